import { foldArabic, latinDigits } from '../reading/arabic.ts'
import { numbers } from '../reading/numbers.ts'
import type { Table } from '../reading/table.ts'
import { type ColumnMention, columnsIn } from './columns.ts'
import { dateFilterIn } from './date-filters.ts'
import { equalsIn } from './equals.ts'
import { boundsIn, textFiltersIn } from './filters.ts'
import { rankIn, topIn } from './grouping.ts'
import { meantColumns } from './meant-columns.ts'
import { hitsOf, isOfAll, refersBack } from './operations.ts'
import { insteadIn, withTextInstead } from './put-right.ts'
import { quantityOf } from './quantity-of.ts'

export const foldedOf = (text: string) => latinDigits(foldArabic(text)).replace(/\s+/g, ' ')

/** "Is the average above 75?" compares the average, and leaves out no row. */
const isOfResult = (subject: string): boolean => {
  const asked =
    /(?:^|[.?!,،؟\n])[^\S\n]{0,5}(?:and |so |but |then )?(?:is|was|are|were|does|did|و?هل) (?<rest>[^.?!,،؟\n]*)$/u.exec(
      subject,
    )
  return asked !== null && hitsOf(asked.groups?.rest ?? '', ['average', 'median', 'sum']).length > 0
}

/** "Over the 3 days" of a table that has three: all of them. */
const isOfEveryValue = (plain: string, table: Table): boolean =>
  numbers(plain).some(({ value, end }) =>
    columnsIn(plain.slice(end), table).some(
      ({ column, place }) =>
        place === 0 &&
        table.columns[column]?.type !== 'number' &&
        value > 1 &&
        value === new Set(table.rows.map((row) => row[column])).size,
    ),
  )

/** Everything in the question that is told by words: columns, cells, dates, limits. */
export function mentionsIn(
  { asked, about }: { asked: string; about: string },
  folded: string,
  table: Table,
  today: string,
) {
  const { found: bounds, rest: plain } = boundsIn(folded)
  const boundsInstead = boundsIn(foldedOf(insteadIn(asked))).found
  const ownBounds = (boundsInstead.length > 0 ? boundsInstead : bounds).filter(
    ({ subject }) => !isOfResult(subject),
  )
  const named = columnsIn(asked, table)
  const isNumeric = ({ column }: ColumnMention) => table.columns[column]?.type === 'number'
  const numericIn = (part: string) => columnsIn(part, table).filter(isNumeric)
  // "The cheapest with at least 4 stars": what is counted stands right behind its figure.
  const namedFirst = (follow: string) =>
    numericIn(follow).find(({ place, score }) => place === 0 && score === 2)
  const isBack = refersBack(asked)
  const before = boundsIn(foldedOf(about))
  const found = ownBounds.length === 0 && isBack ? before.found : ownBounds
  const top = topIn(plain)
  const ownEquals = equalsIn(plain, table, top)
  const equals =
    ownEquals.length === 0 && isBack ? equalsIn(before.rest, table, undefined) : ownEquals
  const limits = [
    ...found.map(({ subject, follow, ...bound }) => ({
      ...bound,
      column: (namedFirst(follow) ?? numericIn(subject).at(-1) ?? numericIn(follow)[0])?.column,
    })),
    ...equals,
  ]
  const figures = meantColumns(asked, named.filter(isNumeric))
  const others = figures.filter(({ column }) => !limits.some((limit) => limit.column === column))
  const isWide = (isOfAll(asked) || isOfEveryValue(plain, table)) && !isBack
  const instead = insteadIn(asked)
  const own = withTextInstead(textFiltersIn(asked, table), textFiltersIn(instead, table))
  const day = dayInstead(instead, table, today) ?? dateFilterIn(asked, folded, table, today)
  const measures = [...new Set(best(others.length > 0 ? others : figures))]
  const quantity = measures.length === 0 ? quantityOf(asked, table, own) : undefined
  const taken = own.length === 0 && !day && !isWide ? about : ''
  return {
    asked,
    folded,
    plain,
    table,
    named,
    limits,
    /** Columns of figures that no limit is about. */
    others,
    measures: quantity === undefined ? measures : [quantity],
    numeric: table.columns.flatMap(({ type }, column) => (type === 'number' ? [column] : [])),
    textFilters: taken ? textFiltersIn(taken, table) : own,
    dateFilter: taken ? dateFilterIn(taken, foldedOf(taken), table, today) : day,
    top,
    rank: rankIn(plain),
    isSort: hitsOf(plain, ['sort']).length > 0,
  }
}

/** "… no sorry, April": the month that is meant stands alone. */
const dayInstead = (instead: string, table: Table, today: string) =>
  instead
    ? (dateFilterIn(instead, foldedOf(instead), table, today) ??
      dateFilterIn(`in ${instead}`, `in ${foldedOf(instead)}`, table, today))
    : undefined

export type Mentions = ReturnType<typeof mentionsIn>

/** The columns named best: by their own name before by another word for it. */
function best(mentions: readonly ColumnMention[]): number[] {
  const most = Math.max(...mentions.map(({ score }) => score), 0)
  return mentions.filter(({ score }) => score === most).map(({ column }) => column)
}
