import { dates } from '../reading/dates.ts'
import { fold } from '../reading/fold.ts'
import { quantities } from '../reading/quantities.ts'
import type { Span } from '../reading/words.ts'
import { daysIn } from '../sentences/days.ts'
import { addDays, addMonths, type Day, dayOf, partsOf, weekdayOf } from './day.ts'
import { fromHijri, toHijri } from './hijri.ts'

/** From the first to the last day, both included. */
export interface Period {
  from: Day
  to: Day
}

const MONTHS = [
  'january|jan|يناير|كانون الثاني|كانون التاني',
  'february|feb|فبراير|شباط',
  'march|mar|مارس|اذار',
  'april|apr|ابريل|نيسان',
  'may|مايو|ايار',
  'june|jun|يونيو|حزيران',
  'july|jul|يوليو|تموز',
  'august|aug|اغسطس|اب',
  'september|sept|sep|سبتمبر|ايلول',
  'october|oct|اكتوبر|تشرين الاول',
  'november|nov|نوفمبر|تشرين الثاني|تشرين التاني',
  'december|dec|ديسمبر|كانون الاول',
]
/** "2027", "next year", «السنة الجاية» */
const YEAR = '20\\d{2}|next year|ال(?:سنه|عام) (?:ال)?(?:قادمه?|مقبله?|جايه?|جاي|ياي|يايه|تاليه?)'
const MONTH = new RegExp(
  `(?<![\\p{L}])و?[لبف]?(?<month>${MONTHS.join('|')})\\.?(?![\\p{L}])(?:[ ,،]*(?:of |من )?(?:سنه |عام )?(?<year>${YEAR}))?`,
  'gu',
)

const monthNumber = (name: string) =>
  MONTHS.findIndex((names) => names.split('|').includes(name)) + 1
const RANGE_START = new RegExp(
  `(?<!\\d)(?<day>\\d{1,2})(?:st|nd|rd|th)?(?: (?:of )?(?<month>${MONTHS.join('|')})\\.?)? ?(?:-|–|to|until|till|الي|حتي|لين|لغايه) ?(?=\\d{1,2}(?:st|nd|rd|th)? ?(?:of )?\\p{L})`,
  'u',
)

const BETWEEN = new RegExp(
  `(?:between|بين) (?<first>\\d{1,2})(?:st|nd|rd|th)? (?:and|و) ?(?<last>\\d{1,2})(?:st|nd|rd|th)? (?:of )?(?<month>${MONTHS.join('|')})(?!\\p{L})(?: (?<year>20\\d{2}))?`,
  'u',
)
/** "In January 2027 from 1 to 31", "march next year 1st to 26th", «في يناير 2027 من 1 الى 31»: the days stand behind their month. */
const DAYS_BEHIND = new RegExp(
  `(?<!\\p{L})(?:ل|ب)?(?<month>${MONTHS.join('|')})(?!\\p{L})(?:,? (?:سنه |عام )?(?<year>${YEAR}))?,? ?(?:(?:from|من|من يوم|between|بين)(?: the)? (?<first>\\d{1,2})(?:st|nd|rd|th)?|(?:the )?(?<ordinal>\\d{1,2})(?:st|nd|rd|th)) ?(?:-|–|to|until|till|and|الي|ل|لـ|لين|حتي|لغايه|و) ?(?:يوم |the )?(?<last>\\d{1,2})(?:st|nd|rd|th)?(?![\\d/.-]?\\d|,? ?(?:of )?(?:${MONTHS.join('|')})(?!\\p{L}))`,
  'u',
)
/** "The first two weeks of December", "the last week of", «النصف الثاني من», «أول أسبوعين من ديسمبر». */
const PART_OF_MONTH = new RegExp(
  `(?:(?<order>first|second|third|last|اول|ثاني|ثالث|اخر) (?:\\S+ )?(?<unit>weeks?|half|اسبوعين|اسابيع|اسبوع|نصف?)|(?<noun>النصف|النص|الاسبوع) (?<place>الاول|الثاني|الثالث|الاخير)) (?:of |in |من |في )?(?:شهر )?(?<month>${MONTHS.join('|')})(?!\\p{L})(?: (?<year>20\\d{2}))?`,
  'u',
)
const PLACES: readonly (readonly string[])[] = [
  ['first', 'اول', 'الاول'],
  ['second', 'ثاني', 'الثاني'],
  ['third', 'ثالث', 'الثالث'],
]
/** "The week of 30 November": seven days from then on. */
const WEEK_OF =
  /(?:week (?:of|starting|beginning|commencing)|w\/c|(?:ال)?اسبوع (?:اللي )?(?:[يت]بدا|بدايته|بدايه)) (?:the |on |في |يوم )?(?:\p{L}{3,10},? )?(?=\d)/u
