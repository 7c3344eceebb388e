import { table } from '../reading/table.ts'
import { words } from '../reading/words.ts'
import type { Key, Tags } from './address.ts'
import { addressesIn } from './read-links.ts'
import { sourceNamed } from './read-tags.ts'
import { labels } from './tag-words.ts'

/** Links as somebody keeps them in a table: a column for each tag, a row for each link. */
export interface TagTable {
  rows: { tags: Tags; address: string | undefined }[]
  /** What stands before and behind the table. */
  around: string
}

/** Columns that name a tag, and nothing else: "utm_source", «الوسيط», "campaign name". */
function keyOfColumn(name: string): Key | undefined {
  const all = words(name)
  return labels(all).find(({ from, to }) => from === 0 && to === all.length)?.concept
}

/** The table whose head names tags, if one is pasted; no day counts for it. */
export function tagTable(message: string): TagTable | undefined {
  const found = table(message, NO_DAY)
  const columns = found?.columns.map(({ name }) => keyOfColumn(name)) ?? []
  const named = columns.filter((key) => key !== undefined)
  if (!found || named.length < LEAST_COLUMNS || new Set(named).size < named.length) return undefined
  return {
    rows: found.rows.map((row) => ({
      tags: Object.fromEntries(
        columns.flatMap((key, index) => {
          const cell = row[index]
          return key && cell ? [[key, key === 'utm_source' ? sourceNamed(cell) : cell]] : []
        }),
      ) as Tags,
      address: row.map((cell) => addressesIn(cell)[0]?.address).find((address) => address),
    })),
    around: found.around,
  }
}
const NO_DAY = '2000-01-01'
const LEAST_COLUMNS = 2
