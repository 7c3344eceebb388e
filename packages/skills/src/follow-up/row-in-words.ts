import { dates } from '../reading/dates.ts'
import { fold } from '../reading/fold.ts'
import { numbers } from '../reading/numbers.ts'
import type { Table } from '../reading/table.ts'
import { words } from '../reading/words.ts'
import type { ChangedTable } from './changed-table.ts'
import { namedRows } from './named-rows.ts'

const ADDS =
  /^[^\p{L}\d]{0,4}(?:(?:and|also|please|pls|oh|sorry|wait|i|we|و|لا|لو سمحت)[\s,،]{1,3}){0,3}(?:add|forgot|missed|نسيت|نسينا|[أا]?ضيف\p{L}{0,2}|زيد\p{L}{0,2}|سجل\p{L}{0,2})(?!\p{L})(?:\s(?:about|to add|this|that|one|it|also|a|another|entry|line|row|هذا|هذي|هاي|سطر|قيد|واحد|كمان|بعد)(?!\p{L})){0,4}[\s:：,،-]{1,3}/iu
/** What joins the parts of a row in a sentence. */
const JOINS =
  /(?<!\p{L})(?:on|for|from|in|at|with|worth|of|who|sold|paid|cost|costs|aed|dhs?|dirhams?|من|في|على|ب|يوم|بتاريخ|باع|دفع|درهم)(?!\p{L})|[:;؛,،-]/giu
const COMPARED = /(?<!\p{L})(?:above|over|below|under|than|least|most|فوق|تحت|اكثر|اقل)(?!\p{L})/iu
const MOST_WORDS = 6

/** A row told in words: "add this one 20/9/2026 plumber 350", «نسينا سعاد من العين 1500». */
export function withRowTold(
  { columns, rows, around }: Table,
  text: string,
  today: string,
): ChangedTable | undefined {
  const lead = ADDS.exec(text)?.[0]
  if (lead === undefined) return undefined
  const told = text.slice(lead.length)
  const [day, ...otherDays] = dates(told, today)
  const isDated = columns.some(({ type }) => type === 'date')
  const figure = figureOf(told, day)
  const [amount] = columns.flatMap(({ type }, at) => (type === 'number' ? [at] : []))
  if (!figure || amount === undefined || otherDays.length > 0 || isDated !== (day !== undefined))
    return undefined
  const rest = day
    ? `${told.slice(0, day.start)} ${told.slice(day.end, Math.max(day.end, figure.start))}`
    : told.slice(0, figure.start)
  const { cells, name } = textsIn({ columns, rows, around }, rest, today)
  const title = columns.findIndex(({ type }, at) => type === 'text' && cells[at] === undefined)
  if (COMPARED.test(rest) || words(name).length > MOST_WORDS || (name !== '' && title < 0))
    return undefined
  if (name === '' && cells.length === 0) return undefined
  const row = columns.map(({ type }, at) => {
    if (type === 'date') return day?.date ?? ''
    if (type === 'number') return at === amount ? String(figure.value) : ''
    return at === title ? name : (cells[at] ?? '')
  })
  return {
    table: { columns, around, rows: [...rows, row] },
    said: told.slice(Math.max(figure.end, day?.end ?? 0)).trim(),
  }
}

/** The first figure that is no part of the day. */
function figureOf(told: string, day: { start: number; end: number } | undefined) {
  const { text, original } = fold(told)
  return numbers(text)
    .map(({ value, start, end }) => ({
      value,
      start: original(start),
      end: original(end - 1) + 1,
    }))
    .find(({ start, end }) => !day || end <= day.start || start >= day.end)
}

/** Words that stand in the table already, each in its column, and what is left as the name of the row. */
function textsIn(pasted: Table, rest: string, today: string) {
  const cells: string[] = []
  let name = rest
  for (const { start, end } of namedRows(pasted, rest, today).places.toReversed()) {
    const written = fold(rest.slice(start, end)).text
    const column = pasted.columns.findIndex(
      ({ type }, at) =>
        type === 'text' && pasted.rows.some((row) => fold(row[at] ?? '').text === written),
    )
    if (column < 0 || !isRepeated(pasted, column)) continue
    cells[column] =
      pasted.rows.find((row) => fold(row[column] ?? '').text === written)?.[column] ?? ''
    name = `${name.slice(0, start)} ${name.slice(end)}`
  }
  return { cells, name: name.replace(JOINS, ' ').replace(/\s+/g, ' ').trim() }
}

/** A column of kinds or places names several rows alike; one of names does not. */
const isRepeated = ({ rows }: Table, column: number): boolean =>
  new Set(rows.map((row) => row[column])).size < rows.length
