import { Text, View } from '@react-pdf/renderer'
import type { Language } from '@wakeel/contract'
import { createElement as h, type ReactElement } from 'react'
import type { Brand } from '../../../brand.ts'
import type { InvoiceContent } from '../../../database/schema/billing.ts'
import { formatDay, formatFils, formatMinor, formatMonth } from '../../../pdf/format.ts'
import { lookOf } from '../../../pdf/look.ts'
import { ownText } from '../../../pdf/own-text.ts'
import { factRow, pageFrame } from '../../../pdf/page-frame.ts'
import { isTaxDocument } from '../invoice-content.ts'
import { lineTable } from './line-table.ts'
import { titleOf, words } from './messages.ts'
import { totals } from './totals.ts'
import type { Written } from './written.ts'

/** A document on as many A4 pages as it needs. */
export function sheet(content: InvoiceContent, language: Language, brand: Brand | undefined) {
  const look = lookOf(language)
  const written = { content, language, look }
  const { seller, number, issuedAt } = content
  return pageFrame(
    {
      title: titleOf(content),
      seller: seller?.name ?? null,
      number,
      issuedAt,
      language,
      look,
      brand,
    },
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
  const { kind, number, issuedAt, month, paidWith, corrects, correction, replaces, suppliedAt } =
    content
  const isMoneyBack = kind === 'credit_note' && !correction?.replacedBy
  const known: [string, string | null][] = [
    [say.number, number],
    [say.issued, formatDay(issuedAt, language)],
    [say.supplied, month && formatMonth(month, language)],
    [say.suppliedOn, month === null && suppliedAt ? formatDay(suppliedAt, language) : null],
    [isMoneyBack ? say.refundedTo : say.paidWith, say[paidWith]],
    [say.replaces, replaces ?? null],
    [
      say.corrects,
      correction && corrects && say.numberOf(corrects, formatDay(correction.issuedAt, language)),
    ],
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
      seller && h(Text, { style: look.strong }, seller.name[language]),
      seller && h(Text, { style: look.text }, seller.address[language]),
      seller?.contact && h(Text, { style: look.text }, seller.contact),
      seller && trn(seller.trn),
      !isTaxDocument(content) && h(Text, { style: look.text }, say.notTaxInvoice),
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
  if (content.correction?.replacedBy)
    return h(Text, { style: look.headline }, say.takenBack(amount))
  const day = formatDay(content.suppliedAt ?? content.issuedAt, language)
  return h(
    Text,
    { style: look.headline },
    content.kind === 'credit_note' ? say.returnedOn(amount, day) : say.paidOn(amount, day),
  )
}

function notes({ content, language, look }: Written): ReactElement {
  const say = words[language]
  const { kind, charged, month, vatPercent, correction } = content
  const dollars = kind === 'credit_note' && !correction?.replacedBy ? say.returned : say.charged
  const lines = [
    charged &&
      dollars(formatMinor(charged.cents), vatPercent === 0 ? charged.dirhamsPerDollar : undefined),
    month && say.roundedPerRun,
    kind === 'receipt' && say.voucher,
    kind === 'credit_note' && vatPercent === 0 && say.voucherReturned,
  ]
  return h(
    View,
    { style: look.notes },
    ...lines.filter(Boolean).map((line) => h(Text, { style: look.quiet }, line)),
  )
}
