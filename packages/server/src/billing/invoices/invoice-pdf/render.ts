import { renderToBuffer } from '@react-pdf/renderer'
import type { Language } from '@wakeel/contract'
import type { InvoiceContent } from '../invoice-content.ts'
import { loadFonts } from './fonts.ts'
import { sheet } from './sheet.ts'

/** A document as PDF, the same bytes every time. One at a time: they share the fonts. */
export async function renderPdf(content: InvoiceContent, language: Language): Promise<Uint8Array> {
  await loadFonts()
  return renderToBuffer(sheet(content, language))
}
