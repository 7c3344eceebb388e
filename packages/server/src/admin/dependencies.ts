import type { Accounts } from '../accounts/accounts.ts'
import type { Audit } from '../audit/audit.ts'
import type { Clock } from '../clock.ts'
import type { Database } from '../database/database.ts'
import type { RateLimits } from '../http/rate-limits.ts'
import type { Metrics } from '../metrics/metrics.ts'
import type { Moderation } from '../moderation/moderation.ts'

export interface AdminDependencies {
  database: Database
  clock: Clock
  accounts: Accounts
  audit: Audit
  metrics: Metrics
  moderation: Moderation
  limits: RateLimits
}
