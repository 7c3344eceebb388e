import type { billing } from '@wakeel/contract'

/** All that stands on a document, fixed when it is issued. Amounts in minor units, dirhams unless they say otherwise. */
export interface InvoiceContent {
  kind: billing.InvoiceKind
  number: string
  /** ISO time; printed in the UAE's time. */
  issuedAt: string
  seller: { name: string; address: string; trn: string | null }
  customer: { name: string; email: string; company: string | null; trn: string | null; address: string | null }
  lines: InvoiceLine[]
  netFils: number
  vatPercent: number
  vatFils: number
  totalFils: number
  /** What the payment provider moved; null when the wallet paid. */
  charged: { cents: number; dirhamsPerDollar: number } | null
  /** Of a credit note: the number of what it takes back. */
  corrects: string | null
  /** True where no real money moved, and the document says so. */
  isSandbox: boolean
  paidWith: 'paypal' | 'sandbox' | 'wallet'
}

export interface InvoiceLine {
  description: { en: string; ar: string }
  quantity: number
  /** Without VAT, after discounts; negative on a line that takes something off. */
  netFils: number
}
