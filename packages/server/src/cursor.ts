import { hash } from 'node:crypto'
import { DomainError } from './errors.ts'

type Key = readonly (string | number)[]

const SEAL_LENGTH = 12

/** An opaque place in a list: the sort key of the last row shown. It is only good for the list (`of`) that gave it out. */
export function writeCursor(of: string, key: Key): string {
  const content = JSON.stringify(key)
  return seal(of, content) + Buffer.from(content).toString('base64url')
}

/**
 * The key that `writeCursor` put in, where a list does not begin at its beginning; throws `request.cursor_invalid` when the cursor was
 * changed or belongs to another list.
 */
export function readCursor<K extends Key>(of: string, cursor: string | undefined): K | undefined {
  if (cursor === undefined) return undefined
  const content = Buffer.from(cursor.slice(SEAL_LENGTH), 'base64url').toString()
  if (cursor.slice(0, SEAL_LENGTH) !== seal(of, content)) throw new DomainError('request.cursor_invalid')
  return JSON.parse(content) as K
}

/** What is shown of rows of which one more than a page holds was read, and where the next page begins; null where there is none. */
export function toPage<Row>(
  of: string,
  rows: readonly Row[],
  limit: number,
  keyOf: (last: Row) => Key,
): { shown: Row[]; next_cursor: string | null } {
  const shown = rows.slice(0, limit)
  return { shown, next_cursor: rows.length > limit ? writeCursor(of, keyOf(shown.at(-1)!)) : null }
}

/** Not a secret: a cursor gives no right, so this only has to tell a mistake from a place in this list. */
function seal(of: string, content: string): string {
  return hash('sha256', `${of}\n${content}`, 'base64url').slice(0, SEAL_LENGTH)
}
