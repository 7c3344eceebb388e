import { latinDigits } from '../reading/arabic.ts'
import { dates } from '../reading/dates.ts'
import { cellDate, cellNumber, type Table } from '../reading/table.ts'
import { addedIn } from './added.ts'
import type { ChangedTable } from './changed-table.ts'

const DELIMITERS = ['|', '\t', ';', '؛', ',', '،']
const LABEL = /^[^:：]{0,60}[:：]\s{0,9}/u
const LAST_WORD = /\S{1,30}$/u

/** The rows that a message adds, written as those of the table: "missed one\n20/11/2026,Car wash,45,Car". */
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

function rowIn(line: string, { columns }: Table, today: string) {
  for (const delimiter of DELIMITERS) {
    const bare = delimiter === '|' ? line.trim().replace(/^\||\|$/g, '') : line
    const written = bare.split(delimiter).map((cell) => cell.trim())
    if (written.length !== columns.length) continue
    const [first = '', ...others] = written
    const cell = firstCell(first, columns[0]?.type, today)
    const { last, behind } = lastCell(others.at(-1) ?? '', columns.at(-1)?.type)
    const cells = [cell, ...others.slice(0, -1), last]
    const isAlike = columns.every(({ type }, at) => isOfType(cells[at] ?? '', type, today))
    const isHeld = columns.some(({ type }, at) => type !== 'text' && cells[at] !== '')
    if (isAlike && isHeld)
      return { cells, lead: first.slice(0, first.length - cell.length).trim(), behind }
  }
  return undefined
}

const FIGURE = /^[\d.,]{0,15}(?=\s|$)/u

/** Of "45 and what is the total" the figure, of "add it" none; and what is said behind it. */
function lastCell(written: string, type: Table['columns'][number]['type'] | undefined) {
  const last =
    type === 'number' && cellNumber(written) === undefined
      ? (FIGURE.exec(latinDigits(written))?.[0] ?? '')
      : written
  return { last, behind: written.slice(last.length).trim() }
}

/** Of "I forgot 28/10/2026" the day, of "add this: Omar" the name. */
function firstCell(
  written: string,
  type: Table['columns'][number]['type'] | undefined,
  today: string,
): string {
  if (type === 'date') {
    const last = dates(written, today).at(-1)
    return last?.end === written.length ? written.slice(last.start) : written
  }
  if (type === 'number') return LAST_WORD.exec(written)?.[0] ?? written
  return (addedIn(written) ?? written).replace(LABEL, '')
}

const isOfType = (cell: string, type: Table['columns'][number]['type'], today: string): boolean =>
  type === 'date'
    ? cellDate(cell, today) !== undefined
    : type === 'text' || cell === '' || cellNumber(cell) !== undefined
