import { z } from 'zod'
import { SubscriptionTier } from './accounts.ts'
import { Price } from './money.ts'

export const PlanId = SubscriptionTier
export type PlanId = z.infer<typeof PlanId>

export const BillingPeriod = z.enum(['monthly', 'annual'])
export type BillingPeriod = z.infer<typeof BillingPeriod>

export const OfferId = z.enum(['founder_special', 'marketing_bundle', 'enterprise_pilot'])
export type OfferId = z.infer<typeof OfferId>

/** `added`: 5 % comes on top of what is shown (specification section 9). `included`: what is shown holds it. */
export const VatMode = z.enum(['added', 'included'])
export type VatMode = z.infer<typeof VatMode>

/** Specification section 9. */
export const ANNUAL_SAVING_PERCENT = 20
export const GUARANTEE_DAYS = 30
export const COUNTDOWN_SECONDS = 23 * 3600 + 45 * 60 + 30

/** Why a code in the URL gives no discount: nobody knows it, its spots are gone, or this person has used it. */
export const OfferNotice = z.enum(['unknown', 'sold_out', 'used'])
export type OfferNotice = z.infer<typeof OfferNotice>

const BothPeriods = z.object({ monthly: Price, annual: Price })

/** A plan as a card shows it. Prices are for one month in minor units, before VAT while `vat_mode` is `added`. */
export const Plan = z.object({
  id: PlanId,
  name: z.string(),
  description: z.string(),
  features: z.array(z.string()),
  cta: z.string(),
  popular: z.boolean(),
  /** Percent of a sale that a creator on this plan keeps. */
  creatorShare: z.int(),
  /** Runs a month that cost nothing more. */
  included_runs: z.int(),
  monthly: Price,
  /** For one month when a year is paid at once. */
  annual: Price,
  /** The next three are there when an offer applies: then `monthly` and `annual` are what it leaves to pay. */
  originalPrice: BothPeriods.optional(),
  discount: z.int().optional(),
  offerCode: OfferId.optional(),
})
export type Plan = z.infer<typeof Plan>

const AnnouncedTerms = BothPeriods.extend({ included_runs: z.int(), creator_share: z.int() })

/** A plan that somebody has costs more or gives less from a day on (decision 33). */
export const AnnouncedPlanChange = z.object({
  plan: z.object({ id: PlanId, name: z.string() }),
  takes_effect_at: z.iso.datetime(),
  before: AnnouncedTerms,
  after: AnnouncedTerms,
})
export type AnnouncedPlanChange = z.infer<typeof AnnouncedPlanChange>

/** An offer as its card shows it (specification section 9): its own figures, dirhams with VAT. */
export const Offer = z.object({
  id: OfferId,
  title: z.string(),
  subtitle: z.string(),
  discount: z.int(),
  /** Fils. */
  originalPrice: z.int(),
  salePrice: z.int(),
  currency: z.literal('AED'),
  description: z.string(),
  features: z.array(z.string()),
  badge: z.string(),
  badgeColor: z.enum(['gold', 'green', 'neutral']),
  cta: z.string(),
  urgency: z.boolean(),
  /** Null: as many as want it. */
  spots_remaining: z.int().nullable(),
})
export type Offer = z.infer<typeof Offer>

/** How a plan stands to the one that the caller has. `later`: it costs nothing now and begins when the paid time ends. */
export const PlanChange = z.enum(['new', 'upgrade', 'later', 'current'])
export type PlanChange = z.infer<typeof PlanChange>

/** What a checkout would charge, line by line; every amount for the whole period in minor units. */
export const Quote = z.object({
  plan: z.object({ id: PlanId, name: z.string() }),
  billing: BillingPeriod,
  months: z.int(),
  /** The price of one month, and of the period, before any discount. */
  month_price: Price,
  list_price: Price,
  offer: z.object({ id: OfferId, title: z.string(), percent: z.int() }).nullable(),
  offer_notice: OfferNotice.nullable(),
  discount: Price,
  /** For the unused part of the plan that this one replaces. */
  credit: Price,
  /** What is left of the price: VAT comes on top or is in it, by `vat_mode`. */
  subtotal: Price,
  vat_mode: VatMode,
  vat_percent: z.int(),
  vat: Price,
  total: Price,
  change: PlanChange,
  /** What the next period will cost, with VAT and without the offer. */
  renewal_total: Price,
  period_ends_at: z.iso.datetime(),
  /** Whether the guarantee holds: once for plans, so not when the money for one was asked back before. */
  is_refundable: z.boolean(),
})
export type Quote = z.infer<typeof Quote>
