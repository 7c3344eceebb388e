import { createHash, randomInt } from 'node:crypto'
import { crc32 } from 'node:zlib'

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
/** 178 bits: nobody guesses one, so a plain hash of it cannot be turned back. */
const RANDOM_LENGTH = 30
const CHECK_LENGTH = 6
const HINT_LENGTH = 'wkl_live_'.length + 4

/** What it is for: a key, a test key; an access token, a refresh token, an authorization code. */
type SecretKind = 'live' | 'test' | 'oat' | 'ort' | 'oac'

export function newSecret(kind: SecretKind): string {
  const random = Array.from({ length: RANDOM_LENGTH }, () => DIGITS[randomInt(DIGITS.length)])
  const body = `wkl_${kind}_${random.join('')}`
  return body + checkOf(body)
}

/** Whether the store could have made it; what was mistyped or made up costs no question to the database. */
export const couldBeSecret = (text: string, pattern: RegExp): boolean =>
  pattern.test(text) && checkOf(text.slice(0, -CHECK_LENGTH)) === text.slice(-CHECK_LENGTH)

export const hashOf = (secret: string): string =>
  createHash('sha256').update(secret).digest('base64url')

/** What of a secret may be shown. */
export const hintOf = (secret: string): string => secret.slice(0, HINT_LENGTH)

function checkOf(body: string): string {
  let rest = crc32(body)
  let check = ''
  for (let index = 0; index < CHECK_LENGTH; index += 1) {
    check = DIGITS[rest % DIGITS.length] + check
    rest = Math.floor(rest / DIGITS.length)
  }
  return check
}
