import type { billing as contract, InputOf, Language, ReplyOf } from '@wakeel/contract'
import { and, eq, ne } from 'drizzle-orm'
import type { Accounts } from '../../accounts/accounts.ts'
import { lockPerson } from '../../accounts/lock-person.ts'
import type { Clock } from '../../clock.ts'
import type { Database, Queries, Transaction } from '../../database/database.ts'
import {
  type OrderRow,
  orders,
  type PlanTerms,
  type SubscriptionRow,
  subscriptions,
} from '../../database/schema/billing.ts'
import { DomainError } from '../../errors.ts'
import { requireUser } from '../../http/caller.ts'
import type { Context } from '../../http/context.ts'
import type { createPurchases } from '../spending/purchases.ts'
import { periodEnd } from './billing-period.ts'
import type { PlanBook } from './plan-book.ts'
import { includedRunsOf } from './plans.ts'
import { priceLines } from './pricing.ts'
import type { Quotes } from './quotes.ts'
import { usageOf } from './usage.ts'

interface Dependencies {
  database: Database
  clock: Clock
  accounts: Pick<Accounts, 'setSubscriptionTier'>
  quotes: Quotes
  purchases: Pick<ReturnType<typeof createPurchases>, 'listEntitlements'>
  plans: PlanBook
  vatMode: contract.VatMode
}

type Routes = typeof contract.routes
export type Subscriptions = ReturnType<typeof createSubscriptions>

const toAnnouncedTerms = ({ price, includedRuns, creatorShare }: PlanTerms) => ({
  ...price,
  included_runs: includedRuns,
  creator_share: creatorShare,
})

