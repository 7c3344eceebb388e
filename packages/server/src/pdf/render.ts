import { renderToBuffer } from '@react-pdf/renderer'
import type { Language } from '@wakeel/contract'
import type { Brand } from '../brand.ts'
import type { DrawRequest } from './draw-document.ts'
import { loadFonts } from './fonts.ts'
import type { pageFrame } from './page-frame.ts'
import { tagTexts } from './tagged-text.ts'

tagTexts()

/** A module that knows how a kind of document looks. */
interface SheetModule {
  sheet(
    content: unknown,
    language: Language,
    brand: Brand | undefined,
  ): ReturnType<typeof pageFrame>
}

/** A document as PDF, the same bytes every time. One at a time: they share the fonts. */
export async function renderPdf({
  sheet: module,
  content,
  language,
  brand,
}: Omit<DrawRequest, 'id'>): Promise<Uint8Array> {
  const { sheet } = (await import(module)) as SheetModule
  await loadFonts()
  return renderToBuffer(sheet(content, language, brand))
}
