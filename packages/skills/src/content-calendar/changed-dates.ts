import {
  addDays,
  addMonths,
  type Day,
  dayOf,
  daysBetween,
  partsOf,
  weekdayOf,
} from '../calendar/day.ts'
import { withMonthOf } from '../calendar/day-of-period.ts'
import { numberedMonth, type Period, periodIn } from '../calendar/period.ts'
import { changeIn } from '../follow-up/change-words.ts'
import { dates } from '../reading/dates.ts'
import { formatDate } from '../reading/format.ts'
import { monthsNamedIn, weekdaysIn } from '../sentences/days.ts'
import { lengthIn } from './length.ts'
import { weekdayHits } from './read-weekdays.ts'
import type { Told } from './told.ts'

// Which days a message means of a calendar that is there.

/** Without the days that it names, whose numbers count nothing. */
export function withoutDays(period: Period, message: string, today: Day): string {
  const text = withMonthOf(period, message)
  const month = numberedMonth(text)
  return [...(month ? [month] : datesNamed(text, today))].reduceRight(
    (rest, { start, end }) => `${rest.slice(0, start)};${rest.slice(end)}`,
    text,
  )
}

/** Days of the calendar: those of the week return, and "two weeks" are a length of time. */
const datesNamed = (text: string, today: Day) =>
  dates(text, today).filter(({ start, end }) => {
    const said = text.slice(start, end)
    return weekdaysIn(said).length === 0 && !LENGTH.test(said)
  })
const LENGTH = /(?:week|month|day|[أا]سبوع|[أا]سابيع|شهر|[أا]يام)/iu

/** The days of the period that a message names: by their date, or each that falls on a day of the week. */
export function daysNamedOf(period: Period, said: Told, today: Day): Day[] {
  const dated = dates(withMonthOf(period, said.text).replaceAll(/اليوم (?=الوطني)/g, ''), today)
  if (dated.length > 0) return dated.map(({ date }) => date)
  const named = new Set(weekdayHits(said.text, said.all).map(({ concept }) => Number(concept)))
  return daysOf(period).filter((day) => named.has(weekdayOf(day)))
}

const AFTER =
  /(?<!\p{L})و?(?:(?:the )?(?<unit>week|month) after|(?:the )?(?:following|next) (?<next>week|month)|[بفل]{0,2}(?:ال)?(?<arabic>[أا]سبوع|شهر) (?:ال)?(?:(?:[يإا]?للي |الي |يلي )?(?:بعده|بعدو|بعدها|وراه|وراها|عقبه)|تالي|التالي|جاي|الجاي|القادم|اللي جاي))(?!\p{L})/iu
const WEEK = 7
const STARTS =
  /(?<!\p{L})(?:start\p{L}{0,4}|begin\p{L}{0,4}|from|يبد[أا]|تبد[أا]|نبد[أا]|ابد[أا]|إبد[أا]|بدايه|بداية|من)(?!\p{L})/iu
const ENDS =
  /(?<!\p{L})(?:until|till|up to|to|end\p{L}{0,3}|extend\p{L}{0,3}|finish\p{L}{0,3}|stop\p{L}{0,4}|لين|حتى|لحد|لغاية|لغايه|ينتهي|مدد\p{L}{0,2}|ل)(?!\p{L})/iu
const FREES =
  /(?<!\p{L})(?:no|not|nothing|skip|without|except|avoid|leave|keep|free|off|don['’]?t|remove|بدون|بلا|بلاش|ما|لا|مش|مو|مب|مفيش|عدا|إلا|الا|شيل\p{L}{0,2}|احذف\p{L}{0,2})(?!\p{L})/iu
const STRETCH =
  /(?<!\p{L})(?:to|till|until|through|[إا]لى|الي|لين|لحد|حتى)(?!\p{L})|\d\s?[-–]\s?\d/iu
const MOVES = /(?<!\p{L})(?:move|shift|postpone|انقل|حرك|أجل|اجل)\p{L}{0,3}(?!\p{L})/iu

/** Another period, its first or last day alone, or days of it that are kept free. */
export function periodAfter(
  last: Period & { freeDays?: Day[] | undefined },
  message: string,
  today: Day,
): Partial<Period & { freeDays: Day[] }> | undefined {
  const text = withMonthOf(last, message)
  const named = datesNamed(text, today).map(({ date }) => date)
  const [day, second] = named
  const isFreed = FREES.test(text) || (last.freeDays !== undefined && changeIn(text)('add'))
  const isStretch = day && second && day < second && STRETCH.test(text)
  const free = isStretch ? daysOf({ from: day, to: second }) : named
  if (day && isFreed) return { freeDays: [...new Set([...(last.freeDays ?? []), ...free])] }
  if (day && MOVES.test(text)) return undefined
  if (day && !second) {
    if (ENDS.test(text) && !STARTS.test(text) && day > last.from) return { to: day }
    if (STARTS.test(text) && !ENDS.test(text))
      return {
        from: day,
        ...(day > last.to && { to: addDays(day, daysBetween(last.from, last.to)) }),
      }
  }
  // A day alone that neither begins nor ends the calendar says nothing of its period.
  const isOfDay = day !== undefined && second === undefined && monthsNamedIn(text).length === 0
  if (isOfDay && !STARTS.test(text) && !ENDS.test(text)) return undefined
  const spoken =
    periodIn(text, today) ??
    periodIn(withMonthBehindPart(last, text), today) ??
    lengthIn(text, today)
  if (spoken && FREES.test(text) && isWithin(spoken, last))
    return { freeDays: [...new Set([...(last.freeDays ?? []), ...daysOf(spoken)])] }
  const after = AFTER.exec(text)?.groups
  const isLater = after && (!spoken || after.unit || spoken.from <= last.from)
  if (isLater) {
    const isMonth = /month|شهر/iu.test(after.unit ?? after.next ?? after.arabic ?? '')
    return isMonth
      ? monthAfter(last)
      : { from: addDays(last.from, WEEK), to: addDays(last.to, WEEK) }
  }
  if (spoken && STARTS.test(text) && !ENDS.test(text) && spoken.from < last.to)
    return { from: spoken.from }
  const isEnd =
    spoken && ENDS.test(text) && !STARTS.test(text) && /extend|مدد|\bend of\b|نهاي[ةه]/iu.test(text)
  return isEnd ? { to: spoken.to } : spoken
}

const isWithin = (part: Period, whole: Period): boolean =>
  part.from >= whole.from && part.to <= whole.to && (part.from > whole.from || part.to < whole.to)

const daysOf = ({ from, to }: Period): Day[] =>
  Array.from({ length: daysBetween(from, to) + 1 }, (_, offset) => addDays(from, offset))

const PART =
  /(?<!\p{L})(?:(?:first|second|third|last) (?:\p{L}{2,6} )?(?:weeks?|half)|(?:[أا]ول|[آا]خر) (?:\p{L}{2,6} )?(?:[أا]سبوعين|[أا]سابيع|[أا]سبوع|نصف?)|النصف? (?:ال[أا]ول|الثاني|الأخير))(?!\p{L})/iu

/** "The first two weeks": of the month in which the calendar begins. */
const withMonthBehindPart = ({ from }: Period, text: string): string => {
  const part = PART.exec(text)?.[0]
  return part ? `${part} of ${formatDate(from, 'en').replace(/^\d+ /, '')}` : ''
}

/** The whole month behind that in which a calendar begins. */
function monthAfter({ from }: Period): Period {
  const { year, month } = partsOf(addMonths(from, 1))
  return { from: dayOf(year, month, 1), to: dayOf(year, month + 1, 0) }
}
