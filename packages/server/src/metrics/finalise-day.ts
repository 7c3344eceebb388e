import { sql } from 'drizzle-orm'
import type { Transaction } from '../database/database.ts'
import { figureDays, finalisedDays } from '../database/schema/metrics.ts'
import { beginningOf, dayAfter } from '../uae-days.ts'
import type { DailyFigure } from './daily-metric.ts'

/** Counts a day for those of the figures that nobody has counted it for yet. Of processes that do so at once, one counts. */
export async function finaliseDay(
  tx: Transaction,
  figures: readonly DailyFigure[],
  day: string,
  now: Date,
): Promise<void> {
  const mine = await tx
    .insert(finalisedDays)
    .values(figures.map(({ name }) => ({ name, day, closedAt: now })))
    .onConflictDoNothing()
    .returning({ name: finalisedDays.name })
  const names = new Set(mine.map(({ name }) => name))
  for (const { name, select } of figures) {
    if (!names.has(name)) continue
    await tx.execute(sql`
      insert into ${figureDays} (name, day, key, value)
      select ${name}, counted.day::date, counted.key, counted.value
      from (${select(beginningOf(day), beginningOf(dayAfter(day)))}) as counted where counted.value <> 0`)
  }
}
