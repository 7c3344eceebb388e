import { createHash } from 'node:crypto'

const ALPHABET = '0123456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const LENGTH = 17

/** An id that looks like one of PayPal's, made from one of ours. */
export function toPayPalId(id: string): string {
  const bytes = createHash('sha256').update(id).digest().subarray(0, LENGTH)
  return Array.from(bytes, (byte) => ALPHABET[byte % ALPHABET.length]).join('')
}
