import { once } from '../once-for.ts'
import { numbers } from '../reading/numbers.ts'
import { cellNumber, type Table } from '../reading/table.ts'
import { stemOf, type Word, words } from '../reading/words.ts'
import { stemsOf } from './columns.ts'
import { hitsOf } from './operations.ts'

interface Equal {
  column: number
  min: number
  max: number
  isStrict: boolean
}

/** "Flats with 2 rooms", "grade 5", «الشقق اللي غرفتين»: a figure beside the name of a column whose cells hold it. */
export function equalsIn(plain: string, table: Table, top: number | undefined): Equal[] {
  const all = words(plain)
  const extremes = hitsOf(plain, ['max', 'min'])
  const isFree = ({ value, start, end }: { value: number; start: number; end: number }) =>
    value !== top &&
    !ANYONE.test(plain.slice(start, end)) &&
    !extremes.some(
      (hit) =>
        plain.slice(hit.end, start).trim() === '' || plain.slice(end, hit.start).trim() === '',
    )
  const told = numbers(plain).filter(isFree)
  return table.columns.flatMap(({ name, type }, column): Equal[] => {
    if (type !== 'number') return []
    const stems = stemsOf(name)
    const figures = new Set(table.rows.map((row) => cellNumber(row[column] ?? '')))
    const values = [
      ...told
        .filter(({ start, end }) => isBesideName(plain, all, { start, end }, stems))
        .map(({ value }) => value),
      ...(all.some(({ word }) => isPairOf(word, stems)) ? [2] : []),
      ...(all.some((word) => stems.includes(word.stem) && isNone(plain, word)) ? [0] : []),
    ].filter((value) => figures.has(value))
    if (values.length === 0 && isOnlyZero(plain, table, column)) values.push(0)
    const [only] = new Set(values)
    return only === undefined ? [] : [{ column, min: only, max: only, isStrict: false }]
  })
}

/** «هل فيه احد»: anyone, and no number. */
const ANYONE = /^احد$/u
/** "Any with 0?" of a table in which one column holds it. */
const WITH_ZERO = /\b(?:with|at|has|have|of|is|are) (?:a )?(?:0|zero)(?![\d.,]\d)(?! ?\p{L}{3})/u

const NONE =
  /(?:\b(?:no|zero|without|without any)|(?<!\p{L})(?:بدون|بلا|صفر|بدون اي|(?:ما|مو|مش) (?:عنده|عندها|عندهم|عندو|له|لها)(?: اي| ولا)?|ما في))\s(?:ال)?$/iu
/** "Who has no absences": none of what the column counts. */
const isNone = (plain: string, { start }: Word): boolean =>
  NONE.test(plain.slice(Math.max(0, start - 16), start))

const isOnlyZero = (plain: string, { columns, rows }: Table, column: number): boolean => {
  if (!WITH_ZERO.test(plain)) return false
  const holding = columns.flatMap(({ type }, index) =>
    type === 'number' && rows.some((row) => cellNumber(row[index] ?? '') === 0) ? [index] : [],
  )
  return holding.length === 1 && holding[0] === column
}

const rooms = once(
  () => new Set(words('bed bedroom bedder br bhk room غرفة غرف أوضة أوض').map(({ stem }) => stem)),
)
/** "Two-bedroom flats" of a column that is called Beds. */
const isName = (stem: string, stems: readonly string[]): boolean =>
  stems.includes(stem) ||
  // «غيابه»
  stems.some((one) => /^\p{Script=Arabic}{3,}$/u.test(one) && stem === `${one}ه`) ||
  (rooms().has(stem) && stems.some((one) => rooms().has(one)))

const GAP_BEHIND = /^[ -]?$/
const GAP_BEFORE = /^\s?(?:=|:|is|are|of|رقم)?\s?$/

function isBesideName(
  plain: string,
  all: readonly Word[],
  { start, end }: { start: number; end: number },
  stems: readonly string[],
): boolean {
  const next = all.find((word) => word.start >= end)
  const before = all.findLast((word) => word.end <= start && !/^(?:is|are|of|رقم)$/.test(word.word))
  const isNamedBy = (word: Word | undefined) => word !== undefined && isName(word.stem, stems)
  return (
    (isNamedBy(next) && GAP_BEHIND.test(plain.slice(end, next?.start))) ||
    (isNamedBy(before) && GAP_BEFORE.test(plain.slice(before?.end, start)))
  )
}

/** «غرفتين»: two of what the column counts. */
const isPairOf = (word: string, stems: readonly string[]): boolean =>
  /^[\u0600-\u06ff]{3,}ين$/.test(word) &&
  /تين$/.test(word) &&
  isName(stemOf(word.replace(/تين$/, 'ه')), stems)
