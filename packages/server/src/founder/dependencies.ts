import type { Audit } from '../audit/audit.ts'
import type { Clock } from '../clock.ts'
import type { Database } from '../database/database.ts'
import type { Figures } from '../metrics/metrics.ts'
import type { Models } from '../models/models.ts'
import type { Watching } from './live.ts'

export interface FounderDependencies {
  database: Database
  clock: Clock
  figures: Figures
  audit: Audit
  models: Pick<Models, 'isSetUp' | 'budgetOfToday'>
  watching: Watching | undefined
}