const WEEK = 7
const STARTING = /(?:starting|beginning|from)(?: on)?(?: the)? \d|(?:ابتداء|بدايه|بدءا) من \d/
/** Not "next month 6 emails". */
const NUMBERED_MONTH =
  /(?:شهر|(?<!(?:next|this|coming|per|a|each|every) )month) (?<month>1[0-2]|[1-9])(?!\d)/
/** «شهر خمسة»; «شهر واحد» is a length of time. */
const SPELLED_MONTHS: readonly (readonly [RegExp, number])[] = [
  [/(?<!\p{L})[بلف]?شهر [تث]لا[تث]ه?(?!\p{L})/u, 3],
  [/(?<!\p{L})[بلف]?شهر اربعه?(?!\p{L})/u, 4],
  [/(?<!\p{L})[بلف]?شهر خمسه?(?!\p{L})/u, 5],
  [/(?<!\p{L})[بلف]?شهر سته?(?!\p{L})/u, 6],
  [/(?<!\p{L})[بلف]?شهر سبعه?(?!\p{L})/u, 7],
  [/(?<!\p{L})[بلف]?شهر [تث]مان[يه]{0,2}(?!\p{L})/u, 8],
  [/(?<!\p{L})[بلف]?شهر تسعه?(?!\p{L})/u, 9],
  [/(?<!\p{L})[بلف]?شهر عشره?(?!\p{L})/u, 10],
]

/** Where a month is told by its number, and which it is. */
export function numberedMonth(text: string): (Span & { month: number }) | undefined {
  const { text: folded, original } = fold(text)
  const spelled = SPELLED_MONTHS.find(([name]) => name.test(folded))
  const found = NUMBERED_MONTH.exec(folded) ?? spelled?.[0].exec(folded)
  if (!found) return undefined
  const { index, 0: said, groups } = found
  return {
    month: Number(groups?.month ?? spelled?.[1]),
    start: original(index),
    end: original(index + said.length - 1) + 1,
  }
}

const yearOf = (written: string | undefined, now: number): number | undefined =>
  written === undefined ? undefined : /^\d/.test(written) ? Number(written) : now + 1

/** A month as it is meant: this year's, or next year's when it is over. */
function monthIn(month: number, year: string | undefined, today: Day) {
  const now = partsOf(today)
  return { month, year: yearOf(year, now.year) ?? (month < now.month ? now.year + 1 : now.year) }
}

/** Days given as such, not as a distance from today ("6 weeks") or as part of a rate ("5 posts a week"). */
function daysNamed(text: string, today: Day): Day[] {
  const hidden = (length: number) => ';'.repeat(length)
  const durations = quantities(text).filter(({ kind }) => kind === 'duration')
  const without = durations.reduce(
    (rest, { start, end }) => rest.slice(0, start) + hidden(end - start) + rest.slice(end),
    text,
  )
  const plain = without.replaceAll(
    /\b(?:a|an|per|each|every)\s+(?:day|week|month|year)\b/gi,
    (rate) => hidden(rate.length),
  )
  return dates(plain, today).map(({ date }) => date)
}

