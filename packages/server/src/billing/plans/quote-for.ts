import { type billing as contract, type Language, type Price, VAT_PERCENT } from '@wakeel/contract'
import type { Queries } from '../../database/database.ts'
import type { BoughtPlan } from '../../database/schema/billing.ts'
import { hadPlanBack } from '../refunds/bought-again.ts'
import { applyOffer } from './apply-offer.ts'
import { periodEnd } from './billing-period.ts'
import { unusedPart } from './credit.ts'
import type { QuoteDependencies } from './dependencies.ts'
import { type CurrentPlan, findCurrentPlan } from './find-current-plan.ts'
import type { PlanDefinition } from './plans.ts'
import { priceLines } from './pricing.ts'

interface QuoteRequest {
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

/**
 * The quote for a person, or for a visitor without `userId`; with the id of the order whose unused
 * part it credits.
 */
export async function quoteFor(
  dependencies: QuoteDependencies,
  queries: Queries,
  { userId, planId, billing, offer: code, language }: QuoteRequest,
): Promise<{ quote: contract.Quote; creditedOrderId: string | null }> {
  const { clock, plans, vatMode } = dependencies
  const plan = plans.offered(planId)
  const current = await findCurrentPlan(queries, userId)
  const applied = await applyOffer(queries, code, userId)
  const { kind, credit, creditedOrderId } = changeFrom(
    dependencies,
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
    period_ends_at: endOf(kind, current, billing, clock.now()).toISOString(),
    is_refundable: !(userId && (await hadPlanBack(queries, userId))),
  }
  return { quote, creditedOrderId }
}

/** What an order of this plan keeps of it. */
export function boughtPlan(
  { plans }: Pick<QuoteDependencies, 'plans'>,
  id: contract.PlanId,
): BoughtPlan {
  const { name, includedRuns } = plans.offered(id)
  return { name, includedRuns }
}

function changeFrom(
  { clock, plans, vatMode }: QuoteDependencies,
  current: CurrentPlan | undefined,
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
  current: CurrentPlan | undefined,
  billing: contract.BillingPeriod,
  now: Date,
): Date {
  if (!current || kind === 'new' || kind === 'upgrade') return periodEnd(now, billing)
  const { currentPeriodEnd, startedAt } = current.subscription
  return kind === 'current' ? currentPeriodEnd : periodEnd(currentPeriodEnd, billing, startedAt)
}
