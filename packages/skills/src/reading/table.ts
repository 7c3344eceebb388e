import Papa from 'papaparse'
import { dates } from './dates.ts'
import { withDecimalPoints } from './decimal-commas.ts'
import { quantities } from './quantities.ts'

type ColumnType = 'number' | 'date' | 'text'

interface Column {
  name: string
  /** What all filled cells but a few are. */
  type: ColumnType
}

export interface Table {
  columns: Column[]
  /** Cells as written, trimmed; decimal commas are made points. */
  rows: string[][]
  /** The text that stood before and after the table: usually the question. */
  around: string
}

/** A table as it can be pasted, with nothing around it. */
export const rowsOf = ({ columns, rows }: Table): string =>
  [columns.map(({ name }) => name), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')

/** The table pasted into a text (commas, tabs, semicolons or Markdown pipes, first line the names), or nothing if there is none. */
export function table(text: string, today: string): Table | undefined {
  const written = unquoted(text.replace(/```\w*/g, '')).split(/\r?\n/)
  for (const delimiter of ['|', '\t', ';', '؛', ALIGNED, ',']) {
    const isAligned = delimiter === ALIGNED
    const lines = withHeadApart(isAligned ? written.map(parted) : written, delimiter)
    const block = longestBlock(lines, delimiter)
    if (!block) continue
    const source = lines.slice(block.start, block.end).filter((line) => !/^[\s|:-]+$/.test(line))
    const cleaned = delimiter === '|' ? source.map(withoutFrame) : source
    const parsed = Papa.parse<string[]>(cleaned.join('\n'), { delimiter, skipEmptyLines: 'greedy' })
    const [head, ...rows] = parsed.data.map((row) => row.map((cell) => cell.trim()))
    if (!head || rows.length === 0) continue
    if (isAligned && (rows.length < 2 || !isLikeTable(head, rows))) continue
    const even = withDecimalPoints(rows.map((row) => head.map((_, index) => row[index] ?? '')))
    const columns = head.map((name, index) => ({
      name,
      type: columnType(
        even.map((row) => row[index] as string),
        today,
      ),
    }))
    return {
      columns,
      rows: even,
      around: beginningAndEnd(
        [...lines.slice(0, block.start), ...lines.slice(block.end)].join('\n').trim(),
      ),
    }
  }
  return undefined
}

/** The lines of a mail that is answered or sent on, without the marks before them. */
const unquoted = (text: string): string =>
  text.split('\n').filter((line) => /^[ \t]{0,8}>/.test(line)).length > 1
    ? text.replace(/^(?:[ \t]*>)+ ?/gm, '')
    : text

/** "How many cost more than 50,000? Car,Year,Price": the names stand behind the question in its line, the first row in the next. */
function withHeadApart(lines: readonly string[], delimiter: string): readonly string[] {
  return lines.flatMap((line, index) => {
    const below = lines[index + 1] ?? ''
    const count = cells(below, delimiter)
    const end = count < 2 ? -1 : line.search(END_OF_QUESTION)
    const head = end < 0 ? '' : line.slice(end).replace(/^[?؟:!.]{1,3}\s{1,3}/, '')
    const isHead =
      cells(head, delimiter) === count &&
      !/\d/.test(head) &&
      /[\d٠-٩]/.test(below) &&
      !head.includes(', ')
    return isHead ? [line.slice(0, line.length - head.length).trimEnd(), '', head] : [line]
  })
}
const END_OF_QUESTION = /[?؟:!.]{1,3}\s{1,3}(?!.*[?؟:!.]\s)/

/** Columns set apart by two spaces and more, as they are copied from a document. */
const ALIGNED = '\u0001'
const parted = (line: string): string =>
  / {2}/.test(line.trim()) && !/[,،;.] {2}/.test(line)
    ? line.trim().replace(/ {2,}/g, ALIGNED)
    : line

/** Names on top and at least one column of figures below them. */
const isLikeTable = (head: readonly string[], rows: readonly string[][]): boolean =>
  head.every((name) => name !== '' && cellNumber(name) === undefined) &&
  head.some((_, column) => rows.every((row) => cellNumber(row[column] ?? '') !== undefined))

/** The longest run of at least two lines that hold as many delimiters as the first of them. */
function longestBlock(lines: readonly string[], delimiter: string): Block | undefined {
  let best: Block | undefined
  for (let start = 0; start < lines.length; ) {
    const count = cells(lines[start] as string, delimiter)
    let end = start + 1
    if (count >= 2)
      while (end < lines.length && Math.abs(cells(lines[end] as string, delimiter) - count) <= 0)
        end += 1
    const block = withoutSentences(lines, { start, end })
    if (count >= 2 && sizeOf(block) >= 2 && sizeOf(block) > (best ? sizeOf(best) : 0)) best = block
    start = count >= 2 ? end : start + 1
  }
  return best
}

interface Block {
  start: number
  end: number
}
const sizeOf = ({ start, end }: Block) => end - start

/** "the least, and the gap to the best" right above or below lines of two cells is a question, as it alone has a space behind its comma. */
function withoutSentences(lines: readonly string[], { start, end }: Block): Block {
  const isSentence = (index: number, beside: number) =>
    (lines[index] as string).includes(', ') && !(lines[beside] as string).includes(', ')
  if (end - start < 3) return { start, end }
  return {
    start: isSentence(start, start + 1) ? start + 1 : start,
    end: isSentence(end - 1, end - 2) ? end - 1 : end,
  }
}

function cells(line: string, delimiter: string): number {
  const outside = line.replace(/"[^"]*"/g, '').trim()
  const bare =
    delimiter === '|'
      ? withoutFrame(outside)
      : delimiter === '\t' || delimiter === ALIGNED
        ? line
        : outside
  return bare === '' ? 0 : bare.split(delimiter).length
}

/** A question takes no more before or behind its table. */
const LONGEST_QUESTION = 800
const beginningAndEnd = (text: string) =>
  text.length > 2 * LONGEST_QUESTION
    ? `${text.slice(0, LONGEST_QUESTION)}\n${text.slice(-LONGEST_QUESTION)}`
    : text

/** A pipe at the end closes a line that began with one; else an empty cell stands behind it. */
const withoutFrame = (line: string) => {
  const written = line.trim()
  return written.startsWith('|') ? written.replace(/^\||\|$/g, '') : written
}

/** Ways to leave a cell empty. */
const EMPTY = /^(?:[-–—]*|n\/?a|nil|none|لا يوجد)$/i

function columnType(values: readonly string[], today: string): ColumnType {
  const filled = values.filter((value) => !EMPTY.test(value)).slice(0, 200)
  if (filled.length === 0) return 'text'
  const most = (test: (value: string) => boolean) =>
    filled.filter(test).length >= filled.length * 0.8
  if (most((value) => cellDate(value, today) !== undefined)) return 'date'
  if (most((value) => cellNumber(value) !== undefined)) return 'number'
  return 'text'
}

const PLAIN = /^-?\d{1,12}(?:\.\d{1,6})?$/

/** A cell that is one number: "1,200.50", "AED 300", "(45.00)" for minus 45, "12%". */
export function cellNumber(cell: string): number | undefined {
  // Most cells are no more than this, and a table has thousands.
  if (PLAIN.test(cell)) return Number(cell)
  const accounting = /^\((.+)\)$/.exec(cell.trim())
  const written = (accounting?.[1] ?? cell).trim().replace(/^([-−+])\s*(?=\D)/, '')
  const found = quantities(written)
  const [only] = found
  if (found.length !== 1 || !only || !('value' in only) || only.end - only.start < written.length)
    return undefined
  return accounting || /^[-−]\s*\D/.test(cell.trim()) ? -Math.abs(only.value) : only.value
}

/** A cell that is one date, `2026-11-20`. */
export function cellDate(cell: string, today: string): string | undefined {
  const found = PLAIN.test(cell) ? [] : dates(cell, today)
  const [only] = found
  return found.length === 1 && only && only.end - only.start === cell.trim().length
    ? only.date
    : undefined
}
