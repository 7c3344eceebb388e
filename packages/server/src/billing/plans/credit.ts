import { type billing, type Price, share } from '@wakeel/contract'
import type { OrderRow, SubscriptionRow } from '../../database/schema/billing.ts'
import { dayAt } from '../../uae-days.ts'
import { inBoth } from './pricing.ts'

type PaidPeriod = Pick<SubscriptionRow, 'currentPeriodStart' | 'currentPeriodEnd'>
type Payment = Pick<OrderRow, 'totalFils' | 'vatFils' | 'totalCents' | 'vatCents' | 'quote'>

const DAY_MS = 24 * 3_600_000

/**
 * What is still to come of a paid period, by whole days of the UAE with today among them, half up: without VAT in mode `added`, with it
 * in mode `included`. So whoever reads a price and pays it later in the day pays what they read. What had been credited to its order was
 * paid by an earlier one and counts, or whoever upgrades twice would lose it.
 */
export function unusedPart(
  { currentPeriodStart, currentPeriodEnd }: PaidPeriod,
  order: Payment,
  now: Date,
  vatMode: billing.VatMode,
): Price {
  const whole = days(currentPeriodStart, currentPeriodEnd)
  const left = Math.min(Math.max(days(now, currentPeriodEnd), 0), whole)
  const total = { aed: order.totalFils, usd: order.totalCents }
  const vat = { aed: order.vatFils, usd: order.vatCents }
  return inBoth((currency) => {
    const paid =
      total[currency] -
      (vatMode === 'added' ? vat[currency] : 0) +
      (order.quote?.credit[currency] ?? 0)
    return share(paid, left, whole)
  })
}

/** Days of the UAE's calendar from one moment to another, the first of them counted and the last one not. */
const days = (from: Date, to: Date): number =>
  (Date.parse(dayAt(to)) - Date.parse(dayAt(from))) / DAY_MS
