import { and, eq, inArray } from 'drizzle-orm'
import { type OrderRow, refunds } from '../../database/schema/billing.ts'
import { lockPlan } from '../plans/lock-plan.ts'
import { releaseMoney } from '../spending/wallet.ts'
import type { RefundDependencies } from './dependencies.ts'
import { lockOrder } from './lock-order.ts'
import { creditedOrders, type RefundRow } from './refund-terms.ts'

/**
 * The provider said no: nothing goes back, of this order or of those that would have followed it.
 */
export function failRefund(
  { database }: RefundDependencies,
  refund: RefundRow,
  order: OrderRow,
  failure: string,
): Promise<RefundRow> {
  return database.transaction(async (tx) => {
    if (order.userId) await lockPlan(tx, order.userId)
    await lockOrder(tx, order.id)
    const following = (await creditedOrders(tx, order)).map(({ id }) => id)
    const failed = await tx
      .update(refunds)
      .set({ status: 'failed', failure, heldFils: 0 })
      .where(
        and(
          inArray(refunds.orderId, [order.id, ...following]),
          eq(refunds.kind, 'request'),
          eq(refunds.status, 'pending'),
        ),
      )
      .returning({ id: refunds.id })
    const isMine = failed.some(({ id }) => id === refund.id)
    if (isMine && refund.heldFils > 0) await releaseMoney(tx, order.userId!, refund.heldFils)
    const [now] = await tx.select().from(refunds).where(eq(refunds.id, refund.id))
    return now!
  })
}
