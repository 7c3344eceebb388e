import * as chrono from 'chrono-node'
import { fold } from './fold.ts'
import { nthWeekdaysIn } from './nth-weekdays.ts'
import { spokenDaysInDigits } from './spoken-days.ts'
import type { Span } from './words.ts'

export interface FoundDate extends Span {
  /** `2026-11-20` */
  date: string
}

const MONTHS = [
  'يناير|كانون الثاني|كانون التاني',
  'فبراير|شباط',
  'مارس|اذار',
  'ابريل|نيسان',
  'مايو|ايار',
  'يونيو|حزيران',
  'يوليو|تموز',
  'اغسطس|اب',
  'سبتمبر|ايلول',
  'اكتوبر|تشرين الاول',
  'نوفمبر|تشرين الثاني|تشرين التاني',
  'ديسمبر|كانون الاول',
]
const ARABIC = new RegExp(
  `(?<!\\d)(?:(?<first>\\d{1,2}) ?(?:الي|حتي|لين|لحد|لغايه|و|-|–) ?)?(?<day>\\d{1,2}) (?:من )?(?:شهر )?(?<month>${MONTHS.join('|')})(?!\\p{L})(?:[ ,،]*(?:سنه |عام )?(?<year>\\d{4}))?|(?<!\\p{L})(?:قبل|بحلول|لين) (?:شهر )?(?<alone>${MONTHS.join('|')})(?!\\p{L}|[ ,،]*(?:سنه |عام )?\\d)|(?<!\\p{L})[بل]?(?:نهايه|اخر|اواخر) (?:شهر )?(?<ending>${MONTHS.join('|')})(?!\\p{L})(?:[ ,،]*(?:سنه |عام )?(?<endYear>\\d{4}))?|(?<!\\p{L})و?(?<word>(?<!(?:هذاك|هداك|هاداك|ذاك|ذلك|نفس) )اليوم(?! (?:نفسه|ذاته))|بعد (?:غد|بكره)|غدا?|بكره|بكرا|باجر|باچر|(?<!وقت )باكر|امس)(?!\\p{L})`,
  'gu',
)
const YEAR_EDGE =
  /(?<!\p{L})(?:end of|[بل]?(?:نهايه|اخر)|(?<first>(?:beginning|start) of|ب?(?:بدايه|اول))) (?:(?:the|this) year|(?:هذه |هذي )?(?:ها)?ل?ال?(?:سنه|عام)|(?:سنه |عام )?(?<year>20\d{2}))(?![\p{L}\d]| ?(?:من|في) ?ال| (?:\d{4}|القادم|المقبل|الجاي))/gu
/** As written in the UAE: the day first. */
const NUMERIC =
  /(?<![\d/.-])(?:(?<isoYear>\d{4})[-/](?<isoMonth>\d{1,2})[-/](?<isoDay>\d{1,2})|(?<day>\d{1,2})[/.-](?<month>\d{1,2})[/.-](?<year>\d{4}|\d{2}))(?![\d/-])/g

