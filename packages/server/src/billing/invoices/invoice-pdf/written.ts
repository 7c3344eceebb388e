import type { Language } from '@wakeel/contract'
import type { InvoiceContent } from '../invoice-content.ts'
import type { Look } from './look.ts'

/** What is drawn, and how. */
export interface Written {
  content: InvoiceContent
  language: Language
  look: Look
}
