import type { paymentsAdmin as contract } from '@wakeel/contract'
import type { Operations } from '../http/mount.ts'
import type { PaymentsAdminDependencies } from './dependencies.ts'
import { createLedgerBalances } from './ledger-balances.ts'
import { createLedgerBrowser } from './ledger-browser.ts'
import { createOrderList } from './order-list.ts'
import { createReconciliation } from './reconciliation.ts'
import { createRefundList } from './refund-list.ts'

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
