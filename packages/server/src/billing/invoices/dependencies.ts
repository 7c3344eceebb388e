import type { BillingDependencies } from '../dependencies.ts'

/** What issuing a document needs. */
export interface Issuing extends Pick<BillingDependencies, 'clock' | 'newId' | 'seller'> {
  isSandbox: boolean
}

/** What documents are built from. */
export interface InvoiceDependencies
  extends Issuing,
    Pick<BillingDependencies, 'database' | 'audit' | 'outbox' | 'limits' | 'brand'> {}
