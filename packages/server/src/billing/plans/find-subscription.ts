import { and, eq, ne } from 'drizzle-orm'
import type { Queries, Transaction } from '../../database/database.ts'
import {
  type OrderRow,
  orders,
  type SubscriptionRow,
  subscriptions,
} from '../../database/schema/billing.ts'

const ofPerson = (queries: Queries, userId: string) =>
  queries
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.userId, userId), ne(subscriptions.status, 'ended')))

/** The plan that somebody has now. */
export async function findSubscription(
  queries: Queries,
  userId: string,
): Promise<SubscriptionRow | undefined> {
  const [current] = await ofPerson(queries, userId)
  return current
}

/** The plan that somebody has now, locked until the transaction ends. */
export async function lockSubscription(
  tx: Transaction,
  userId: string,
): Promise<SubscriptionRow | undefined> {
  const [current] = await ofPerson(tx, userId).for('update')
  return current
}

/** The order that paid for the current period. */
export async function findPeriodOrder(
  queries: Queries,
  { orderId }: SubscriptionRow,
): Promise<OrderRow> {
  const [order] = await queries.select().from(orders).where(eq(orders.id, orderId))
  return order!
}
