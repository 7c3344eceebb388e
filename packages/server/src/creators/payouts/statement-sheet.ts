import { Text, View } from '@react-pdf/renderer'
import type { Language } from '@wakeel/contract'
import { createElement as h } from 'react'
import { sumUp } from '../../billing/invoices/invoice-pdf/totals.ts'
import type { Brand } from '../../brand.ts'
import { printable } from '../../pdf/fonts.ts'
import { formatCount, formatDay, formatFils, formatMinor } from '../../pdf/format.ts'
import { type Look, lookOf } from '../../pdf/look.ts'
import { ownText } from '../../pdf/own-text.ts'
import { factRow, pageFrame } from '../../pdf/page-frame.ts'
import type { StatementContent, StatementGroup } from './statement-content.ts'
import { describeLine, TITLE, words } from './statement-messages.ts'

interface Written {
  content: StatementContent
  language: Language
  look: Look
}

/** A week's statement on as many A4 pages as it needs, in the look of the store's invoices. */
export function sheet(content: StatementContent, language: Language, brand: Brand | undefined) {
  const look = lookOf(language)
  const say = words[language]
  const written = { content, language, look }
  const { begins, closing, seller } = content
  // Begins with a letter, so that it is read from left to right in Arabic too.
  const number = `ST-${content.week}`
  const lastDay = formatDay(new Date(Date.parse(content.ends) - 1), language)
  return pageFrame(
    {
      title: TITLE,
      seller: seller?.name ?? null,
      number,
      issuedAt: content.ends,
      language,
      look,
      brand,
    },
    factRow(look, [
      [say.number, number],
      [say.firstDay, formatDay(begins, language)],
      [say.lastDay, lastDay],
    ]),
    parties(written),
    h(Text, { style: look.headline }, say.closingOn(formatFils(closing, language), lastDay)),
    groupTable(written),
    h(
      View,
      { wrap: false },
      sums(written),
      h(View, { style: look.notes }, h(Text, { style: look.quiet }, say.note)),
    ),
  )
}

function parties({ content, language, look }: Written) {
  const say = words[language]
  const { seller } = content
  return h(
    View,
    { style: look.parties },
    h(
      View,
      { style: look.half },
      h(Text, { style: look.label }, say.from),
      seller && h(Text, { style: look.strong }, seller.name[language]),
      seller && h(Text, { style: look.text }, seller.address[language]),
      seller && h(Text, { style: look.text }, seller.contact),
    ),
    h(
      View,
      { style: look.half },
      h(Text, { style: look.label }, say.to),
      ...ownText(content.creator.name, look.strong),
      ...ownText(content.creator.email, look.text),
    ),
  )
}

function groupTable(written: Written) {
  const { content, language, look } = written
  const say = words[language]
  return h(
    View,
    {},
    h(
      View,
      { style: look.tableHead, fixed: true },
      h(View, { style: look.wide }, h(Text, { style: look.head }, say.description)),
      h(View, { style: look.quantity }, h(Text, { style: look.headEnd }, say.quantity)),
      h(
        View,
        { style: look.amount },
        h(Text, { style: look.headEnd }, say.amount),
        h(Text, { style: look.headEnd }, say.inDirhams),
      ),
    ),
    ...content.groups.map((group) => groupRow(written, group)),
  )
}

function groupRow({ language, look }: Written, group: StatementGroup) {
  return h(
    View,
    { style: look.tableRow, wrap: false },
    h(
      View,
      { style: look.wide },
      h(Text, { style: look.text }, printable(describeLine(group, language))),
    ),
    h(View, { style: look.quantity }, h(Text, { style: look.number }, formatCount(group.count))),
    h(View, { style: look.amount }, h(Text, { style: look.number }, formatMinor(group.fils))),
  )
}

function sums({ content, language, look }: Written) {
  const say = words[language]
  const rows: [string, number][] = [
    [say.opening, content.opening],
    [say.earned, content.earned],
    [say.takenBack, 0 - content.takenBack],
    [say.paidOut, 0 - content.paidOut],
  ]
  return sumUp(look, rows, [say.closing, formatFils(content.closing, language)])
}
