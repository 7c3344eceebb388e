import { z } from 'zod'
import { PricingModel } from './catalogue.ts'
import { Money } from './money.ts'
import { BillingPeriod, PlanId } from './pricing.ts'

/** `past_due`: the renewal was declined and is tried again. */
export const SubscriptionStatus = z.enum(['active', 'past_due', 'ended'])
export type SubscriptionStatus = z.infer<typeof SubscriptionStatus>

/** A person's plan. `amount` and `currency` are what the next period costs, with VAT, in minor units. */
export const Subscription = z.object({
  id: z.string(),
  plan: PlanId,
  plan_name: z.string(),
  status: SubscriptionStatus,
  billing: BillingPeriod,
  started_at: z.iso.datetime(),
  current_period_start: z.iso.datetime(),
  current_period_end: z.iso.datetime(),
  /** It runs to the end of the period and is not renewed. */
  cancel_at_period_end: z.boolean(),
  /** What begins when the period ends, when that is something else. */
  next: z.object({ plan: PlanId, plan_name: z.string(), billing: BillingPeriod }).nullable(),
  /** What the current period cost, with VAT. */
  paid: Money,
  ...Money.shape,
})
export type Subscription = z.infer<typeof Subscription>

/** The calendar month in the UAE, `2026-11`. */
const Month = z.string().regex(/^\d{4}-\d{2}$/)

export const Usage = z.object({
  month: Month,
  included: z.int(),
  used: z.int(),
  resets_at: z.iso.datetime(),
  /** Runs of each day of this month so far, oldest first, whatever paid for them. */
  days: z.array(z.object({ day: z.iso.date(), runs: z.int() })),
})
export type Usage = z.infer<typeof Usage>

/** An agent that somebody may run without paying for each run. */
export const Entitlement = z.object({
  id: z.string(),
  app: z.object({ id: z.string(), slug: z.string(), name: z.string(), emoji: z.string() }),
  kind: z.enum(['subscription', 'one_time']),
  /** What the next month costs with VAT, or what the one time cost. */
  price: Money,
  /** Announced for a month that begins then; another model than `subscription` ends the months. */
  price_rise: z
    .object({ model: PricingModel, price: Money, takes_effect_at: z.iso.datetime() })
    .nullable(),
  since: z.iso.datetime(),
  /** Null: for good. */
  current_period_end: z.iso.datetime().nullable(),
  cancel_at_period_end: z.boolean(),
})
export type Entitlement = z.infer<typeof Entitlement>
