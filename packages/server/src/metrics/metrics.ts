import { bind } from '../bind.ts'
import { dayAt } from '../uae-days.ts'
import type { MetricsDependencies, MetricsParts } from './dependencies.ts'
import { finaliseDays } from './finalise-days.ts'
import { emptyMemory } from './memory.ts'
import { byDay, sumsByDay, totals } from './read-metric.ts'

export type { DailyMetric, DayValue } from './daily-metric.ts'

export type Metrics = ReturnType<typeof createMetrics>

/**
 * Metrics by the day. Days of which nothing can change any more are counted once and kept, the others are counted from the rows whenever
 * somebody asks: what is answered is what the rows say, whether or not days are final. Only what was counted of a final day stays when
 * rows go: of people who leave, and of events that are too old to be kept. A day that is final and not over, as the clock was put back, is open.
 */
export function createMetrics(dependencies: MetricsDependencies) {
  const parts: MetricsParts = {
    ...dependencies,
    memory: emptyMemory(dayAt(dependencies.clock.now())),
  }
  return bind(parts, { byDay, sumsByDay, totals, finaliseDays })
}
