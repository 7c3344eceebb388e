import { table } from '../reading/table.ts'
import { type Word, words } from '../reading/words.ts'
import { grammar } from '../sentences/grammar.ts'
import { longestOnly } from '../sentences/negation.ts'
import { concepts } from './line-words.ts'

/** Lines that stand in the cells of a table or behind names in a chat, as written, and what is said around them. */
export interface ShapedLines {
  lines: string[]
  around: string
}

/** No table and no chat of lines has more rows that are looked at. */
const LONGEST = 6000

export const shapedLines = (message: string): ShapedLines | undefined =>
  message.includes('\n') && message.length <= LONGEST
    ? (linesOfTable(message) ?? linesOfChat(message))
    : undefined

/** "No | Subject line": the column that is named after lines holds them. */
function linesOfTable(message: string): ShapedLines | undefined {
  if (message.split('\n').filter((row) => /[\t|]/.test(row)).length < 2) return undefined
  const found = table(message, '')
  const at = found?.columns.findIndex(({ name }) => namesLines(name)) ?? -1
  const lines = found?.rows.map((row) => row[at] ?? '').filter((cell) => /\p{L}/u.test(cell)) ?? []
  return found && lines.length > 0 ? { lines, around: found.around } : undefined
}

const namesLines = (name: string): boolean => {
  const all = words(name)
  return longestOnly(concepts(all)).some(
    ({ concept, from, to }) => concept === 'noun' && from <= 1 && to === all.length,
  )
}

/** "[10:13] Ali: Your table is booked", "09:13 - Ali: …", "Ali: …" */
const SAID =
  /^\s{0,9}(?<stamp>\[[^\]\n]{0,24}\d{1,2}:\d{2}[^\]\n]{0,12}\]|(?:\d{1,2}[/.]\d{1,2}[/.]\d{2,4},? )?\d{1,2}:\d{2}(?: ?[ap]m)?)?(?:\s?[-–—])?\s{0,3}(?<name>\p{L}[\p{L}’'-]{1,20}(?: \p{L}[\p{L}’'-]{1,20})?)\s?[:：]\s{1,3}(?<line>\S.{0,400})$/iu

/** Rows behind names: in a chat with times, or where what is asked names who wrote them. Whoever is not asked about wrote no line. */
function linesOfChat(message: string): ShapedLines | undefined {
  const rows = message.split('\n').filter((row) => /\S/.test(row))
  const said = rows.flatMap((row, index) => {
    const { stamp, name = '', line = '' } = SAID.exec(row)?.groups ?? {}
    return name ? [{ index, name, line, isStamped: stamp !== undefined }] : []
  })
  if (said.length < 2) return undefined
  const around = rows.filter((_, index) => !said.some((one) => one.index === index)).join('\n')
  const named = said.filter(({ name }) => isNamedIn(around, name))
  const isChat = said.every(({ isStamped }) => isStamped)
  if (!isChat && named.length < 2) return undefined
  return { lines: (named.length > 0 ? named : said).map(({ line }) => line), around }
}

/** "Rank Ali's and Huda's, Sara wrote nothing": named, and not to be left out. */
function isNamedIn(around: string, name: string): boolean {
  const all = words(around)
  const [wanted] = words(name)
  const at = all.findIndex((word) => isNameOf(word, wanted?.word ?? name))
  if (at < 0) return false
  const denied = grammar(all).filter(({ concept }) => concept === 'not')
  const clause = (from: number, to: number) =>
    !/[.,،;؛\n]/.test(around.slice(all[Math.min(from, to)]?.end, all[Math.max(from, to)]?.start))
  return !denied.some(({ from }) => Math.abs(from - at) <= NEAR && from !== at && clause(at, from))
}
const NEAR = 3
const isNameOf = ({ word }: Word, name: string): boolean =>
  word.replace(/['’]s$/, '') === name || word === `و${name}` || word === `ل${name}`
