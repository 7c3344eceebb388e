import { setImmediate } from 'node:timers/promises'
import { and, between, eq, or, sql, sum } from 'drizzle-orm'
import type { Clock } from '../clock.ts'
import type { Database } from '../database/database.ts'
import { figureDays, finalisedDays } from '../database/schema/metrics.ts'
import { beginningOf, dayAfter, daysBetween } from '../uae-days.ts'
import { createCache } from './cache.ts'
import type { DailyFigure, DayValue } from './daily-metric.ts'
import { type Days, dayRangesOf } from './day-ranges.ts'
import { finaliseDay } from './finalise-day.ts'
import { firstDay, lastFinalDay } from './finalised-days.ts'

export type { DailyFigure, DayValue } from './daily-metric.ts'

/** So many days are closed in one turn; the rest waits for the next, so that a long past does not keep the store busy. */
const DAYS_A_TURN = 60

export type Figures = ReturnType<typeof createFigures>

/**
 * Figures by the day. Days of which nothing can change any more are counted once and kept, the others are counted from the rows whenever
 * somebody asks: what is answered is what the rows say, whether or not days have been closed. Only what was counted of a closed day stays
 * when rows go: of people who leave, and of events that are too old to be kept.
 */
export function createFigures({
  database,
  clock,
  all,
}: {
  database: Database
  clock: Clock
  all: readonly DailyFigure[]
}) {
  /** Days known to be closed, by the name of the figure. They stay so. */
  const known = new Map<string, Set<string>>()
  /** All days up to this one are closed for all figures. */
  let closedTo: string | undefined
  const remember = createCache()

  return {
    /** The values of these days, both ends with them; a day or key without any is left out. */
    async byDay(figure: DailyFigure, days: Days): Promise<DayValue[]> {
      const { closed, open } = await divide(figure, days)
      const kept = await remember(`days ${figure.name} ${JSON.stringify(closed)}`, () =>
        database
          .select({ day: figureDays.day, key: figureDays.key, value: figureDays.value })
          .from(figureDays)
          .where(isWithin(figure, closed)),
      )
      return [...kept, ...(await count(figure, open))]
    },

    /** By key: the sum over these days. */
    async totals(figure: DailyFigure, days: Days): Promise<Map<string, number>> {
      const { closed, open } = await divide(figure, days)
      const kept = await remember(`totals ${figure.name} ${JSON.stringify(closed)}`, () =>
        database
          .select({ key: figureDays.key, value: sum(figureDays.value).mapWith(Number) })
          .from(figureDays)
          .where(isWithin(figure, closed))
          .groupBy(figureDays.key),
      )
      const totals = new Map(kept.map(({ key, value }) => [key, value]))
      for (const { key, value } of await count(figure, open))
        totals.set(key, (totals.get(key) ?? 0) + value)
      return totals
    },

    /** Counts days that are over and keeps what it counted, a bounded number of them. Whatever it has not come to is counted when somebody asks. */
    async finaliseDays(stopped: AbortSignal): Promise<void> {
      const from = closedTo ?? (await firstDay(database))
      if (from === undefined) return
      const settled = await lastFinalDay(database, clock.now())
      const settledLate = await lastFinalDay(database, clock.now(), { isLate: true })
      const open = new Map<string, DailyFigure[]>()
      for (const figure of all) {
        const divided = await divide(figure, { from, to: figure.isLate ? settledLate : settled })
        for (const range of divided.open)
          for (const day of daysBetween(range.from, range.to))
            open.set(day, [...(open.get(day) ?? []), figure])
      }
      const due = [...open].sort(([one], [other]) => (one < other ? -1 : 1))
      for (const [day, figures] of due.slice(0, DAYS_A_TURN)) {
        if (stopped.aborted) return
        await database.transaction((tx) => finaliseDay(tx, figures, day, clock.now()))
        // The embedded database works in this very thread: requests get their turn between two days.
        await setImmediate()
      }
      if (due.length <= DAYS_A_TURN && from <= settledLate) closedTo = settledLate
    },
  }

  /** Which of these days are closed, and which are not. */
  async function divide(
    { name }: DailyFigure,
    { from, to }: Days,
  ): Promise<{ closed: Days[]; open: Days[] }> {
    const days = daysBetween(from, to)
    const ofName = known.get(name) ?? new Set()
    known.set(name, ofName)
    const unknown = dayRangesOf(days.filter((day) => !ofName.has(day)))
    if (unknown.length > 0) {
      const isUnknown = or(
        ...unknown.map((range) => between(finalisedDays.day, range.from, range.to)),
      )
      const rows = await database
        .select({ day: finalisedDays.day })
        .from(finalisedDays)
        .where(and(eq(finalisedDays.name, name), isUnknown))
      for (const { day } of rows) ofName.add(day)
    }
    return {
      closed: dayRangesOf(days.filter((day) => ofName.has(day))),
      open: dayRangesOf(days.filter((day) => !ofName.has(day))),
    }
  }

  /** Counts the rows of days that are open. */
  async function count({ select }: DailyFigure, open: readonly Days[]): Promise<DayValue[]> {
    const counted: DayValue[] = []
    for (const { from, to } of open) {
      const { rows } = await database.execute<{ day: string; key: string; value: string | number }>(
        select(beginningOf(from), beginningOf(dayAfter(to))),
      )
      for (const { day, key, value } of rows)
        if (Number(value) !== 0) counted.push({ day, key, value: Number(value) })
    }
    return counted
  }
}

/** Nothing, where there is no stretch. */
const isWithin = ({ name }: DailyFigure, ranges: readonly Days[]) =>
  and(
    eq(figureDays.name, name),
    ranges.length === 0
      ? sql`false`
      : or(...ranges.map(({ from, to }) => between(figureDays.day, from, to))),
  )
