import type { Day } from '../calendar/day.ts'
import { addMonths, partsOf } from '../calendar/day.ts'
import { latinDigits } from '../reading/arabic.ts'
import type { Span } from '../reading/words.ts'
import { daysIn, monthsNamedIn } from '../sentences/days.ts'

// The day of the exam as people say it: moved from another day, or without its month.

const MOVED =
  /(?<!\p{L})(?:moved|postponed|pushed(?: back)?|rescheduled|shifted|changed|delayed|brought forward|و?[اأ]?ت?[أا]?ج[لّ]{1,2}(?:ت|وا|وه|وها)?|ت[أا]جلت?|[اأ]?ت?نقلوا?ه?ا?|انتقلت?|تغيرت?|تغي[ّر]|غيروا?ه?ا?|[اأ]?ت?قدم(?:وا?ه?ا?|ت)?)(?!\p{L})/iu
const FROM = /(?:from|off|من)\s(?:يوم\s)?(?:the\s)?$/iu
const TO =
  /^(?:st|nd|rd|th)?\s{0,2},?\s{0,2}(?:to|till|until|on to|الى|إلى|الي|لـ?|ل|(?:(?:and|but) )?now(?: (?:it['’]?s|it is))?(?: (?:on|for))?|و?صارت?)\s{0,2}(?:يوم\s{0,2})?(?:the\s)?$/iu
const WAS =
  /(?<!\p{L})(?:was|were|كان(?:ت|وا)?(?: (?:ال)?(?:[اأ]متحان|[اأ]ختبار)\p{L}{0,3})?)(?: (?:on|in|set for|supposed to be|المفروض|مقرر))?\s(?:يوم\s)?(?:the\s)?$/iu
const REACH = 60

/** "Moved from 12 December to 19 December": the day that no longer holds is left out. */
export function withoutMovedFrom(text: string, today: Day): string {
  const days = daysIn(text, today)
  const at = days.findIndex(({ start, end }, index) => {
    const [lead, gap] = [
      text.slice(Math.max(0, start - REACH), start),
      gapBehind(text, end, days[index + 1]),
    ]
    // "It was on the 5th, then they moved it to the 9th"
    return FROM.test(lead) ? MOVED.test(lead) && TO.test(gap) : WAS.test(lead) && MOVED.test(gap)
  })
  const [before, after] = [days[at], days[at + 1]]
  if (!before || !after) return withoutFormerBehind(text, days)
  const lead = text.slice(0, before.start).replace(FROM, '').replace(WAS, '')
  return `${lead}to ${text.slice(after.start)}`
}

const gapBehind = (text: string, end: number, next: Span | undefined): string =>
  next && next.start - end < REACH ? text.slice(end, next.start) : ''

/** "Moved to 21 December from 14 December", «صار 21 ديسمبر بدل 14 ديسمبر» */
function withoutFormerBehind(text: string, days: readonly Span[]): string {
  const at = days.findIndex(({ end }, index) => {
    const next = days[index + 1]
    return next !== undefined && INSTEAD_OF.test(text.slice(end, next.start))
  })
  const [now, former] = [days[at], days[at + 1]]
  if (!now || !former) return text
  const between = text.slice(now.end, former.start)
  const isMoved =
    !/from|من/iu.test(between) || MOVED.test(text.slice(Math.max(0, now.start - REACH), now.start))
  return isMoved ? text.slice(0, now.end) + text.slice(former.end) : text
}
const INSTEAD_OF =
  /^\s{0,2},?\s{0,2}(?:from|instead of|rather than|and not|not|من|بدل(?:ا?ً? من)?|مش|مو)\s(?:يوم\s)?(?:the\s)?$/iu

const BARE_DAY =
  /(?:(?<=(?:on|until|till|by|before|is|its|it's|exam|test)\s{1,2})(?:the\s)(\d{1,2})(?:st|nd|rd|th)|(?<=(?<!\p{L})يوم\s{1,2})(\d{1,2}))(?![\p{L}\d/.-]*[\p{L}\d])(?!\s(?:of\s)?\p{L}{0,12}\s?(?:century|grade|chapter|floor))/giu

/** "My exam is on the 18th", «امتحاني يوم 18»: the next one to come. */
export function withMonths(text: string, today: Day): string {
  const plain = latinDigits(text)
  const months = monthsNamedIn(plain)
  return plain.replace(BARE_DAY, (whole, english: string | undefined, arabic, at: number) => {
    const end = at + whole.length
    const hasMonth = months.some(({ start }) => start >= end && start - end <= ' of '.length)
    const day = Number(english ?? arabic)
    const date = hasMonth ? undefined : nextDay(day, today)
    return date ? `${whole.replace(/\d.*/su, '')}${date}` : whole
  })
}

function nextDay(day: number, today: Day): Day | undefined {
  const thisMonth = partsOf(today)
  const { year, month } = day > thisMonth.day ? thisMonth : partsOf(addMonths(today, 1))
  const date = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
  return day >= 1 && day <= new Date(Date.UTC(year, month, 0)).getUTCDate() ? date : undefined
}
