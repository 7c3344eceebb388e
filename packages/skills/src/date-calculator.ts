import { explainDates } from './calendar/date-answer.ts'
import {
  calculateDate,
  DateInput,
  type DateOutput,
  dayReached,
  ordered,
} from './calendar/date-calculation.ts'
import { type DateFacts, dateFactsIn, dateQuestionsIn } from './calendar/date-request.ts'
import type { Day } from './calendar/day.ts'
import { dateGoingOn } from './calendar/go-on.ts'
import { daysBehindMonth } from './calendar/period.ts'
import { sayDate } from './calendar/say-date.ts'
import { asOfStatedToday } from './calendar/stated-today.ts'
import { insteadOf } from './follow-up/instead-of.ts'
import type { Span } from './reading/words.ts'
import { type Ask, defineSkill, type Missing, type Reading } from './skill.ts'
import { namesAny } from './understanding/affinity.ts'
import { readMessage } from './understanding/read-message.ts'

export const dateCalculator = defineSkill<DateInput, DateOutput>({
  name: 'date-calculator',
  title: { en: 'Date calculation', ar: 'حساب التواريخ' },
  description: {
    en: 'Days between dates, a date plus or minus days, weeks or months, weekday of a date, age, UAE public holidays of a year, and UAE working days.',
    ar: 'الأيام بين تاريخين، وإضافة أيام أو أسابيع أو أشهر إلى تاريخ أو طرحها، ويوم الأسبوع، والعمر، والعطل الرسمية في الإمارات في سنة، وأيام العمل فيها.',
  },
  source: {
    title: {
      en: 'Cabinet Resolution 27 of 2024 on public holidays in the UAE; Gregorian calendar',
      ar: 'قرار مجلس الوزراء رقم 27 لسنة 2024 بشأن العطل الرسمية في الدولة؛ والتقويم الميلادي',
    },
    date: '2025-01-01',
  },
  input: DateInput,
  names: ({ text, today }) => {
    const stretch = daysBehindMonth(text, today)
    return stretch ? [{ ...stretch, values: [stretch.from, stretch.to] }] : []
  },
  suits({ text, today }) {
    const { dates, isDated, duration, workingDays, holidays, asks, isBirth } = dateFactsIn(
      readMessage(text, today),
      today,
    )
    if (workingDays || holidays) return 0.95
    const isAsked = duration || asks.age || isBirth || asks.weekday || asks.difference
    if (dates.length > 0) return isAsked ? 0.85 : isDated ? 0.4 : 0
    return isAsked ? 0.4 : 0
  },
  goOn(before, ask) {
    const inputs = before.map(({ inputs: [first] }) => first)
    const input = dateGoingOn(inputs, ask, added)
    if (!input) return undefined
    const understood = { facts: [sayDate(input, ask)], assumed: [] }
    const isExchange = insteadOf(ask.text) !== undefined
    return {
      input,
      understood,
      ...(isExchange && { isFollowUp: true, uses: [{ start: 0, end: ask.text.length }] }),
    }
  },
  dayOf: dayReached,
  read,
  run: calculateDate,
  explain: explainDates,
})

const missing = {
  date: {
    name: { en: 'The date', ar: 'التاريخ' },
    example: { en: '15 March 2027', ar: '15 مارس 2027' },
  },
  twoDates: {
    name: {
      en: 'The two dates, or one date to count from today',
      ar: 'التاريخان، أو تاريخ واحد للعدّ من اليوم',
    },
    example: { en: '1 January 2027 and 15 March 2027', ar: '1 يناير 2027 و15 مارس 2027' },
  },
  birth: {
    name: { en: 'The date of birth', ar: 'تاريخ الميلاد' },
    example: { en: '14 May 1990', ar: '14 مايو 1990' },
  },
  whole: {
    name: {
      en: 'A whole number of days, weeks, months or years',
      ar: 'عدد صحيح من الأيام أو الأسابيع أو الأشهر أو السنوات',
    },
    example: { en: '2 months and 15 days', ar: 'شهران و15 يومًا' },
  },
  what: {
    name: { en: 'What to work out about the date', ar: 'المطلوب حسابه عن التاريخ' },
    example: { en: 'how many days until 15 March 2027', ar: 'كم يومًا حتى 15 مارس 2027' },
  },
}

/** Each question with an answer of its own; a date that is only told belongs to the questions behind it. */
function read(asked: Ask): Reading<DateInput> {
  const ask = asOfStatedToday(asked)
  const reading = ask.isStated ? withAges(casesIn(ask), ask.today) : casesIn(ask)
  if (!('input' in reading)) return reading
  const inputs = [reading.input, ...(reading.more ?? []).map(({ input }) => input)]
  const facts = inputs.map((input) => sayDate(input, ask))
  return { ...reading, understood: { facts, assumed: [] } }
}

/** An age is that of the day which is said to be today. */
function withAges(reading: Reading<DateInput>, today: Day): Reading<DateInput> {
  if (!('input' in reading)) return reading
  const aged = (input: DateInput): DateInput =>
    input.operation === 'age' && !input.to ? { ...input, to: today } : input
  return {
    ...reading,
    input: aged(reading.input),
    ...(reading.more && { more: reading.more.map((one) => ({ ...one, input: aged(one.input) })) }),
  }
}

