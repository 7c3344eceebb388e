import type { Language } from '@wakeel/contract'
import type { InvoiceContent } from '../../../database/schema/billing.ts'
import type { Look } from '../../../pdf/look.ts'

/** What is drawn, and how. */
export interface Written {
  content: InvoiceContent
  language: Language
  look: Look
}