/** Every date of a text in the order they stand; days and months without a year are the next to come. */
export function dates(text: string, today: string): FoundDate[] {
  const { text: written, original } = fold(text)
  const folded = { text: spokenDaysInDigits(written), original }
  const isSpoken = (at: number) => folded.text[at] !== written[at]
  const place = (from: number, length: number) => {
    let [start, end] = [from, from + length]
    // What was said in words is longer than its digits.
    while (isSpoken(start - 1) || (written[start - 1] === ' ' && isSpoken(start - 2))) start -= 1
    while (isSpoken(end) || (written[end] === ' ' && isSpoken(end + 1))) end += 1
    return { start: original(start), end: original(end - 1) + 1 }
  }
  const found: FoundDate[] = []
  const add = (date: string | undefined, span: Span) => {
    if (date && !found.some((other) => other.start < span.end && span.start < other.end))
      found.push({ date, ...span })
  }
  for (const { date, start, end } of nthWeekdaysIn(written, today))
    add(date, { start: original(start), end: original(end - 1) + 1 })
  for (const match of folded.text.matchAll(NUMERIC)) {
    const { isoYear, isoMonth, isoDay, day, month, year } = match.groups as Record<
      string,
      string | undefined
    >
    const written = isoYear
      ? [isoYear, isoMonth, isoDay]
      : [year?.length === 2 ? `20${year}` : year, month, day]
    add(
      calendarDate(...(written.map(Number) as [number, number, number])),
      place(match.index, match[0].length),
    )
  }
  for (const match of folded.text.matchAll(ARABIC)) {
    const { first, day, month, year, word, alone, ending, endYear } = match.groups as Record<
      string,
      string | undefined
    >
    const date = word
      ? shifted(today, word.startsWith('بعد') ? 2 : ({ اليوم: 0, امس: -1 }[word] ?? 1))
      : ending
        ? lastOfMonth(arabicDate(1, ending, endYear, startOfMonth(today)))
        : arabicDate(Number(day ?? 1), (month ?? alone) as string, year, today)
    const before = first?.length ?? 0
    if (first)
      add(arabicDate(Number(first), month as string, year, today), place(match.index, before))
    const start = first ? match[0].indexOf(day as string, before) : 0
    add(date, place(match.index + start, match[0].length - start))
  }
  for (const { index, 0: edge, groups } of folded.text.matchAll(YEAR_EDGE))
    add(
      `${groups?.year ?? today.slice(0, 4)}-${groups?.first ? '01-01' : '12-31'}`,
      place(index, edge.length),
    )
  for (const span of englishDates(folded.text, today))
    add(span.date, place(span.start, span.end - span.start))
  return asDatedBefore(
    found.sort((a, b) => a.start - b.start),
    text,
  )
}

/** "From 14 Aug 2025 … what day was that 14 Aug?": a day that was named with its year is meant again without it. */
function asDatedBefore(found: FoundDate[], text: string): FoundDate[] {
  const hasYear = ({ start, end }: Span) => /[\d٠-٩]{4}/.test(text.slice(start, end))
  const isWritten = ({ start, end }: Span) => /[\d٠-٩]/.test(text.slice(start, end))
  return found.map((one, at) => {
    if (!isWritten(one) || hasYear(one)) return one
    const before = found
      .slice(0, at)
      .find((other) => hasYear(other) && other.date.slice(5) === one.date.slice(5))
    return before ? { ...one, date: before.date } : one
  })
}

/** Short names of days that are words of their own, and months that are. */
const ALSO_WORDS = new Set(['sat', 'sun', 'wed', 'mon', 'احد', 'may', 'march', 'mar', 'اب'])
const LEADS =
  /(?:^|[^\p{L}])(?:by|on|before|next|this|until|till|due|eod|cob|every|each|and|or|يوم|ايام|ليله)[^\p{L}]{1,3}$/u

/** "in direct sun" names no day, "on Sun" does. */
export const isOtherWord = (word: string, before: string): boolean =>
  ALSO_WORDS.has(word) && !LEADS.test(before.slice(-8).toLowerCase())

/** "Work in the open sun at 1.30 pm", but not "the next Sun at 1 pm" */
const SUNSHINE =
  /(?<=\b(?:in|under|the|direct|full|hot|strong|bright|open) (?:(?!next|this|first|second|third|last|following|coming)[a-z]{3,12} )?)sun\b(?! \d{1,2}(?:st|nd|rd|th)? [a-z]{3})/g

