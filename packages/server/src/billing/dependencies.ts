import type { billing as contract } from '@wakeel/contract'
import type { Accounts } from '../accounts/accounts.ts'
import type { Audit } from '../audit/audit.ts'
import type { Brand } from '../brand.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Clock } from '../clock.ts'
import type { Database } from '../database/database.ts'
import type { Outbox } from '../emails/outbox.ts'
import type { Faults } from '../faults.ts'
import type { RateLimits } from '../http/rate-limits.ts'
import type { Organisations } from '../organisations/organisations.ts'
import type { Seller } from '../seller.ts'
import type { PaymentProvider } from './payments/payment-provider.ts'
import type { PlanBook } from './plans/plan-book.ts'

/** What billing is built from; each of its parts takes some of it. */
export interface BillingDependencies {
  database: Database
  clock: Clock
  newId(): string
  accounts: Pick<Accounts, 'setSubscriptionTier'>
  audit: Audit
  catalogue: Catalogue
  organisations: Organisations
  limits: RateLimits
  provider: PaymentProvider
  outbox: Outbox
  faults: Faults
  plans: PlanBook
  vatMode: contract.VatMode
  /** Absent: documents say that they are no tax invoices. */
  seller: Seller | undefined
  /** How documents name and show the store; absent: as it is built. */
  brand: Brand | undefined
  /** Where the payer comes back to. */
  publicUrl: string
}
