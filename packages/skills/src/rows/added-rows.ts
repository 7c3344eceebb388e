import { addedIn } from '../follow-up/added.ts'
import { latinDigits } from '../reading/arabic.ts'
import { dates } from '../reading/dates.ts'
import { fold } from '../reading/fold.ts'
import { numbers } from '../reading/numbers.ts'
import type { Span } from '../reading/span.ts'
import { cellDate, cellNumber, type Table } from '../reading/table.ts'
import { words } from '../reading/words.ts'
import { type ChangedTable, namedRows } from './named-rows.ts'

// The rows that a message adds, written as those of the table or told in words.

type Type = Table['columns'][number]['type']

const DELIMITERS = ['|', '\t', ';', '؛', ',', '،']
const LABEL = /^[^:：]{0,60}[:：]\s{0,9}/u
const CLAUSES = /[,،.;؛]\s{1,3}|\s(?=and\s)/u
const LAST_WORD = /\S{1,30}$/u

/** "Missed one\n20/11/2026,Car wash,45,Car": rows written as those of the table. */
export function withRowsAdded(
  pasted: Table,
  text: string,
  today: string,
): ChangedTable | undefined {
  const rows: string[][] = []
  const said = text.split('\n').map((line) => {
    const found = rowIn(line, pasted, today)
    if (!found) return line
    rows.push(found.cells)
    return `${found.lead} ${found.behind}`
  })
  if (rows.length === 0) return undefined
  return { table: { ...pasted, rows: [...pasted.rows, ...rows] }, said: said.join('\n').trim() }
}

function rowIn(line: string, pasted: Table, today: string) {
  const { columns } = pasted
  for (const delimiter of DELIMITERS) {
    const bare = delimiter === '|' ? line.trim().replace(/^\||\|$/g, '') : line
    const written = bare.split(delimiter).map((cell) => cell.trim())
    if (written.length !== columns.length) continue
    const [first = '', ...others] = written
    const cell = firstCell(first, columns[0]?.type, today)
    const { last, behind } = lastCell(others.at(-1) ?? '', pasted)
    const cells = [cell, ...others.slice(0, -1), last]
    const isAlike = columns.every(({ type }, at) => isOfType(cells[at] ?? '', type, today))
    // Of words alone each stands in its column already: "Water the plants,no,yes".
    const isKnown = (cell: string, at: number) =>
      pasted.rows.some((row) => row[at]?.toLowerCase() === cell.toLowerCase())
    const isHeld =
      columns.some(({ type }, at) => type !== 'text' && cells[at] !== '') ||
      (columns.length > 2 && cells.every((one, at) => at === 0 || isKnown(one, at)))
    if (isAlike && isHeld)
      return { cells, lead: first.slice(0, first.length - cell.length).trim(), behind }
  }
  return undefined
}

const FIGURE = /^[\d.,]{0,15}(?=\s|$)/u
const SENTENCE = /[.!?؟]\s/u

/** Of "45 and what is the total" the figure, of "add it" none, of "Marketing. And June?" the sentence; and what is said behind it. */
function lastCell(written: string, { columns, rows }: Table) {
  const isFigure = columns.at(-1)?.type === 'number' && cellNumber(written) === undefined
  const known = rows
    .map((row) => row.at(-1) ?? '')
    .filter((cell) => cell !== '' && isOpenedBy(written, cell))
    .toSorted((one, other) => other.length - one.length)
  const end = SENTENCE.exec(written)?.index ?? written.length
  const last = isFigure
    ? (FIGURE.exec(latinDigits(written))?.[0] ?? '')
    : written.slice(0, known[0]?.length ?? end)
  return { last, behind: written.slice(last.length).replace(/^[\s.،,]{1,3}/u, '') }
}

const isOpenedBy = (written: string, cell: string): boolean =>
  written.toLowerCase().startsWith(cell.toLowerCase()) &&
  !/[\p{L}\d]/u.test(written[cell.length] ?? '')

/** Of "I forgot 28/10/2026" the day, of "add this: Omar" the name. */
function firstCell(written: string, type: Type | undefined, today: string): string {
  if (type === 'date') {
    const last = dates(written, today).at(-1)
    return last?.end === written.length ? written.slice(last.start) : written
  }
  if (type === 'number') return LAST_WORD.exec(written)?.[0] ?? written
  // "The 9th was 45, and add this: Omar"
  const last = written.split(CLAUSES).at(-1) ?? written
  return (addedIn(written) ?? addedIn(last) ?? written).replace(LABEL, '')
}

const isOfType = (cell: string, type: Type, today: string): boolean =>
  type === 'date'
    ? cellDate(cell, today) !== undefined
    : type === 'text' || cell === '' || cellNumber(cell) !== undefined

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
  const told = addedIn(text)
  if (told === undefined) return undefined
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
function figureOf(told: string, day: Span | undefined) {
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
