import { Document, Page, Path, Rect, Svg, Text, View } from '@react-pdf/renderer'
import type { Language } from '@wakeel/contract'
import { createElement as h, type ReactElement } from 'react'
import { formatDay, formatFils, formatMinor, formatMonth } from '../document-format.ts'
import type { InvoiceContent } from '../invoice-content.ts'
import { lineTable } from './line-table.ts'
import { EMERALD, type Look, lookOf } from './look.ts'
import { ownText } from './own-text.ts'
import { totals } from './totals.ts'
import { titleOf, words } from './words.ts'
import type { Written } from './written.ts'

/** A document on as many A4 pages as it needs. */
export function sheet(content: InvoiceContent, language: Language) {
  const look = lookOf(language)
  const written = { content, language, look }
  const { seller, number, issuedAt } = content
  return h(
    Document,
    {
      title: `${titleOf(content).en} ${number}`,
      author: seller.name.en,
      language,
      creationDate: new Date(issuedAt),
      modificationDate: new Date(issuedAt),
      producer: 'Wakeel',
      creator: 'Wakeel',
    },
    h(
      Page,
      { size: 'A4', style: look.page },
      header(written),
      content.isSandbox && h(Text, { style: look.strip }, words[language].noRealMoney),
      facts(written),
      parties(written),
      headline(written),
      lineTable(written),
      h(View, { wrap: false }, totals(written), notes(written)),
      footer(written),
    ),
  )
}

function header({ content, language, look }: Written): ReactElement {
  const title = titleOf(content)
  return h(
    View,
    { style: look.header },
    h(View, { style: look.brand }, mark(look), h(Text, { style: look.brandName }, content.seller.name[language])),
    h(
      View,
      { style: look.half },
      h(Text, { style: look.title }, title[language]),
      h(Text, { style: look.otherTitle }, title[language === 'en' ? 'ar' : 'en']),
    ),
  )
}

const mark = (look: Look): ReactElement =>
  h(
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

function facts({ content, language, look }: Written): ReactElement {
  const say = words[language]
  const { kind, number, issuedAt, month, paidWith, corrects, correction } = content
  const known: [string, string | null][] = [
    [say.number, number],
    [say.issued, formatDay(issuedAt, language)],
    [say.supplied, month && formatMonth(month, language)],
    [kind === 'credit_note' ? say.refundedTo : say.paidWith, say[paidWith]],
    [say.corrects, correction && corrects && say.numberOf(corrects, formatDay(correction.issuedAt, language))],
    [say.reason, correction?.reason[language] ?? null],
  ]
  const shown = known.filter(([, value]) => value !== null)
  const style = { ...look.fact, width: shown.length === 4 ? '25%' : '33.3%' }
  return h(
    View,
    { style: look.facts },
    ...shown.map(([label, value]) => h(View, { style }, h(Text, { style: look.label }, label), h(Text, { style: look.strong }, value))),
  )
}

function parties({ content, language, look }: Written): ReactElement {
  const say = words[language]
  const { seller, customer } = content
  const own = (text: string | null) => (text ? ownText(text, look.text) : [])
  const trn = (number: string | null) => number && h(Text, { style: look.text }, say.trn(number))
  return h(
    View,
    { style: look.parties },
    h(
      View,
      { style: look.half },
      h(Text, { style: look.label }, say.from),
      h(Text, { style: look.strong }, seller.name[language]),
      h(Text, { style: look.text }, seller.address[language]),
      // Without one no real payment is taken: config.ts sees to it.
      trn(seller.trn) ?? h(Text, { style: look.text }, say.noTrn),
    ),
    h(
      View,
      { style: look.half },
      h(Text, { style: look.label }, say.billTo),
      ...ownText(customer.company ?? customer.name, look.strong),
      ...own(customer.company && customer.name),
      ...own(customer.address),
      ...own(customer.email),
      trn(customer.trn),
    ),
  )
}

function headline({ content, language, look }: Written): ReactElement {
  const say = words[language]
  const amount = formatFils(content.totalFils, language)
  const day = formatDay(content.issuedAt, language)
  return h(Text, { style: look.headline }, content.kind === 'credit_note' ? say.returnedOn(amount, day) : say.paidOn(amount, day))
}

function notes({ content, language, look }: Written): ReactElement {
  const say = words[language]
  const { kind, charged, month, vatPercent } = content
  const dollars = kind === 'credit_note' ? say.returned : say.charged
  const lines = [
    charged && dollars(formatMinor(charged.cents), charged.dirhamsPerDollar),
    month && say.roundedPerRun,
    kind === 'receipt' && say.voucher,
    kind === 'credit_note' && vatPercent === 0 && say.voucherReturned,
  ]
  return h(View, { style: look.notes }, ...lines.filter(Boolean).map((line) => h(Text, { style: look.quiet }, line)))
}

function footer({ content, language, look }: Written): ReactElement {
  const say = words[language]
  const page = ({ pageNumber, totalPages }: { pageNumber: number; totalPages: number }) => say.page(pageNumber, totalPages)
  return h(
    View,
    { style: look.footer, fixed: true },
    h(Text, { style: look.footerText }, `${content.seller.name[language]} · ${content.number}`),
    h(Text, { style: look.footerEnd, render: page }),
  )
}
