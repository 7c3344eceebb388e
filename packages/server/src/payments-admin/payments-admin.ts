import type { paymentsAdmin as contract } from '@wakeel/contract'
import { bind } from '../bind.ts'
import type { Operations } from '../http/mount.ts'
import type { PaymentsAdminDependencies } from './dependencies.ts'
import { exportLedger } from './export-ledger.ts'
import { exportOrders } from './export-orders.ts'
import { getAdminOrder } from './get-admin-order.ts'
import { keepLedgerTotals } from './keep-ledger-totals.ts'
import { listAllOrders } from './list-all-orders.ts'
import { listAllRefunds } from './list-all-refunds.ts'
import { listLedgerAccounts } from './list-ledger-accounts.ts'
import { listLedgerTransactions } from './list-ledger-transactions.ts'
import { reconcile } from './reconcile.ts'
import { refundForCustomer } from './refund-for-customer.ts'

/** All orders, refunds and the ledger, for whoever runs the store. */
export function createPaymentsAdmin(dependencies: PaymentsAdminDependencies) {
  return bind(dependencies, {
    listAllOrders,
    exportOrders,
    getAdminOrder,
    refundForCustomer,
    listAllRefunds,
    listLedgerAccounts,
    keepLedgerTotals,
    listLedgerTransactions,
    exportLedger,
    reconcile,
  }) satisfies Operations<typeof contract.routes>
}
