import type { InputOf, paymentsAdmin, ReplyOf } from '@wakeel/contract'
import { and, desc, eq, sql } from 'drizzle-orm'
import { reversalsOf } from '../billing/refunds/share-reversals.ts'
import { readCursor, TimeAndId, toPage } from '../cursor.ts'
import { type OrderRow, orders } from '../database/schema/billing.ts'
import { DomainError } from '../errors.ts'
import { requireUser } from '../http/caller.ts'
import type { Context, FileReply } from '../http/context.ts'
import type { PaymentsAdminDependencies } from './dependencies.ts'
import { createExports } from './exports.ts'
import { type OrderFilters, wantedOrders } from './order-filters.ts'
import { ordersHead, toOrderCells } from './orders-csv.ts'
import { readRefundsOf } from './refund-list.ts'
import { createShowOrders } from './show-orders.ts'
import { readTransactionsOf } from './transactions.ts'

type Routes = typeof paymentsAdmin.routes

/** Every order of the store, found and followed. */
export function createOrderList(dependencies: PaymentsAdminDependencies) {
  const { database } = dependencies
  const showOrders = createShowOrders(dependencies)
  const exports = createExports(dependencies)

  async function readOrders(
    filters: OrderFilters,
    after: TimeAndId | undefined,
    max: number,
  ): Promise<OrderRow[]> {
    const isAfter =
      after &&
      sql`(${orders.createdAt}, ${orders.id}) < (${new Date(after[0]).toISOString()}::timestamptz, ${after[1]}::uuid)`
    return database
      .select()
      .from(orders)
      .where(and(await wantedOrders(database, filters), isAfter))
      .orderBy(desc(orders.createdAt), desc(orders.id))
      .limit(max)
  }

  return {
    async listAllOrders({
      cursor,
      limit,
      lang,
      ...filters
    }: InputOf<Routes['listAllOrders']>): Promise<ReplyOf<Routes['listAllOrders']>> {
      const list = `all orders ${JSON.stringify(filters)}`
      const rows = await readOrders(filters, readCursor(list, cursor, TimeAndId), limit + 1)
      const { shown: page, next_cursor } = toPage(list, rows, limit, placeOf)
      return {
        success: true,
        orders: await showOrders(database, page, lang),
        next_cursor,
      }
    },

    exportOrders(
      { lang, ...filters }: InputOf<Routes['exportOrders']>,
      { caller }: Context,
    ): Promise<FileReply> {
      const { search, ...facts } = filters
      return exports.save<OrderRow>(requireUser(caller), {
        what: 'orders',
        // What was searched for may be somebody's name.
        facts: { ...facts, searched: Boolean(search) },
        head: ordersHead,
        read: (last, max) => readOrders(filters, last && placeOf(last), max),
        toRows: async (rows) =>
          (await showOrders(database, rows, lang)).map((order) => [toOrderCells(order)]),
      })
    },

    async getAdminOrder({
      id,
      lang,
    }: InputOf<Routes['getAdminOrder']>): Promise<ReplyOf<Routes['getAdminOrder']>> {
      const found = await database.select().from(orders).where(eq(orders.id, id))
      const [order] = await showOrders(database, found, lang)
      if (!order) throw new DomainError('billing.order_not_found')
      const refunds = await readRefundsOf(database, id, lang)
      const references = [
        id,
        ...refunds.map((refund) => refund.id),
        ...(await reversalsOf(database, id)),
      ]
      const transactions = await readTransactionsOf(database, references)
      return { success: true, order, refunds, transactions }
    },
  }
}

const placeOf = ({ createdAt, id }: OrderRow): TimeAndId => [createdAt.getTime(), id]
