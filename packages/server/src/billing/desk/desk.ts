import type { paymentDesk as contract } from '@wakeel/contract'
import type { Audit } from '../../audit/audit.ts'
import type { Clock } from '../../clock.ts'
import type { Database } from '../../database/database.ts'
import type { Operations } from '../../http/mount.ts'
import type { RateLimits } from '../../http/rate-limits.ts'
import type { Billing } from '../billing.ts'
import type { PaymentProvider } from '../payments/payment-provider.ts'
import { createDeskOrders } from './desk-orders.ts'
import { createDeskRefunds } from './desk-refunds.ts'
import { createLedgerBalances } from './ledger-balances.ts'
import { createLedgerBrowser } from './ledger-browser.ts'
import { createReconciliation } from './reconciliation.ts'

export interface DeskDependencies {
  database: Database
  clock: Clock
  billing: Billing
  provider: PaymentProvider
  audit: Audit
  limits: RateLimits
}

/** All orders, refunds and the ledger, for whoever runs the store. */
export function createPaymentDesk(dependencies: DeskDependencies) {
  return {
    ...createDeskOrders(dependencies),
    ...createDeskRefunds(dependencies),
    ...createLedgerBalances(dependencies),
    ...createLedgerBrowser(dependencies),
    ...createReconciliation(dependencies),
  } satisfies Operations<typeof contract.routes> & Record<string, unknown>
}
