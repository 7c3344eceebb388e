import type { InputOf, Language, paymentsAdmin, ReplyOf } from '@wakeel/contract'
import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import { describeOrder } from '../billing/orders/order-texts.ts'
import { readCursor, TimeAndId, toPage } from '../cursor.ts'
import type { Queries } from '../database/database.ts'
import { orders, refunds } from '../database/schema/billing.ts'
import { apps } from '../database/schema/catalogue.ts'
import { findCustomers } from './customers.ts'
import type { PaymentsAdminDependencies } from './dependencies.ts'

type Route = typeof paymentsAdmin.routes.listAllRefunds

/** Money that went back, or is to go back, newest first. */
export async function listAllRefunds(
  { database }: PaymentsAdminDependencies,
  { status, cursor, limit, lang }: InputOf<Route>,
): Promise<ReplyOf<Route>> {
  const list = `all refunds ${status ?? ''}`
  const place = readCursor(list, cursor, TimeAndId)
  const rows = await readRefunds(
    database,
    and(status && eq(refunds.status, status), place && isAfter(place)),
    limit + 1,
  )
  const { shown: page, next_cursor } = toPage(list, rows, limit, ({ refund }) => [
    refund.requestedAt.getTime(),
    refund.id,
  ])
  return {
    success: true,
    refunds: await toRefunds(database, page, lang),
    next_cursor,
  }
}

const isAfter = ([requestedAt, id]: TimeAndId) =>
  sql`(${refunds.requestedAt}, ${refunds.id}) < (${new Date(requestedAt).toISOString()}::timestamptz, ${id}::uuid)`

/** All that went back of one order, newest first. */
export async function readRefundsOf(
  queries: Queries,
  orderId: string,
  lang: Language,
): Promise<paymentsAdmin.AdminRefund[]> {
  return toRefunds(queries, await readRefunds(queries, eq(refunds.orderId, orderId)), lang)
}

type Found = Awaited<ReturnType<typeof readRefunds>>[number]

function readRefunds(queries: Queries, where: SQL | undefined, max = 100) {
  return queries
    .select({ refund: refunds, order: orders, appName: apps.name })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .leftJoin(apps, eq(apps.id, orders.appId))
    .where(where)
    .orderBy(desc(refunds.requestedAt), desc(refunds.id))
    .limit(max)
}

async function toRefunds(
  queries: Queries,
  rows: readonly Found[],
  lang: Language,
): Promise<paymentsAdmin.AdminRefund[]> {
  const customerOf = await findCustomers(
    queries,
    rows.map(({ order }) => order),
  )
  return rows.map(({ refund, order, appName }) => ({
    id: refund.id,
    order_id: order.id,
    description: describeOrder(order, appName ?? undefined)[lang],
    customer: customerOf(order.userId),
    kind: refund.kind,
    status: refund.status,
    amount: { amount: refund.fils, currency: 'AED' },
    cents: refund.cents,
    provider_refund_id: refund.providerRefundId,
    failure: refund.failure,
    requested_at: refund.requestedAt.toISOString(),
    completed_at: refund.completedAt?.toISOString() ?? null,
  }))
}
