import type { Audit } from '../audit/audit.ts'
import type { Billing } from '../billing/billing.ts'
import type { Brand } from '../brand.ts'
import type { Clock } from '../clock.ts'
import type { Database } from '../database/database.ts'
import type { Outbox } from '../emails/outbox.ts'
import type { Faults } from '../faults.ts'
import type { RateLimits } from '../http/rate-limits.ts'
import type { Metrics } from '../metrics/metrics.ts'
import type { Seller } from '../seller.ts'

export interface Payer {
  seller: Seller | undefined
  iban: string | undefined
}

export interface CreatorDependencies {
  database: Database
  clock: Clock
  newId(): string
  billing: Pick<Billing, 'ledger'>
  metrics: Metrics
  audit: Audit
  limits: RateLimits
  outbox: Outbox
  faults: Faults
  /** Who pays creators, and from which account; absent: the operator has not said so. */
  payer: Payer
  /** How documents name and show the store; absent: as it is built. */
  brand: Brand | undefined
}
