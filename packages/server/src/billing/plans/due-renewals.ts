import { and, asc, eq, isNull, lte, ne, or } from 'drizzle-orm'
import type { Transaction } from '../../database/database.ts'
import {
  type OrderRow,
  orders,
  type SubscriptionRow,
  subscriptions,
} from '../../database/schema/billing.ts'

/** Plans whose paid time is over and that are to be renewed, tried again or ended by now. */
export const isDue = (now: Date) =>
  and(
    ne(subscriptions.status, 'ended'),
    lte(subscriptions.currentPeriodEnd, now),
    or(
      isNull(subscriptions.nextTryAt),
      lte(subscriptions.nextTryAt, now),
      subscriptions.cancelAtPeriodEnd,
    ),
  )

/** The plan, locked until the transaction ends, if it is due still. */
export async function lockDue(
  tx: Transaction,
  id: string,
  now: Date,
): Promise<SubscriptionRow | undefined> {
  const [current] = await tx
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.id, id), isDue(now)))
    .for('update')
  return current
}

/** What was ordered to renew this period, oldest first. */
export async function findRenewals(
  tx: Transaction,
  { id, userId, currentPeriodEnd }: SubscriptionRow,
): Promise<OrderRow[]> {
  return tx
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.userId, userId!),
        eq(orders.renewsId, id),
        eq(orders.renewsPeriodEnd, currentPeriodEnd),
      ),
    )
    .orderBy(asc(orders.createdAt))
}

export const countDeclined = (renewals: readonly OrderRow[]): number =>
  renewals.filter(({ status }) => status === 'declined').length
