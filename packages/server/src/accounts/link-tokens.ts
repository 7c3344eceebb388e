import { createHash, randomBytes } from 'node:crypto'

/** The secret part of a link in an e-mail. */
export const newLinkToken = (): string => randomBytes(24).toString('base64url')

/**
 * How better-auth's verifications are named in the database: by kind and hash, so that links of a kind can be ended and nobody who
 * reads the table can follow one. No name that is asked for holds a `#` after its kind, so a stored one is never found as if it were plain.
 */
export function storedIdentifier(identifier: string): string {
  const [kind = ''] = /^[a-z-]+(?=:)/.exec(identifier) ?? []
  return `${kind}#${createHash('sha256').update(identifier).digest('base64url')}`
}
