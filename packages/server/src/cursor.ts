import { hash } from 'node:crypto'
import { Text } from '@wakeel/contract'
import { z } from 'zod'
import { DomainError } from './errors.ts'

type Key = readonly (string | number)[]

const CHECKSUM_LENGTH = 12

/** What keys of rows are made of; whoever reads this code can make a checksum of anything, so a list says what its keys hold. */
export const cell = {
  /** Milliseconds since 1970. */
  time: z.int().min(0).max(8.64e15),
  /** `2026-11-20T08:00:00.000Z` */
  isoTime: z.iso.datetime().regex(/^(19[7-9]|2)\d/),
  number: z.int(),
  id: z.guid(),
  text: Text,
}

/** Newest first by a time in milliseconds, and by id among those of one moment. */
export const TimeAndId = z.tuple([cell.time, cell.id])
export type TimeAndId = z.output<typeof TimeAndId>

/** The same with the time as text. */
export const IsoTimeAndId = z.tuple([cell.isoTime, cell.id])
export type IsoTimeAndId = z.output<typeof IsoTimeAndId>

/** By a number that no two rows share. */
export const OneNumber = z.tuple([cell.number])

/** An opaque place in a list: the sort key of the last row shown. It is only good for the list (`of`) that gave it out. */
export function writeCursor(of: string, key: Key): string {
  const content = JSON.stringify(key)
  return checksum(of, content) + Buffer.from(content).toString('base64url')
}

/**
 * The key that `writeCursor` put in, where a list does not begin at its beginning; throws `request.cursor_invalid` when the cursor was
 * changed, belongs to another list, or holds anything but such a key.
 */
export function readCursor<K extends Key>(
  of: string,
  cursor: string | undefined,
  schema: z.ZodType<K>,
): K | undefined {
  if (cursor === undefined) return undefined
  const content = Buffer.from(cursor.slice(CHECKSUM_LENGTH), 'base64url').toString()
  if (cursor.slice(0, CHECKSUM_LENGTH) !== checksum(of, content))
    throw new DomainError('request.cursor_invalid')
  const key = schema.safeParse(parseJson(content))
  if (!key.success) throw new DomainError('request.cursor_invalid', { cause: key.error })
  return key.data
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

function parseJson(content: string): unknown {
  try {
    return JSON.parse(content)
  } catch {
    return undefined
  }
}

/** Not a secret: a cursor gives no right, so this only has to tell a mistake from a place in this list. */
function checksum(of: string, content: string): string {
  return hash('sha256', `${of}\n${content}`, 'base64url').slice(0, CHECKSUM_LENGTH)
}
