import { share } from '@wakeel/contract'
import { and, desc, eq, inArray, isNull, ne } from 'drizzle-orm'
import type { Queries } from '../../database/database.ts'
import {
  entitlements,
  type OrderRow,
  orders,
  refunds,
  wallets,
} from '../../database/schema/billing.ts'
import { DomainError } from '../../errors.ts'
import { guaranteeEnds, isPaid } from '../orders/order-page.ts'
import { spendable } from '../spending/wallet.ts'
import { findBoughtAgain } from './bought-again.ts'
import { findOwing } from './owing.ts'
import { unclaimedOf } from './unclaimed.ts'

export type RefundRow = typeof refunds.$inferSelect

/** What goes back of one order. */
export interface RefundPart {
  order: OrderRow
  fils: number
  cents: number
}

/**
 * What can be given back for an order: of itself and, after it, of the orders whose unused part was
 * credited to it and that are within their own thirty days; of an agent and of plans once for each
 * person. To somebody who has left goes back what a provider took: there is no wallet. Throws `billing.not_refundable`, and
 * `billing.refunded_together` for what was credited to another order.
 */
export async function refundParts(
  queries: Queries,
  order: OrderRow,
  { now, providerName }: { now: Date; providerName: string },
): Promise<RefundPart[]> {
  // The provider that took the money is the one that can give it back.
  const isOpen = (one: OrderRow) =>
    isPaid(one) &&
    now < guaranteeEnds(one.completedAt!) &&
    (one.provider === providerName || one.provider === 'wallet')

  const asked = await findRefund(queries, order.id)
  if (!isOpen(order) || (asked && !(await leavesRest(queries, order, asked))))
    throw new DomainError('billing.not_refundable')
  if ((await findBoughtAgain(queries, [order.id])).size > 0)
    throw new DomainError('billing.not_refundable')
  if (await findReplacement(queries, order)) throw new DomainError('billing.refunded_together')
  if (order.kind === 'top_up') return [await unspentPart(queries, order)]
  if (
    order.kind === 'app' &&
    (order.userId === null ||
      !(await isHad(queries, order)) ||
      (await findOwing(queries, [order.userId])).size > 0)
  )
    throw new DomainError('billing.not_refundable')
  const parts = [whole(order)]
  for (const earlier of await creditedOrders(queries, order)) {
    if (!isOpen(earlier) || (await findRefund(queries, earlier.id))) break
    parts.push(whole(earlier))
  }
  return parts
}

/**
 * Whether something of an order may go back after what was asked for: of a top-up, what has come back into the wallet since, such as
 * the price of an agent that was given back.
 */
export async function leavesRest(
  queries: Queries,
  order: OrderRow,
  { status }: Pick<RefundRow, 'status'>,
): Promise<boolean> {
  return (
    order.kind === 'top_up' && status === 'completed' && (await unspentOf(queries, order)).cents > 0
  )
}

const whole = (order: OrderRow): RefundPart => ({
  order,
  fils: order.totalFils,
  cents: order.totalCents,
})

/**
 * Money in a wallet has no marks: what can still be spent counts as that of the top-up that is
 * asked for.
 */
async function unspentPart(queries: Queries, order: OrderRow): Promise<RefundPart> {
  const unspent = await unspentOf(queries, order)
  // The provider gives nothing back below one cent.
  if (unspent.cents === 0) throw new DomainError('billing.not_refundable')
  return { order, ...unspent }
}

/** All that went back of it, with this, is converted as one amount. */
async function unspentOf(
  queries: Queries,
  order: OrderRow,
): Promise<{ fils: number; cents: number }> {
  const { totalFils, totalCents, refundedFils, refundedCents } = order
  const fils = Math.min(totalFils - refundedFils, await leftOf(queries, order))
  return { fils, cents: share(totalCents, refundedFils + fils, totalFils) - refundedCents }
}

async function leftOf(queries: Queries, order: OrderRow): Promise<number> {
  if (order.userId === null) return unclaimedOf(queries, order)
  const [wallet] = await queries.select().from(wallets).where(eq(wallets.userId, order.userId))
  return spendable(wallet)
}

/** The orders whose unused part was credited to this one, one after the other, latest first. */
export async function creditedOrders(
  queries: Queries,
  order: Pick<OrderRow, 'creditedOrderId'>,
): Promise<OrderRow[]> {
  const chain: OrderRow[] = []
  for (let id = order.creditedOrderId; id; id = chain.at(-1)!.creditedOrderId) {
    const [earlier] = await queries.select().from(orders).where(eq(orders.id, id))
    if (!earlier) break
    chain.push(earlier)
  }
  return chain
}

/**
 * The order that this one's unused part was credited to, as long as its money stays or is being
 * taken.
 */
export async function findReplacement(
  queries: Queries,
  order: OrderRow,
): Promise<OrderRow | undefined> {
  const [replacement] = await queries
    .select()
    .from(orders)
    .where(
      and(
        order.userId === null ? isNull(orders.userId) : eq(orders.userId, order.userId),
        eq(orders.creditedOrderId, order.id),
        inArray(orders.status, ['capturing', 'completed']),
      ),
    )
  return replacement
}

/** An agent by the month was used up when its month is over. */
async function isHad(queries: Queries, order: OrderRow): Promise<boolean> {
  const isPaidBy = and(eq(entitlements.userId, order.userId!), eq(entitlements.orderId, order.id))
  return (await queries.$count(entitlements, and(isPaidBy, eq(entitlements.status, 'active')))) > 0
}

/** What the customer has asked for last of an order, and got or will get. */
export async function findRefund(
  queries: Queries,
  orderId: string,
): Promise<RefundRow | undefined> {
  const [refund] = await queries
    .select()
    .from(refunds)
    .where(
      and(eq(refunds.orderId, orderId), eq(refunds.kind, 'request'), ne(refunds.status, 'failed')),
    )
    // One that is under way is the last, whatever the clock said.
    .orderBy(desc(eq(refunds.status, 'pending')), desc(refunds.requestedAt))
    .limit(1)
  return refund
}
