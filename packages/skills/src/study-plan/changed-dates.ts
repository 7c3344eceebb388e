import { addDays, type Day, dayOf, daysBetween, partsOf, weekdayOf } from '../calendar/day.ts'
import { withMonthOf } from '../calendar/day-of-period.ts'
import { periodIn } from '../calendar/period.ts'
import { onlyNumber } from '../follow-up/change-words.ts'
import { isStopword } from '../reading/prose.ts'
import { quantities } from '../reading/quantities.ts'
import { type Span, words } from '../reading/words.ts'
import { daysIn, weekdaysIn } from '../sentences/days.ts'
import { withMonths, withoutMovedFrom } from './exam-day.ts'
import { restDatesIn, spanIn } from './read-wish.ts'
import type { Wish } from './schedule.ts'
import { studyWords } from './words.ts'

// What the days that a message names are to a plan that is there: of the exam, of the beginning, or days that are kept free.

interface Said {
  message: string
  today: Day
}

export type DateRole = 'exam' | 'from' | 'restDates'

export const withMonthsOfPlan = ({ from, exam }: Wish, text: string, today: Day): string =>
  withMonths(
    withMonthOf({ from, to: exam }, text.replace(SUNDAY, 'والأحد').replace(AT_ALL, ' ')),
    today,
  )

/** «سبت وحد» */
const SUNDAY = /(?<=(?:سبت|جمع[ةه]|خميس)\s)و(?:ال)?حد(?!\p{L})/u

/** «ما أدرس أبدا يوم الجمعة» */
const AT_ALL = /(?<=(?:^|\s)(?:ما|لا|مش) \p{L}{3,9})\s[أا]بد[اً]{1,2}\s(?!غير|[إا]لا)/u

export const speaksOfExam = (message: string): boolean =>
  studyWords(words(message)).some(({ concept }) => concept === 'exam')

const MOVED =
  /(?<!\p{L})(?:moved|postponed|pushed|rescheduled|delayed|brought forward|ت[أا]جل\p{L}{0,2}|[اأ]ت[أا]جل\p{L}{0,2}|[أا]جلو\p{L}{0,2}|قدمو\p{L}{0,2}|[أا]?نقلو\p{L}{0,2})(?!\p{L})/iu
const LATER =
  /(?<!\p{L})(?:later|postponed|delayed|back|more|extra|بعد(?:ه|ها)?|ت[أا]جل\p{L}{0,2}|[اأ]ت[أا]جل\p{L}{0,2}|[أا]جلو\p{L}{0,2}|زياد[ةه])(?!\p{L})/iu
const EARLIER = /(?<!\p{L})(?:earlier|sooner|forward|قبل|[أا]بكر|تقدم|قدمو\p{L}{0,2})(?!\p{L})/iu
const STARTS =
  /(?<!\p{L})(?:start\p{L}{0,3}|begin\p{L}{0,4}|from|[بهحنسر]{0,2}[أاينت]?بد[أاى]|[بهح]?[أاينت]?بلش|من)(?!\p{L})/iu

/** "By a week", «أسبوع»: one of them. */
const counted = (text: string): string =>
  text
    .replaceAll(/(?<!\p{L})(?:an?|one|another) (?=(?:day|week)s?(?!\p{L}))/giu, '1 ')
    .replaceAll(/(?<![\p{L}\d]|\d\s|كل )(?=(?:[أا]سبوع|يوم)(?:$|[\s.؟?!]))(?!يوم \d)/giu, '1 ')

/** The exam, the beginning or days that are kept free. */
export function datesAfter(
  last: Wish,
  message: string,
  { today, role }: { today: Day; role: DateRole | undefined },
): Partial<Pick<Wish, DateRole>> {
  const isOfExam = speaksOfExam(message) || MOVED.test(message)
  const moved = isOfExam
    ? quantities(counted(message)).find(({ kind }) => kind === 'duration')
    : undefined
  if (moved?.kind === 'duration') {
    const { week = 0, day = 0 } = moved.parts
    const step = (week * 7 + day) * (EARLIER.test(message) ? -1 : LATER.test(message) ? 1 : 0)
    if (step !== 0) return { exam: addDays(last.exam, step) }
  }
  const text = withoutMovedFrom(message, today)
  const free = restDatesIn(text, today).filter((day) => day >= last.from && day < last.exam)
  if (free.length > 0 && !isOfExam) return withRestDates(last, free)
  const named = datesNamed(text, today).map(({ date }) => date)
  const [day, second] = named
  const stretch = stretchIn(last, text, today)
  const longer = !day && !isOfExam ? lengthAlone(last, counted(text)) : undefined
  if (longer) return longer
  if (!day && STARTS.test(text) && stretch.length === 0)
    return weekdayStart(last, text, today) ?? spanStart(last, text, today)
  if (!day && MOVED.test(message)) {
    const exam = examOnThe(last, onlyNumber(message), { message, today })
    if (exam) return { exam }
  }
  if (!day) return bareDay(last, message, role) ?? withRestDates(last, isOfExam ? [] : stretch)
  if (isOfExam) {
    const span = spanIn(text, today)
    const from = span && STARTS.test(text) && span.from !== today ? { from: span.from } : {}
    const isOther = day <= today || (LATER.test(text) && day < last.exam)
    const now =
      (!span || span.from === today) &&
      MOVED.test(text) &&
      isOther &&
      examOnThe(last, partsOf(day).day, { message, today })
    return {
      exam: now || (span && daysBetween(span.from, span.exam) > 0 ? span.exam : day),
      ...from,
    }
  }
  if (STARTS.test(text) && !second) return { from: day }
  if (isBare(text, today) && role !== 'restDates') return role ? { [role]: day } : {}
  return withRestDates(last, stretch.length > 0 ? stretch : named)
}
const MOST_FREE = 21

