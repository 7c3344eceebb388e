import { aed, type catalogue, type forge, type Language, toUsd } from '@wakeel/contract'

/** The language in which an agent is shown: the reader's, unless it is written in the other one only. */
export function shownLanguage({ name }: forge.AgentContent, reader: Language): Language {
  const other = reader === 'en' ? 'ar' : 'en'
  return name[reader] === '' && name[other] !== '' ? other : reader
}

/** A price as the store's cards show it. */
export function pricingOf({
  model,
  aed: dirhams,
}: forge.AgentContent['price']): catalogue.AppCard['pricing'] {
  return {
    model,
    price_aed: dirhams,
    price_usd: toUsd(aed(Math.round(dirhams * 100))).amount / 100,
  }
}
