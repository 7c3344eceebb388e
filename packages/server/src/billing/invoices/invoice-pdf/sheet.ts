import { Text, View } from '@react-pdf/renderer'
import type { Language } from '@wakeel/contract'
import { createElement as h, type ReactElement } from 'react'
import { formatDay, formatFils, formatMinor, formatMonth } from '../document-format.ts'
import type { InvoiceContent } from '../invoice-content.ts'
import { lineTable } from './line-table.ts'
import { lookOf } from './look.ts'
import { ownText } from './own-text.ts'
import { factRow, pageFrame } from './page-frame.ts'
import { totals } from './totals.ts'
import { titleOf, words } from './words.ts'
import type { Written } from './written.ts'

/** A document on as many A4 pages as it needs. */
export function sheet(content: InvoiceContent, language: Language) {
  const look = lookOf(language)
  const written = { content, language, look }
  const { seller, number, issuedAt } = content
  return pageFrame(
    { title: titleOf(content), seller: seller.name, number, issuedAt, language, look },
    content.isSandbox && h(Text, { style: look.strip }, words[language].noRealMoney),
    facts(written),
    parties(written),
    headline(written),
    lineTable(written),
    h(View, { wrap: false }, totals(written), notes(written)),
  )
}

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
  return factRow(look, known)
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
