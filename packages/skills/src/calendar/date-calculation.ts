import type { Bilingual } from '@wakeel/contract'
import { z } from 'zod'
import { SkillRefusal } from '../skill.ts'
import { addDays, addMonths, type Day, dayOf, daysBetween, partsOf, periodBetween } from './day.ts'
import { HOLIDAY_LAW_FIRST_YEAR, type Holiday, holidayOn, isWeekend } from './uae-holidays.ts'
import {
  holidaysBetween,
  shiftWorkingDays,
  type WorkingDays,
  workingDaysBetween,
} from './working-days.ts'

export const DateInput = z.object({
  operation: z.enum([
    'difference',
    'shift',
    'weekday',
    'age',
    'working_days',
    'shift_working_days',
    'holidays',
  ]),
  /** The first or only day; today when left out. */
  from: z.iso.date().optional(),
  /** The last day, for a difference or working days; the day of an age. */
  to: z.iso.date().optional(),
  /** What to add; negative to go back. */
  add: z.object({ years: z.int(), months: z.int(), weeks: z.int(), days: z.int() }).optional(),
  workingDays: z.int().optional(),
  /** Of the public holidays; without it those of the twelve months to come. */
  year: z.int().optional(),
  /** A lunar feast, which may fall a day earlier or later. */
  isExpected: z.boolean().optional(),
  /** Whether the day that is counted to is a weekend or a holiday is asked as well. */
  isDayAsked: z.boolean().optional(),
  /** A difference counts both days. */
  isInclusive: z.boolean().optional(),
})
export type DateInput = z.infer<typeof DateInput>

export interface DayKind {
  holiday?: Holiday
  isWeekend: boolean
}

export type DateOutput = { from: Day; isExpected: boolean } & (
  | {
      operation: 'difference'
      to: Day
      days: number
      period: ReturnType<typeof periodBetween>
      isPast: boolean
      isInclusive: boolean
    }
  | { operation: 'shift'; to: Day; add: NonNullable<DateInput['add']>; reached?: DayKind }
  | ({ operation: 'weekday' } & DayKind)
  | {
      operation: 'age'
      today: Day
      period: ReturnType<typeof periodBetween>
      days: number
      nextBirthday: Day
      daysToBirthday: number
    }
  | { operation: 'working_days'; to: Day; working: WorkingDays; days: number }
  | { operation: 'holidays'; to: Day; year?: number; holidays: Holiday[] }
  | { operation: 'shift_working_days'; to: Day; count: number; holidays: WorkingDays['holidays'] }
)

const LONGEST_WORKING_RANGE_DAYS = 366 * 10

/** Two days as a range, whichever was named first. */
export const ordered = (a: Day, b: Day) => (a <= b ? { from: a, to: b } : { from: b, to: a })

export function calculateDate(input: DateInput, { today }: { today: string }): DateOutput {
  const from = input.from ?? today
  const base = { from, isExpected: input.isExpected ?? false }
  refuseFarYears(from, input.to)
  switch (input.operation) {
    case 'weekday':
      return {
        ...base,
        operation: 'weekday',
        ...kindOf(from),
      }
    case 'age': {
      const at = input.to ?? today
      if (from > at) throw new SkillRefusal(refusals.unborn)
      const nextBirthday = birthdayFrom(from, at)
      return {
        ...base,
        operation: 'age',
        today: at,
        period: periodBetween(from, at),
        days: daysBetween(from, at),
        nextBirthday,
        daysToBirthday: daysBetween(at, nextBirthday),
      }
    }
    case 'shift': {
      const add = input.add ?? { years: 0, months: 0, weeks: 0, days: 0 }
      if (
        Math.abs(add.years) > 2000 ||
        Math.abs(add.months) > 24_000 ||
        Math.abs(add.weeks * 7 + add.days) > 800_000
      )
        throw new SkillRefusal(refusals.far)
      const to = addDays(addMonths(from, add.years * 12 + add.months), add.weeks * 7 + add.days)
      refuseFarYears(from, to)
      return {
        ...base,
        operation: 'shift',
        to,
        add,
        ...(input.isDayAsked && { reached: kindOf(to) }),
      }
    }
    case 'difference': {
      const to = input.to ?? today
      const { from: first, to: last } = ordered(from, to)
      return {
        ...base,
        operation: 'difference',
        from: first,
        to: last,
        days: daysBetween(first, last) + (input.isInclusive ? 1 : 0),
        period: periodBetween(first, input.isInclusive ? addDays(last, 1) : last),
        isPast: to < from,
        isInclusive: input.isInclusive ?? false,
      }
    }
    case 'working_days': {
      const { from: first, to: last } = ordered(from, input.to ?? today)
      refuseUncountable(first, last)
      return {
        ...base,
        operation: 'working_days',
        from: first,
        to: last,
        working: workingDaysBetween(first, last),
        days: daysBetween(first, last) + 1,
      }
    }
    case 'holidays': {
      const { year } = input
      const [first, last] =
        year === undefined
          ? [today, addDays(addMonths(today, 12), -1)]
          : [dayOf(year, 1, 1), dayOf(year, 12, 31)]
      if (partsOf(first).year < HOLIDAY_LAW_FIRST_YEAR || partsOf(last).year > 2100)
        throw new SkillRefusal(refusals.holidaysBeforeLaw)
      const holidays = holidaysBetween(first, last)
      return {
        from: first,
        to: last,
        isExpected: false,
        operation: 'holidays',
        holidays,
        ...(year !== undefined && { year }),
      }
    }
    case 'shift_working_days': {
      const count = input.workingDays ?? 0
      if (Math.abs(count) > 2500) throw new SkillRefusal(refusals.longWork)
      const to = shiftWorkingDays(from, count)
      const { from: first, to: last } = ordered(from, to)
      refuseUncountable(first, last)
      return {
        ...base,
        operation: 'shift_working_days',
        to,
        count,
        holidays: workingDaysBetween(first, last).holidays,
      }
    }
  }
}

