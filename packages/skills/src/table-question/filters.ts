import { fold, foldArabic, latinDigits } from '../reading/arabic.ts'
import { dates } from '../reading/dates.ts'
import { numbers } from '../reading/numbers.ts'
import { isStopword } from '../reading/prose.ts'
import type { Table } from '../reading/table.ts'

export type Filter =
  | { kind: 'text'; column: number; values: string[]; isExcluded: boolean }
  | { kind: 'number'; column: number; min?: number; max?: number; isStrict: boolean }
  | { kind: 'date'; column: number; from?: string; to?: string; month?: number; year?: number }

interface Bound {
  /** What stands before the limit: its column is the last one named there. */
  subject: string
  /** What stands after it: "less than 30 hours". */
  follow: string
  min?: number
  max?: number
  isStrict: boolean
}

const COMPARED: readonly (readonly [keyof Pick<Bound, 'min' | 'max'>, boolean, RegExp])[] = [
  ['min', false, /(?:\bat least|>=|≥|\bminimum of|\bno less than|علي الاقل|لا (?:يقل|تقل) عن)\s*$/],
  [
    'max',
    false,
    /(?:\bat most|<=|≤|\bup to|\bmaximum of|\bno more than|لا (?:يزيد|تزيد) عن|علي الاكثر)\s*$/,
  ],
  [
    'min',
    true,
    /(?:\babove|\bover|\b(?:more|greater|higher|larger|bigger|older|longer|taller|heavier) than|\bexceed(?:s|ing)?|>|اكثر من|اكبر من|اعلي من|فوق|(?:يزيد|تزيد) عن|(?:ي|ت)تجاوز)\s*$/,
  ],
  [
    'max',
    true,
    /(?:\bbelow|\bunder|\b(?:less|fewer|lower|smaller|younger|cheaper|shorter|lighter) than|<|اقل من|اصغر من|ادني من|تحت|دون)\s*$/,
  ],
]

/** Limits on figures, and the question without them, so that "more than" is not taken for "most". */
export function boundsIn(folded: string): { found: Bound[]; rest: string } {
  const found: Bound[] = []
  let rest = folded
  for (const { value, start, end } of numbers(folded)) {
    const before = folded.slice(0, start).replace(/(?:aed|dhs?|usd|\$)\s*$/, '')
    for (const [side, isStrict, pattern] of COMPARED) {
      const match = pattern.exec(before)
      if (!match) continue
      found.push({ [side]: value, isStrict, subject: before, follow: folded.slice(end, end + 30) })
      rest = rest.slice(0, match.index) + ' '.repeat(end - match.index) + rest.slice(end)
      break
    }
  }
  const between =
    /(?:\bbetween|بين)\s+([\d,.]+)\s+(?:and|و)\s?([\d,.]+)(?![\d/-]| (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|يناير|فبراير|مارس|ابريل|مايو|يونيو|يوليو|اغسطس|سبتمبر|اكتوبر|نوفمبر|ديسمبر))/.exec(
      rest,
    )
  if (between)
    found.push({
      min: Number(between[1]?.replaceAll(',', '')),
      max: Number(between[2]?.replaceAll(',', '')),
      isStrict: false,
      subject: rest.slice(0, between.index),
      follow: rest.slice(between.index + between[0].length).slice(0, 30),
    })
  return { found, rest }
}

/** Cells named in the question, as filters on their columns. */
export function textFiltersIn(asked: string, table: Table): Extract<Filter, { kind: 'text' }>[] {
  const { text: folded } = fold(asked)
  const names = new Set(table.columns.map(({ name }) => fold(name).text))
  return table.columns.flatMap(({ type }, column) => {
    if (type !== 'text') return []
    const cells = [...new Set(table.rows.map((row) => row[column] ?? ''))].filter(
      (cell) => cell.length > 1 && cell.length < 60,
    )
    const found = cells.flatMap((cell) => {
      const plain = fold(cell).text
      // IT is a department where it is written so.
      const isWord = isStopword(plain) && !(cell !== cell.toLowerCase() && asked.includes(cell))
      if (names.has(plain) || isWord) return []
      const at = placeOf(plain, folded)
      return at === undefined ? [] : [{ cell, at }]
    })
    // "Dubai" is not meant where "Dubai Marina" is.
    const meant = found.filter(
      ({ cell }) =>
        !found.some(
          (other) => other.cell !== cell && fold(other.cell).text.includes(fold(cell).text),
        ),
    )
    if (meant.length === 0) return []
    const isExcluded = meant.every(({ at }) =>
      /(?:\b(?:not|except|excluding|without|other than|besides)(?: in| from| for)?|ما عدا|باستثناء|غير|ليس(?:ت)?(?: في| من)?|دون)\s*$/.test(
        folded.slice(0, at),
      ),
    )
    return [{ kind: 'text' as const, column, values: meant.map(({ cell }) => cell), isExcluded }]
  })
}

