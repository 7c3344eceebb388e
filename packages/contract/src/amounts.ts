import type { Money } from './money.ts'

// Arithmetic without schemas: a browser gets this file as it stands.

export const aed = (fils: number): Money => ({ amount: fils, currency: 'AED' })
export const usd = (cents: number): Money => ({ amount: cents, currency: 'USD' })

/** UAE standard rate (Federal Decree-Law 8/2017 article 3; specification section 9). */
export const VAT_PERCENT = 5

/** The dirham is pegged: 3.6725 AED to the US dollar since 1997 (Central Bank of the UAE). */
export const DIRHAMS_PER_DOLLAR = 3.6725
const DOLLAR_IN_TEN_THOUSANDTHS = 36_725

/** A part of an amount in minor units, half up: `share(37429, 50, 100)` is 18715. Exact while the product stays a safe integer. */
export function share(amount: number, numerator: number, denominator: number): number {
  return Math.floor((2 * amount * numerator + denominator) / (2 * denominator))
}

/** The VAT that comes on top of an amount without it. */
export const vatOn = (net: number): number => share(net, VAT_PERCENT, 100)

/** The VAT that an amount already holds. */
export const vatIn = (gross: number): number => share(gross, VAT_PERCENT, 100 + VAT_PERCENT)

/** What was paid for months of a plan. */
export interface PaidPlan {
  /** For all the months, without VAT. */
  planFils: number
  months: number
  /** In a month. */
  includedRuns: number
}

/** What was paid for a month of a plan, divided by the runs that a month includes; in fils, half up. */
export const planShareOfRun = ({ planFils, months, includedRuns }: PaidPlan): number =>
  share(planFils, 1, months * includedRuns)

/**
 * What a run that a plan includes is worth to its creator's share, in fils without VAT: the lower of the agent's own price, with VAT, and
 * of the plan's share. An agent that is sold by the month or once has no price for a run; no run of it is worth more than it costs whole.
 */
export const includedRunWorth = (priceFils: number, plan: PaidPlan): number =>
  Math.min(priceFils - vatIn(priceFils), planShareOfRun(plan))

/** A creator's part of what a run or a sale is worth: rounded down, what is left over stays with the store. */
export const creatorPart = (netFils: number, sharePercent: number): number =>
  Math.floor((netFils * sharePercent) / 100)

/** Dirhams in fils to dollars in cents, half up, as shown beside a price. */
export function toUsd(price: Money): Money {
  if (price.currency === 'USD') return price
  return usd(share(price.amount, 10_000, DOLLAR_IN_TEN_THOUSANDTHS))
}

/** What PayPal is charged for dirhams that have no dollar price of their own: rounded up to the cent. */
export function chargedInUsd(fils: number): number {
  return Math.ceil((fils * 10_000) / DOLLAR_IN_TEN_THOUSANDTHS)
}
