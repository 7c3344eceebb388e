import { latinDigits } from '../reading/arabic.ts'
import type { Span } from '../reading/words.ts'
import { type Day, dayOf, partsOf } from './day.ts'

/** "2027-02-30", "31/02/2027": no other date in the text may stand in for one that does not exist. */
export function holdsImpossibleDate(text: string): boolean {
  return Array.from(
    latinDigits(text).matchAll(
      /(?<![\d/.-])(?:(\d{4})-(\d{1,2})-(\d{1,2})|(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}))(?![\d/-])/g,
    ),
  ).some((match) => {
    const [year = 0, month = 0, day = 0] = (
      match[1] ? [match[1], match[2], match[3]] : [match[6], match[5], match[4]]
    ).map(Number)
    const real = partsOf(dayOf(year, month, day))
    return real.month !== month || real.day !== day
  })
}

/** In "ما هو اليوم الموافق" the word for today means "the day". */
export function theDayAsked(text: string): Span[] {
  return Array.from(
    text.matchAll(
      /(?:ما هو|ما|أي|اي) اليوم(?= (?:الموافق|الذي|الّذي|يوافق|يصادف))|اليوم (?:الموافق|الوطني)|days? of the week/gi,
    ),
    (match) => ({
      start: match.index,
      end: match.index + match[0].length,
    }),
  )
}

/** "Is 29 February a Sunday?": the day of the week that is supposed is no date. */
export const weekdaysAsked = (text: string): Span[] =>
  Array.from(
    text.matchAll(
      /(?<=\b(?:is|was|will|does|falls?|fell)\b[^.?!\n]{0,60})\b(?:on )?an? (?:mon|tues|wednes|thurs|fri|satur|sun)day\b/giu,
    ),
    ({ index, 0: { length } }) => ({ start: index, end: index + length }),
  )

const ENDS = /\b(?:ends?|ending|expires?|expiry|renewal|renews?|due)\b|(?<!\p{L})[يتب]{1,2}نتهي/iu
const NOTICE =
  /\b(?:days?|weeks?|months?)['’]? (?:prior |advance |written )?notice\b|\bin advance\b|(?:إشعار|اشعار|إخطار|اخطار) (?:\p{L}{1,5} )?(?:\d|شهر|يوم|[أا]سبوع)/iu

/** "My lease ends on 30 June and they need 90 days' notice": counted back from the end. */
export const givesNotice = (text: string): boolean => ENDS.test(text) && NOTICE.test(text)

const JOINS = /^\s?(?:and|to|till|until|through|[-–]|و|إلى|الى|الي|حتى|لين)\s?(?:\p{L}{2,9}\s)?$/iu
const YEAR = /(?:19|20)\d{2}/

/** "Between 3 May and 25 December 2026": the year that is said once, or the one before it where the first day would come last. */
export function withYearBehind<D extends Span & { date: Day }>(
  days: readonly D[],
  text: string,
): D[] {
  const plain = latinDigits(text)
  const hasYear = ({ start, end }: Span) => YEAR.test(plain.slice(start, end))
  return days.map((day, at) => {
    const next = days[at + 1]
    const isOpen =
      next !== undefined &&
      /\d/.test(plain.slice(day.start, day.end)) &&
      !hasYear(day) &&
      hasYear(next) &&
      JOINS.test(plain.slice(day.end, next.start))
    if (!isOpen) return day
    const { month, day: date } = partsOf(day.date)
    const { year } = partsOf(next.date)
    const same = dayOf(year, month, date)
    return { ...day, date: same <= next.date ? same : dayOf(year - 1, month, date) }
  })
}
