import { addDays, type Day, partsOf } from './day.ts'
import { type Holiday, holidayOn, holidaysOf, isWeekend } from './uae-holidays.ts'

const isWorkingDay = (day: Day): boolean => !isWeekend(day) && !holidayOn(day)

export interface WorkingDays {
  count: number
  weekendDays: number
  /** Those that took a working day away. */
  holidays: Holiday[]
}

/** The UAE working days from the first day to the last, both included. */
export function workingDaysBetween(first: Day, last: Day): WorkingDays {
  let count = 0
  let weekendDays = 0
  for (let day = first; day <= last; day = addDays(day, 1)) {
    if (isWeekend(day)) weekendDays += 1
    else if (!holidayOn(day)) count += 1
  }
  return {
    count,
    weekendDays,
    holidays: holidaysBetween(first, last).filter(({ day }) => !isWeekend(day)),
  }
}

/** The day on which so many working days have passed after a day (before it, when negative). */
export function shiftWorkingDays(from: Day, workingDays: number): Day {
  const step = Math.sign(workingDays)
  let day = from
  for (let left = Math.abs(workingDays); left > 0; ) {
    day = addDays(day, step)
    if (isWorkingDay(day)) left -= 1
  }
  return day
}

export function holidaysBetween(first: Day, last: Day): Holiday[] {
  const years = Array.from(
    { length: partsOf(last).year - partsOf(first).year + 1 },
    (_, place) => partsOf(first).year + place,
  )
  return years.flatMap(holidaysOf).filter(({ day }) => day >= first && day <= last)
}
