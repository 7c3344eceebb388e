import type { Accounts } from '../accounts/accounts.ts'
import type { Audit } from '../audit/audit.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Clock } from '../clock.ts'
import type { Database } from '../database/database.ts'
import type { RateLimits } from '../http/rate-limits.ts'

export interface ApiKeyDependencies {
  database: Database
  clock: Clock
  newId(): string
  accounts: Pick<Accounts, 'recordAccess'>
  audit: Pick<Audit, 'record'>
  catalogue: Pick<Catalogue, 'getRunnableApp'>
  limits: RateLimits
}
