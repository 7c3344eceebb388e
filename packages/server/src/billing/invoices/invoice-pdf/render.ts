import { renderToBuffer } from '@react-pdf/renderer'
import type { Language } from '@wakeel/contract'
import { loadFonts } from './fonts.ts'
import type { pageFrame } from './page-frame.ts'

/** A module that knows how a kind of document looks. */
interface SheetModule {
  sheet(content: unknown, language: Language): ReturnType<typeof pageFrame>
}

/** A document as PDF, the same bytes every time. One at a time: they share the fonts. */
export async function renderPdf(sheetModule: string, content: unknown, language: Language): Promise<Uint8Array> {
  const { sheet } = (await import(sheetModule)) as SheetModule
  await loadFonts()
  return renderToBuffer(sheet(content, language))
}
