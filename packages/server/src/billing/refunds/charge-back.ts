import { and, eq } from 'drizzle-orm'
import type { Transaction } from '../../database/database.ts'
import { type OrderRow, orders, refunds } from '../../database/schema/billing.ts'
import { lockPlan } from '../plans/lock-plan.ts'
import { lockWallet, releaseMoney, spendable } from '../spending/wallet.ts'
import type { RefundDependencies } from './dependencies.ts'
import { reverseOrder } from './reverse-order.ts'

/**
 * The provider took the money of this capture back, because the payer went to their bank or to the
 * provider itself. Once, however often an event says so; a capture that nobody knows is ignored.
 */
export async function chargeBack(billing: RefundDependencies, captureId: string): Promise<void> {
  const { database, clock, newId, provider } = billing
  const isOfCapture = and(eq(orders.provider, provider.name), eq(orders.captureId, captureId))
  const [known] = await database.select({ userId: orders.userId }).from(orders).where(isOfCapture)
  if (!known) return
  await database.transaction(async (tx) => {
    if (known.userId) await lockPlan(tx, known.userId)
    const [order] = await tx.select().from(orders).where(isOfCapture).for('update')
    if (!order || (order.status !== 'completed' && order.status !== 'partly_refunded')) return
    await spendableOf(billing, tx, order)
    await giveUpRefund(tx, order)
    const fils = order.totalFils - order.refundedFils
    const cents = order.totalCents - order.refundedCents
    const at = clock.now()
    const id = newId()
    await tx.insert(refunds).values({
      id,
      orderId: order.id,
      kind: 'chargeback',
      status: 'completed',
      fils,
      cents,
      requestedAt: at,
      completedAt: at,
    })
    const fromWallet = Math.min(fils, await spendableOf(billing, tx, order))
    await reverseOrder(billing, tx, order, { id, kind: 'chargeback', fils, cents, fromWallet })
  })
}

/** The capture is gone, so a refund of it that is still on its way can no longer be made. */
async function giveUpRefund(tx: Transaction, order: OrderRow): Promise<void> {
  const [pending] = await tx
    .select()
    .from(refunds)
    .where(and(eq(refunds.orderId, order.id), eq(refunds.status, 'pending')))
    .for('update')
  if (!pending) return
  if (pending.heldFils > 0) await releaseMoney(tx, order.userId!, pending.heldFils)
  await tx
    .update(refunds)
    .set({ status: 'failed', failure: 'charged back', heldFils: 0 })
    .where(eq(refunds.id, pending.id))
}

/**
 * What can still be spent of the wallet that a top-up filled, which it locks; nothing for other
 * orders.
 */
async function spendableOf(
  billing: RefundDependencies,
  tx: Transaction,
  { kind, userId }: OrderRow,
): Promise<number> {
  return kind === 'top_up' && userId ? spendable(await lockWallet(billing, tx, userId)) : 0
}
