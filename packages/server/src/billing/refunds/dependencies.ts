import type { BillingDependencies } from '../dependencies.ts'
import type { Invoices } from '../invoices/invoices.ts'
import type { Ledger } from '../ledger.ts'
import type { Orders } from '../orders/orders.ts'
import type { Subscriptions } from '../plans/subscriptions.ts'
import type { createPurchases } from '../spending/purchases.ts'
import type { Wallets } from '../spending/wallet.ts'

/** What refunds and chargebacks are built from. */
export interface RefundDependencies
  extends Pick<
    BillingDependencies,
    'database' | 'clock' | 'newId' | 'faults' | 'provider' | 'outbox'
  > {
  ledger: Ledger
  wallets: Wallets
  orders: Orders
  invoices: Pick<Invoices, 'issue'>
  subscriptions: Pick<Subscriptions, 'endPlan'>
  purchases: Pick<ReturnType<typeof createPurchases>, 'endEntitlement'>
}