/** chrono takes the day of "Dec 12" for a year; it is not mistaken in "12 Dec". */
const MONTH_FIRST =
  /\b((?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?) (\d{1,2}(?:st|nd|rd|th)?)(?![\d:'’a-z]| ?[ap]\.?m| ?(?:[-–—]|to|until|till) ?\d)/g
const BETWEEN =
  /(?<=\bbetween (?:the )?)(\d{1,2}(?:st|nd|rd|th)? )and(?= (?:the )?\d{1,2}(?:st|nd|rd|th)? (?:of )?[a-z]{3})/g
/** It takes "from 1" of "from 1 Dec to 18 Dec" for an hour. */
const FROM_DAY =
  /\bfrom (?=(?:the )?\d{1,2}(?:st|nd|rd|th)? (?:of )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))/g
const BY = /(?<![a-z])(?:by|before) $/
const ON_DAY = /\s(?:on|at)\s(?=\D{0,20}\d{1,2}(?:st|nd|rd|th)?\s\p{L}{3}|\p{L}{3})/u
const SEPARATOR = /\s(?:to|until|till|and|through)\s|\s?[-–—]\s?/

function englishDates(folded: string, today: string): FoundDate[] {
  // What is read already would be taken for half of a range.
  const rest = folded
    .replace(NUMERIC, (match) => '#'.repeat(match.length))
    .replace(SUNSHINE, '###')
    .replace(MONTH_FIRST, '$2 $1')
    // It takes "1 to 20 December" for a range, and not "between 1 and 20 December".
    .replace(BETWEEN, '$1to ')
    .replace(FROM_DAY, '     ')
    // A date ends with its line.
    .replaceAll('\n', '|')
  if (!/[a-z]{3}|\d\/\d/.test(rest)) return []
  const results = chrono.en.GB.parse(
    rest,
    { instant: new Date(`${today}T08:00:00Z`), timezone: 0 },
    { forwardDate: true },
  )
  return results.flatMap((result) => {
    // The "last day" is of a job or a sale; "which weekday" and "the day" name none.
    // "The money lasts" is no last second, and "200 w" is no time of so many weeks.
    if (/^lasts?$|^[\d.,]+ ?[a-z]$/.test(result.text)) return []
    if (
      result.text === 'last day' ||
      /^(?:(?:the )?week|the day|an? (?:day|week|month|year)$)/.test(result.text)
    )
      return []
    if (isOtherWord(result.text.replace(/[^a-z]{1,9}$/, ''), rest.slice(0, result.index))) return []
    const isDeadline = BY.test(rest.slice(0, result.index))
    const date = chronoDate(result.start, isDeadline)
    const last = result.end && chronoDate(result.end)
    const whole = { start: result.index, end: result.index + result.text.length }
    if (!date) return []
    const between = last ? SEPARATOR.exec(result.text) : null
    if (!last || !between) return [{ date, ...whole }]
    // "12 to 2 on 20 August", "1pm to 4pm on 3 July": hours of one day.
    const day = result.start.isCertain('hour') ? ON_DAY.exec(result.text) : null
    if (day && result.end?.isCertain('hour'))
      return [{ date, start: result.index + day.index + 1, end: whole.end }]
    const middle = result.index + between.index
    // "On 3 August from 1 pm to 4 pm"
    if (last === date && result.end?.isCertain('hour'))
      return [{ date, start: whole.start, end: middle }]
    return [
      { date, start: whole.start, end: middle },
      { date: last, start: middle + between[0].length, end: whole.end },
    ]
  })
}

/** A month or a time alone is no day, but for what is to be done before it begins: "by March". */
function chronoDate(parts: chrono.ParsedComponents, isDeadline = false): string | undefined {
  const isMonth = isDeadline && parts.isCertain('month')
  if (!isMonth && !parts.isCertain('day') && !parts.isCertain('weekday')) return undefined
  return calendarDate(
    parts.get('year') as number,
    parts.get('month') as number,
    parts.get('day') as number,
  )
}

/** The day in a calendar, or nothing for 31 February. */
function calendarDate(year: number, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day
    ? date.toISOString().slice(0, 10)
    : undefined
}

function arabicDate(
  day: number,
  monthName: string,
  year: string | undefined,
  today: string,
): string | undefined {
  const month = MONTHS.findIndex((names) => names.split('|').includes(monthName)) + 1
  if (year) return calendarDate(Number(year), month, day)
  const thisYear = Number(today.slice(0, 4))
  const date = calendarDate(thisYear, month, day)
  return date && date < today ? calendarDate(thisYear + 1, month, day) : date
}

const startOfMonth = (date: string) => `${date.slice(0, 7)}-01`

function lastOfMonth(date: string | undefined): string | undefined {
  if (!date) return undefined
  const [year = 0, month = 0] = date.split('-').map(Number)
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10)
}

/** So many days after (or before) a day. */
export function shifted(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
}