/** The days of the calendar that a message names: a day of the week returns, and "4 weeks" are a length of time. */
const datesNamed = (text: string, today: Day): (Span & { date: Day })[] =>
  daysIn(text, today).flatMap(({ date, start, end }) =>
    date && weekdaysIn(text.slice(start, end)).length === 0 && !LENGTH.test(text.slice(start, end))
      ? [{ date, start, end }]
      : [],
  )

const LENGTH = /(?:weeks?|months?|[أا]سبوع|[أا]سابيع|شهر)/iu

/** "10-12 December": each day of a stretch before the exam. */
function stretchIn(last: Wish, text: string, today: Day): Day[] {
  const stretch = /\d/.test(text) ? periodIn(text, today) : undefined
  const isFree =
    stretch && daysBetween(stretch.from, stretch.to) < MOST_FREE && stretch.to < last.exam
  return isFree ? daysBetweenBoth(stretch) : []
}

function withRestDates(
  last: Wish,
  days: readonly Day[],
): Pick<Wish, 'restDates'> | Record<string, never> {
  const free = days.filter((day) => day >= last.from && day < last.exam)
  return free.length > 0
    ? { restDates: [...new Set([...(last.restDates ?? []), ...free])].toSorted() }
    : {}
}

const daysBetweenBoth = ({ from, to }: { from: Day; to: Day }): Day[] =>
  Array.from({ length: daysBetween(from, to) + 1 }, (_, offset) => addDays(from, offset))

/** "Actually 4 weeks": as long as that from its beginning. */
function lengthAlone(last: Wish, text: string): Pick<Wish, 'exam'> | undefined {
  const [span, other] = quantities(text)
  if (span?.kind !== 'duration' || other) return undefined
  const { month = 0, week = 0, day = 0 } = span.parts
  const days = month * 30 + week * 7 + day
  const rest = `${text.slice(0, span.start)}${text.slice(span.end)}`
  return days > 1 && isBare(rest, last.from) ? { exam: addDays(last.from, days) } : undefined
}

/** "I can only start Wednesday", «ما بقدر ابدأ الا الأربعاء»; «ابدا» also says "never". */
function weekdayStart(last: Wish, text: string, today: Day): Pick<Wish, 'from'> | undefined {
  const [weekday, other] = weekdaysIn(text)
  const isNever = NEVER.test(text.replace(NO, '')) && !ONLY.test(text)
  if (weekday === undefined || other !== undefined || isNever || !BEGINS.test(text))
    return undefined
  const from = addDays(today, (weekday - weekdayOf(today) + 7) % 7)
  return from < last.exam ? { from } : undefined
}
const BEGINS =
  /(?<!\p{L})(?:start\p{L}{0,3}|begin\p{L}{0,4}|[بهحنسر]{0,2}[أاينت]?بد[أاى]|[بهح]?[أاينت]?بلش)(?!\p{L})/iu
const NO = /^\P{L}{0,3}لا[\s,،]{1,3}/u
const NEVER = /(?<!\p{L})(?:ما|لا|مش|مو|مب)(?!\p{L})/u
const ONLY = /(?<!\p{L})(?:غير|[إا]لا|لحد|لين|حتى|قبل)(?!\p{L})/u

/** "They moved it to the 21st": the day of that number nearest to the one it was on; later where it is put off. */
function examOnThe(
  { exam }: Wish,
  number: number | undefined,
  { message, today }: Said,
): Day | undefined {
  if (!number || number > 31) return undefined
  const { year, month } = partsOf(exam)
  const isLater = LATER.test(message)
  const [nearest] = [-1, 0, 1]
    .map((step) => dayOf(year, month + step, number))
    .filter((day) => day > today && day !== exam && !(isLater && day < exam))
    .toSorted((a, b) => Math.abs(daysBetween(exam, a)) - Math.abs(daysBetween(exam, b)))
  return nearest
}

/** "Start next week" */
function spanStart(last: Wish, text: string, today: Day): Partial<Pick<Wish, 'from'>> {
  const from = periodIn(text, today)?.from
  return from && from < last.exam ? { from } : {}
}

/** Nothing but a day. */
function isBare(text: string, today: Day): boolean {
  const plain = datesNamed(text, today).reduceRight(
    (rest, { start, end }) => `${rest.slice(0, start)}${rest.slice(end)}`,
    text,
  )
  return words(plain).every(({ word }) => isStopword(word) || SMALL.test(word))
}
const SMALL =
  /^(?:no|wait|sorry|make|actually|mean|meant|say|day|لا|لحظه|اسف|اسفه|قصدي|اقصد|يوم|خل\p{L}{0,3})$/u

/** "No wait, 27": of the same month. */
function bareDay(
  last: Wish,
  message: string,
  role: DateRole | undefined,
): Partial<Pick<Wish, DateRole>> | undefined {
  const number = onlyNumber(message)
  const isOnly = isBare(message, last.from) && quantities(message).length < 2
  if (!role || role === 'restDates' || !number || number > 31 || !isOnly) return undefined
  const { year, month } = partsOf(last[role])
  return { [role]: dayOf(year, month, number) }
}
