import { cellDate, cellNumber, type Table } from '../reading/table.ts'
import { listed } from './by-date.ts'
import { currencyOf } from './currency.ts'
import type { Filter } from './filters.ts'
import type { Question } from './question.ts'
import { type Statistics, statistics, total } from './statistics.ts'
import { type Winner, winnersOf } from './winners.ts'

export interface Group {
  name: string
  value: number
  rows: number
}

export interface Answer {
  question: Question
  columns: string[]
  /** Rows the answer rests on. */
  rows: string[][]
  totalRows: number
  /** Cells of the measure that hold no number. */
  skipped: number
  /** The rows of those cells, with their place in the table. */
  without?: { place: number; name: string }[]
  value?: number
  groups?: Group[]
  /** The first within each group. */
  winners?: Winner[]
  /** Of all rows, for a share. */
  whole?: number
  /** With which all figures of the measure are written. */
  currency?: string
  /** Another answer beside it shows the same table. */
  isShownElsewhere?: boolean
  /** How many different values the grouped or named column has. */
  statistics?: Statistics[]
}

export function answerQuestion(table: Table, question: Question, today: string): Answer {
  const { operation, measure, groupBy, filters, sort } = question
  const kept = table.rows.filter((row) => filters.every((filter) => passes(row, filter, today)))
  const rows = operation === 'sum' ? sorted(kept, sort, today) : kept
  const without = withoutFigure(table, rows, measure)
  const currency = currencyOf(rows, measure)
  const base = {
    question,
    columns: table.columns.map(({ name }) => name),
    totalRows: table.rows.length,
    ...(without.length > 0 && { without }),
    ...(currency && { currency }),
  }
  if (operation === 'overview') return { ...base, rows, skipped: 0, statistics: statistics(table) }
  const figures = measure === undefined ? [] : rows.map((row) => cellNumber(row[measure] ?? ''))
  const known = figures.filter((figure) => figure !== undefined)
  const skipped = figures.length - known.length
  if (operation === 'list')
    return { ...base, rows: listed(sorted(rows, sort, today), question, today), skipped: 0 }
  const { within } = question
  if (within !== undefined && groupBy !== undefined && measure !== undefined)
    return {
      ...base,
      rows,
      skipped,
      winners: winnersOf(rows, base.columns, {
        within,
        groupBy,
        measure,
        isMin: operation === 'min',
      }),
    }
  if (groupBy !== undefined && operation === 'share')
    return { ...base, rows, skipped, ...sharesOf(table, question, groupBy, today) }
  if (groupBy !== undefined)
    return { ...base, rows, skipped, ...grouped(rows, question, groupBy, today) }
  if (operation === 'count') return { ...base, rows, skipped: 0, value: rows.length }
  if (operation === 'share') {
    // "What share of October's sales is coffee?": of that month's.
    const isOfTime = filters.some(({ kind }) => kind === 'text')
    const wholeRows = table.rows.filter((row) =>
      filters.every((filter) => !isOfTime || filter.kind !== 'date' || passes(row, filter, today)),
    )
    const whole =
      measure === undefined
        ? wholeRows.length
        : total(
            wholeRows
              .map((row) => cellNumber(row[measure] ?? ''))
              .filter((figure) => figure !== undefined),
          )
    return {
      ...base,
      rows,
      skipped,
      value: measure === undefined ? rows.length : total(known),
      whole,
    }
  }
  if (operation === 'difference') {
    const ends = (['max', 'min'] as const).map((end) =>
      extremes(rows, { ...question, operation: end }),
    )
    const holding = [...new Set(ends.flat())]
    return { ...base, rows: holding, skipped, ...(known.length > 0 && { value: spread(known) }) }
  }
  const holding = operation === 'min' || operation === 'max' ? extremes(rows, question) : rows
  const value =
    question.nth === undefined
      ? reduce(operation, known)
      : cellNumber(holding[0]?.[measure ?? 0] ?? '')
  return { ...base, rows: holding, skipped, ...(value !== undefined && { value }) }
}

/** The rows whose cell of the measure holds no number, and what stands first in them. */
function withoutFigure(
  table: Table,
  kept: readonly string[][],
  measure: number | undefined,
): NonNullable<Answer['without']> {
  if (measure === undefined) return []
  const isKept = new Set(kept)
  const label = measure === 0 ? 1 : 0
  return table.rows.flatMap((row, at) =>
    isKept.has(row) && cellNumber(row[measure] ?? '') === undefined
      ? [{ place: at + 1, name: row[label] ?? '' }]
      : [],
  )
}

const spread = (figures: readonly number[]) => total([Math.max(...figures), -Math.min(...figures)])

function reduce(operation: Question['operation'], figures: readonly number[]): number | undefined {
  if (figures.length === 0) return undefined
  switch (operation) {
    case 'average':
      return total(figures) / figures.length
    case 'median': {
      const ordered = [...figures].sort((a, b) => a - b)
      const middle = Math.floor(ordered.length / 2)
      return ordered.length % 2
        ? ordered[middle]
        : ((ordered[middle - 1] ?? 0) + (ordered[middle] ?? 0)) / 2
    }
    case 'min':
      return Math.min(...figures)
    case 'max':
      return Math.max(...figures)
    default:
      return total(figures)
  }
}

/** The rows of the smallest or largest figures: as many as asked, or all that share the extreme. */
function extremes(
  rows: readonly string[][],
  { operation, measure = 0, top, nth }: Question,
): string[][] {
  const known = rows.flatMap((row) => {
    const figure = cellNumber(row[measure] ?? '')
    return figure === undefined ? [] : [{ row, figure }]
  })
  known.sort((a, b) => (operation === 'min' ? a.figure - b.figure : b.figure - a.figure))
  if (nth !== undefined) {
    const wanted = [...new Set(known.map(({ figure }) => figure))][nth - 1]
    return known.filter(({ figure }) => figure === wanted).map(({ row }) => row)
  }
  return (
    top === undefined
      ? known.filter(({ figure }) => figure === known[0]?.figure)
      : known.slice(0, top)
  ).map(({ row }) => row)
}

