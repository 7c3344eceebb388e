import type { Language } from '@wakeel/contract'
import { formatMoney, formatNumber } from '../reading/format.ts'
import type { Missing, Reading } from '../skill.ts'
import { calculateVat, type VatInput } from './calculation.ts'
import { BASES } from './understood.ts'

type PricedLine = VatInput['lines'][number]

export const shown = (
  input: VatInput,
  workings: readonly string[],
  language: Language = 'en',
): Reading<VatInput> => ({
  input,
  understood: {
    facts: workings.length > 0 ? workings : input.lines.map((line) => said(line, input, language)),
    assumed: [],
  },
})

function said(
  { quantity, unitPrice, basis }: PricedLine,
  { currency, isBasisAssumed }: VatInput,
  language: Language,
): string {
  const times = quantity === 1 ? '' : `${formatNumber(quantity, language, 3)} × `
  const how = isBasisAssumed ? '' : ` ${BASES[basis][language]}`
  return `${times}${formatMoney(unitPrice, language, currency)}${how}`
}

/** How each line came to what it came to. */
export function workingsOf(input: VatInput, language: Language): string[] {
  const { lines, currency } = calculateVat(input)
  const money = (value: number) => formatMoney(value, language, currency)
  return lines
    .filter(({ treatment, basis }) => treatment === 'standard' && basis !== 'tax')
    .map(({ basis, net, vat, gross }) =>
      basis === 'gross'
        ? `${money(gross)} × 5 ÷ 105 = ${money(vat)}`
        : `${money(net)} × 5% = ${money(vat)}`,
    )
}

export const whatToChange = (input: VatInput, language: Language): Missing => {
  const known = input.lines.map((line) => said(line, input, language)).join(', ')
  return {
    name: {
      en: `what is to change (now: ${known})`,
      ar: `ما الذي يتغير (الآن: ${known})`,
    },
    example: {
      en: 'make it 8, the price is 260, or: it includes VAT',
      ar: 'خلها 8، أو السعر 260، أو: السعر شامل الضريبة',
    },
  }
}