const kindOf = (day: Day): DayKind => ({
  isWeekend: partsOf(day).year >= 2022 && isWeekend(day),
  ...holidayOf(day),
})

/** Only of the years whose holiday law is known here. */
function holidayOf(day: Day): { holiday?: Holiday } {
  const { year } = partsOf(day)
  const holiday = year >= HOLIDAY_LAW_FIRST_YEAR && year <= 2100 ? holidayOn(day) : undefined
  return holiday ? { holiday } : {}
}

/** The next birthday on or after a day; for 29 February the 28th in other years. */
function birthdayFrom(birth: Day, today: Day): Day {
  const years = partsOf(today).year - partsOf(birth).year
  const thisYear = addMonths(birth, years * 12)
  return thisYear >= today ? thisYear : addMonths(birth, (years + 1) * 12)
}

function refuseFarYears(...days: (Day | undefined)[]): void {
  for (const day of days)
    if (day && !(day >= '1000-01-01' && day <= '3000-12-31')) throw new SkillRefusal(refusals.far)
}

function refuseUncountable(first: Day, last: Day): void {
  if (partsOf(first).year < HOLIDAY_LAW_FIRST_YEAR || partsOf(last).year > 2100)
    throw new SkillRefusal(refusals.beforeLaw)
  if (daysBetween(first, last) > LONGEST_WORKING_RANGE_DAYS)
    throw new SkillRefusal(refusals.longWork)
}

const refusals = {
  unborn: { en: 'That date of birth lies in the future.', ar: 'تاريخ الميلاد هذا في المستقبل.' },
  far: {
    en: 'I work with dates from the year 1000 to 3000.',
    ar: 'أحسب التواريخ من سنة 1000 إلى سنة 3000.',
  },
  beforeLaw: {
    en: 'I count UAE working days from 2025 on, since the present public holiday law took effect, up to 2100.',
    ar: 'أحسب أيام العمل في الإمارات من عام 2025، منذ سريان قانون العطل الرسمية الحالي، وحتى عام 2100.',
  },
  holidaysBeforeLaw: {
    en: 'I list UAE public holidays from 2025 on, since the present law took effect, up to 2100.',
    ar: 'أسرد العطل الرسمية في الإمارات من عام 2025، منذ سريان القانون الحالي، وحتى عام 2100.',
  },
  longWork: {
    en: 'I count working days over at most ten years.',
    ar: 'أحسب أيام العمل لمدة لا تتجاوز عشر سنوات.',
  },
} satisfies Record<string, Bilingual>

/** The day that is counted to, or the only one. */
export function dayReached(input: DateInput, { today }: { today: Day }): Day | undefined {
  if (input.operation === 'age' || input.operation === 'holidays') return undefined
  if (!input.operation.startsWith('shift')) return input.to ?? input.from
  const reached = calculateDate(input, { today })
  return 'to' in reached ? reached.to : undefined
}
