import { and, eq, inArray, ne } from 'drizzle-orm'
import { lockMailbox } from '../../accounts/mailbox.ts'
import type { Transaction } from '../../database/database.ts'
import { type OrderRow, orders, refunds, subscriptions } from '../../database/schema/billing.ts'
import { lockPlan } from '../plans/lock-plan.ts'
import { offers } from '../plans/offers.ts'
import { takeSpot } from '../plans/spots.ts'
import type { CheckoutDependencies } from './dependencies.ts'
import { rereadOrder } from './find-order.ts'
import { moveOrder } from './move-order.ts'
import { takeMoney } from './take-money.ts'

/** Why an order was declined before the provider was asked for its money. */
export const SOLD_OUT = 'OFFER_SOLD_OUT'

/** Takes the money of an order that is agreed to, if it still may be taken. */
export async function captureOrder(
  billing: CheckoutDependencies,
  order: OrderRow,
): Promise<OrderRow> {
  const { database } = billing
  const begun = await database.transaction((tx) => beginCapture(billing, tx, order))
  return begun?.status === 'capturing'
    ? takeMoney(billing, begun)
    : (begun ?? rereadOrder(database, order))
}

/**
 * Decides, before any money moves, whether it still may: undefined when somebody else has moved the order, the order as it was
 * when it has to wait. Nobody has two payments for a plan under way at once, and what was agreed to must still be what would
 * happen: somebody with two checkouts open gets the plan that they pay for first, and is not charged for the other.
 */
async function beginCapture(
  billing: CheckoutDependencies,
  tx: Transaction,
  order: OrderRow,
): Promise<OrderRow | undefined> {
  if (order.userId === null) return moveOrder(billing, tx, order, 'cancelled')
  const { isSuspended } = await lockPlan(tx, order.userId)
  // Whoever is kept from using it does not pay for it.
  if (isSuspended) return moveOrder(billing, tx, order, 'cancelled')
  // Two accounts of one person must not both find that the offer was not used.
  if (order.offerId !== null) await lockMailbox(tx, order.userId)
  if (order.kind === 'plan' || order.kind === 'renewal') {
    if (await isPayingForPlan(tx, order.userId, order.id)) return order
    const stands =
      order.kind === 'plan' ? await planStands(billing, tx, order) : await renewalStands(tx, order)
    if (!stands) return moveOrder(billing, tx, order, 'cancelled')
  }
  const capturing = await moveOrder(billing, tx, order, 'capturing', {
    holdsSpot: order.offerId !== null && offers[order.offerId].hasSpots,
  })
  if (!capturing?.holdsSpot || (await takeSpot(tx, capturing.offerId!))) return capturing
  const declined = { declineReason: SOLD_OUT, holdsSpot: false }
  return moveOrder(billing, tx, capturing, 'declined', declined)
}

/** Whether a plan would still be bought as it was agreed to. */
async function planStands(
  { quotes }: CheckoutDependencies,
  tx: Transaction,
  { planId, billing, offerId, creditedOrderId, userId }: OrderRow,
): Promise<boolean> {
  const now = await quotes.quoteFor(tx, {
    userId: userId!,
    planId: planId!,
    billing: billing!,
    offer: offerId ?? undefined,
    language: 'en',
  })
  const { change, offer_notice } = now.quote
  if (
    (change !== 'new' && change !== 'upgrade') ||
    now.creditedOrderId !== creditedOrderId ||
    offer_notice === 'used'
  )
    return false
  return creditedOrderId === null || !(await isGoingBack(tx, creditedOrderId))
}

/** Whether another payment for a person's plan is being taken. */
async function isPayingForPlan(
  tx: Transaction,
  userId: string,
  exceptOrderId: string,
): Promise<boolean> {
  const isPlan = inArray(orders.kind, ['plan', 'renewal'])
  const isOther = and(
    eq(orders.userId, userId),
    eq(orders.status, 'capturing'),
    ne(orders.id, exceptOrderId),
  )
  return (await tx.$count(orders, and(isOther, isPlan))) > 0
}

/** Whether an order's money is on its way back, or has gone. Locks the order, as a refund does before it decides. */
async function isGoingBack(tx: Transaction, orderId: string): Promise<boolean> {
  const [order] = await tx
    .select({ status: orders.status })
    .from(orders)
    .where(eq(orders.id, orderId))
    .for('update')
  return (
    order?.status !== 'completed' ||
    (await tx.$count(refunds, and(eq(refunds.orderId, orderId), ne(refunds.status, 'failed')))) > 0
  )
}

/** Whether the paid time that a renewal follows is still the last, and is to go on. */
async function renewalStands(
  tx: Transaction,
  { renewsId, renewsPeriodEnd }: OrderRow,
): Promise<boolean> {
  const isGoingOn = and(
    ne(subscriptions.status, 'ended'),
    eq(subscriptions.cancelAtPeriodEnd, false),
  )
  const isThisPeriod = and(
    eq(subscriptions.id, renewsId!),
    eq(subscriptions.currentPeriodEnd, renewsPeriodEnd!),
  )
  return (await tx.$count(subscriptions, and(isThisPeriod, isGoingOn))) > 0
}
