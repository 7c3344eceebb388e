import { and, eq, gt, ne, or } from 'drizzle-orm'
import type { Queries } from '../../database/database.ts'
import { includedUsage, orders, subscriptions } from '../../database/schema/billing.ts'
import { monthOf } from '../../uae-calendar.ts'
import { includedRunsOf } from './plans.ts'

/** A plan that holds at that time. One whose period is over goes on until its renewal was tried, which is a matter of moments. */
export const hasPlanAt = (userId: string, now: Date) =>
  and(
    eq(subscriptions.userId, userId),
    ne(subscriptions.status, 'ended'),
    or(gt(subscriptions.currentPeriodEnd, now), eq(subscriptions.cancelAtPeriodEnd, false)),
  )

/** The runs of a person's plan this month; null without a plan. */
export async function readIncluded(
  queries: Queries,
  userId: string,
  now: Date,
): Promise<{ limit: number; used: number } | null> {
  const [row] = await queries
    .select({
      planId: subscriptions.planId,
      boughtPlan: orders.boughtPlan,
      used: includedUsage.used,
    })
    .from(subscriptions)
    .innerJoin(orders, eq(orders.id, subscriptions.orderId))
    .leftJoin(
      includedUsage,
      and(eq(includedUsage.userId, userId), eq(includedUsage.month, monthOf(now))),
    )
    .where(hasPlanAt(userId, now))
  return row ? { limit: includedRunsOf(row), used: row.used ?? 0 } : null
}
