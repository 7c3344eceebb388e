import type { billing, Price } from '@wakeel/contract'
import type { OrderRow, SubscriptionRow } from '../tables.ts'
import { inBoth } from './pricing.ts'

type PaidPeriod = Pick<SubscriptionRow, 'currentPeriodStart' | 'currentPeriodEnd'>
type Payment = Pick<OrderRow, 'totalFils' | 'vatFils' | 'totalCents' | 'vatCents' | 'quote'>

/**
 * What is still to come of a paid period, by time, half up: without VAT in mode `added`, with it in mode `included`. What had been
 * credited to its order was paid by an earlier one and counts, or whoever upgrades twice would lose it.
 */
export function unusedPart(
  { currentPeriodStart, currentPeriodEnd }: PaidPeriod,
  order: Payment,
  now: Date,
  vatMode: billing.VatMode,
): Price {
  const whole = currentPeriodEnd.getTime() - currentPeriodStart.getTime()
  const left = Math.min(Math.max(currentPeriodEnd.getTime() - now.getTime(), 0), whole)
  const total = { aed: order.totalFils, usd: order.totalCents }
  const vat = { aed: order.vatFils, usd: order.vatCents }
  return inBoth((currency) => {
    const paid = total[currency] - (vatMode === 'added' ? vat[currency] : 0) + (order.quote?.credit[currency] ?? 0)
    return ofTime(paid, left, whole)
  })
}

/** Half up. A year of milliseconds times a year's price is more than a safe integer. */
function ofTime(amount: number, left: number, whole: number): number {
  return Number((2n * BigInt(amount) * BigInt(left) + BigInt(whole)) / (2n * BigInt(whole)))
}
