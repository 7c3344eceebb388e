import { and, eq } from 'drizzle-orm'
import type { Transaction } from '../../database/database.ts'
import { type OrderRow, refunds } from '../../database/schema/billing.ts'
import { rereadOrder } from '../orders/find-order.ts'
import { lockPlan } from '../plans/lock-plan.ts'
import { lockWallet, releaseMoney } from '../spending/wallet.ts'
import type { RefundDependencies } from './dependencies.ts'
import { lockOrder } from './lock-order.ts'
import type { RefundRow } from './refund-terms.ts'
import { reverseOrder } from './reverse-order.ts'

/** The provider gave a refund's money back, as a webhook event says. */
export async function settleRefund(
  billing: RefundDependencies,
  providerRefundId: string,
): Promise<void> {
  const [refund] = await billing.database
    .select()
    .from(refunds)
    .where(and(eq(refunds.providerRefundId, providerRefundId), eq(refunds.status, 'pending')))
  if (refund) await recordRefund(billing, refund, providerRefundId)
}

/** Records that the provider made a refund, unless somebody else has. */
export async function recordRefund(
  billing: RefundDependencies,
  { id, orderId }: RefundRow,
  providerRefundId: string | null,
): Promise<RefundRow> {
  const { database } = billing
  const { userId } = await rereadOrder(database, { id: orderId })
  return database.transaction(async (tx) => {
    if (userId) await lockPlan(tx, userId)
    const order = await lockOrder(tx, orderId)
    if (order.kind === 'top_up' && order.userId) await lockWallet(billing, tx, order.userId)
    const [refund] = await tx.select().from(refunds).where(eq(refunds.id, id)).for('update')
    return refund!.status === 'pending'
      ? completeRefund(billing, tx, order, refund!, providerRefundId)
      : refund!
  })
}

/**
 * Completes a pending refund; the order must be locked by the caller, and so must the wallet of a
 * top-up.
 */
export async function completeRefund(
  billing: RefundDependencies,
  tx: Transaction,
  order: OrderRow,
  refund: RefundRow,
  providerRefundId: string | null,
): Promise<RefundRow> {
  const { clock, faults } = billing
  const [completed] = await tx
    .update(refunds)
    .set({ status: 'completed', providerRefundId, heldFils: 0, completedAt: clock.now() })
    .where(eq(refunds.id, refund.id))
    .returning()
  if (refund.heldFils > 0) await releaseMoney(tx, order.userId!, refund.heldFils)
  await reverseOrder(billing, tx, order, { ...refund, fromWallet: refund.heldFils })
  await faults.reach('billing.refund_settled')
  return completed!
}