function casesIn({ text, today }: Ask): Reading<DateInput> {
  const message = readMessage(text, today)
  const cases: { input: DateInput; uses: readonly Span[] }[] = []
  let told: Day | undefined
  // The weekend and the holidays are named as what working days leave out.
  const isWork = namesAny(message, ['businessDay'])
  for (const written of dateQuestionsIn(message, today)) {
    const facts = toldBefore(written, today, told)
    const { dates, duration, workingDays, holidays, asks, isExpected } = facts
    const isQuestion =
      workingDays || (holidays && !isWork) || duration || asks.age || asks.difference || isExpected
    // "… and which weekday is that": not of the day that another is counted from.
    const isOfResult = cases.at(-1)?.input.operation.startsWith('shift')
    const isAnother =
      dates.length === 1 && cases.at(-1)?.input.operation === 'weekday' && !asks.difference
    const isWeekday =
      (asks.weekday && (dates.length > 0 || (told && !isOfResult))) ||
      (asks.holiday && !isWork && dates.length === 1) ||
      isAnother
    const input = isQuestion || isWeekday ? inputOf(facts, today, told) : undefined
    told = written.dates.find((day) => day !== today) ?? told
    if (!input || 'name' in input) continue
    // A feast that is named and then counted to is asked about where it is counted.
    const said = cases.find((one) => isSame(one.input, input))
    if (!said) cases.push({ input, uses: facts.uses })
    else if (asks.difference) said.uses = facts.uses
  }
  const uses = cases.flatMap((one) => one.uses)
  const inputs = cases.map((one) => ({ input: one.input }))
  const [first, ...more] = inputs
  if (first && more.length > 0) return { ...first, more, uses }
  const whole = dateFactsIn(message, today)
  const input = inputOf(whole, today, undefined)
  // What stands apart says it all, when the message as a whole does not.
  if (first && ('name' in input || told)) return { ...first, uses }
  return 'name' in input ? { missing: [input], uses: whole.uses } : { input, uses: whole.uses }
}

const isSame = (one: DateInput, other: DateInput): boolean => {
  const bare = ({ isExpected, ...rest }: DateInput) => JSON.stringify(rest)
  return bare(one) === bare(other)
}

/** "The visa expires on 17 March. How many days is that from today?": the day that is only counted from, and the one told before. */
function toldBefore(facts: DateFacts, today: Day, told: Day | undefined): DateFacts {
  const isOnlyToday = facts.dates.length > 0 && facts.dates.every((day) => day === today)
  if (!told || !isOnlyToday || facts.duration || facts.workingDays?.count !== undefined)
    return facts
  return { ...facts, dates: facts.asks.weekday && !facts.asks.difference ? [told] : [today, told] }
}

/** What is to be worked out, or what is missing for it. `told`: the day that was spoken of before. */
function inputOf(facts: DateFacts, today: Day, told: Day | undefined): DateInput | Missing {
  const { dates, isExpected, duration, workingDays, holidays, asks } = facts
  const [first = told, second] = dates
  const expected = isExpected ? { isExpected } : {}
  // "How many days until her birthday on 14 March 2027?"
  const isUntil = asks.difference && !facts.isBirth && !second && (dates[0] ?? today) > today
  if (holidays) return { operation: 'holidays', ...holidays }
  if (workingDays) return workInput(facts, today, first)
  if ((asks.age || facts.isBirth) && !duration && !isUntil) {
    const earliest = dates.toSorted()[0] ?? first
    const born = told && !facts.isBirth ? told : earliest
    if (!born) return missing.birth
    const at = dates.findLast((day) => day > born)
    if (born <= today)
      return { operation: 'age', from: born, ...(at && at !== today && { to: at }) }
  }
  if (duration && !second) {
    const add = added(duration)
    const isDayAsked = asks.weekend || asks.holiday
    return add
      ? {
          operation: 'shift',
          from: first ?? today,
          add,
          ...expected,
          ...(isDayAsked && { isDayAsked }),
        }
      : missing.whole
  }
  if (second)
    return {
      operation: 'difference',
      from: first as Day,
      to: second,
      ...expected,
      ...(facts.isInclusive && { isInclusive: true }),
    }
  if (!first) return asks.difference ? missing.twoDates : missing.date
  if (!asks.weekday && (asks.difference || isExpected))
    return { operation: 'difference', from: today, to: first, ...expected }
  return { operation: 'weekday', from: first, ...expected }
}

function workInput(
  { dates, workingDays, isExpected, asks }: DateFacts,
  today: Day,
  first: Day | undefined,
): DateInput | Missing {
  if (workingDays?.period) return { operation: 'working_days', ...workingDays.period }
  // "He says from 21 December to 8 January is 15 working days": a stretch, whatever somebody says it is; a day that is named twice is none.
  if (workingDays?.count !== undefined && new Set(dates).size < 2)
    return {
      operation: 'shift_working_days',
      from: first ?? today,
      workingDays: workingDays.isBackward ? -workingDays.count : workingDays.count,
    }
  if (!first) return missing.twoDates
  const second = dates[1]
  // "Is 3 December a working day?"
  if (dates.length === 1 && !asks.difference && !asks.number)
    return { operation: 'weekday', from: first }
  return {
    operation: 'working_days',
    ...ordered(second ? first : today, second ?? first),
    ...(isExpected && { isExpected }),
  }
}

/** A duration in whole units, or nothing: half a month is no number of days. */
function added({ parts, isBackward }: NonNullable<DateFacts['duration']>): DateInput['add'] {
  const sign = isBackward ? -1 : 1
  const { year = 0, month = 0, week = 0, day = 0 } = parts
  if (![year * 12, month, week * 7, day].every(Number.isInteger)) return undefined
  const isWhole = Number.isInteger(week)
  return {
    years: Math.trunc(year) * sign,
    months: (month + Math.round((year % 1) * 12)) * sign,
    weeks: isWhole ? week * sign : 0,
    days: (isWhole ? day : day + week * 7) * sign,
  }
}
