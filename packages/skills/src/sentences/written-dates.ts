import { addDays, addMonths, type Day, dayOf, partsOf } from '../calendar/day.ts'
import { monthNames } from '../reading/month-names.ts'
import type { Word } from '../reading/words.ts'

const MONTH = `(?:${monthNames.join('|')})(?!\\p{L})`
/** Of a folded text: words and numbers, "24th" as a number and its ending, "10-20 Nov" as two days with a dash between. */
export const DATE_TOKENS = new RegExp(
  `\\d{1,2}(?=[-–]\\d{1,2}(?:st|nd|rd|th)?(?: of| من)? ${MONTH})|(?<=(?<!\\p{L})${MONTH} )\\d{1,2}(?=[-–]\\d{1,2}(?![\\d./-]))|(?<=\\d(?:st|nd|rd|th)? ?)[-–](?= ?\\d)|\\d+(?:[./-]\\d+)*|\\p{L}+(?:['’]\\p{L}+)?`,
  'gu',
)

/** What stands between the first day of a range and its last, or between two days of one month. */
const TO = /^(?:to|till|til|until|through|thru|[-–]|الي|ل|حتي|لين|لحد|لغايه)$/
const AND = /^(?:and|و)$/
const ORDINAL = /^(?:st|nd|rd|th)$/

/** As written in the UAE: the day first. */
export function numericDate(word: string, reference: Day): Day | undefined {
  const iso = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})$/.exec(word)
  if (iso) return valid(Number(iso[1]), Number(iso[2]), Number(iso[3]))
  const parts = /^(\d{1,2})([/.-])(\d{1,2})(?:\2(\d{4}|\d{2}))?$/.exec(word)
  if (!parts) return undefined
  const [, day, mark, month, year] = parts
  if (!year && mark !== '/') return undefined
  return year
    ? valid(Number(year.length === 2 ? `20${year}` : year), Number(month), Number(day))
    : nextOf(Number(month), Number(day), reference)
}

/** "The 14th floor" */
const NUMBERED =
  /^(?:floor|level|storey|street|avenue|anniversary|birthday|edition|century|grade|round|row|line|entry|item|invoice|payment|instal?lment|time|person|customer|client|employee|order|chapter|unit|lesson|page|batch)s?$/

type MonthAt = (index: number) => { month: number; to: number } | undefined

interface ReadDate {
  from: number
  to: number
  date: Day
  /** The other day of "5 to 16 December" and "December 5 to 16", where it stands. */
  others: { from: number; to: number; date: Day }[]
}

/** "25 November 2026", "the 25th of November", "the 25th", "5 - 16 December", «٢٥ من نوفمبر». */
export function dayOfMonth(
  tokens: readonly Word[],
  index: number,
  monthAt: MonthAt,
  reference: Day,
): ReadDate | undefined {
  const day = Number(tokens[index]?.word)
  if (day < 1 || day > 31) return undefined
  let next = index + 1
  const isOrdinal = ORDINAL.test(tokens[next]?.word ?? '')
  if (isOrdinal) next += 1
  if (/^(?:of|من)$/.test(tokens[next]?.word ?? '')) next += 1
  if (tokens[next]?.word === 'شهر') next += 1
  const month = monthAt(next)
  if (month)
    return withLastDay(
      tokens,
      { ...finished(tokens, index, month.to, month.month, day, reference), others: [] },
      monthAt,
    )
  const word = tokens[next]?.word ?? ''
  const behind = TO.test(word) || AND.test(word) ? next + 1 : next
  const range = /^(?:the|يوم)$/.test(tokens[behind]?.word ?? '') ? behind + 1 : behind
  const second = tokens[range]
  if (second && /^\d{1,2}$/.test(second.word)) {
    const hasMonth = monthBehind(tokens, range, monthAt) !== undefined
    // «٥ و٦ و٧ ديسمبر», "5, 6 and 7 December"
    const isListed = AND.test(word) || second.start - (tokens[index] as Word).end === 2
    const end = hasMonth || isListed ? dayOfMonth(tokens, range, monthAt, reference) : undefined
    const others = hasMonth ? [] : (end?.others ?? [])
    const date = end && dayBefore(day, (others[0] ?? end).date)
    if (date && end && (hasMonth || others.length > 0))
      return { ...end, others: [{ from: index, to: index + 1, date }, ...others] }
  }
  // «دفع الإيجار يوم ١»: a day of the month stands at the end of its clause.
  const following = tokens[next]
  const isDayOfMonth =
    tokens[index - 1]?.word === 'يوم' &&
    tokens[index - 2]?.word !== 'كل' &&
    (following === undefined || following.start - (tokens[next - 1] as Word).end > 1)
  const isNamed =
    isOrdinal &&
    /^(?:the|by|before|until|till|due|on)$/.test(tokens[index - 1]?.word ?? '') &&
    !NUMBERED.test(following?.word ?? '')
  if (!isDayOfMonth && !isNamed) return undefined
  const { year, month: current } = partsOf(reference)
  const date = [valid(year, current, day), valid(year, current + 1, day)].find(
    (one) => one && one >= reference,
  )
  return date ? { from: index, to: next, date, others: [] } : undefined
}

