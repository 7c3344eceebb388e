import { creators } from '@wakeel/contract'
import { fromWallClock, toWallClock } from '../../uae-calendar.ts'

const DAY_MS = 24 * 3_600_000
const WEEK_MS = 7 * DAY_MS

/** The week from Monday to Sunday that it is in the UAE, as ISO 8601 numbers it: `2026-W47`. It belongs to the year of its Thursday. */
export function weekOf(at: Date): string {
  const thursday = mondayOf(toWallClock(at)).getTime() + 3 * DAY_MS
  const year = new Date(thursday).getUTCFullYear()
  const number = 1 + Math.floor((thursday - Date.UTC(year, 0, 1)) / WEEK_MS)
  return `${year}-W${String(number).padStart(2, '0')}`
}

/** When a week begins in the UAE, and when the next one does. */
export function boundsOfWeek(week: string): { begins: Date; ends: Date } {
  const [year, number] = week.split('-W').map(Number) as [number, number]
  // The fourth of January is always in the first week.
  const monday = mondayOf(new Date(Date.UTC(year, 0, 4))).getTime() + (number - 1) * WEEK_MS
  return {
    begins: fromWallClock(new Date(monday)),
    ends: fromWallClock(new Date(monday + WEEK_MS)),
  }
}

export const nextWeek = (week: string): string => weekOf(boundsOfWeek(week).ends)

/** When the payouts of a week are made: on the Monday after it. */
export const dueAt = (week: string): Date =>
  new Date(boundsOfWeek(week).ends.getTime() + creators.PAYOUT_TIME.hour * 3_600_000)

/** The Monday, at midnight, of the week of a time on the wall. */
function mondayOf(wall: Date): Date {
  const daysSinceMonday = (wall.getUTCDay() + 6) % 7
  return new Date(Math.floor(wall.getTime() / DAY_MS) * DAY_MS - daysSinceMonday * DAY_MS)
}
