import { eq } from 'drizzle-orm'
import type { Transaction } from '../../database/database.ts'
import {
  type OrderRow,
  type SubscriptionRow,
  subscriptions,
} from '../../database/schema/billing.ts'
import { periodEnd } from './billing-period.ts'
import type { SubscriptionDependencies } from './dependencies.ts'
import { endPlan, NOTHING_PLANNED } from './end-plan.ts'
import { lockSubscription } from './find-subscription.ts'

/**
 * Begins, replaces or renews a plan because its order is paid, in the transaction that settles it.
 * What an order begins has the order's own id, so that no order can begin two.
 */
export async function activatePlan(
  billing: SubscriptionDependencies,
  tx: Transaction,
  order: OrderRow,
): Promise<void> {
  const userId = order.userId!
  const current = await lockSubscription(tx, userId)
  const now = billing.clock.now()
  if (order.kind === 'renewal' && current?.id === order.renewsId)
    await renew(tx, current, order, now)
  else {
    if (current) await endPlan(billing, tx, current)
    await tx.insert(subscriptions).values({
      id: order.id,
      userId,
      planId: order.planId!,
      billing: order.billing!,
      status: 'active',
      startedAt: now,
      currentPeriodStart: now,
      currentPeriodEnd: periodEnd(now, order.billing!),
      savedMethod: order.savedMethod ?? current?.savedMethod ?? null,
      orderId: order.id,
    })
  }
  await billing.accounts.setSubscriptionTier(tx, userId, order.planId!)
}

/**
 * The paid time goes on from where it ended, however late the money came; after a whole period
 * without the plan, from now.
 */
async function renew(
  tx: Transaction,
  current: SubscriptionRow,
  order: OrderRow,
  now: Date,
): Promise<void> {
  const planned = periodEnd(current.currentPeriodEnd, order.billing!, current.startedAt)
  const isLate = planned <= now
  // What was decided while the money was being taken holds for the time that it pays for.
  const hasBegun = current.nextPlanId === order.planId && current.nextBilling === order.billing
  await tx
    .update(subscriptions)
    .set({
      ...(hasBegun ? NOTHING_PLANNED : {}),
      status: 'active',
      planId: order.planId!,
      billing: order.billing!,
      currentPeriodStart: isLate ? now : current.currentPeriodEnd,
      currentPeriodEnd: isLate ? periodEnd(now, order.billing!) : planned,
      savedMethod: order.savedMethod ?? current.savedMethod,
      orderId: order.id,
      renewalTries: 0,
      nextTryAt: null,
    })
    .where(eq(subscriptions.id, current.id))
}
