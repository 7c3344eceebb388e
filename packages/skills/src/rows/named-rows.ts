import { dates } from '../reading/dates.ts'
import { fold } from '../reading/fold.ts'
import { monthNames, monthOfName } from '../reading/month-names.ts'
import type { Span } from '../reading/span.ts'
import { cellDate, type Table } from '../reading/table.ts'

/** A table as it is after a message that changes it. */
export interface ChangedTable {
  table: Table
  /** What else the message says. */
  said: string
}

interface NamedRows {
  rows: string[][]
  /** Where the message names them. */
  places: Span[]
}

const DAY_OF_MONTH =
  /(?<!\p{L})(?:the )?(?<day>\d{1,2})(?:st|nd|rd|th)(?!\p{L})|(?<!\p{L})يوم (?<number>\d{1,2})(?![\d/.-])/giu
const MOST_LETTERS = 60

/** The rows of which a message names what stands in them: a name, a day, "the one on the 20th". */
export function namedRows(pasted: Table, text: string, today: string): NamedRows {
  const days = daysNamed(pasted, text, today)
  const values = valuesNamed(pasted, text)
  const isMeant = (row: readonly string[]) =>
    (days.length === 0 || days.some((one) => one.isOf(row))) &&
    [...Map.groupBy(values, ({ column }) => column)].every(([column, named]) =>
      named.some(({ cell }) => cell === row[column]),
    )
  const places = [...days, ...values].map(({ start, end }) => ({ start, end }))
  return { rows: places.length > 0 ? pasted.rows.filter(isMeant) : [], places }
}

/** Cells of words that stand in the message, the longest where one holds another. */
function valuesNamed({ columns, rows }: Table, text: string) {
  const { text: folded, original } = fold(text)
  const found = columns.flatMap(({ type }, column) =>
    type === 'text'
      ? [...new Set(rows.map((row) => row[column] ?? ''))].flatMap((cell) => {
          const at = cell.length < MOST_LETTERS ? placeOf(fold(cell).text, folded) : -1
          const end = at + fold(cell).text.length
          return at < 0 ? [] : [{ cell, column, start: original(at), end: original(end - 1) + 1 }]
        })
      : [],
  )
  return found.filter(
    (one) =>
      !found.some(
        (other) =>
          other.cell.length > one.cell.length && other.start <= one.start && one.end <= other.end,
      ),
  )
}

/** Where a cell stands as words of its own, «وبدبي» included. */
function placeOf(cell: string, folded: string): number {
  if (cell.length < 2 || !/\p{L}/u.test(cell)) return -1
  for (let at = folded.indexOf(cell); at >= 0; at = folded.indexOf(cell, at + 1)) {
    const before = folded.slice(Math.max(0, at - 4), at)
    const behind = folded[at + cell.length] ?? ''
    if (STARTS.test(before) && !/[\p{L}\d]/u.test(behind)) return at
  }
  return -1
}
const STARTS = /(?:^|[^\p{L}\d])[وف]?(?:[بل]?(?:ال)?|لل)$/u

const MONTH = new RegExp(`(?<!\\p{L})و?[بلف]?(?<name>${monthNames.join('|')})(?!\\p{L})`, 'gu')

function monthsNamed(text: string) {
  const { text: folded, original } = fold(text)
  return Array.from(folded.matchAll(MONTH), ({ index, 0: { length }, groups }) => ({
    start: original(index),
    end: original(index + length - 1) + 1,
    month: String(monthOfName(groups?.name ?? '')).padStart(2, '0'),
  }))
}

function daysNamed({ columns, rows }: Table, text: string, today: string) {
  const column = columns.findIndex(({ type }) => type === 'date')
  if (column < 0) return []
  const dayOf = (row: readonly string[]) => cellDate(row[column] ?? '', today)
  const whole = dates(text, today)
    .map((day) => ({ ...day, isOf: (row: readonly string[]) => dayOf(row) === day.date }))
    .filter(({ isOf }) => rows.some(isOf))
  if (whole.length > 0) return whole
  const months = monthsNamed(text)
  const isInMonth = (row: readonly string[]) =>
    months.length === 0 || months.some(({ month }) => dayOf(row)?.slice(5, 7) === month)
  const days = Array.from(text.matchAll(DAY_OF_MONTH), ({ index, 0: { length }, groups }) => {
    const number = (groups?.day ?? groups?.number ?? '').padStart(2, '0')
    return {
      start: index,
      end: index + length,
      isOf: (row: readonly string[]) => dayOf(row)?.slice(8) === number && isInMonth(row),
    }
  })
  return days.length > 0 ? days : months.map((span) => ({ ...span, isOf: isInMonth }))
}
