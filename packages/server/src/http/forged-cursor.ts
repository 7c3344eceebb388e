/** What PostgreSQL says of a value that is none of its kind (its class of data exceptions), and of the hole that a missing one leaves. */
const isOfNoKind = /^22|^42P18$|^42601$/

/**
 * Whether an operation failed because of what its cursor holds. The input was checked, but a cursor is opaque: somebody who reads this
 * code can seal one over a place that is none, and the first to notice is the date or the database that is asked for it.
 */
export function isForgedCursor(input: object, error: unknown): boolean {
  if (!('cursor' in input) || input.cursor === undefined) return false
  if (error instanceof RangeError) return true
  const { cause } = error as { cause?: { code?: unknown } }
  return typeof cause?.code === 'string' && isOfNoKind.test(cause.code)
}
