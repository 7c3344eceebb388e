import type { Bilingual } from '@wakeel/contract'
import { type Day, dayOf, partsOf, weekdayOf } from './day.ts'
import { fromHijri, toHijri } from './hijri.ts'

export interface Holiday {
  day: Day
  name: Bilingual
  /** Lunar holidays follow the moon sighting and may fall a day earlier or later. */
  isExpected: boolean
}

/** Cabinet Resolution 27 of 2024 on public holidays, in force since 2025. The Cabinet may move all but the Eids to the start or end of a week. */
export const HOLIDAY_LAW_FIRST_YEAR = 2025

const fixed = [
  { month: 1, days: [1], name: { en: 'New Year', ar: 'رأس السنة الميلادية' } },
  {
    month: 12,
    days: [2, 3],
    name: { en: 'National Day (Eid Al Etihad)', ar: 'اليوم الوطني (عيد الاتحاد)' },
  },
] as const

const lunar = [
  { month: 1, days: [1], name: { en: 'Islamic New Year', ar: 'رأس السنة الهجرية' } },
  { month: 3, days: [12], name: { en: "Prophet Muhammad's birthday", ar: 'المولد النبوي الشريف' } },
  // 30 Ramadan joins the holiday only in years when the month has thirty days.
  { month: 9, days: [30], name: { en: 'Eid Al Fitr', ar: 'عيد الفطر' } },
  { month: 10, days: [1, 2, 3], name: { en: 'Eid Al Fitr', ar: 'عيد الفطر' } },
  { month: 12, days: [9], name: { en: 'Arafat Day', ar: 'وقفة عرفة' } },
  { month: 12, days: [10, 11, 12], name: { en: 'Eid Al Adha', ar: 'عيد الأضحى' } },
] as const

const years = new Map<number, Holiday[]>()

/** The public holidays of a Gregorian year in the UAE, in order; lunar ones by the Umm al-Qura calendar. */
export function holidaysOf(year: number): Holiday[] {
  const known = years.get(year)
  if (known) return known
  const holidays: Holiday[] = fixed.flatMap(({ month, days, name }) =>
    days.map((day) => ({ day: dayOf(year, month, day), name, isExpected: false })),
  )
  for (
    let hijriYear = toHijri(dayOf(year, 1, 1)).year;
    hijriYear <= toHijri(dayOf(year, 12, 31)).year;
    hijriYear += 1
  ) {
    for (const { month, days, name } of lunar) {
      for (const date of days) {
        const day = fromHijri({ year: hijriYear, month, day: date })
        if (day && partsOf(day).year === year) holidays.push({ day, name, isExpected: true })
      }
    }
  }
  holidays.sort((a, b) => a.day.localeCompare(b.day))
  years.set(year, holidays)
  return holidays
}

export const holidayOn = (day: Day): Holiday | undefined =>
  holidaysOf(partsOf(day).year).find((holiday) => holiday.day === day)

/** Saturday and Sunday, since 1 January 2022 (Sharjah's government also rests on Friday). */
export const isWeekend = (day: Day): boolean => weekdayOf(day) === 6 || weekdayOf(day) === 0
