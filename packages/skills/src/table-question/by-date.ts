import { cellDate } from '../reading/table.ts'
import type { Unclear } from './beyond.ts'
import type { Filter } from './filters.ts'
import type { Mentions } from './mentions.ts'
import { hitsOf } from './operations.ts'
import { strangeValues } from './unknown-words.ts'

// Which row is the first or the last by its day: "who joined first", «مين آخر واحد تعيّن».

const FIRST = /first|earliest|oldest|soonest|اول|اقدم/u
const LAST = /last|latest|newest|recent|اخر|احدث/u

interface ByDate {
  operation: 'list'
  filters: Filter[]
  sort: { column: number; isAscending: boolean }
  isDateEnd: true
  top?: number
}

/** The rows at the end of the only column of days, where no figure is named that could be the highest. */
export function dateEndIn(said: Mentions): ByDate | Unclear | undefined {
  const { asked, plain, measures, limits, textFilters, dateFilter, top, table } = said
  const dated = table.columns.flatMap(({ type }, column) => (type === 'date' ? [column] : []))
  const [column] = dated
  if (column === undefined || dated.length > 1 || measures.length + limits.length > 0)
    return undefined
  const end = hitsOf(plain, ['min', 'max'])
    .map((hit) => plain.slice(hit.start, hit.end).toLowerCase())
    .find((words) => FIRST.test(words) || LAST.test(words))
  if (end === undefined) return undefined
  const object = strangeValues(asked, table).find(({ isObject }) => isObject)
  if (object) return { unclear: 'value', word: object.written }
  return {
    operation: 'list',
    filters: [...textFilters, ...(dateFilter ? [dateFilter] : [])],
    sort: { column, isAscending: FIRST.test(end) },
    isDateEnd: true,
    ...(top !== undefined && { top }),
  }
}

/** The rows of a list; of one by day as many as are asked for, and those of the same day as the last of them. */
export function listed(
  sorted: string[][],
  { isDateEnd, sort, top = 1 }: { isDateEnd?: boolean; sort?: ByDate['sort']; top?: number },
  today: string,
): string[][] {
  if (!isDateEnd || !sort) return sorted
  const dayOf = (row: readonly string[] | undefined) => cellDate(row?.[sort.column] ?? '', today)
  const dated = sorted.filter(dayOf)
  const last = dayOf(dated[top - 1])
  return dated.filter((row, index) => index < top || dayOf(row) === last)
}
