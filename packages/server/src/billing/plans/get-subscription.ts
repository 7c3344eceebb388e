import type { billing as contract, InputOf, ReplyOf } from '@wakeel/contract'
import { eq } from 'drizzle-orm'
import type { Queries } from '../../database/database.ts'
import { orders, type SubscriptionRow } from '../../database/schema/billing.ts'
import { requireUser } from '../../http/caller.ts'
import type { Context } from '../../http/context.ts'
import type { SubscriptionDependencies } from './dependencies.ts'
import { findSubscription } from './find-subscription.ts'
import { includedRunsOf } from './plans.ts'
import { toSubscription } from './show-subscription.ts'
import { usageOf } from './usage.ts'

type Route = typeof contract.routes.getSubscription

export async function getSubscription(
  billing: SubscriptionDependencies,
  { lang }: InputOf<Route>,
  { caller }: Context,
): Promise<ReplyOf<Route>> {
  const { database, clock, purchases } = billing
  const { userId } = requireUser(caller)
  const current = await findSubscription(database, userId)
  return {
    success: true,
    subscription: current ? toSubscription(billing, current, lang) : null,
    usage: await usageOf(database, {
      userId,
      includedRuns: current ? await boughtRuns(database, current) : 0,
      now: clock.now(),
    }),
    entitlements: await purchases.listEntitlements(database, userId, lang),
  }
}

async function boughtRuns(queries: Queries, { orderId }: SubscriptionRow): Promise<number> {
  const [order] = await queries.select().from(orders).where(eq(orders.id, orderId))
  return includedRunsOf(order!)
}