/** The stretch of days behind the name of its month, and where it stands. */
export function daysBehindMonth(text: string, today: Day): (Period & Span) | undefined {
  const { text: folded, original } = fold(text)
  const found = DAYS_BEHIND.exec(folded)
  if (!found?.groups) return undefined
  const { month: name = '', year: said, ordinal, first = ordinal, last } = found.groups
  const { month, year } = monthIn(monthNumber(name), said, today)
  const [from, to] = [dayOf(year, month, Number(first)), dayOf(year, month, Number(last))]
  const end = original(found.index + found[0].length - 1) + 1
  return from < to ? { from, to, start: original(found.index), end } : undefined
}

/** The stretch of days a sentence speaks of: a month, a quarter, Ramadan, "next week", "from 1 to 20 December", "2 weeks from 1 March". */
export function periodIn(text: string, today: Day): Period | undefined {
  const folded = fold(text).text
  const { year, month } = partsOf(today)
  const named = daysNamed(text, today)
  const [first, second] = named
  const week = WEEK_OF.exec(folded)
  const [weekStart] = week ? dates(folded.slice(week.index + week[0].length), today) : []
  if (weekStart?.start === 0) return { from: weekStart.date, to: addDays(weekStart.date, WEEK - 1) }
  const inMonth = daysBehindMonth(text, today)
  if (inMonth) return { from: inMonth.from, to: inMonth.to }
  const [from, to] = daysIn(text, today).flatMap(({ date, start, end, isDistance }) =>
    date && !isDistance && /[\d٠-٩]/.test(text.slice(start, end)) ? [date] : [],
  )
  if (from && to && from < to) return { from, to }
  if (first && second && first < second) return { from: first, to: second }
  // Dates may come with the month or year said once: "5 - 16 December 2026", "1 Dec to 12 Dec".
  const start = first ? RANGE_START.exec(folded)?.groups : undefined
  if (first && start) {
    const end = partsOf(first)
    const startMonth = start.month ? monthNumber(start.month) : end.month
    const from = dayOf(
      startMonth > end.month ? end.year - 1 : end.year,
      startMonth,
      Number(start.day),
    )
    if (from < first) return { from, to: first }
  }
  const between = BETWEEN.exec(folded)?.groups
  if (between) {
    const inMonth = monthIn(monthNumber(between.month as string), between.year, today)
    return {
      from: dayOf(inMonth.year, inMonth.month, Number(between.first)),
      to: dayOf(inMonth.year, inMonth.month, Number(between.last)),
    }
  }
  const span = quantities(text).find((quantity) => quantity.kind === 'duration')
  const part = PART_OF_MONTH.exec(folded)?.groups
  if (part) {
    const weeks = span?.kind === 'duration' ? span.parts.week : undefined
    return partOfMonth(part, monthIn(monthNumber(part.month as string), part.year, today), weeks)
  }
  const nextSpan =
    /(?<!\p{L})(?:next|coming|following|القادم|المقبل|القادمه|المقبله|القادمين|المقبلين|التالي|التاليه|الجاي|الجايه|الياي|اليايه|اللي جاي)(?!\p{L})/u.test(
      folded,
    )
  if (span?.kind === 'duration' && (first || nextSpan)) {
    const from = first ?? addDays(today, 1)
    const { year: years = 0, month: months = 0, week: weeks = 0, day: days = 0 } = span.parts
    const end = addDays(addMonths(from, years * 12 + months), weeks * 7 + days)
    if (end > from) return { from, to: addDays(end, -1) }
  }
  const quarter = /\bq([1-4])(?: ?\/?(20\d{2}))?\b/.exec(folded)
  if (quarter) {
    const start = Number(quarter[1]) * 3 - 2
    const inYear = quarter[2] ? Number(quarter[2]) : start + 2 < month ? year + 1 : year
    return { from: dayOf(inYear, start, 1), to: dayOf(inYear, start + 3, 0) }
  }
  const ramadan = /(?<!\p{L})(?:ل|ب)?(?:ramadan|رمضان)(?!\p{L})(?: (?:عام |سنه )?(20\d{2}))?/u.exec(
    folded,
  )
  const months = namedMonths(folded, first, today)
  if (months) return months
  const numbered = numberedMonth(text)
  if (numbered) {
    const inMonth = monthIn(numbered.month, undefined, today)
    return {
      from: dayOf(inMonth.year, inMonth.month, 1),
      to: dayOf(inMonth.year, inMonth.month + 1, 0),
    }
  }
  if (ramadan) return ramadanOf(ramadan[1] ? Number(ramadan[1]) : undefined, today)
  if (
    /next month|coming month|(?:ال|لل)شهر (?:القادم|المقبل|التالي|الجاي|الياي|اليايه|اللي جاي)/.test(
      folded,
    )
  )
    return { from: dayOf(year, month + 1, 1), to: dayOf(year, month + 2, 0) }
  if (/this month|rest of the month|هذا الشهر|الشهر الحالي|بقيه الشهر/.test(folded))
    return { from: today, to: dayOf(year, month + 1, 0) }
  const monday = addDays(today, (8 - weekdayOf(today)) % 7 || 7)
  if (
    /next week|coming week|(?:ال|لل)اسبوع (?:القادم|المقبل|التالي|الجاي|الياي|اليايه|اللي جاي)/.test(
      folded,
    )
  )
    return { from: monday, to: addDays(monday, 6) }
  if (/this week|هذا الاسبوع/.test(folded)) return { from: today, to: addDays(monday, -1) }
  return undefined
}

