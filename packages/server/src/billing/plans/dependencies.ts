import type { BillingDependencies } from '../dependencies.ts'
import type { createPurchases } from '../spending/purchases.ts'

/** What quotes are built from. */
export interface QuoteDependencies
  extends Pick<BillingDependencies, 'database' | 'clock' | 'plans' | 'vatMode'> {
  isSandbox: boolean
}

/** What the plans that people have are built from. */
export interface SubscriptionDependencies
  extends QuoteDependencies,
    Pick<BillingDependencies, 'accounts' | 'outbox' | 'newId'> {
  purchases: Pick<ReturnType<typeof createPurchases>, 'listEntitlements'>
}
