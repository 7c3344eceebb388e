import { fold } from '../reading/fold.ts'
import { isWithin } from '../reading/span.ts'
import { type TimeUnit, timeUnitAfter } from '../reading/units.ts'
import type { Span } from '../reading/words.ts'
import type { Message } from './affinity.ts'
import type { ConceptMatch } from './match-concepts.ts'
import type { Mention } from './mentions.ts'

// "Offer | Rate | Years", and below it a row for each: the name on top of a column names every figure in it.

const DELIMITERS = [/\t/g, /\|/g, / {2,}/g]
/** With one column of figures the name of the row says what each of them is. */
const LEAST_COLUMNS = 2
/** No more figures are read than stand in so many rows. */
const MOST_ROWS = 40

type Row = readonly Span[]
interface Block {
  head: Row
  rows: readonly Row[]
}

/** A message in which each figure of a table is named by its column, and has the unit that stands there. */
export function withColumns(message: Message): Message {
  const { text } = message
  if (!text.includes('\n')) return message
  const found = DELIMITERS.map((delimiter) => blockIn(message, delimiter)).find(Boolean)
  if (!found) return message
  const { head, rows } = found
  const units = head.map((cell) => unitIn(text.slice(cell.start, cell.end)))
  const names = head.map((cell) => message.concepts.filter((match) => isWithin(match, cell)))
  let { mentions } = message
  const added: ConceptMatch[] = []
  for (const row of rows)
    for (const [column, cell] of row.entries()) {
      const mention = figureIn(message, cell)
      if (!mention) continue
      const { start } = mention
      added.push(...(names[column] ?? []).map((match) => ({ ...match, start, end: start })))
      const unit = units[column]
      if (unit) mentions = mentions.map((one) => (one === mention ? inUnit(one, unit) : one))
    }
  const isHead = (match: Span) => head.some((cell) => isWithin(match, cell))
  const concepts = [...message.concepts.filter((match) => !isHead(match)), ...added]
  return { ...message, mentions, concepts: concepts.toSorted((a, b) => a.start - b.start) }
}

/** The names on top and the rows right below them, where at least two columns hold figures. */
function blockIn(message: Message, delimiter: RegExp): Block | undefined {
  const lines = linesOf(message.text, delimiter)
  for (const [at, head] of lines.entries()) {
    if (head.length < LEAST_COLUMNS || head.some((cell) => hasFigure(message, cell))) continue
    const below = lines.slice(at + 1, at + 1 + MOST_ROWS)
    const end = below.findIndex((row) => row.length !== head.length)
    const rows = end < 0 ? below : below.slice(0, end)
    const columns = head.filter((_, column) => {
      const cells = rows.filter((row) => !isRule(message.text, row)).map((row) => row[column])
      return cells.length > 0 && cells.every((cell) => cell && figureIn(message, cell))
    })
    if (columns.length >= LEAST_COLUMNS) return { head, rows }
  }
  return undefined
}

/** The cells of each line; a mark at the edge of a line parts nothing. */
function linesOf(text: string, delimiter: RegExp): Row[] {
  let start = 0
  return text.split('\n').map((line) => {
    const cells: Span[] = []
    let from = 0
    for (const { index, 0: mark } of [...line.matchAll(delimiter), { index: line.length, 0: '' }]) {
      const cell = { start: start + from, end: start + index }
      const isEdge = text.slice(cell.start, cell.end).trim() === ''
      if (!isEdge || (from > 0 && index < line.length)) cells.push(cell)
      from = index + mark.length
    }
    start += line.length + 1
    return cells
  })
}

const isRule = (text: string, row: Row): boolean =>
  row.every(({ start, end }) => /^[\s:-]*$/.test(text.slice(start, end)))

const hasFigure = ({ mentions }: Message, cell: Span): boolean =>
  mentions.some((mention) => isWithin(mention, cell))

/** The only figure of a cell, if nothing else stands there. */
function figureIn({ text, mentions }: Message, cell: Span): Mention | undefined {
  const [only, other] = mentions.filter((mention) => isWithin(mention, cell))
  const rest =
    only && text.slice(cell.start, only.start) + text.slice(only.end, cell.end).replace('%', '')
  return other || rest?.trim() ? undefined : only
}

/** "Term (years)", "Years", «المدة بالسنوات» */
function unitIn(name: string): TimeUnit | undefined {
  const words = fold(name)
    .text.split(/[^\p{L}]+/u)
    .map((word) => word.replace(/^(?:بال|ال|ب)(?=\p{L}{3})/u, ''))
  for (const word of words) {
    const unit = word.length > 1 ? timeUnitAfter(word, 0) : undefined
    if (unit?.end === word.length) return unit.unit
  }
  return undefined
}

/** A number has the unit of its column, if it has none of its own. */
function inUnit(mention: Mention, unit: TimeUnit): Mention {
  if (mention.kind !== 'number') return mention
  const { start, end, written, doubt, isPeriodSure, value } = mention
  return { start, end, written, doubt, isPeriodSure, kind: 'duration', parts: { [unit]: value } }
}
