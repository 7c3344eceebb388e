import type { Clock } from '../clock.ts'
import type { Database } from '../database/database.ts'
import type { DailyMetric } from './daily-metric.ts'
import type { Memory } from './memory.ts'

export interface MetricsDependencies {
  database: Database
  clock: Clock
  all: readonly DailyMetric[]
}

/** What its operations take: what it is built from, and what this process remembers. */
export interface MetricsParts extends MetricsDependencies {
  memory: Memory
}
