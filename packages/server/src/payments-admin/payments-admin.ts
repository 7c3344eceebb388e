import type { paymentsAdmin as contract } from '@wakeel/contract'
import type { Audit } from '../audit/audit.ts'
import type { Billing } from '../billing/billing.ts'
import type { PaymentProvider } from '../billing/payments/payment-provider.ts'
import type { Clock } from '../clock.ts'
import type { Database } from '../database/database.ts'
import type { Operations } from '../http/mount.ts'
import type { RateLimits } from '../http/rate-limits.ts'
import { createLedgerBalances } from './ledger-balances.ts'
import { createLedgerBrowser } from './ledger-browser.ts'
import { createOrderList } from './order-list.ts'
import { createReconciliation } from './reconciliation.ts'
import { createRefundList } from './refund-list.ts'

export interface PaymentsAdminDependencies {
  database: Database
  clock: Clock
  billing: Billing
  provider: PaymentProvider
  audit: Audit
  limits: RateLimits
}

/** All orders, refunds and the ledger, for whoever runs the store. */
export function createPaymentsAdmin(dependencies: PaymentsAdminDependencies) {
  return {
    ...createOrderList(dependencies),
    ...createRefundList(dependencies),
    ...createLedgerBalances(dependencies),
    ...createLedgerBrowser(dependencies),
    ...createReconciliation(dependencies),
  } satisfies Operations<typeof contract.routes> & Record<string, unknown>
}