/** The plans that people have: one at a time. */
export function createSubscriptions({
  database,
  clock,
  accounts,
  quotes,
  purchases,
  plans,
  vatMode,
}: Dependencies) {
  /** Changes a person's plan as it is now, locked; throws when there is none. */
  async function change(
    userId: string,
    language: Language,
    decide: (current: SubscriptionRow, tx: Transaction) => Promise<Changes>,
  ) {
    const changed = await database.transaction(async (tx) => {
      await lockPerson(tx, userId)
      const current = await find(tx, userId, 'locked')
      if (!current) throw new DomainError('billing.no_subscription')
      const [row] = await tx
        .update(subscriptions)
        .set(await decide(current, tx))
        .where(eq(subscriptions.id, current.id))
        .returning()
      return row!
    })
    return { success: true as const, subscription: toSubscription(changed, language) }
  }

  function toSubscription(row: SubscriptionRow, language: Language): contract.Subscription {
    const { plan: nextPlan, billing: nextBilling } = {
      plan: row.nextPlanId ?? row.planId,
      billing: row.nextBilling ?? row.billing,
    }
    const next = plans.inForce(nextPlan, row.currentPeriodEnd)
    const price = priceLines({
      plan: next,
      billing: nextBilling,
      discountPercent: 0,
      credit: { aed: 0, usd: 0 },
      vatMode,
    })
    return {
      id: row.id,
      plan: row.planId,
      plan_name: plans.offered(row.planId).name[language],
      status: row.status,
      billing: row.billing,
      started_at: row.startedAt.toISOString(),
      current_period_start: row.currentPeriodStart.toISOString(),
      current_period_end: row.currentPeriodEnd.toISOString(),
      cancel_at_period_end: row.cancelAtPeriodEnd,
      next: row.nextPlanId
        ? { plan: nextPlan, plan_name: next.name[language], billing: nextBilling }
        : null,
      amount: price.total.aed,
      currency: 'AED',
    }
  }

  async function boughtRuns({ orderId }: SubscriptionRow): Promise<number> {
    const [order] = await database.select().from(orders).where(eq(orders.id, orderId))
    return includedRunsOf(order!)
  }

  /** Ends a plan at once: its money went back, or its renewal stayed declined. */
  async function end(tx: Transaction, { id, userId }: SubscriptionRow): Promise<void> {
    const [ended] = await tx
      .update(subscriptions)
      .set({ status: 'ended', endedAt: clock.now(), ...NOTHING_PLANNED })
      .where(and(eq(subscriptions.id, id), ne(subscriptions.status, 'ended')))
      .returning({ id: subscriptions.id })
    if (ended && userId) await accounts.setSubscriptionTier(tx, userId, 'starter')
  }

  /** The paid time goes on from where it ended, however late the money came; after a whole period without the plan, from now. */
  async function renew(tx: Transaction, current: SubscriptionRow, order: OrderRow): Promise<void> {
    const now = clock.now()
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

  return {
    /**
     * Begins, replaces or renews a plan because its order is paid, in the transaction that settles it. What an order begins has the
     * order's own id, so that no order can begin two.
     */
    async activate(tx: Transaction, order: OrderRow): Promise<void> {
      const userId = order.userId!
      const current = await find(tx, userId, 'locked')
      if (order.kind === 'renewal' && current?.id === order.renewsId)
        await renew(tx, current, order)
      else {
        if (current) await end(tx, current)
        const now = clock.now()
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
      await accounts.setSubscriptionTier(tx, userId, order.planId!)
    },

    end,

    /** The plan that somebody has now; locked until the transaction ends when asked for. */
    findSubscription: find,

    async listPlanChanges(
      { lang }: InputOf<Routes['listPlanChanges']>,
      { caller }: Context,
    ): Promise<ReplyOf<Routes['listPlanChanges']>> {
      const changes = await plans.announcedTo(requireUser(caller).userId)
      return {
        success: true,
        changes: changes.map(({ plan, before, after, takesEffectAt }) => ({
          plan: { id: plan.id, name: plan.name[lang] },
          takes_effect_at: takesEffectAt.toISOString(),
          before: toAnnouncedTerms(before),
          after: toAnnouncedTerms(after),
        })),
      }
    },

    async getSubscription({ lang }: InputOf<Routes['getSubscription']>, { caller }: Context) {
      const { userId } = requireUser(caller)
      const current = await find(database, userId)
      return {
        success: true as const,
        subscription: current ? toSubscription(current, lang) : null,
        usage: await usageOf(database, {
          userId,
          includedRuns: current ? await boughtRuns(current) : 0,
          now: clock.now(),
        }),
        entitlements: await purchases.listEntitlements(database, userId, lang),
      }
    },

    cancelSubscription: ({ lang }: InputOf<Routes['cancelSubscription']>, { caller }: Context) =>
      change(requireUser(caller).userId, lang, async () => ({
        ...NOTHING_PLANNED,
        cancelAtPeriodEnd: true,
      })),

    resumeSubscription: ({ lang }: InputOf<Routes['resumeSubscription']>, { caller }: Context) =>
      change(requireUser(caller).userId, lang, async () => NOTHING_PLANNED),

    async changePlan({ plan, billing, lang }: InputOf<Routes['changePlan']>, { caller }: Context) {
      const { userId } = requireUser(caller)
      const reply = await change(userId, lang, async (_current, tx) => {
        const { quote } = await quotes.quoteFor(tx, {
          userId,
          planId: plan,
          billing,
          offer: undefined,
          language: lang,
        })
        if (quote.change === 'current') throw new DomainError('billing.plan_current')
        if (quote.change !== 'later') throw new DomainError('billing.change_is_upgrade')
        return { ...NOTHING_PLANNED, nextPlanId: plan, nextBilling: billing }
      })
      return { ...reply, change: 'later' as const }
    },
  }
}

type Changes = Partial<Pick<SubscriptionRow, 'cancelAtPeriodEnd' | 'nextPlanId' | 'nextBilling'>>

/** It simply goes on. */
const NOTHING_PLANNED = { cancelAtPeriodEnd: false, nextPlanId: null, nextBilling: null } as const

async function find(
  queries: Queries,
  userId: string,
  lock?: 'locked',
): Promise<SubscriptionRow | undefined> {
  const query = queries
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.userId, userId), ne(subscriptions.status, 'ended')))
  const [row] = await (lock ? query.for('update') : query)
  return row
}
