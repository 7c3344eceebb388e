import type { Language } from '@wakeel/contract'
import type { InvoiceContent } from '../../database/schema/billing.ts'
import { formatMonth } from '../../pdf/format.ts'

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
