import type { Audit } from '../audit/audit.ts'
import type { Clock } from '../clock.ts'
import type { Database } from '../database/database.ts'
import type { Metrics } from '../metrics/metrics.ts'
import type { Models } from '../models/models.ts'

export interface FounderDependencies {
  database: Database
  clock: Clock
  metrics: Metrics
  audit: Audit
  models: Pick<Models, 'isSetUp' | 'budgetOfToday'>
  watching: Watching | undefined
}

export interface Watching {
  /** How often is looked whether anything has changed. */
  everyMs: number
  /** How long one watch lasts at most. Whoever goes on looking asks again, with a session that must still be good then. */
  lastsMs: number
}
