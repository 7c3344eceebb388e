import { hash } from 'node:crypto'
import canonicalize from 'canonicalize'

/** JSON in the one form that is hashed and signed (RFC 8785). What cannot be written in UTF-8, half a surrogate pair, becomes U+FFFD. */
export function canonicalJson(value: unknown): string {
  const text = JSON.stringify(value) ?? 'null'
  return canonicalize(JSON.parse(text.replace(ESCAPED_SURROGATE, replaceLone))) ?? 'null'
}

/** `JSON.stringify` escapes a surrogate only where it stands alone. A backslash that is escaped itself is read over. */
const ESCAPED_SURROGATE = /\\(?:\\|ud[89a-f][0-9a-f]{2})/g

const replaceLone = (escaped: string): string => (escaped === '\\\\' ? escaped : '\\ufffd')

/** In hexadecimal, of the text in UTF-8. */
export const sha256OfText = (text: string): string => hash('sha256', text, 'hex')

export const sha256OfJson = (value: unknown): string => sha256OfText(canonicalJson(value))
