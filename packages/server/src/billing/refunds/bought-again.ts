import { and, eq, inArray, lte, ne, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Queries } from '../../database/database.ts'
import { orders, refunds } from '../../database/schema/billing.ts'

/**
 * The guarantee lets somebody try: it holds once for each agent and once for plans. Which of these
 * orders were made after the money for the same agent, or for a plan, had been asked back.
 */
export async function findBoughtAgain(
  queries: Queries,
  orderIds: readonly string[],
): Promise<Set<string>> {
  if (orderIds.length === 0) return new Set()
  const before = alias(orders, 'before')
  const found = await queries
    .selectDistinct({ id: orders.id })
    .from(orders)
    .innerJoin(
      before,
      and(
        eq(before.userId, orders.userId),
        ne(before.id, orders.id),
        ne(before.kind, 'top_up'),
        sql`${before.appId} is not distinct from ${orders.appId}`,
      ),
    )
    .innerJoin(
      refunds,
      and(
        eq(refunds.orderId, before.id),
        eq(refunds.kind, 'request'),
        ne(refunds.status, 'failed'),
        lte(refunds.requestedAt, orders.createdAt),
      ),
    )
    .where(and(inArray(orders.id, [...orderIds]), ne(orders.kind, 'top_up')))
  return new Set(found.map(({ id }) => id))
}
