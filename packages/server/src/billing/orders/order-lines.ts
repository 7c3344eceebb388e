import { type billing, vatIn } from '@wakeel/contract'
import type { InvoiceLine, OrderRow } from '../../database/schema/billing.ts'
import { offers } from '../plans/offers.ts'
import { describeOrder } from './order-texts.ts'

type Lines = Pick<
  OrderRow,
  'kind' | 'planId' | 'boughtPlan' | 'billing' | 'offerId' | 'quote' | 'totalFils' | 'vatFils'
>

/**
 * What stands on the document of an order, line by line without VAT. Where the prices hold VAT it is taken out of each deduction,
 * and the first line is what is left, so that the lines add up to the fils.
 */
export function orderLines(order: Lines, vatMode: billing.VatMode): InvoiceLine[] {
  const { quote, offerId } = order
  const withoutVat = (fils: number) => (vatMode === 'added' ? fils : fils - vatIn(fils))
  const deductions: InvoiceLine[] = []
  if (quote && offerId && quote.discount.aed > 0) {
    const { title, checkoutPercent } = offers[offerId]
    deductions.push({
      description: {
        en: `Offer ${title.en}, ${checkoutPercent}% off`,
        ar: `${title.ar}، خصم ${checkoutPercent}%`,
      },
      quantity: 1,
      netFils: -withoutVat(quote.discount.aed),
    })
  }
  if (quote && quote.credit.aed > 0) {
    deductions.push({
      description: {
        en: 'Credit for the unused part of the plan that this one replaces',
        ar: 'رصيد الجزء غير المستخدم من الباقة المستبدلة',
      },
      quantity: 1,
      netFils: -withoutVat(quote.credit.aed),
    })
  }
  const net = order.totalFils - order.vatFils
  const deducted = deductions.reduce((sum, { netFils }) => sum + netFils, 0)
  return [
    { description: describeOrder(order), quantity: 1, netFils: net - deducted },
    ...deductions,
  ]
}
