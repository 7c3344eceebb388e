import type { Language } from '@wakeel/contract'
import type { Look } from '../../../pdf/look.ts'
import type { InvoiceContent } from '../invoice-content.ts'

/** What is drawn, and how. */
export interface Written {
  content: InvoiceContent
  language: Language
  look: Look
}
