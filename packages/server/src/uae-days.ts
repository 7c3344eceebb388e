import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { fromWallClock, toWallClock } from './uae-calendar.ts'

const DAY_MS = 24 * 3_600_000

/** The day in the UAE of a moment, `2026-11-20`. */
export const dayAt = (time: Date): string => toWallClock(time).toISOString().slice(0, 10)

/** When a day (`2026-11-20`) begins in the UAE. */
export const beginningOf = (day: string): Date => fromWallClock(new Date(`${day}T00:00:00Z`))

/** The day that lies so many days after another, or before it. */
export const dayAfter = (day: string, count = 1): string => dayNumbered(numberOf(day) + count)

/** Every day from one to another, both with them; none when the other lies before. */
export function daysBetween(from: string, to: string): string[] {
  const first = numberOf(from)
  return Array.from({ length: Math.max(0, numberOf(to) - first + 1) }, (_, index) =>
    dayNumbered(first + index),
  )
}

/** Days of the calendar are counted without a time of the day: a year of them is made for every figure of a screen. */
const numberOf = (day: string): number => Date.parse(day) / DAY_MS
const dayNumbered = (number: number): string => new Date(number * DAY_MS).toISOString().slice(0, 10)

/** So many days of the UAE, oldest first, today's as the last. */
export const lastDays = (count: number, now: Date): string[] =>
  daysBetween(dayAfter(dayAt(now), 1 - count), dayAt(now))

/** When the oldest of so many days began. */
export const beginningOfLast = (count: number, now: Date): Date =>
  beginningOf(lastDays(count, now)[0]!)

/** The day in the UAE of a moment that is stored; `to_char` would take longer than all else that counts the rows of a day. */
export const dayOf = (column: PgColumn): SQL<string> =>
  sql<string>`((${column} at time zone 'Asia/Dubai')::date)::text`
