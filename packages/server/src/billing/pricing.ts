import { type billing, type Price, share, vatIn, vatOn } from '@wakeel/contract'
import { MONTHS } from './billing-period.ts'
import type { PlanDefinition } from './plans.ts'

type PriceLines = Pick<billing.Quote, 'months' | 'month_price' | 'list_price' | 'discount' | 'credit' | 'subtotal' | 'vat' | 'total'>

export interface Sale {
  plan: PlanDefinition
  billing: billing.BillingPeriod
  /** Off the list price; 0 without an offer. */
  discountPercent: number
  /** Without VAT in mode `added`, with it in mode `included`; at most what is left of the price is used. */
  credit: Price
  vatMode: billing.VatMode
}

/**
 * What a plan costs, line by line, in fils and cents, half up: list price, less the discount, less the credit, and VAT on what is
 * left (specification sections 4 and 9). Both currencies start from their own list price; neither is converted into the other.
 */
export function priceLines({ plan, billing, discountPercent, credit, vatMode }: Sale): PriceLines {
  const months = MONTHS[billing]
  const month = plan.price[billing]
  const both = (line: (currency: keyof Price) => number): Price => ({ aed: line('aed'), usd: line('usd') })

  const list = both((currency) => month[currency] * months)
  const discounted = both((currency) => share(list[currency], 100 - discountPercent, 100))
  const used = both((currency) => Math.min(credit[currency], discounted[currency]))
  const subtotal = both((currency) => discounted[currency] - used[currency])
  const vat = both((currency) => (vatMode === 'added' ? vatOn(subtotal[currency]) : vatIn(subtotal[currency])))
  return {
    months,
    month_price: month,
    list_price: list,
    discount: both((currency) => list[currency] - discounted[currency]),
    credit: used,
    subtotal,
    vat,
    total: vatMode === 'added' ? both((currency) => subtotal[currency] + vat[currency]) : subtotal,
  }
}
