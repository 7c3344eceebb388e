import type { InputOf, paymentsAdmin, ReplyOf } from '@wakeel/contract'
import { and, desc, sql } from 'drizzle-orm'
import { readCursor, TimeAndId, toPage } from '../cursor.ts'
import type { Queries } from '../database/database.ts'
import { type OrderRow, orders } from '../database/schema/billing.ts'
import type { PaymentsAdminDependencies } from './dependencies.ts'
import { matchOrders, type OrderFilters } from './order-filters.ts'
import { showOrders } from './show-orders.ts'

type Route = typeof paymentsAdmin.routes.listAllOrders

/** Every order of the store, newest first. */
export async function listAllOrders(
  dependencies: PaymentsAdminDependencies,
  { cursor, limit, lang, ...filters }: InputOf<Route>,
): Promise<ReplyOf<Route>> {
  const { database } = dependencies
  const list = `all orders ${JSON.stringify(filters)}`
  const rows = await readOrders(database, filters, readCursor(list, cursor, TimeAndId), limit + 1)
  const { shown: page, next_cursor } = toPage(list, rows, limit, placeOf)
  return {
    success: true,
    orders: await showOrders(dependencies, database, page, lang),
    next_cursor,
  }
}

export async function readOrders(
  queries: Queries,
  filters: OrderFilters,
  after: TimeAndId | undefined,
  max: number,
): Promise<OrderRow[]> {
  const isAfter =
    after &&
    sql`(${orders.createdAt}, ${orders.id}) < (${new Date(after[0]).toISOString()}::timestamptz, ${after[1]}::uuid)`
  return queries
    .select()
    .from(orders)
    .where(and(await matchOrders(queries, filters), isAfter))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(max)
}

export const placeOf = ({ createdAt, id }: OrderRow): TimeAndId => [createdAt.getTime(), id]
