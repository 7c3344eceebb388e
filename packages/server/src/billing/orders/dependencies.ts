import type { billing } from '@wakeel/contract'
import type { Clock } from '../../clock.ts'
import type { Database } from '../../database/database.ts'
import type { Outbox } from '../../emails/outbox.ts'
import type { Faults } from '../../faults.ts'
import type { RateLimits } from '../../http/rate-limits.ts'
import type { Invoices } from '../invoices/invoices.ts'
import type { Ledger } from '../ledger.ts'
import type { PaymentProvider } from '../payments/payment-provider.ts'
import type { Quotes } from '../plans/quotes.ts'
import type { Subscriptions } from '../plans/subscriptions.ts'

export interface CheckoutDependencies {
  database: Database
  clock: Clock
  newId(): string
  limits: RateLimits
  faults: Faults
  provider: PaymentProvider
  quotes: Pick<Quotes, 'quoteFor' | 'boughtPlan'>
  subscriptions: Pick<Subscriptions, 'activatePlan'>
  ledger: Ledger
  invoices: Pick<Invoices, 'issue'>
  outbox: Outbox
  vatMode: billing.VatMode
  publicUrl: string
}
