import { setImmediate } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Transaction } from '../database/database.ts'
import { finalisedDays, metricDays } from '../database/schema/metrics.ts'
import { beginningOf, dayAfter, daysBetween } from '../uae-days.ts'
import type { DailyMetric } from './daily-metric.ts'
import type { MetricsParts } from './dependencies.ts'
import { firstDay, lastFinalDay } from './finalised-days.ts'
import { memoryOf } from './memory.ts'
import { divide } from './read-metric.ts'
import { reopenDays } from './reopen-days.ts'

/** So many days are made final in one turn; the rest waits for the next, so that a long past does not keep the store busy. */
const DAYS_A_TURN = 60

/** Counts days that are over and keeps what it counted, a bounded number of them. Whatever it has not come to is counted when somebody asks. */
export async function finaliseDays(parts: MetricsParts, stopped: AbortSignal): Promise<void> {
  const { database, clock, all } = parts
  const memory = memoryOf(parts)
  await reopenDays(parts)
  const from = memory.finalisedTo ?? (await firstDay(database))
  if (from === undefined) return
  const settled = await lastFinalDay(database, clock.now())
  const settledLate = await lastFinalDay(database, clock.now(), { isLate: true })
  const open = new Map<string, DailyMetric[]>()
  for (const metric of all) {
    const to = metric.isLate ? settledLate : settled
    const divided = await divide(parts, metric, { from, to })
    for (const range of divided.open)
      for (const day of daysBetween(range.from, range.to))
        open.set(day, [...(open.get(day) ?? []), metric])
  }
  const due = [...open].sort(([one], [other]) => (one < other ? -1 : 1))
  for (const [day, metrics] of due.slice(0, DAYS_A_TURN)) {
    if (stopped.aborted) return
    await database.transaction((tx) => finaliseDay(tx, metrics, day, clock.now()))
    // The embedded database works in this very thread: requests get their turn between two days.
    await setImmediate()
  }
  if (due.length <= DAYS_A_TURN && from <= settledLate) memory.finalisedTo = settledLate
}

/** Counts a day for those of the metrics that nobody has counted it for yet. Of processes that do so at once, one counts. */
async function finaliseDay(
  tx: Transaction,
  metrics: readonly DailyMetric[],
  day: string,
  now: Date,
): Promise<void> {
  const mine = await tx
    .insert(finalisedDays)
    .values(metrics.map(({ name }) => ({ name, day, finalisedAt: now })))
    .onConflictDoNothing()
    .returning({ name: finalisedDays.name })
  const names = new Set(mine.map(({ name }) => name))
  for (const { name, select } of metrics) {
    if (!names.has(name)) continue
    await tx.execute(sql`
      insert into ${metricDays} (name, day, key, value)
      select ${name}, counted.day::date, counted.key, counted.value
      from (${select(beginningOf(day), beginningOf(dayAfter(day)))}) as counted where counted.value <> 0`)
  }
}
