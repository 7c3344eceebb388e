import type { billing as contract, InputOf, Language, ReplyOf } from '@wakeel/contract'
import { eq } from 'drizzle-orm'
import { lockPerson } from '../../accounts/lock-person.ts'
import type { Transaction } from '../../database/database.ts'
import { type SubscriptionRow, subscriptions } from '../../database/schema/billing.ts'
import { DomainError } from '../../errors.ts'
import { requireUser } from '../../http/caller.ts'
import type { Context } from '../../http/context.ts'
import { cancellationEmail } from '../email-templates.ts'
import type { SubscriptionDependencies } from './dependencies.ts'
import { NOTHING_PLANNED } from './end-plan.ts'
import { findPeriodOrder, lockSubscription } from './find-subscription.ts'
import { quoteFor } from './quote-for.ts'
import { toSubscription } from './show-subscription.ts'

type Routes = typeof contract.routes
type Changes = Partial<Pick<SubscriptionRow, 'cancelAtPeriodEnd' | 'nextPlanId' | 'nextBilling'>>

export function cancelSubscription(
  billing: SubscriptionDependencies,
  { lang }: InputOf<Routes['cancelSubscription']>,
  { caller }: Context,
): Promise<ReplyOf<Routes['cancelSubscription']>> {
  return change(billing, requireUser(caller).userId, lang, async (tx, current) => {
    if (!current.cancelAtPeriodEnd) await confirmCancellation(billing, tx, current)
    return { ...NOTHING_PLANNED, cancelAtPeriodEnd: true }
  })
}

export function resumeSubscription(
  billing: SubscriptionDependencies,
  { lang }: InputOf<Routes['resumeSubscription']>,
  { caller }: Context,
): Promise<ReplyOf<Routes['resumeSubscription']>> {
  return change(billing, requireUser(caller).userId, lang, async () => NOTHING_PLANNED)
}

export async function changePlan(
  dependencies: SubscriptionDependencies,
  { plan: planId, billing, lang: language }: InputOf<Routes['changePlan']>,
  { caller }: Context,
): Promise<ReplyOf<Routes['changePlan']>> {
  const { userId } = requireUser(caller)
  const reply = await change(dependencies, userId, language, async (tx) => {
    const request = { userId, planId, billing, offer: undefined, language }
    const { quote } = await quoteFor(dependencies, tx, request)
    if (quote.change === 'current') throw new DomainError('billing.plan_current')
    if (quote.change !== 'later') throw new DomainError('billing.change_is_upgrade')
    return { ...NOTHING_PLANNED, nextPlanId: planId, nextBilling: billing }
  })
  return { ...reply, change: 'later' }
}

/** Tells until when what was cancelled goes on: each time, as it can be taken back and cancelled again. */
async function confirmCancellation(
  { outbox, plans, newId }: SubscriptionDependencies,
  tx: Transaction,
  { userId, planId, currentPeriodEnd }: SubscriptionRow,
): Promise<void> {
  await outbox.queue(tx, {
    reference: `plan-cancelled:${newId()}`,
    userId: userId!,
    ...cancellationEmail({ name: plans.offered(planId).name, endsAt: currentPeriodEnd }),
  })
}

/** Changes a person's plan as it is now, locked; throws when there is none. */
async function change(
  billing: SubscriptionDependencies,
  userId: string,
  language: Language,
  decide: (tx: Transaction, current: SubscriptionRow) => Promise<Changes>,
) {
  const changed = await billing.database.transaction(async (tx) => {
    await lockPerson(tx, userId)
    const current = await lockSubscription(tx, userId)
    if (!current) throw new DomainError('billing.no_subscription')
    const [row] = await tx
      .update(subscriptions)
      .set(await decide(tx, current))
      .where(eq(subscriptions.id, current.id))
      .returning()
    return { row: row!, paid: await findPeriodOrder(tx, row!) }
  })
  return { success: true as const, subscription: toSubscription(billing, changed, language) }
}
