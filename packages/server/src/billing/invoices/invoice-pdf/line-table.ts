import { Text, View } from '@react-pdf/renderer'
import { createElement as h, type ReactElement } from 'react'
import type { InvoiceLine } from '../../../database/schema/billing.ts'
import { printable } from '../../../pdf/fonts.ts'
import { formatCount, formatMinor } from '../../../pdf/format.ts'
import { words } from './messages.ts'
import type { Written } from './written.ts'

/** What was supplied, line by line. Money put into a wallet is not a supply: it has neither a rate nor a unit. */
export function lineTable(written: Written): ReactElement {
  const { content, language, look } = written
  const say = words[language]
  const isTaxed = content.vatPercent > 0
  const head = (label: string, unit?: string) =>
    h(
      View,
      {},
      h(Text, { style: look.headEnd }, label),
      unit !== undefined && h(Text, { style: look.headEnd }, unit),
    )
  return h(
    View,
    {},
    h(
      View,
      { style: look.tableHead, fixed: true },
      h(View, { style: look.wide }, h(Text, { style: look.head }, say.description)),
      isTaxed && h(View, { style: look.quantity }, head(say.quantity)),
      isTaxed && h(View, { style: look.amount }, head(say.unitPrice, say.beforeVat)),
      isTaxed && h(View, { style: look.rate }, head(say.vatRate)),
      hasVat(content) && h(View, { style: look.amount }, head(say.vatAmount)),
      h(View, { style: look.amount }, head(say.amount, isTaxed ? say.beforeVat : say.inDirhams)),
    ),
    ...content.lines.map((line) => lineRow(written, line)),
  )
}

/** Documents that were issued before lines had their VAT show it in the sum alone. */
const hasVat = ({ vatPercent, lines }: Written['content']): boolean =>
  vatPercent > 0 && lines.every(({ vatFils }) => vatFils !== undefined)

function lineRow(
  { content, language, look }: Written,
  { description, quantity, netFils, vatFils }: InvoiceLine,
): ReactElement {
  const isTaxed = content.vatPercent > 0
  const numberCell = (style: (typeof look)['amount'], text: string) =>
    h(View, { style }, h(Text, { style: look.number }, text))
  return h(
    View,
    { style: look.tableRow, wrap: false },
    h(View, { style: look.wide }, h(Text, { style: look.text }, printable(description[language]))),
    isTaxed && numberCell(look.quantity, formatCount(quantity)),
    isTaxed && numberCell(look.amount, formatMinor(netFils / quantity)),
    isTaxed && numberCell(look.rate, words[language].percent(content.vatPercent)),
    hasVat(content) && numberCell(look.amount, formatMinor(vatFils ?? 0)),
    numberCell(look.amount, formatMinor(netFils)),
  )
}
