import { createPrivateKey, createPublicKey, hkdfSync, type KeyObject } from 'node:crypto'
import type { JWK } from 'jose'
import type { CardKeys } from './dependencies.ts'

/** What stands before the 32 bytes of an Ed25519 key in PKCS #8. */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex')

/** One key that follows from the store’s secret and changes with it, until the store keeps keys that are rotated. */
export function deriveKeys(secret: string): CardKeys & { publishedKeys(): Promise<JWK[]> } {
  let derived: Promise<{ kid: string; privateKey: KeyObject; jwk: JWK }> | undefined

  async function derive() {
    const { calculateJwkThumbprint } = await import('jose')
    const seed = Buffer.from(hkdfSync('sha256', secret, '', 'wakeel agent cards', 32))
    const privateKey = createPrivateKey({
      key: Buffer.concat([PKCS8, seed]),
      format: 'der',
      type: 'pkcs8',
    })
    const jwk = createPublicKey(privateKey).export({ format: 'jwk' }) as JWK
    const kid = await calculateJwkThumbprint(jwk)
    return { kid, privateKey, jwk: { ...jwk, kid, alg: 'EdDSA', use: 'sig' } }
  }
  const key = () => (derived ??= derive())

  return { currentKey: key, publishedKeys: async () => [(await key()).jwk] }
}
