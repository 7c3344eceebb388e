import { Text, View } from '@react-pdf/renderer'
import { createElement as h, type ReactElement } from 'react'
import { formatFils, formatMinor } from '../../../pdf/format.ts'
import type { Look } from '../../../pdf/look.ts'
import { words } from './messages.ts'
import type { Written } from './written.ts'

type Row = [label: string, fils: number]

/** The amounts under the lines; on a credit note also what stood on the document before and what stands on it now (article 60). */
export function totals(written: Written): ReactElement {
  const { content, language, look } = written
  const rows = content.correction ? correctionRows(written) : saleRows(written)
  return sumUp(look, rows, [words[language].total, formatFils(content.totalFils, language)])
}

/** Amounts under one another, and below them the one that they come to. */
export function sumUp(
  look: Look,
  rows: readonly Row[],
  [label, amount]: [label: string, amount: string],
): ReactElement {
  return h(
    View,
    { style: look.totals },
    ...rows.map(([label, fils]) =>
      h(
        View,
        { style: look.totalsRow },
        h(View, { style: look.wide }, h(Text, { style: look.quiet }, label)),
        h(View, { style: look.amount }, h(Text, { style: look.number }, formatMinor(fils))),
      ),
    ),
    h(
      View,
      { style: look.grand },
      h(View, { style: look.half }, h(Text, { style: look.grandText }, label)),
      h(View, { style: look.half }, h(Text, { style: look.grandEnd }, amount)),
    ),
  )
}

function saleRows({ content, language }: Written): Row[] {
  const say = words[language]
  if (content.vatPercent === 0) return []
  return [
    [say.subtotal, content.netFils],
    [say.vat(content.vatPercent), content.vatFils],
  ]
}

function correctionRows({ content, language }: Written): Row[] {
  const say = words[language]
  const { corrects, correction, vatPercent, netFils, vatFils } = content
  if (!correction || corrects === null) return []
  const isTaxed = vatPercent > 0
  const before: Row[] = [
    [isTaxed ? say.stoodAtBeforeVat(corrects) : say.stoodAt(corrects), correction.netFils],
    [isTaxed ? say.correctedToBeforeVat : say.correctedTo, correction.netFils - netFils],
  ]
  return isTaxed
    ? [...before, [say.difference, netFils], [say.vatOfDifference(vatPercent), vatFils]]
    : before
}
