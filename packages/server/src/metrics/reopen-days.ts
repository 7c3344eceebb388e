import { and, gte, inArray } from 'drizzle-orm'
import { finalisedDays, metricDays } from '../database/schema/metrics.ts'
import { dayAt } from '../uae-days.ts'
import type { MetricsParts } from './dependencies.ts'

/** Opens days again that a clock which ran ahead made final: by the one that was put right they are not over, and more happens on them. */
export async function reopenDays({ database, clock, all }: MetricsParts): Promise<void> {
  const today = dayAt(clock.now())
  const names = all.map(({ name }) => name)
  await database.transaction(async (tx) => {
    const opened = await tx
      .delete(finalisedDays)
      .where(and(inArray(finalisedDays.name, names), gte(finalisedDays.day, today)))
      .returning({ name: finalisedDays.name })
    if (opened.length === 0) return
    await tx
      .delete(metricDays)
      .where(and(inArray(metricDays.name, names), gte(metricDays.day, today)))
  })
}
