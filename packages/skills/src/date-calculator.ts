import { explainDates } from './calendar/date-answer.ts'
import { calculateDate, DateInput, type DateOutput, ordered } from './calendar/date-calculation.ts'
import { dateFactsIn } from './calendar/date-request.ts'
import type { Day } from './calendar/day.ts'
import { type Ask, defineSkill, type Reading } from './skill.ts'

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
  suits({ text, today }) {
    const { dates, duration, workingDays, holidays, asks } = dateFactsIn(text, today)
    if (workingDays || holidays) return 0.95
    if (
      dates.length >= 2 ||
      (dates.length === 1 && (duration || asks.age || asks.weekday || asks.difference))
    )
      return 0.85
    if (dates.length === 1) return 0.4
    return duration || asks.weekday || asks.age || asks.difference ? 0.4 : 0
  },
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

function read({ text, today }: Ask): Reading<DateInput> {
  const { dates, isExpected, duration, workingDays, holidays, asks } = dateFactsIn(text, today)
  const [first, second] = dates
  const expected = isExpected ? { isExpected } : {}
  if (holidays) return { input: { operation: 'holidays', ...holidays } }
  if (workingDays) {
    if (workingDays.period) return { input: { operation: 'working_days', ...workingDays.period } }
    if (workingDays.count !== undefined)
      return {
        input: {
          operation: 'shift_working_days',
          from: first ?? today,
          workingDays: workingDays.isBackward ? -workingDays.count : workingDays.count,
        },
      }
    if (!first) return { missing: [missing.twoDates] }
    return {
      input: {
        operation: 'working_days',
        ...ordered(second ? first : today, second ?? first),
        ...expected,
      },
    }
  }
  if (asks.age && !duration) {
    if (!first) return { missing: [missing.birth] }
    if (first <= today) return { input: { operation: 'age', from: first } }
  }
  if (duration && !second) {
    const sign = duration.isBackward ? -1 : 1
    const { year = 0, month = 0, week = 0, day = 0 } = duration.parts
    if ([year * 12, month, week * 7, day].every(Number.isInteger)) {
      const add = {
        years: Math.trunc(year) * sign,
        months: (month + Math.round((year % 1) * 12)) * sign,
        weeks: 0,
        days: (day + week * 7) * sign,
      }
      if (Number.isInteger(week)) Object.assign(add, { weeks: week * sign, days: day * sign })
      return { input: { operation: 'shift', from: first ?? today, add, ...expected } }
    }
    return { missing: [missing.whole] }
  }
  if (second)
    return { input: { operation: 'difference', from: first as Day, to: second, ...expected } }
  if (!first) return { missing: [asks.difference ? missing.twoDates : missing.date] }
  if (asks.weekday) return { input: { operation: 'weekday', from: first, ...expected } }
  if (asks.difference || isExpected)
    return { input: { operation: 'difference', from: today, to: first, ...expected } }
  return { input: { operation: 'weekday', from: first, ...expected } }
}
