import { eq } from 'drizzle-orm'
import type { Transaction } from '../../database/database.ts'
import {
  type OrderRow,
  type SubscriptionRow,
  subscriptions,
} from '../../database/schema/billing.ts'
import { renewalDeclinedEmail, subscriptionEndedEmail } from '../email-templates.ts'
import { countDeclined } from './due-renewals.ts'
import { endPlan } from './end-plan.ts'
import type { RenewalDependencies } from './renewal-dependencies.ts'

/** A renewal that was declined is tried again after one, two and three days. */
const TRIES = 4
const DAY_MS = 24 * 3_600_000

/** Access goes on until the next try; after the last one the plan ends. */
export async function recordDecline(
  billing: RenewalDependencies,
  tx: Transaction,
  current: SubscriptionRow,
  renewals: readonly OrderRow[],
): Promise<void> {
  const { clock, plans, outbox } = billing
  const tries = countDeclined(renewals)
  if (tries >= TRIES) return endUnrenewed(billing, tx, current, 'declined')
  const nextTryAt = new Date(clock.now().getTime() + DAY_MS)
  await tx
    .update(subscriptions)
    .set({ status: 'past_due', renewalTries: tries, nextTryAt })
    .where(eq(subscriptions.id, current.id))
  const { id, planId, totalFils } = renewals.at(-1)!
  const { name: planName } = plans.offered(planId!)
  await outbox.queue(tx, {
    reference: `renewal-declined:${id}`,
    userId: current.userId!,
    ...renewalDeclinedEmail({ planName, totalFils, nextTryAt }),
  })
}

/** Ends a plan that is not renewed, and says why. */
export async function endUnrenewed(
  billing: RenewalDependencies,
  tx: Transaction,
  current: SubscriptionRow,
  why: Parameters<typeof subscriptionEndedEmail>[0]['why'],
): Promise<void> {
  await endPlan(billing, tx, current)
  const { name: planName } = billing.plans.offered(current.planId)
  await billing.outbox.queue(tx, {
    reference: `plan-ended:${current.id}`,
    userId: current.userId!,
    ...subscriptionEndedEmail({ planName, why }),
  })
}
