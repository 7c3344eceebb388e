import type { billing as contract, InputOf, Language, ReplyOf } from '@wakeel/contract'
import type { Context } from '../../http/context.ts'
import { applyOffer } from './apply-offer.ts'
import type { QuoteDependencies } from './dependencies.ts'
import { findCurrentPlan } from './find-current-plan.ts'
import type { OfferDefinition } from './offers.ts'
import type { PlanDefinition } from './plans.ts'
import { discounted } from './pricing.ts'

type Route = typeof contract.routes.listPlans

export async function listPlans(
  { database, plans, vatMode }: QuoteDependencies,
  { offer: code, lang }: InputOf<Route>,
  { caller }: Pick<Context, 'caller'>,
): Promise<ReplyOf<Route>> {
  const userId = caller.kind === 'user' ? caller.userId : undefined
  const { offer, notice } = await applyOffer(database, code, userId)
  const current = await findCurrentPlan(database, userId)
  return {
    success: true,
    plans: plans.list.map((plan) => toPlan(plan, offer, lang)),
    offer_notice: notice,
    vat_mode: vatMode,
    current: current
      ? { plan: current.subscription.planId, billing: current.subscription.billing }
      : null,
  }
}

/** A plan as its card shows it, at what the offer leaves to pay if one applies. */
function toPlan(
  plan: PlanDefinition,
  offer: OfferDefinition | undefined,
  language: Language,
): contract.Plan {
  const { monthly, annual } = plan.price
  const card = {
    id: plan.id,
    name: plan.name[language],
    description: plan.description[language],
    features: [...plan.features[language]],
    cta: plan.cta[language],
    popular: plan.popular,
    creatorShare: plan.creatorShare,
    included_runs: plan.includedRuns,
  }
  if (!offer) return { ...card, monthly, annual }
  const percent = offer.checkoutPercent
  return {
    ...card,
    monthly: discounted(monthly, percent),
    annual: discounted(annual, percent),
    originalPrice: { monthly, annual },
    discount: percent,
    offerCode: offer.id,
  }
}
