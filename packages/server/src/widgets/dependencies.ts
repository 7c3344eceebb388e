import type { Audit } from '../audit/audit.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Clock } from '../clock.ts'
import type { Database } from '../database/database.ts'
import type { RateLimits } from '../http/rate-limits.ts'
import type { Runs } from '../runs/runs.ts'

export interface WidgetDependencies {
  database: Database
  clock: Clock
  newId(): string
  audit: Pick<Audit, 'record'>
  catalogue: Pick<Catalogue, 'getRunnableApp' | 'getApp'>
  runs: Pick<Runs, 'runCharged'>
  limits: RateLimits
  secret: string
  /** Where the store is, and what it is called in both languages. */
  publicUrl: string
  storeName: Record<'en' | 'ar', string>
}
