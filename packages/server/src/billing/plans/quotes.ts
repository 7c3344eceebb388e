import {
  type billing as contract,
  type InputOf,
  type Language,
  type Price,
  type ReplyOf,
  VAT_PERCENT,
} from '@wakeel/contract'
import { and, eq, ne } from 'drizzle-orm'
import type { Clock } from '../../clock.ts'
import type { Database, Queries } from '../../database/database.ts'
import type { BoughtPlan } from '../../database/schema/billing.ts'
import { orders, subscriptions } from '../../database/schema/billing.ts'
import type { Context } from '../../http/context.ts'
import { periodEnd } from './billing-period.ts'
import { toOffer, toPlan } from './cards.ts'
import { unusedPart } from './credit.ts'
import { findOffer, offerList } from './offers.ts'
import type { PlanBook } from './plan-book.ts'
import type { PlanDefinition } from './plans.ts'
import { priceLines } from './pricing.ts'
import { hasUsedOffer, spotsLeft } from './spots.ts'

type Routes = typeof contract.routes

interface Dependencies {
  database: Database
  clock: Clock
  plans: PlanBook
  vatMode: contract.VatMode
  isSandbox: boolean
}

interface Wanted {
  /** Undefined for a visitor. */
  userId: string | undefined
  planId: contract.PlanId
  billing: contract.BillingPeriod
  /** A code as it stands in the address. */
  offer: string | undefined
  language: Language
}

/** How a plan stands to the one that a person has. */
interface Change {
  kind: contract.PlanChange
  credit: Price
  creditedOrderId: string | null
}

const NOTHING: Price = { aed: 0, usd: 0 }

export type Quotes = ReturnType<typeof createQuotes>

