import { hash } from 'node:crypto'

/** The id of the event that tells this: the same whenever it is made, so that nothing is told twice. A UUID of version 8. */
export function eventId(...of: readonly string[]): string {
  const digits = hash('sha256', of.join('\n'), 'hex')
  const variant = '89ab'[Number.parseInt(digits[16]!, 16) % 4]!
  return [
    digits.slice(0, 8),
    digits.slice(8, 12),
    `8${digits.slice(13, 16)}`,
    variant + digits.slice(17, 20),
    digits.slice(20, 32),
  ].join('-')
}
