import { fold } from '../reading/fold.ts'
import type { Table } from '../reading/table.ts'
import { words } from '../reading/words.ts'
import type { Filter } from './filters.ts'

const QUANTITY =
  /^(?:qty|quantity|stock|in stock|on hand|units?|pieces|pcs|(?:ال)?(?:كميه|مخزون|قطع|حبات))$/
const HOW_MANY = /(?:\bhow many|(?<!\p{L})و?(?:كم|كام))\s{1,2}(?:of )?(?:the )?$/u

/** "How many pipes do we have?" of a table with their quantity: how many are there, and not in how many rows. */
export function quantityOf(
  asked: string,
  { columns }: Table,
  filters: readonly Extract<Filter, { kind: 'text' }>[],
): number | undefined {
  const named = columns.flatMap(({ name, type }, column) =>
    type === 'number' && QUANTITY.test(fold(name).text.trim()) ? [column] : [],
  )
  const [only] = named
  if (only === undefined || named.length > 1) return undefined
  const stems = new Set(
    filters
      .filter(({ isExcluded }) => !isExcluded)
      .flatMap(({ values }) => values.flatMap((value) => words(value).map(({ stem }) => stem))),
  )
  const { text } = fold(asked)
  return words(text).some(
    ({ stem, start }) => stems.has(stem) && HOW_MANY.test(text.slice(0, start)),
  )
    ? only
    : undefined
}