function placeOf(cell: string, question: string): number | undefined {
  for (const prefix of ['', 'ل', 'ب', 'و', 'ال', 'لل']) {
    const wanted = prefix + cell
    for (let at = question.indexOf(wanted); at >= 0; at = question.indexOf(wanted, at + 1)) {
      const before = question[at - 1] ?? ' '
      const after = question.slice(at + wanted.length, at + wanted.length + 2)
      if (
        !/[\p{L}\p{N}]/u.test(before) &&
        !/^(?:s?[\p{L}\p{N}])/u.test(after.replace(/^(?:s|'s|’s)(?![\p{L}])/u, ''))
      )
        return at
    }
  }
  return undefined
}

const MONTHS = [
  'jan(?:uary)?|يناير',
  'feb(?:ruary)?|فبراير',
  'mar(?:ch)?|مارس',
  'apr(?:il)?|ابريل',
  'may|مايو',
  'june?|يونيو',
  'july?|يوليو',
  'aug(?:ust)?|اغسطس',
  'sept?(?:ember)?|سبتمبر',
  'oct(?:ober)?|اكتوبر',
  'nov(?:ember)?|نوفمبر',
  'dec(?:ember)?|ديسمبر',
]
const IN_MONTH = MONTHS.map(
  (month) =>
    new RegExp(
      `(?:\\b(?:in|during|for|of)|(?<!\\p{L})(?:في|خلال)(?: شهر)?)\\s+(?:${month})(?![\\p{L}])(?:,? (?<year>\\d{4}))?`,
      'u',
    ),
)

export function dateFilterIn(
  asked: string,
  folded: string,
  table: Table,
  today: string,
): Extract<Filter, { kind: 'date' }> | undefined {
  const column = table.columns.findIndex(({ type }) => type === 'date')
  if (column < 0) return undefined
  const found = dates(asked, today)
  const [first, second] = found
  if (first && second) {
    const [from, to] = [first.date, second.date].sort()
    return { kind: 'date', column, from, to }
  }
  if (first) {
    const before = latinDigits(foldArabic(asked.slice(0, first.start)))
    if (/(?:after|بعد)\s*$/.test(before)) return { kind: 'date', column, from: nextDay(first.date) }
    if (/(?:since|from|منذ|من)\s*$/.test(before)) return { kind: 'date', column, from: first.date }
    if (/(?:before|قبل)\s*$/.test(before))
      return { kind: 'date', column, to: nextDay(first.date, -1) }
    if (/(?:until|till|up to|to|حتي)\s*$/.test(before))
      return { kind: 'date', column, to: first.date }
    return { kind: 'date', column, from: first.date, to: first.date }
  }
  for (const [place, pattern] of IN_MONTH.entries()) {
    const match = pattern.exec(folded)
    if (match)
      return {
        kind: 'date',
        column,
        month: place + 1,
        ...(match.groups?.year && { year: Number(match.groups.year) }),
      }
  }
  const quarter = /\bq([1-4]) ?(20\d{2})\b/.exec(folded)
  if (quarter) {
    const [start, inYear] = [Number(quarter[1]) * 3 - 3, Number(quarter[2])]
    const day = (month: number, date: number) =>
      new Date(Date.UTC(inYear, month, date)).toISOString().slice(0, 10)
    return { kind: 'date', column, from: day(start, 1), to: day(start + 3, 0) }
  }
  const year = /(?:\bin|في|عام|سنه) (?<year>20\d{2})(?!\d)/.exec(folded)?.groups?.year
  return year ? { kind: 'date', column, year: Number(year) } : undefined
}

const nextDay = (day: string, by = 1) =>
  new Date(Date.parse(day) + by * 86_400_000).toISOString().slice(0, 10)
