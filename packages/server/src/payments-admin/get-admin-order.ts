import type { InputOf, paymentsAdmin, ReplyOf } from '@wakeel/contract'
import { eq } from 'drizzle-orm'
import { reversalsOf } from '../billing/refunds/share-reversals.ts'
import { orders } from '../database/schema/billing.ts'
import { DomainError } from '../errors.ts'
import type { PaymentsAdminDependencies } from './dependencies.ts'
import { readRefundsOf } from './list-all-refunds.ts'
import { showOrders } from './show-orders.ts'
import { readTransactionsOf } from './transactions.ts'

type Route = typeof paymentsAdmin.routes.getAdminOrder

export async function getAdminOrder(
  dependencies: PaymentsAdminDependencies,
  { id, lang }: InputOf<Route>,
): Promise<ReplyOf<Route>> {
  const { database } = dependencies
  const found = await database.select().from(orders).where(eq(orders.id, id))
  const [order] = await showOrders(dependencies, database, found, lang)
  if (!order) throw new DomainError('billing.order_not_found')
  const refunds = await readRefundsOf(database, id, lang)
  const references = [
    id,
    ...refunds.map((refund) => refund.id),
    ...(await reversalsOf(database, id)),
  ]
  const transactions = await readTransactionsOf(database, references)
  return { success: true, order, refunds, transactions }
}
