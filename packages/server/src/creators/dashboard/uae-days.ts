import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { fromWallClock, toWallClock } from '../../uae-calendar.ts'

const DAY_MS = 24 * 3_600_000

/** So many days of the UAE, oldest first, today's as the last. */
export function lastDays(count: number, now: Date): string[] {
  const wall = toWallClock(now)
  return Array.from({ length: count }, (_, index) => new Date(wall.getTime() - (count - 1 - index) * DAY_MS).toISOString().slice(0, 10))
}

/** When a day (`2026-11-20`) begins in the UAE. */
export const beginningOf = (day: string): Date => fromWallClock(new Date(`${day}T00:00:00Z`))

/** When the oldest of so many days began. */
export const beginningOfLast = (count: number, now: Date): Date => beginningOf(lastDays(count, now)[0]!)

/** The day in the UAE of a moment that is stored. */
export const dayOf = (column: PgColumn): SQL<string> => sql<string>`to_char(${column} at time zone 'Asia/Dubai', 'YYYY-MM-DD')`