/** What plans and offers cost, and what a checkout would charge a person. */
export function createQuotes({ database, clock, plans, vatMode, isSandbox }: Dependencies) {
  /** The offer that a code stands for, or why it gives no discount. */
  async function applyOffer(
    queries: Queries,
    code: string | undefined,
    userId: string | undefined,
  ) {
    if (!code) return { offer: undefined, notice: null }
    const offer = findOffer(code)
    if (!offer) return { offer, notice: 'unknown' as const }
    if (userId && (await hasUsedOffer(queries, userId, offer.id)))
      return { offer: undefined, notice: 'used' as const }
    if ((await spotsLeft(queries, offer.id)) === 0)
      return { offer: undefined, notice: 'sold_out' as const }
    return { offer, notice: null }
  }

  /** The plan that a person has, with the order that paid for its current period. */
  async function findCurrent(queries: Queries, userId: string | undefined) {
    if (!userId) return undefined
    const [current] = await queries
      .select({ subscription: subscriptions, order: orders })
      .from(subscriptions)
      .innerJoin(orders, eq(orders.id, subscriptions.orderId))
      .where(and(eq(subscriptions.userId, userId), ne(subscriptions.status, 'ended')))
    return current
  }
  type Current = NonNullable<Awaited<ReturnType<typeof findCurrent>>>

  function changeFrom(
    current: Current | undefined,
    plan: PlanDefinition,
    billing: contract.BillingPeriod,
    discountPercent: number,
  ): Change {
    const without = (kind: contract.PlanChange): Change => ({
      kind,
      credit: NOTHING,
      creditedOrderId: null,
    })
    if (!current) return without('new')
    const { subscription, order } = current
    // Nothing is paid any more: whatever is paid now begins now, the same plan too.
    if (subscription.status === 'past_due') return without('upgrade')
    const isSamePlan = subscription.planId === plan.id
    if (isSamePlan && subscription.billing === billing) return without('current')
    const isHigher =
      plan.rank > plans.offered(subscription.planId).rank || (isSamePlan && billing === 'annual')
    if (!isHigher) return without('later')
    const credit = unusedPart(subscription, order, clock.now(), vatMode)
    const { subtotal } = priceLines({ plan, billing, discountPercent, credit, vatMode })
    if (subtotal.aed === 0 || subtotal.usd === 0) return without('later')
    return { kind: 'upgrade', credit, creditedOrderId: credit.aed > 0 ? order.id : null }
  }

  /** When what is bought ends; what begins later begins when the paid time ends. */
  function endOf(
    kind: contract.PlanChange,
    current: Current | undefined,
    billing: contract.BillingPeriod,
  ): Date {
    if (!current || kind === 'new' || kind === 'upgrade') return periodEnd(clock.now(), billing)
    const { currentPeriodEnd, startedAt } = current.subscription
    return kind === 'current' ? currentPeriodEnd : periodEnd(currentPeriodEnd, billing, startedAt)
  }

  /** The quote for a person, or for a visitor without `userId`; with the id of the order whose unused part it credits. */
  async function quoteFor(
    queries: Queries,
    { userId, planId, billing, offer: code, language }: Wanted,
  ): Promise<{ quote: contract.Quote; creditedOrderId: string | null }> {
    const plan = plans.offered(planId)
    const current = await findCurrent(queries, userId)
    const applied = await applyOffer(queries, code, userId)
    const { kind, credit, creditedOrderId } = changeFrom(
      current,
      plan,
      billing,
      applied.offer?.checkoutPercent ?? 0,
    )
    // An offer is for a first period that is paid now; what begins later costs the list price.
    const isPaidNow = kind === 'new' || kind === 'upgrade'
    const offer = isPaidNow ? applied.offer : undefined
    const sale = { plan, billing, vatMode }
    const quote: contract.Quote = {
      plan: { id: plan.id, name: plan.name[language] },
      billing,
      ...priceLines({ ...sale, discountPercent: offer?.checkoutPercent ?? 0, credit }),
      offer: offer
        ? { id: offer.id, title: offer.title[language], percent: offer.checkoutPercent }
        : null,
      offer_notice: applied.notice,
      vat_mode: vatMode,
      vat_percent: VAT_PERCENT,
      change: kind,
      renewal_total: priceLines({ ...sale, discountPercent: 0, credit: NOTHING }).total,
      period_ends_at: endOf(kind, current, billing).toISOString(),
    }
    return { quote, creditedOrderId }
  }

  return {
    quoteFor,

    /** What an order of this plan keeps of it. */
    boughtPlan(id: contract.PlanId): BoughtPlan {
      const { name, includedRuns } = plans.offered(id)
      return { name, includedRuns }
    },

    async listPlans(
      { offer: code, lang }: InputOf<Routes['listPlans']>,
      { caller }: Context,
    ): Promise<ReplyOf<Routes['listPlans']>> {
      const userId = caller.kind === 'user' ? caller.userId : undefined
      const { offer, notice } = await applyOffer(database, code, userId)
      const current = await findCurrent(database, userId)
      return {
        success: true,
        plans: plans.list.map((plan) => toPlan(plan, offer, lang)),
        offer_notice: notice,
        vat_mode: vatMode,
        current: current
          ? { plan: current.subscription.planId, billing: current.subscription.billing }
          : null,
      }
    },

    async listOffers({
      lang,
    }: InputOf<Routes['listOffers']>): Promise<ReplyOf<Routes['listOffers']>> {
      const cards = offerList.map(async (offer) =>
        toOffer(offer, await spotsLeft(database, offer.id), lang),
      )
      return { success: true, offers: await Promise.all(cards) }
    },

    async getQuote(
      { plan, billing, offer, lang }: InputOf<Routes['getQuote']>,
      { caller }: Context,
    ): Promise<ReplyOf<Routes['getQuote']>> {
      const userId = caller.kind === 'user' ? caller.userId : undefined
      const { quote } = await quoteFor(database, {
        userId,
        planId: plan,
        billing,
        offer,
        language: lang,
      })
      return { success: true, quote, is_sandbox: isSandbox }
    },
  }
}