function grouped(
  rows: readonly string[][],
  { operation: asked, measure, top, nth, isByMonth, sort, figure }: Question,
  groupBy: number,
  today: string,
): Pick<Answer, 'groups' | 'value' | 'whole'> {
  const operation = asked === 'difference' ? (figure ?? 'sum') : asked
  const byName = new Map<string, string[][]>()
  for (const row of rows) {
    const cell = row[groupBy] ?? ''
    const name = isByMonth ? (cellDate(cell, today)?.slice(0, 7) ?? cell) : cell
    const members = byName.get(name)
    if (members) members.push(row)
    else byName.set(name, [row])
  }
  const groups = [...byName].flatMap(([name, members]) => {
    const figures =
      measure === undefined
        ? []
        : members
            .map((row) => cellNumber(row[measure] ?? ''))
            .filter((figure) => figure !== undefined)
    // The largest of groups is the one whose figures add up to most.
    const value =
      operation === 'count' || measure === undefined
        ? members.length
        : // A group without a figure is left out, not taken for zero.
          reduce(operation === 'max' || operation === 'min' ? 'sum' : operation, figures)
    const counted = operation === 'count' || measure === undefined ? members : figures
    return value === undefined ? [] : [{ name, value, rows: counted.length }]
  })
  groups.sort(
    (a, b) =>
      (operation === 'min' ? a.value - b.value : b.value - a.value) || a.name.localeCompare(b.name),
  )
  // Months stand in their order unless the largest or smallest is asked.
  if (isByMonth && operation !== 'max' && operation !== 'min')
    groups.sort((a, b) => a.name.localeCompare(b.name))
  if (sort?.isAscending && operation !== 'min' && operation !== 'max') groups.reverse()
  if (nth !== undefined) {
    const wanted = [...new Set(groups.map(({ value }) => value))][nth - 1]
    return { groups: groups.filter(({ value }) => value === wanted) }
  }
  const isSmallest = operation === 'min' || (operation === 'share' && sort?.isAscending === true)
  const last = top === undefined ? undefined : groups[top - 1]
  // Equals of the last one belong to the top as much as it does.
  const isIn = ({ value }: Group) =>
    !last || (isSmallest ? value <= last.value : value >= last.value)
  if (asked === 'difference') return differenceOf(groups)
  return { groups: groups.filter(isIn), whole: total(groups.map(({ value }) => value)) }
}

/** The shares of the groups that are named, of all groups. */
function sharesOf(
  { rows }: Table,
  question: Question,
  groupBy: number,
  today: string,
): Pick<Answer, 'groups' | 'whole'> {
  const { filters } = question
  const others = filters.filter(({ column }) => column !== groupBy)
  const within = rows.filter((row) => others.every((filter) => passes(row, filter, today)))
  const named = filters.filter((filter) => filter.kind === 'text' && filter.column === groupBy)
  const { groups = [], whole = 0 } = grouped(within, question, groupBy, today)
  const probe = (name: string) => Array.from({ length: groupBy + 1 }, () => name)
  return {
    groups: groups.filter(({ name }) =>
      named.every((filter) => passes(probe(name), filter, today)),
    ),
    whole,
  }
}

/** Of several groups the first and the last. */
function differenceOf(groups: readonly Group[]): Pick<Answer, 'groups' | 'value'> {
  const ends = groups.length > 2 ? [groups[0] as Group, groups.at(-1) as Group] : [...groups]
  return ends.length < 2
    ? { groups: ends }
    : { groups: ends, value: spread(ends.map(({ value }) => value)) }
}

function passes(row: readonly string[], filter: Filter, today: string): boolean {
  const cell = row[filter.column] ?? ''
  if (filter.kind === 'text') return filter.values.includes(cell) !== filter.isExcluded
  if (filter.kind === 'number') {
    const figure = cellNumber(cell)
    if (figure === undefined) return false
    const { min, max, isStrict, isOutside } = filter
    if (isOutside) return passesEither(figure, filter)
    if (isStrict) return (min === undefined || figure > min) && (max === undefined || figure < max)
    return (min === undefined || figure >= min) && (max === undefined || figure <= max)
  }
  const date = cellDate(cell, today)
  if (!date) return false
  const { from, to, days, month, months, year, isExcluded = false } = filter
  const isIn =
    (from === undefined || date >= from) &&
    (to === undefined || date <= to) &&
    (days === undefined || days.includes(date)) &&
    (month === undefined || Number(date.slice(5, 7)) === month) &&
    (months === undefined || months.includes(Number(date.slice(5, 7)))) &&
    (year === undefined || Number(date.slice(0, 4)) === year)
  return isIn !== isExcluded
}

const passesEither = (
  figure: number,
  { min = Infinity, max = -Infinity, isStrict }: Extract<Filter, { kind: 'number' }>,
): boolean => figure < max || figure > min || (!isStrict && (figure === max || figure === min))

function sorted(rows: readonly string[][], sort: Question['sort'], today: string): string[][] {
  if (!sort) return [...rows]
  const direction = sort.isAscending ? 1 : -1
  const compared = (a: string, b: string): number => {
    const [first, second] = [cellNumber(a), cellNumber(b)]
    if (first !== undefined && second !== undefined) return first - second
    return (cellDate(a, today) ?? a).localeCompare(cellDate(b, today) ?? b)
  }
  return [...rows].sort((a, b) => direction * compared(a[sort.column] ?? '', b[sort.column] ?? ''))
}
