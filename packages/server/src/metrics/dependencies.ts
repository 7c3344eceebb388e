import type { Clock } from '../clock.ts'
import type { Database } from '../database/database.ts'
import type { createCache } from './cache.ts'
import type { DailyMetric } from './daily-metric.ts'

export interface MetricsDependencies {
  database: Database
  clock: Clock
  all: readonly DailyMetric[]
}

/** What its operations take: what it is built from, and what this process remembers. */
export interface MetricsParts extends MetricsDependencies {
  /** Days known to be final, by the name of the metric. They stay so. */
  known: Map<string, Set<string>>
  /** All days up to this one are final for all metrics. */
  finalised: { to?: string }
  remember: ReturnType<typeof createCache>
}
