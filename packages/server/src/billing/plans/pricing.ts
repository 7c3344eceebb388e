import { type billing, type Price, share, vatIn, vatOn } from '@wakeel/contract'
import { MONTHS } from './billing-period.ts'
import type { PlanDefinition } from './plans.ts'

type PriceLines = Pick<
  billing.Quote,
  'months' | 'month_price' | 'list_price' | 'discount' | 'credit' | 'subtotal' | 'vat' | 'total'
>

export interface Sale {
  plan: PlanDefinition
  billing: billing.BillingPeriod
  /** Off the list price; 0 without an offer. */
  discountPercent: number
  /** Without VAT in mode `added`, with it in mode `included`; at most what is left of the price is used. */
  credit: Price
  vatMode: billing.VatMode
}

/** The same sum in dirhams and in dollars; neither is converted into the other. */
export const inBoth = (amount: (currency: keyof Price) => number): Price => ({
  aed: amount('aed'),
  usd: amount('usd'),
})

/** What an offer leaves to pay, half up. */
export const discounted = (price: Price, percent: number): Price =>
  inBoth((currency) => share(price[currency], 100 - percent, 100))

/**
 * What a plan costs, line by line, in fils and cents, half up: list price, less the discount, less the credit, and VAT on what is
 * left (specification sections 4 and 9). Both currencies start from their own list price.
 */
export function priceLines({ plan, billing, discountPercent, credit, vatMode }: Sale): PriceLines {
  const months = MONTHS[billing]
  const month = plan.price[billing]

  const list = inBoth((currency) => month[currency] * months)
  const rest = discounted(list, discountPercent)
  const used = inBoth((currency) => Math.min(credit[currency], rest[currency]))
  const subtotal = inBoth((currency) => rest[currency] - used[currency])
  const vat = inBoth((currency) =>
    vatMode === 'added' ? vatOn(subtotal[currency]) : vatIn(subtotal[currency]),
  )
  return {
    months,
    month_price: month,
    list_price: list,
    discount: inBoth((currency) => list[currency] - rest[currency]),
    credit: used,
    subtotal,
    vat,
    total:
      vatMode === 'added' ? inBoth((currency) => subtotal[currency] + vat[currency]) : subtotal,
  }
}
