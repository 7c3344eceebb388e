import { asksWhy } from '../follow-up/asks-why.ts'
import { bareNumber } from '../follow-up/bare-number.ts'
import { insteadOf } from '../follow-up/instead-of.ts'
import { withoutTakingBack } from '../follow-up/without-taking-back.ts'
import type { Ask } from '../skill.ts'
import { namesAny } from '../understanding/affinity.ts'
import { readMessage } from '../understanding/read-message.ts'
import { type Adding, countedOn, isFromThere } from './counted-on.ts'
import { calculateDate, type DateInput, dayReached, ordered } from './date-calculation.ts'
import { type DateFacts, dateFactsIn } from './date-request.ts'
import { addMonths, type Day, dayOf, partsOf } from './day.ts'

/** Days of the calendar, and not those of work alone. */
const ALL_DAYS =
  /(?<!\p{L})(?:calendar days|all (?:the )?days|[أا]يام (?:ال)?تقويم|كل ال[أا]يام)(?!\p{L})/iu
const FROM =
  /(?<!\p{L})(?:from|since|start|starts|starting|begins?|beginning|enter(?:ed)?|من|ابتداء|[إا]بتداء|منذ)(?!\p{L})/iu

/** What a message about days comes to with what was worked out before it: «طب لحد 31؟», "and working days?"; undefined where it stands by itself. */
export function dateGoingOn(
  inputs: readonly DateInput[],
  ask: Ask,
  added: Adding,
): DateInput | undefined {
  const last = inputs.at(-1) as DateInput
  const text = withoutTakingBack(ask.text)
  const message = readMessage(text, ask.today)
  const facts = dateFactsIn(message, ask.today)
  const { dates, asks, workingDays, duration } = facts
  if (asksWhy(text)) return last
  const exchanged = exchangedDay(last, text, ask.today)
  if (exchanged) return exchanged
  const isOfDay = namesAny(message, ['weekday', 'hijri', 'gregorian'])
  if (dates.length > 0 && isOfDay) return undefined
  if (dates.length === 0 && namesAny(message, ['hijri', 'gregorian'])) return undefined
  if (facts.holidays || facts.isBirth || asks.age || workingDays?.period) return undefined
  if (dates.length > 1) return undefined
  const counted = countedOn(inputs, text, ask.today, added)
  if (counted && (dates.length === 0 || isFromThere(text)) && !workingDays) return counted
  const number = bareNumber(text, ask.today) ?? ordinalIn(text)
  const [day = sameMonth(number, last, text)] = dates
  if (day === undefined) return withoutDay(last, facts, ask)
  const asksAnew = asks.weekday || asks.holiday || workingDays || (asks.difference && asks.number)
  if (asksAnew || duration) return undefined
  return withDay(last, day, FROM.test(text))
}

/** "22 June, not 2 June", «من 28 نوفمبر بدل 5 ديسمبر»: in the year of the day whose place it takes. */
function exchangedDay(last: DateInput, text: string, today: Day): DateInput | undefined {
  const { now, former } = insteadOf(text) ?? {}
  if (now === undefined || former === undefined) return undefined
  const [day, other] = [now, former].map(
    (part) => dateFactsIn(readMessage(part, today), today).dates[0],
  )
  if (!day || !other) return undefined
  const isSameDay = (one: Day | undefined) => one?.slice(YEAR) === other.slice(YEAR)
  const place = isSameDay(last.from) ? 'from' : isSameDay(last.to) ? 'to' : undefined
  const taken = place && last[place]
  if (!taken) return undefined
  return { ...last, [place]: /\d{4}/.test(now) ? day : taken.slice(0, YEAR) + day.slice(YEAR) }
}
const YEAR = 4

/** The 31st of the month that was spoken of. */
function sameMonth(number: number | undefined, last: DateInput, text: string): Day | undefined {
  const of = FROM.test(text) ? last.from : (last.to ?? last.from)
  if (number === undefined || !of || !(number >= 1 && number <= 31 && Number.isInteger(number)))
    return undefined
  const { year, month } = partsOf(of)
  const first = dayOf(year, month, 1)
  const day = dayOf(year, month, number)
  return day >= first && day < addMonths(first, 1) ? day : undefined
}

function withDay(last: DateInput, day: Day, isFrom: boolean): DateInput {
  const { isExpected: _expected, ...kept } = last
  if (kept.operation === 'difference' || kept.operation === 'working_days')
    return isFrom ? { ...kept, from: day } : { ...kept, to: day }
  return { ...kept, from: day }
}

/** Another thing of the same days, or as many days more or fewer. */
function withoutDay(
  last: DateInput,
  { asks, workingDays, isInclusive }: DateFacts,
  { text, today }: Ask,
): DateInput | undefined {
  const { operation, from = today } = last
  const number = bareNumber(text, today)
  const to = dayReached(last, { today })
  const isOfWork = workingDays !== undefined || WEEKDAYS.test(text)
  if (asks.weekday && !isOfWork) return weekdayReached(last, today)
  if (operation === 'shift_working_days') {
    const count = workingDays?.count ?? number
    return count === undefined
      ? undefined
      : { ...last, workingDays: last.workingDays! < 0 ? -count : count }
  }
  if (operation === 'shift' && number !== undefined) {
    const add = daysIn(number, last)
    return add && { ...last, add }
  }
  if (isOfWork && workingDays?.count === undefined && to)
    return { operation: 'working_days', ...ordered(operation === 'weekday' ? today : from, to) }
  if (/\d/.test(text)) return undefined
  const isOfAllDays = asks.difference || ALL_DAYS.test(text) || IN_UNITS.test(text)
  if (operation === 'working_days' && isOfAllDays && to)
    return { operation: 'difference', from, to, isInclusive: true }
  if (operation === 'difference' && isInclusive) return { ...last, isInclusive }
  if ((operation === 'difference' || operation === 'age') && isOfAllDays) return last
  const isReached = operation === 'weekday' || operation === 'shift'
  return isReached && asks.difference && to
    ? { operation: 'difference', ...ordered(operation === 'weekday' ? today : from, to) }
    : undefined
}
const WEEKDAYS =
  /(?<!\p{L})(?:week ?days|(?:skip|no|without|excluding|not counting) (?:the )?weekends?)(?!\p{L})/iu
/** The answer holds its length in weeks and months as well. */
const IN_UNITS =
  /(?<!\p{L})(?:(?:in )?(?:weeks|months|days|years)|how many (?:weeks?|months?|days?)|بال(?:[أا]سابيع|شهور|[أا]شهر|[أا]يام)|كم ([أا]سبوع|شهر|يوم))(?!\p{L})/iu

/** "Which day of the week is that?" of the day that was counted to. */
function weekdayReached(last: DateInput, today: Day): DateInput | undefined {
  const reached = calculateDate(last, { today })
  return 'to' in reached ? { operation: 'weekday', from: reached.to } : undefined
}

const ORDINAL = /(?<![\p{L}\d])(\d{1,2})(?:st|nd|rd|th)(?!\p{L})/iu
/** "Till the 31st" */
function ordinalIn(text: string): number | undefined {
  const written = ORDINAL.exec(text)?.[1]
  return written === undefined ? undefined : Number(written)
}

/** "And 60?" counts in what was counted in before. */
function daysIn(number: number | undefined, { add }: DateInput): DateInput['add'] {
  const counted = Object.entries(add ?? {}).filter(([, count]) => count !== 0)
  const [only, ...others] = counted
  if (number === undefined || !Number.isInteger(number) || !add || !only || others.length > 0)
    return undefined
  return { ...add, [only[0]]: only[1] < 0 ? -number : number }
}