/** From the first month that is named to the last. */
function namedMonths(folded: string, first: Day | undefined, today: Day): Period | undefined {
  const { year, month } = partsOf(today)
  const months = Array.from(folded.matchAll(MONTH)).filter(
    ({ groups }) =>
      groups?.month !== 'may' ||
      /\bmay (?:20\d{2})|\b(?:in|for|during|of) may\b|^may\b/.test(folded),
  )
  if (months.length === 0) return undefined
  const numbered = months.map(({ groups }) => ({
    month: monthNumber(groups?.month as string),
    year: yearOf(groups?.year, year),
  }))
  const lastNamed = numbered.at(-1) as { month: number; year: number | undefined }
  const start = numbered[0] as { month: number; year: number | undefined }
  const lastYear = lastNamed.year ?? (lastNamed.month < month ? year + 1 : year)
  const startYear = start.year ?? (start.month > lastNamed.month ? lastYear - 1 : lastYear)
  const whole = {
    from: dayOf(startYear, start.month, 1),
    to: dayOf(lastYear, lastNamed.month + 1, 0),
  }
  // "Until the end of January, starting 4 January".
  const isWithin = first && first > whole.from && first < whole.to
  return isWithin && STARTING.test(folded) ? { ...whole, from: first } : whole
}

/** Its first half, or so many weeks from its beginning, its middle or its end. */
function partOfMonth(
  { order, unit, noun, place }: Record<string, string | undefined>,
  { year, month }: { year: number; month: number },
  weeks = 1,
): Period {
  const at = PLACES.findIndex((names) => names.includes((order ?? place) as string))
  const end = dayOf(year, month + 1, 0)
  if (/half|نص/.test((unit ?? noun) as string))
    return at === 0
      ? { from: dayOf(year, month, 1), to: dayOf(year, month, 15) }
      : { from: dayOf(year, month, 16), to: end }
  const days = weeks * WEEK
  if (at < 0) return { from: addDays(end, 1 - days), to: end }
  const from = dayOf(year, month, 1 + at * WEEK)
  return { from, to: addDays(from, days - 1) }
}

/** The Ramadan that begins in a year, else the next one that is not over; by Umm al-Qura. */
function ramadanOf(gregorian: number | undefined, today: Day): Period | undefined {
  const start = toHijri(gregorian ? dayOf(gregorian, 1, 1) : today).year
  for (const year of [start, start + 1]) {
    const from = fromHijri({ year, month: 9, day: 1 })
    const shawwal = fromHijri({ year, month: 10, day: 1 })
    if (from && shawwal && (gregorian ? partsOf(from).year === gregorian : shawwal > today))
      return { from, to: addDays(shawwal, -1) }
  }
  return undefined
}
