import type { Bilingual, billing, Language } from '@wakeel/contract'
import { formatMonth } from '../../pdf/format.ts'

/** All that stands on a document, fixed when it is issued. Amounts in minor units, dirhams unless they say otherwise. */
export interface InvoiceContent {
  kind: billing.InvoiceKind
  number: string
  /** ISO time; printed in the UAE's time. */
  issuedAt: string
  /** The calendar month in the UAE that the supplies were made in, `2026-11`; null: on the day of issue. */
  month: string | null
  /** Null: the operator had not said who sells. Earlier documents have no contact, and may lack the number. */
  seller: { name: Bilingual; address: Bilingual; trn: string | null; contact?: string } | null
  customer: {
    name: string
    email: string
    company: string | null
    trn: string | null
    address: string | null
  }
  lines: InvoiceLine[]
  netFils: number
  vatPercent: number
  vatFils: number
  totalFils: number
  /**
   * What the payment provider moved; null when the wallet paid. Only a top-up is converted, at the rate that stands beside it: a plan
   * has a price of its own in dollars, and where an older document names a rate for one, it is not shown.
   */
  charged: { cents: number; dirhamsPerDollar?: number } | null
  /** Of a credit note: the number of what it takes back. */
  corrects: string | null
  /** Of a credit note: what stood on the document that it takes back, and why it does; `replacedBy`: what stands in its place, and no money moved. */
  correction: {
    issuedAt: string
    netFils: number
    vatFils: number
    totalFils: number
    reason: Bilingual
    replacedBy?: string
  } | null
  /** Of an invoice in the place of another: the number of that one, and when the supply was made. */
  replaces?: string
  suppliedAt?: string
  /** True where no real money moved, and the document says so. */
  isSandbox: boolean
  paidWith: 'paypal' | 'sandbox' | 'wallet'
}

export interface InvoiceLine {
  description: Bilingual
  quantity: number
  /** Of all of them together, without VAT; negative on a line that takes something off, such as a discount. */
  netFils: number
  /** Absent on documents that were issued before lines had it. */
  vatFils?: number
}

/** Whether a document is what the law calls a tax invoice or a tax credit note: without its seller's name and number it is none. */
export const isTaxDocument = ({ seller }: Pick<InvoiceContent, 'seller'>): boolean =>
  seller !== null && seller.trn !== null

/** What a document is about in one line. */
export function describeInvoice(
  { kind, corrects, month, lines }: InvoiceContent,
  language: Language,
): string {
  if (month !== null)
    return language === 'en'
      ? `Runs in ${formatMonth(month, 'en')}`
      : `التشغيلات في ${formatMonth(month, 'ar')}`
  const about = lines[0]?.description[language] ?? ''
  if (kind !== 'credit_note') return about
  return language === 'en'
    ? `Credit for ${corrects}: ${about}`
    : `إشعار دائن للمستند ${corrects}: ${about}`
}