/** "December 5th, 2026", «ديسمبر ٥». */
export function monthFirst(
  tokens: readonly Word[],
  index: number,
  monthAt: MonthAt,
  reference: Day,
): ReadDate | undefined {
  const end = monthEnd(tokens, index, monthAt, reference)
  if (end) return end
  const month = monthAt(index)
  const day = month && tokens[month.to]
  if (!month || !day || !/^\d{1,2}$/.test(day.word) || Number(day.word) > 31) return undefined
  const to = ORDINAL.test(tokens[month.to + 1]?.word ?? '') ? month.to + 2 : month.to + 1
  const first = finished(tokens, index, to, month.month, Number(day.word), reference)
  return withLastDay(tokens, { ...first, others: [] }, monthAt)
}

const monthBehind = (tokens: readonly Word[], day: number, monthAt: MonthAt) => {
  let next = day + 1
  if (ORDINAL.test(tokens[next]?.word ?? '')) next += 1
  if (/^(?:of|من)$/.test(tokens[next]?.word ?? '')) next += 1
  return monthAt(next)
}

/** The 28th of "28 to 3 December" is one of November. */
function dayBefore(day: number, end: Day): Day | undefined {
  const { year, month, day: last } = partsOf(end)
  return day < last ? valid(year, month, day) : valid(...monthBefore(year, month), day)
}
const monthBefore = (year: number, month: number): [number, number] =>
  month === 1 ? [year - 1, 12] : [year, month - 1]

/** "10 November till the 20th", "Nov 9-18": the last day stands without its month. */
function withLastDay(tokens: readonly Word[], first: ReadDate, monthAt: MonthAt): ReadDate {
  if (!TO.test(tokens[first.to]?.word ?? '')) return first
  const at = tokens[first.to + 1]?.word === 'the' ? first.to + 2 : first.to + 1
  const last = tokens[at]
  const { year, month, day } = partsOf(first.date)
  if (!last || !/^\d{1,2}$/.test(last.word) || Number(last.word) <= day) return first
  if (monthBehind(tokens, at, monthAt)) return first
  const isOrdinal = ORDINAL.test(tokens[at + 1]?.word ?? '')
  const behind = tokens[at + 1]
  // "From 10 November to 20 people" ends in no day, "November 10 to 20" does.
  const isCount =
    /^\d/.test(tokens[first.from]?.word ?? '') &&
    !isOrdinal &&
    behind !== undefined &&
    behind.start - last.end < 2
  const date = isCount ? undefined : valid(year, month, Number(last.word))
  return date ? { from: at, to: isOrdinal ? at + 2 : at + 1, date, others: [first] } : first
}

function finished(
  tokens: readonly Word[],
  from: number,
  to: number,
  month: number,
  day: number,
  reference: Day,
) {
  const at = /^(?:سنه|عام)$/.test(tokens[to]?.word ?? '') ? to + 1 : to
  const year = /^20\d{2}$/.test(tokens[at]?.word ?? '') ? Number(tokens[at]?.word) : undefined
  const date = year ? valid(year, month, day) : nextOf(month, day, reference)
  return { from, to: year ? at + 1 : to, date: date ?? reference }
}

function nextOf(month: number, day: number, reference: Day): Day | undefined {
  const { year } = partsOf(reference)
  const date = valid(year, month, day)
  return date && date < reference ? valid(year + 1, month, day) : date
}

/** "End of January", "the end of May 2027", «نهاية يناير», «آخر شهر مارس»: its last day. */
function monthEnd(
  tokens: readonly Word[],
  index: number,
  monthAt: MonthAt,
  reference: Day,
): ReadDate | undefined {
  const word = tokens[index]?.word ?? ''
  const isEnglish = word === 'end' && tokens[index + 1]?.word === 'of'
  if (!isEnglish && !/^[بل]?(?:نهايه|اخر|اواخر)$/.test(word)) return undefined
  const at = index + (isEnglish || tokens[index + 1]?.word === 'شهر' ? 2 : 1)
  const month = monthAt(at)
  const behind = (month && tokens[month.to]?.word) ?? ''
  if (!month || /^\d{1,2}$/.test(behind)) return undefined
  const hasYear = /^20\d{2}$/.test(behind)
  const { year, month: now } = partsOf(reference)
  const inYear = hasYear ? Number(behind) : month.month < now ? year + 1 : year
  const date = addDays(addMonths(dayOf(inYear, month.month, 1), 1), -1)
  return { from: index, to: hasYear ? month.to + 1 : month.to, date, others: [] }
}

/** The day of a calendar, or nothing for 31 February. */
function valid(year: number, month: number, day: number): Day | undefined {
  if (month < 1 || day < 1 || day > 31) return undefined
  const date = dayOf(year, month, day)
  return partsOf(date).day === day ? date : undefined
}
