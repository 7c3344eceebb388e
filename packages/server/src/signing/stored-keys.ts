import { createPrivateKey, generateKeyPairSync, hash } from 'node:crypto'
import type { signing as contract } from '@wakeel/contract'
import { and, eq, isNull } from 'drizzle-orm'
import type { Queries, Transaction } from '../database/database.ts'
import { signingKeys } from '../database/schema/signing.ts'
import type { Encryption } from '../secrets/encryption.ts'
import { canonicalJson } from './canonical-json.ts'
import type { CurrentKey, SigningDependencies } from './dependencies.ts'

export type KeyRow = typeof signingKeys.$inferSelect

/** What the private key is encrypted for: it opens for no other row. */
const about = (kid: string) => `signing key ${kid}`

export async function findInForce(queries: Queries): Promise<KeyRow | undefined> {
  const [row] = await queries.select().from(signingKeys).where(isNull(signingKeys.retiredAt))
  return row
}

export async function findKey(queries: Queries, kid: string): Promise<KeyRow | undefined> {
  const [row] = await queries.select().from(signingKeys).where(eq(signingKeys.kid, kid))
  return row
}

/** Undefined when it was encrypted with another secret of the store. */
export function openKey(
  encryption: Encryption,
  { kid, encryptedPrivateJwk }: KeyRow,
): CurrentKey | undefined {
  const jwk = encryptedPrivateJwk && encryption.decrypt(encryptedPrivateJwk, about(kid))
  if (!jwk) return undefined
  return { kid, privateKey: createPrivateKey({ key: JSON.parse(jwk), format: 'jwk' }) }
}

/** Retires that key, if it is still in force, and answers with the one in force afterwards, made here unless another process was faster. */
export async function replaceKey(
  { clock, encryption }: Pick<SigningDependencies, 'clock' | 'encryption'>,
  tx: Transaction,
  replaced: string | undefined,
): Promise<KeyRow> {
  const now = clock.now()
  if (replaced !== undefined)
    await tx
      .update(signingKeys)
      .set({ retiredAt: now, encryptedPrivateJwk: null })
      .where(and(eq(signingKeys.kid, replaced), isNull(signingKeys.retiredAt)))
  await tx
    .insert(signingKeys)
    .values({ ...makeKey(encryption), createdAt: now })
    .onConflictDoNothing()
  const row = await findInForce(tx)
  if (!row) throw new Error('the signing key was retired while it was made')
  return row
}

function makeKey(
  encryption: Encryption,
): Pick<KeyRow, 'kid' | 'publicJwk' | 'encryptedPrivateJwk'> {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  const { x } = publicKey.export({ format: 'jwk' })
  const publicJwk = { kty: 'OKP', crv: 'Ed25519', x: x! } as const
  // Its thumbprint (RFC 7638), which is made of exactly these members.
  const kid = hash('sha256', canonicalJson(publicJwk), 'base64url')
  return {
    kid,
    publicJwk,
    encryptedPrivateJwk: encryption.encrypt(
      canonicalJson(privateKey.export({ format: 'jwk' })),
      about(kid),
    ),
  }
}

export const toSigningKey = ({
  kid,
  publicJwk,
  createdAt,
  retiredAt,
}: KeyRow): contract.SigningKey => ({
  kid,
  public_key: publicJwk,
  created_at: createdAt.toISOString(),
  retired_at: retiredAt?.toISOString() ?? null,
})
