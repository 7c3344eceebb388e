import { foldArabic, latinDigits } from '../reading/arabic.ts'
import { monthNames } from '../reading/month-names.ts'
import { cellDate, type Table } from '../reading/table.ts'
import type { Span } from '../reading/words.ts'
import { isOfAnotherEvent } from '../sentences/asides.ts'
import { daysIn } from '../sentences/days.ts'
import type { Filter } from './filters.ts'

const IN_MONTH = monthNames.map(
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
  const out = excludedIn(folded)
  if (out) return { kind: 'date', column, ...out, isExcluded: true }
  const named = daysNamed(asked, table, column, today)
  const [first, second] = named
  if (first && second) {
    if (isEachByItself(asked, first, second))
      return { kind: 'date', column, days: named.map(({ date }) => date) }
    const before = (day: Span) => latinDigits(foldArabic(asked.slice(0, day.start)))
    const [start, end] = first.date <= second.date ? [first, second] : [second, first]
    const from = /(?:after|بعد)(?: يوم)?\s*$/.test(before(start)) ? nextDay(start.date) : start.date
    const to = /(?:before|قبل)(?: يوم)?\s*$/.test(before(end)) ? nextDay(end.date, -1) : end.date
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
  const range = monthRangeIn(folded)
  const [only] = range ? (range.year ? [range.year] : yearsIn(table, column, today)) : []
  if (range && only) return { kind: 'date', column, ...daysOfMonths(range, only) }
  const several = range ? monthsOf(range) : monthsIn(folded)
  if (several.length > 1) return { kind: 'date', column, months: several }
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
  const quarter = quarterIn(folded)
  const [inYear] = quarter?.year ? [quarter.year] : yearsIn(table, column, today)
  if (quarter && inYear) {
    const start = quarter.quarter * 3 - 3
    const day = (month: number, date: number) =>
      new Date(Date.UTC(inYear, month, date)).toISOString().slice(0, 10)
    return { kind: 'date', column, from: day(start, 1), to: day(start + 3, 0) }
  }
  const spoken = yearSpokenOf(folded, today)
  if (spoken) return { kind: 'date', column, year: spoken }
  const bound = yearBoundIn(folded)
  if (bound) return { kind: 'date', column, ...bound }
  const year = /(?:\bin|في|عام|سنه) (?<year>20\d{2})(?!\d)/.exec(folded)?.groups?.year
  return year ? { kind: 'date', column, year: Number(year) } : undefined
}

const SPOKEN_YEARS: readonly (readonly [RegExp, number])[] = [
  [
    /\b(?:this|the current) year\b|(?<!\p{L})(?:هالسنه|(?:هذه|هاي|هذي) السنه|السنه (?:هذي|هاي|دي|الحاليه)|هذا العام)(?!\p{L})/u,
    0,
  ],
  [
    /\b(?:last|the previous) year\b|(?<!\p{L})(?:(?:السنه|العام) (?:الماضيه?|(?:اللي|الي) فات(?:ت)?|الفايته?))(?!\p{L})/u,
    -1,
  ],
  [/\bnext year\b|(?<!\p{L})(?:(?:السنه|العام) (?:الجايه?|القادمه?|المقبله?))(?!\p{L})/u, 1],
]
/** "What expires this year?" */
function yearSpokenOf(folded: string, today: string): number | undefined {
  const spoken = SPOKEN_YEARS.find(([pattern]) => pattern.test(folded))
  return spoken && Number(today.slice(0, 4)) + spoken[1]
}

const YEAR_BOUND =
  /(?:\b(?<en>after|since|from|before|until|till)(?: the year)?|(?<!\p{L})(?<ar>بعد|منذ|من|قبل|حتي|لغايه))(?: عام| سنه)? (?<year>20\d{2})(?![\d/-])/u
/** "After 2023", «قبل سنة 2024» */
function yearBoundIn(folded: string): { from: string } | { to: string } | undefined {
  const { en, ar, year } = YEAR_BOUND.exec(folded)?.groups ?? {}
  if (!year) return undefined
  const said = en ?? ar ?? ''
  if (/^(?:after|بعد)$/.test(said)) return { from: `${Number(year) + 1}-01-01` }
  if (/^(?:since|from|منذ|من)$/.test(said)) return { from: `${year}-01-01` }
  return { to: `${/^(?:before|قبل)$/.test(said) ? Number(year) - 1 : year}-12-31` }
}

/** "On 9 and 18 November", unlike "between 9 and 18 November". */
const isEachByItself = (asked: string, { start, end }: Span, second: Span): boolean =>
  /^[\s,،]*(?:and|or|و|أو|او|&|,|،)\s*(?:on |the |يوم )*$/i.test(asked.slice(end, second.start)) &&
  !/(?:between|from|بين|من)(?: the| يوم)?\s*$/i.test(asked.slice(0, start))

const LEFT_OUT =
  /(?:\b(?:except|excluding|exclude|without|other than|leave out|leaving out|ignore|ignoring|skip|skipping|apart from|not counting|not including|but not)|(?:ما )?عدا|باستثناء|(?<!\p{L})(?:غير|دون|بدون))(?: (?:for|the|any|all|anything|everything|entries|rows|ones|those|that|sales|orders|data|month|months|year|of|from|in|dated|شهر|سنه|عام|بيانات|مبيعات|في))*\s*$/u
const MONTH = new RegExp(
  `(?<!\\p{L})[وبل]?(?:${monthNames.map((names, at) => `(?<m${at}>${names})`).join('|')})(?!\\p{L})`,
  'gu',
)
const YEAR = /(?<!\d)(?<year>20\d{2})(?!\d)/g

const monthOf = (groups: Record<string, string | undefined> | undefined): number =>
  monthNames.findIndex((_, at) => groups?.[`m${at}`] !== undefined) + 1

/** "Ignore anything from 2025", «ما عدا شهر مارس»: what is left out. */
function excludedIn(folded: string): { month: number } | { year: number } | undefined {
  for (const { index, groups } of folded.matchAll(MONTH))
    if (LEFT_OUT.test(folded.slice(0, index))) return { month: monthOf(groups) }
  for (const { index, groups } of folded.matchAll(YEAR))
    if (LEFT_OUT.test(folded.slice(0, index))) return { year: Number(groups?.year) }
  return undefined
}

/** The months that are named one beside the other, none of them as a word that is also another. */
function monthsIn(folded: string): number[] {
  const named = Array.from(folded.matchAll(MONTH), (match) => ({
    month: monthOf(match.groups),
    name: match[0],
  })).filter(({ name }) => !/^(?:may|mar|march)$/.test(name) || folded.match(MONTH)?.length !== 1)
  return [...new Set(named.map(({ month }) => month))]
}

interface MonthRange {
  first: number
  last: number
  year?: number
}

const UP_TO =
  /^(?: (?:to|till|until|through|thru|up to|ل?حد|لغايه|لين|حتي|الي) (?:the end of |نهايه |شهر |اخر ){0,2}|ل| ?[-–—] ?)$/u
const AND = /^ (?:and |و(?:شهر )?)$/u
const BETWEEN = /(?:\bbetween|(?<!\p{L})(?:ما )?بين)(?: شهر)? $/u

/** "The difference between January and March": one against the other. */
const COMPARED =
  /(?:\b(?:differences?|gap|compar[a-z]{1,6}|changed?|increased?|decreased?|drop|growth|versus)|(?<!\p{L})(?:ال)?(?:فرق|فارق|قارن|مقارن\p{L}{1,2}|تغير))(?: \p{L}{1,12}){0,5} $/u

/** "From January to March", «بين يناير ومارس»: the months between two are meant as well. */
function monthRangeIn(folded: string): MonthRange | undefined {
  const [one, other, more] = [...folded.matchAll(MONTH)]
  if (!one || !other || more || COMPARED.test(folded.slice(0, one.index))) return undefined
  // The month takes the «و» or «ل» before it along.
  const lead = /^[ول](?!$)/.exec(other[0])?.[0] ?? ''
  const isLed = lead !== '' && !monthNames.some((names) => names.split('|').includes(other[0]))
  const joint =
    folded.slice(one.index + one[0].length, other.index).replace(/ 20\d\d$|^ 20\d\d/, '') +
    (isLed ? lead : '')
  const isBetween = BETWEEN.test(folded.slice(0, one.index)) && AND.test(joint)
  if (!UP_TO.test(joint.replace(/^ ل$/, 'ل')) && !isBetween) return undefined
  const year = /^,? (20\d\d)(?!\d)/.exec(folded.slice(other.index + other[0].length))?.[1]
  return {
    first: monthOf(one.groups),
    last: monthOf(other.groups),
    ...(year && { year: Number(year) }),
  }
}

const MONTHS = 12
/** From November to February over the turn of the year. */
const monthsOf = ({ first, last }: MonthRange): number[] =>
  Array.from(
    { length: ((last - first + MONTHS) % MONTHS) + 1 },
    (_, step) => ((first - 1 + step) % MONTHS) + 1,
  )

/** The year is that of the last month. */
function daysOfMonths({ first, last }: MonthRange, year: number): { from: string; to: string } {
  const day = (month: number, date: number) =>
    new Date(Date.UTC(year, month, date)).toISOString().slice(0, 10)
  return { from: day(first - 1 - (first > last ? MONTHS : 0), 1), to: day(last, 0) }
}

const QUARTERS = ['first|1st|اول', 'second|2nd|ثاني', 'third|3rd|ثالث', 'fourth|4th|last|رابع|اخير']
const QUARTER = new RegExp(
  `\\bq ?(?<digit>[1-4])(?!\\d)|(?:${QUARTERS.map((names, place) => `(?<q${place}>${names})`).join('|')}) quarter|الربع ال(?:${QUARTERS.map((names, place) => `(?<r${place}>${names})`).join('|')})`,
  'u',
)

/** Where quarters are named. */
export const quartersIn = (folded: string): { start: number; end: number }[] =>
  Array.from(folded.matchAll(new RegExp(QUARTER.source, 'gu')), ({ index, 0: words }) => ({
    start: index,
    end: index + words.length,
  }))

/** "Q2 2026", "the third quarter", «الربع الثالث». */
export function quarterIn(
  folded: string,
): { quarter: number; year?: number; words: string } | undefined {
  const match = QUARTER.exec(folded)
  if (!match?.groups) return undefined
  const place = [0, 1, 2, 3].find((at) => match.groups?.[`q${at}`] ?? match.groups?.[`r${at}`])
  const year = /^[^\d\n]{0,12}(20\d{2})(?!\d)/.exec(
    folded.slice(match.index + match[0].length),
  )?.[1]
  return {
    words: match[0],
    quarter: Number(match.groups.digit ?? (place ?? 0) + 1),
    ...(year && { year: Number(year) }),
  }
}

/** The years that the days of a column lie in, when it is one; a quarter of several could be any of them. */
function yearsIn({ rows }: Table, column: number, today: string): number[] {
  const years = new Set(
    rows.flatMap((row) => cellDate(row[column] ?? '', today)?.slice(0, 4) ?? []),
  )
  return years.size === 1 ? [...years].map(Number) : []
}

/** Days without a year lie in the year in which the table begins. */
function daysNamed(asked: string, { rows }: Table, column: number, today: string) {
  const earliest = rows.flatMap((row) => cellDate(row[column] ?? '', today) ?? []).sort()[0]
  return daysIn(asked, `${(earliest ?? today).slice(0, 4)}-01-01`).flatMap(
    ({ date, start, end }) =>
      date && /[\d٠-٩]/.test(asked.slice(start, end)) && !isOfAnotherEvent(asked, start)
        ? [{ date, start, end }]
        : [],
  )
}

const nextDay = (day: string, by = 1) =>
  new Date(Date.parse(day) + by * 86_400_000).toISOString().slice(0, 10)
