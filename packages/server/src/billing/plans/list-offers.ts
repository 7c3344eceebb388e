import type { billing as contract, InputOf, Language, ReplyOf } from '@wakeel/contract'
import type { QuoteDependencies } from './dependencies.ts'
import { type OfferDefinition, offerList } from './offers.ts'
import { spotsLeft } from './spots.ts'

type Route = typeof contract.routes.listOffers

export async function listOffers(
  { database }: QuoteDependencies,
  { lang }: InputOf<Route>,
): Promise<ReplyOf<Route>> {
  const cards = offerList.map(async (offer) =>
    toOffer(offer, await spotsLeft(database, offer.id), lang),
  )
  return { success: true, offers: await Promise.all(cards) }
}

/** An offer as its card shows it: with its own prices, which are not those of the checkout. */
function toOffer(
  offer: OfferDefinition,
  spotsRemaining: number | null,
  language: Language,
): contract.Offer {
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
