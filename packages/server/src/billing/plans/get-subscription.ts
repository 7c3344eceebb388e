import type { billing as contract, InputOf, ReplyOf } from '@wakeel/contract'
import { requireUser } from '../../http/caller.ts'
import type { Context } from '../../http/context.ts'
import type { SubscriptionDependencies } from './dependencies.ts'
import { findPeriodOrder, findSubscription } from './find-subscription.ts'
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
  const row = await findSubscription(database, userId)
  const paid = row && (await findPeriodOrder(database, row))
  return {
    success: true,
    subscription: row ? toSubscription(billing, { row, paid: paid! }, lang) : null,
    usage: await usageOf(database, {
      userId,
      includedRuns: paid ? includedRunsOf(paid) : 0,
      now: clock.now(),
    }),
    entitlements: await purchases.listEntitlements(database, userId, lang),
  }
}
