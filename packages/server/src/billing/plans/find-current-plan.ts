import { and, eq, ne } from 'drizzle-orm'
import type { Queries } from '../../database/database.ts'
import { orders, subscriptions } from '../../database/schema/billing.ts'

export type CurrentPlan = NonNullable<Awaited<ReturnType<typeof findCurrentPlan>>>

/** The plan that a person has, with the order that paid for its current period. */
export async function findCurrentPlan(queries: Queries, userId: string | undefined) {
  if (!userId) return undefined
  const [current] = await queries
    .select({ subscription: subscriptions, order: orders })
    .from(subscriptions)
    .innerJoin(orders, eq(orders.id, subscriptions.orderId))
    .where(and(eq(subscriptions.userId, userId), ne(subscriptions.status, 'ended')))
  return current
}
