import type { billing, Language } from '@wakeel/contract'
import type { OfferDefinition } from './offers.ts'
import type { PlanDefinition } from './plans.ts'
import { discounted } from './pricing.ts'

/** A plan as its card shows it, at what the offer leaves to pay if one applies. */
export function toPlan(
  plan: PlanDefinition,
  offer: OfferDefinition | undefined,
  language: Language,
): billing.Plan {
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

/** An offer as its card shows it: with its own figures, which are not those of the checkout. */
export function toOffer(
  offer: OfferDefinition,
  spotsRemaining: number | null,
  language: Language,
): billing.Offer {
  return {
    id: offer.id,
    title: offer.title[language],
    subtitle: offer.subtitle[language],
    ...offer.card,
    currency: 'AED',
    description: offer.description[language],
    features: [...offer.features[language]],
    badge: offer.badge[language],
    badgeColor: offer.badgeColor,
    cta: offer.cta[language],
    urgency: offer.urgency,
    spots_remaining: spotsRemaining,
  }
}
