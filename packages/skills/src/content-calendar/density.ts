import { addDays, type Day, daysBetween } from '../calendar/day.ts'
import { holidayOn, isWeekend } from '../calendar/uae-holidays.ts'
import type { Rhythm } from './read-plan.ts'

/** So many posts a week as make a number over a period: on working days as long as those are enough. */
export function densityOf(total: number, { from, to }: { from: Day; to: Day }): number {
  const days = daysBetween(from, to) + 1
  const working = Array.from({ length: days }, (_, offset) => addDays(from, offset)).filter(
    (day) => !isWeekend(day) && !holidayOn(day),
  ).length
  return Math.max(
    1,
    total <= working ? Math.ceil((total * 5) / working) : Math.ceil((total * 7) / days),
  )
}

const DAYS_OF_MONTH = 30

export function totalIn(frequency: Rhythm['frequency'], days: number): number | undefined {
  if ('total' in frequency) return frequency.total
  if ('perMonth' in frequency)
    return frequency.perMonth * Math.max(1, Math.round(days / DAYS_OF_MONTH))
  return undefined
}
