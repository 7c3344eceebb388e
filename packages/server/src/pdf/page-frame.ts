import { Document, Page, Path, Rect, Svg, Text, View } from '@react-pdf/renderer'
import type { Bilingual, Language } from '@wakeel/contract'
import { createElement as h, type ReactNode } from 'react'
import { type Brand, STANDARD_NAME } from '../brand.ts'
import { EMERALD, type Look } from './look.ts'

const pageOf: Record<Language, (page: number, pages: number) => string> = {
  en: (page, pages) => `Page ${page} of ${pages}`,
  ar: (page, pages) => `صفحة ${page} من ${pages}`,
}

/** What every document of the store has around its content. */
interface Frame {
  title: Bilingual
  /** Null: nobody has said who sells, and the place stays empty. */
  seller: Bilingual | null
  number: string
  /** ISO time. */
  issuedAt: string
  language: Language
  look: Look
  /** Absent: the store is called and looks as it is built. */
  brand: Brand | undefined
}

/** A document with the store's mark and its title at the top, and its number and the pages at the foot of each. */
export function pageFrame(frame: Frame, ...content: ReactNode[]) {
  const { title, seller, number, issuedAt, language, look, brand } = frame
  const { en: maker } = brand?.name ?? STANDARD_NAME
  const page = ({ pageNumber, totalPages }: { pageNumber: number; totalPages: number }) =>
    pageOf[language](pageNumber, totalPages)
  return h(
    Document,
    {
      title: `${title[language]} ${number}`,
      ...(seller && { author: seller[language] }),
      // The first that knows languages and the texts' own structure.
      pdfVersion: '1.7',
      language,
      creationDate: new Date(issuedAt),
      modificationDate: new Date(issuedAt),
      producer: maker,
      creator: maker,
    },
    h(
      Page,
      { size: 'A4', style: look.page },
      header(frame),
      ...content,
      h(
        View,
        { style: look.footer, fixed: true },
        h(Text, { style: look.footerText }, seller ? `${seller[language]} · ${number}` : number),
        h(Text, { style: look.footerEnd, render: page }),
      ),
    ),
  )
}

function header({ title, seller, language, look, brand }: Frame) {
  return h(
    View,
    { style: look.header },
    h(
      View,
      { style: look.brand },
      seller &&
        mark(
          look,
          brand && {
            initial: brand.name[language].slice(0, 1),
            colour: brand.accent?.light ?? EMERALD,
          },
        ),
      seller && h(Text, { style: look.brandName }, seller[language]),
    ),
    h(
      View,
      { style: look.half },
      h(Text, { style: look.title }, title[language]),
      h(Text, { style: look.otherTitle }, title[language === 'en' ? 'ar' : 'en']),
    ),
  )
}

/** An operator's mark is the first letter of the store's name in the store's colour: their picture may be of a kind that cannot be drawn here. */
function mark(look: Look, own: { initial: string; colour: string } | undefined) {
  if (own)
    return h(
      View,
      { style: { ...look.ownMark, backgroundColor: own.colour } },
      h(Text, { style: look.ownInitial }, own.initial),
    )
  return h(
    Svg,
    { viewBox: '0 0 32 32', style: look.mark },
    h(Rect, { width: 32, height: 32, rx: 8, ry: 8, fill: EMERALD }),
    h(Path, {
      d: 'M7.5 10.5l4 11 4.5-11 4.5 11 4-11',
      fill: 'none',
      stroke: '#FFFFFF',
      strokeWidth: 2.6,
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
    }),
  )
}

/** What is known about a document, each under its label; those without a value are left out. */
export function factRow(
  look: Look,
  known: readonly (readonly [label: string, value: string | null])[],
) {
  const shown = known.filter(([, value]) => value !== null)
  const style = { ...look.fact, width: shown.length === 4 ? '25%' : '33.3%' }
  return h(
    View,
    { style: look.facts },
    ...shown.map(([label, value]) =>
      h(
        View,
        { style },
        h(Text, { style: look.label }, label),
        h(Text, { style: look.strong }, value),
      ),
    ),
  )
}
