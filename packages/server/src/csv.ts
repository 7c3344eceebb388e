import { setImmediate } from 'node:timers/promises'
import { MAX_EXPORTED_ROWS } from '@wakeel/contract'
import { CSV_MARK, csvLine } from '@wakeel/contract/csv'

export type CsvRow = readonly (string | number)[]

/** So many are read at a time, so that others are answered in between. */
export const CSV_PART = 500

/** A table as CSV. Numbers are fils and become dirhams. */
export function toCsv(rows: readonly CsvRow[]): Uint8Array {
  return Buffer.from(CSV_MARK + rows.map(toLine).join(''))
}

interface LongList<Item> {
  head: CsvRow
  /** What comes after this one, at most so many. */
  read(last: Item | undefined, max: number): Promise<Item[]>
  /** The rows of each. */
  toRows(items: readonly Item[]): Promise<CsvRow[][]> | CsvRow[][]
  maxRows?: number
}

/** A list that grows, as CSV: read and written part by part, and cut at the maximum of rows that a file holds. */
export async function csvOf<Item>({
  head,
  read,
  toRows,
  maxRows = MAX_EXPORTED_ROWS,
}: LongList<Item>) {
  const parts = [toCsv([head])]
  let rows = 0
  let isTruncated = false
  let last: Item | undefined
  while (!isTruncated) {
    const items = await read(last, CSV_PART)
    const all = (await toRows(items)).flat()
    const written = all.slice(0, maxRows - rows)
    isTruncated = written.length < all.length
    parts.push(Buffer.from(written.map(toLine).join('')))
    rows += written.length
    last = items.at(-1)
    if (items.length < CSV_PART) break
    // The embedded database answers without a turn of the loop.
    await setImmediate()
  }
  return { bytes: Buffer.concat(parts), rows, isTruncated }
}

const toLine = (row: CsvRow): string =>
  csvLine(row.map((cell) => (typeof cell === 'number' ? (cell / 100).toFixed(2) : cell)))
