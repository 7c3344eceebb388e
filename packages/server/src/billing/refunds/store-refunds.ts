import { and, eq, inArray, ne } from 'drizzle-orm'
import type { Transaction } from '../../database/database.ts'
import { type OrderRow, orders, refunds, subscriptions } from '../../database/schema/billing.ts'
import { DomainError } from '../../errors.ts'
import { holdMoney, lockWallet } from '../spending/wallet.ts'
import type { RefundDependencies } from './dependencies.ts'
import { findRefund, leavesRest, type RefundPart, refundParts } from './refund-terms.ts'
import { completeRefund } from './settle-refund.ts'
import { lockUnclaimed } from './unclaimed.ts'

/**
 * Stores what is to go back, with the orders that go back after it; false when a click before this
 * one has done it.
 */
export async function storeRefunds(
  billing: RefundDependencies,
  tx: Transaction,
  order: OrderRow,
): Promise<boolean> {
  const { clock, provider } = billing
  // Before it is decided what is left of it, and whether a renewal is under way.
  if (order.userId === null) await lockUnclaimed(tx, order)
  else if (order.kind === 'top_up') await lockWallet(billing, tx, order.userId)
  const asked = await findRefund(tx, order.id)
  if (asked && !(await leavesRest(tx, order, asked))) return false
  const parts = await refundParts(tx, order, { now: clock.now(), providerName: provider.name })
  if (order.userId !== null) await refuseWhileRenewing(tx, order)
  for (const part of parts) await storePart(billing, tx, part)
  return true
}

async function storePart(
  billing: RefundDependencies,
  tx: Transaction,
  { order, fils, cents }: RefundPart,
): Promise<void> {
  const { clock, newId } = billing
  const heldFils = order.kind === 'top_up' && order.userId !== null ? fils : 0
  if (heldFils > 0 && !(await holdMoney(tx, order.userId!, heldFils)))
    throw new DomainError('billing.not_refundable')
  const [refund] = await tx
    .insert(refunds)
    .values({
      id: newId(),
      orderId: order.id,
      kind: 'request',
      status: 'pending',
      fils,
      cents,
      heldFils,
      requestedAt: clock.now(),
    })
    .returning()
  // What the wallet paid goes back into it: there is nobody to ask.
  if (order.provider === 'wallet') await completeRefund(billing, tx, order, refund!, null)
}

/** A renewal that is being charged would renew a plan that has ended. */
async function refuseWhileRenewing(tx: Transaction, order: OrderRow): Promise<void> {
  const [current] = await tx
    .select()
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.userId, order.userId!),
        eq(subscriptions.orderId, order.id),
        ne(subscriptions.status, 'ended'),
      ),
    )
    .for('update')
  if (!current) return
  const underWay = and(
    eq(orders.userId, order.userId!),
    eq(orders.renewsId, current.id),
    inArray(orders.status, ['created', 'awaiting_approval', 'capturing']),
  )
  if ((await tx.$count(orders, underWay)) > 0) throw new DomainError('billing.payment_in_flight')
}
