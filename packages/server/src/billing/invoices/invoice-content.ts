import type { Bilingual, billing, Language } from '@wakeel/contract'
import { formatMonth } from './document-format.ts'

/** All that stands on a document, fixed when it is issued. Amounts in minor units, dirhams unless they say otherwise. */
export interface InvoiceContent {
  kind: billing.InvoiceKind
  number: string
  /** ISO time; printed in the UAE's time. */
  issuedAt: string
  /** The calendar month in the UAE that the supplies were made in, `2026-11`; null: on the day of issue. */
  month: string | null
  seller: { name: Bilingual; address: Bilingual; trn: string | null }
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
  /** Of a credit note: what stood on the document that it takes back, and why it does. */
  correction: { issuedAt: string; netFils: number; vatFils: number; totalFils: number; reason: Bilingual } | null
  /** True where no real money moved, and the document says so. */
  isSandbox: boolean
  paidWith: 'paypal' | 'sandbox' | 'wallet'
}

export interface InvoiceLine {
  description: Bilingual
  quantity: number
  /** Of all of them together, without VAT; negative on a line that takes something off, such as a discount. */
  netFils: number
}

/** What a document is about in one line. */
export function describeInvoice({ kind, corrects, month, lines }: InvoiceContent, language: Language): string {
  if (month !== null) return language === 'en' ? `Runs in ${formatMonth(month, 'en')}` : `التشغيلات في ${formatMonth(month, 'ar')}`
  const about = lines[0]?.description[language] ?? ''
  if (kind !== 'credit_note') return about
  return language === 'en' ? `Credit for ${corrects}: ${about}` : `إشعار دائن للمستند ${corrects}: ${about}`
}
