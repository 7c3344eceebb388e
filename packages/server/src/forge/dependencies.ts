import type { Skill } from '@wakeel/skills'
import type { Accounts } from '../accounts/accounts.ts'
import type { Audit } from '../audit/audit.ts'
import type { Billing } from '../billing/billing.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Clock } from '../clock.ts'
import type { Connections } from '../connections/connections.ts'
import type { Database } from '../database/database.ts'
import type { Outbox } from '../emails/outbox.ts'
import type { Faults } from '../faults.ts'
import type { RateLimits } from '../http/rate-limits.ts'
import type { Models } from '../models/models.ts'
import type { Names } from '../names/names.ts'
import type { Runs } from '../runs/runs.ts'
import type { WorkerPool } from '../workers/worker-pool.ts'

export interface ForgeDependencies {
  database: Database
  clock: Clock
  newId(): string
  accounts: Accounts
  audit: Audit
  names: Names
  billing: Pick<Billing, 'priceRises' | 'purchases'>
  catalogue: Catalogue
  connections: Connections
  runs: Runs
  skills: readonly Skill[]
  workers: WorkerPool
  limits: RateLimits
  outbox: Outbox
  models: Models
  faults: Faults
}

/** What its operations take: what it is built from, and what this process remembers. */
export interface ForgeParts extends ForgeDependencies {
  /** The agents that this process is publishing; another process's are told apart by the revision when it comes to listing. */
  publishing: Set<string>
  /** The last day on which nothing was left to test: for the rest of it there is nothing to look for. */
  testedUntil: { day?: string }
}
