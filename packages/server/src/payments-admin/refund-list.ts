import type { InputOf, Language, paymentsAdmin, ReplyOf } from '@wakeel/contract'
import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { lockActor } from '../accounts/lock-actor.ts'
import { rereadOrder } from '../billing/orders/find-order.ts'
import { describeOrder } from '../billing/orders/order-texts.ts'
import { readCursor, TimeAndId, toPage } from '../cursor.ts'
import type { Database } from '../database/database.ts'
import { orders, refunds } from '../database/schema/billing.ts'
import { apps } from '../database/schema/catalogue.ts'
import { DomainError } from '../errors.ts'
import { requireUser } from '../http/caller.ts'
import type { Context } from '../http/context.ts'
import { findCustomers } from './customers.ts'
import type { PaymentsAdminDependencies } from './dependencies.ts'
import { createShowOrders } from './show-orders.ts'

type Routes = typeof paymentsAdmin.routes
/** Money that went back, and giving it back for a customer. */
export function createRefundList(dependencies: PaymentsAdminDependencies) {
  const { database, billing, audit } = dependencies
  const showOrders = createShowOrders(dependencies)

  return {
    async refundForCustomer(
      { id, reason, lang }: InputOf<Routes['refundForCustomer']>,
      { caller }: Context,
    ): Promise<ReplyOf<Routes['refundForCustomer']>> {
      const actor = requireUser(caller)
      const [found] = await database
        .select({ userId: orders.userId })
        .from(orders)
        .where(eq(orders.id, id))
      if (!found) throw new DomainError('billing.order_not_found')
      if (found.userId === null) throw new DomainError('billing.not_refundable')
      // In the transaction that decides it: whatever becomes of the money, it is known who asked for it, and why.
      const { userId } = found
      await billing.refunds.giveBack(
        { id, userId },
        {
          lock: (tx) => lockActor(tx, actor, 'platform_settings', userId),
          // Whatever becomes of the money, it is known who asked for it, and why.
          async onStored(tx, before) {
            const [asked] = await tx
              .select({ status: refunds.status, fils: refunds.fils })
              .from(refunds)
              .where(
                and(
                  eq(refunds.orderId, id),
                  eq(refunds.kind, 'request'),
                  inArray(refunds.status, ['pending', 'completed']),
                ),
              )
            const after = await rereadOrder(tx, { id })
            await audit.record(tx, {
              actor,
              action: 'payments.refunded',
              subject: { kind: 'order', id },
              before: { status: before.status },
              after: { status: after.status, refund: asked!.status, fils: asked!.fils },
              reason,
            })
          },
        },
      )
      const [order] = await showOrders(database, [await rereadOrder(database, { id })], lang)
      return { success: true, order: order! }
    },

    async listAllRefunds({
      status,
      cursor,
      limit,
      lang,
    }: InputOf<Routes['listAllRefunds']>): Promise<ReplyOf<Routes['listAllRefunds']>> {
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
    },
  }
}

const isAfter = ([requestedAt, id]: TimeAndId) =>
  sql`(${refunds.requestedAt}, ${refunds.id}) < (${new Date(requestedAt).toISOString()}::timestamptz, ${id}::uuid)`

/** All that went back of one order, newest first. */
export async function readRefundsOf(
  database: Database,
  orderId: string,
  lang: Language,
): Promise<paymentsAdmin.AdminRefund[]> {
  return toRefunds(database, await readRefunds(database, eq(refunds.orderId, orderId)), lang)
}

type Found = Awaited<ReturnType<typeof readRefunds>>[number]

function readRefunds(database: Database, where: SQL | undefined, max = 100) {
  return database
    .select({ refund: refunds, order: orders, appName: apps.name })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .leftJoin(apps, eq(apps.id, orders.appId))
    .where(where)
    .orderBy(desc(refunds.requestedAt), desc(refunds.id))
    .limit(max)
}

async function toRefunds(
  database: Database,
  rows: readonly Found[],
  lang: Language,
): Promise<paymentsAdmin.AdminRefund[]> {
  const customerOf = await findCustomers(
    database,
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
