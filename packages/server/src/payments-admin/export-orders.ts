import type { InputOf, paymentsAdmin } from '@wakeel/contract'
import type { OrderRow } from '../database/schema/billing.ts'
import { requireUser } from '../http/caller.ts'
import type { Context, FileReply } from '../http/context.ts'
import type { PaymentsAdminDependencies } from './dependencies.ts'
import { placeOf, readOrders } from './list-all-orders.ts'
import { ordersHead, toOrderCells } from './orders-csv.ts'
import { saveExport } from './save-export.ts'
import { showOrders } from './show-orders.ts'

export function exportOrders(
  dependencies: PaymentsAdminDependencies,
  { lang, ...filters }: InputOf<typeof paymentsAdmin.routes.exportOrders>,
  { caller }: Context,
): Promise<FileReply> {
  const { database } = dependencies
  const { search, ...facts } = filters
  return saveExport<OrderRow>(dependencies, requireUser(caller), {
    what: 'orders',
    // What was searched for may be somebody's name.
    facts: { ...facts, searched: Boolean(search) },
    head: ordersHead,
    read: (last, max) => readOrders(database, filters, last && placeOf(last), max),
    toRows: async (rows) =>
      (await showOrders(dependencies, database, rows, lang)).map((order) => [toOrderCells(order)]),
  })
}
