import { type catalogue, type Language, toUsd } from '@wakeel/contract'
import type { Texts } from './app-texts.ts'

export function prices(priceFils: number): { price_usd: number; price_aed: number } {
  return {
    price_usd: toUsd({ amount: priceFils, currency: 'AED' }).amount / 100,
    price_aed: priceFils / 100,
  }
}

/** What a card says of an app. */
export type OnCard = Omit<Texts, 'skills'> & {
  id: string
  category: string
  priceFils: number
  pricingModel: string
  createdAt: Date
  isVerified: boolean
  isUnderMaintenance: boolean
  isPaused: boolean
}

interface Counters {
  ratingTenths: number
  reviewsCount: number
  executionCount: number
}

/** A card without what moves with every run and review. */
export type Card = Omit<catalogue.AppCard, 'rating' | 'reviews_count' | 'execution_count'>

export function toCard(app: OnCard, language: Language): Card {
  const price = prices(app.priceFils)
  return {
    id: app.id,
    slug: app.slug,
    name: app.name[language],
    category: app.category,
    emoji: app.emoji,
    icon: app.icon,
    short_description: app.shortDescription[language],
    description: app.description[language],
    ...price,
    pricing: { model: app.pricingModel as catalogue.PricingModel, ...price },
    created_at: app.createdAt.toISOString(),
    is_active: true,
    is_verified: app.isVerified,
    under_maintenance: app.isUnderMaintenance,
    is_paused: app.isPaused,
    demo_prompts: app.demoPrompts[language],
  }
}

/** A card's counters move with every run, the rest seldom: so the rest is serialised once and the counters follow. */
export function leftOpen(card: Card): string {
  return `${JSON.stringify(card).slice(0, -1)},`
}

export function counters({ ratingTenths, reviewsCount, executionCount }: Counters): string {
  return `"rating":${ratingTenths / 10},"reviews_count":${reviewsCount},"execution_count":${executionCount}}`
}
