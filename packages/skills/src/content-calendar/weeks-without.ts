import { addDays, type Day, weekdayOf } from '../calendar/day.ts'
import { holidayOn, isWeekend } from '../calendar/uae-holidays.ts'
import type { Schedule } from './schedule.ts'

/** Weeks of the period that hold no post though they are not only a weekend, and what there is of them. */
export function weeksWithout({ plan, posts }: Pick<Schedule, 'plan' | 'posts'>): {
  first: Day
  last: Day
  /** No working day of it is left. */
  isHoliday: boolean
}[] {
  if (
    plan.total !== undefined ||
    plan.split ||
    plan.everyDays ||
    plan.everyWeeks ||
    plan.avoidsRamadan
  )
    return []
  const found = []
  const firstMonday = addDays(plan.from, -((weekdayOf(plan.from) + 6) % 7))
  for (let monday = firstMonday; monday <= plan.to; monday = addDays(monday, 7)) {
    const days = Array.from({ length: 7 }, (_, offset) => addDays(monday, offset)).filter(
      (day) => day >= plan.from && day <= plan.to,
    )
    const working = days.filter((day) => !isWeekend(day))
    const [first, last] = [days[0], days.at(-1)]
    const isEmpty = working.length > 0 && !posts.some(({ day }) => days.includes(day))
    if (first && last && isEmpty)
      found.push({ first, last, isHoliday: working.every((day) => holidayOn(day) !== undefined) })
  }
  return found
}
