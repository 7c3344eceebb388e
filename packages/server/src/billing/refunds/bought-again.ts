import { and, eq, inArray, isNull, lte, ne, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { isConfirmed, mailboxOf } from '../../accounts/mailbox.ts'
import type { Queries } from '../../database/database.ts'
import { users } from '../../database/schema/accounts.ts'
import { orders, refunds } from '../../database/schema/billing.ts'
import { isOfBuyer } from '../same-buyer.ts'

const isAskedBack = and(eq(refunds.kind, 'request'), ne(refunds.status, 'failed'))

/** Whether the money for a plan was asked back, by whichever of a person's accounts it was bought. */
export async function hadPlanBack(queries: Queries, userId: string): Promise<boolean> {
  const buyer = { userId, mailbox: mailboxOf(userId), isConfirmed: isConfirmed(userId) }
  const plans = await queries
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(refunds, and(eq(refunds.orderId, orders.id), isAskedBack))
    .where(and(isOfBuyer(orders, buyer), ne(orders.kind, 'top_up'), isNull(orders.appId)))
    .limit(1)
  return plans.length > 0
}

/**
 * The guarantee lets somebody try: it holds once for each agent and once for plans, whichever of a person's accounts they were bought
 * with. Which of these orders were made after the money for the same agent, or for a plan, had been asked back.
 */
export async function findBoughtAgain(
  queries: Queries,
  orderIds: readonly string[],
): Promise<Set<string>> {
  if (orderIds.length === 0) return new Set()
  const before = alias(orders, 'before')
  const buyer = alias(users, 'buyer')
  const found = await queries
    .selectDistinct({ id: orders.id })
    .from(orders)
    .innerJoin(buyer, eq(buyer.id, orders.userId))
    .innerJoin(
      before,
      and(
        isOfBuyer(before, {
          userId: buyer.id,
          mailbox: buyer.mailboxHash,
          isConfirmed: buyer.emailVerified,
        }),
        ne(before.id, orders.id),
        ne(before.kind, 'top_up'),
        sql`${before.appId} is not distinct from ${orders.appId}`,
      ),
    )
    .innerJoin(
      refunds,
      and(eq(refunds.orderId, before.id), isAskedBack, lte(refunds.requestedAt, orders.createdAt)),
    )
    .where(and(inArray(orders.id, [...orderIds]), ne(orders.kind, 'top_up')))
  return new Set(found.map(({ id }) => id))
}
