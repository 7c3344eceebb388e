import type { BillingDependencies } from '../dependencies.ts'
import type { Invoices } from '../invoices/invoices.ts'
import type { Ledger } from '../ledger.ts'
import type { Subscriptions } from '../plans/subscriptions.ts'
import type { createPurchases } from '../spending/purchases.ts'

/** What refunds and chargebacks are built from. */
export interface RefundDependencies
  extends Pick<
    BillingDependencies,
    'database' | 'clock' | 'newId' | 'faults' | 'provider' | 'outbox'
  > {
  ledger: Ledger
  invoices: Pick<Invoices, 'issue'>
  subscriptions: Pick<Subscriptions, 'endPlan'>
  purchases: Pick<ReturnType<typeof createPurchases>, 'endEntitlement'>
}
