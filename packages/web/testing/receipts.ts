import { generateKeyPairSync, hash, sign } from 'node:crypto'
import type { receipts, signing } from '@wakeel/contract'

const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const sha256 = (text: string) => hash('sha256', text, 'hex')

/** A store's key, and what it signs. */
export function openSigner(kid = 'the-key') {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  const { x = '' } = publicKey.export({ format: 'jwk' })
  const key: signing.PublishedKey = {
    kty: 'OKP',
    crv: 'Ed25519',
    x,
    kid,
    alg: 'EdDSA',
    use: 'sig',
    created_at: '2026-11-01T08:00:00.000Z',
  }
  return {
    key,
    sign(receipt: receipts.Receipt): string {
      const signed = `${encoded({ alg: 'EdDSA', kid, typ: 'wakeel-receipt+jws' })}.${encoded(receipt)}`
      return `${signed}.${sign(null, Buffer.from(signed), privateKey).toString('base64url')}`
    },
  }
}

export const receipt: receipts.Receipt = {
  version: 1,
  iss: 'https://store.example',
  run_id: '11111111-2222-4333-8444-555555555555',
  reply_to: null,
  kind: 'paid',
  app: { id: '66666666-2222-4333-8444-555555555555', slug: 'vat-invoice-desk' },
  agent: { version: 3, sha256: sha256('the agent') },
  outcome: 'answer',
  input_sha256: sha256('Add VAT to AED 1,000'),
  answer_sha256: sha256('**AED 1,050**'),
  skills: [{ name: 'vat-calculator', input_sha256: sha256('{}') }],
  files: [],
  provider: 'built-in',
  started_at: '2026-11-20T08:00:00.000Z',
  finished_at: '2026-11-20T08:00:00.120Z',
  elapsed_ms: 120,
  price: { amount: 250, currency: 'AED', source: 'wallet' },
  person: 'a-pseudonym',
  api_key_id: null,
  organisation: null,
  recorded_at_end: true,
}
