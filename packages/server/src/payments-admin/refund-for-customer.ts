import type { InputOf, paymentsAdmin, ReplyOf } from '@wakeel/contract'
import { and, eq, inArray } from 'drizzle-orm'
import { lockActor } from '../accounts/lock-actor.ts'
import { rereadOrder } from '../billing/orders/find-order.ts'
import { orders, refunds } from '../database/schema/billing.ts'
import { DomainError } from '../errors.ts'
import { requireUser } from '../http/caller.ts'
import type { Context } from '../http/context.ts'
import type { PaymentsAdminDependencies } from './dependencies.ts'
import { showOrders } from './show-orders.ts'

type Route = typeof paymentsAdmin.routes.refundForCustomer

export async function refundForCustomer(
  dependencies: PaymentsAdminDependencies,
  { id, reason, lang }: InputOf<Route>,
  { caller }: Context,
): Promise<ReplyOf<Route>> {
  const { database, billing, audit } = dependencies
  const actor = requireUser(caller)
  const [found] = await database
    .select({ userId: orders.userId })
    .from(orders)
    .where(eq(orders.id, id))
  if (!found) throw new DomainError('billing.order_not_found')
  const { userId } = found
  await billing.refunds.giveBack(
    { id, userId },
    {
      lock: (tx) => lockActor(tx, actor, 'platform_settings', userId),
      // In the transaction that decides it: whatever becomes of the money, it is known who asked
      // for it, and why.
      async onStored(tx, before) {
        const [refund] = await tx
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
          after: { status: after.status, refund: refund!.status, fils: refund!.fils },
          reason,
        })
      },
    },
  )
  const refunded = await rereadOrder(database, { id })
  const [order] = await showOrders(dependencies, database, [refunded], lang)
  return { success: true, order: order! }
}
