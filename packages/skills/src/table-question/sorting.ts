import type { Mentions } from './mentions.ts'
import { hitsOf, type Operation } from './operations.ts'

export interface Sort {
  column: number
  isAscending: boolean
}

/** In which order rows or groups are shown. */
export function sortOf(
  { folded, plain, named, table, top, isSort }: Mentions,
  operation: Operation,
  measure: number | undefined,
): Sort | undefined {
  const ordered = named.find(({ column }) => table.columns[column]?.type !== 'text') ?? named[0]
  const [extreme] = hitsOf(plain, ['min', 'max'])
  if (operation === 'average' && extreme && measure !== undefined)
    return { column: measure, isAscending: extreme.concept === 'min' }
  if (operation === 'share' && top !== undefined && extreme?.concept === 'min')
    return measure === undefined ? undefined : { column: measure, isAscending: true }
  // "From the highest to the lowest" is an order of figures, whoever else is named.
  const byFigure = extreme && ordered && table.columns[ordered.column]?.type === 'text'
  const column = isSort
    ? ((byFigure ? (measure ?? ordered.column) : ordered?.column) ?? measure)
    : operation === 'list' && top
      ? measure
      : undefined
  if (column === undefined) return undefined
  const [first] = hitsOf(plain, ['min', 'max'])
  const isAscending =
    /\b(?:ascending|asc|(?:low|small) to|a to z)\b|تصاعدي/.test(folded) ||
    (table.columns[column]?.type === 'date' && /\boldest first\b|من الاقدم/.test(folded)) ||
    first?.concept === 'min'
  return { column, isAscending }
}
