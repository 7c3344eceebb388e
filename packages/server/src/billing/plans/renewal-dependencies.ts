import type { BillingDependencies } from '../dependencies.ts'
import type { Checkout } from '../orders/checkout.ts'

/** What renewals of plans are built from. */
export interface RenewalDependencies
  extends Pick<
    BillingDependencies,
    'database' | 'clock' | 'newId' | 'provider' | 'accounts' | 'outbox' | 'plans' | 'vatMode'
  > {
  checkout: Pick<Checkout, 'advanceOrder'>
}
