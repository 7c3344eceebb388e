import type { Language } from '@wakeel/contract'
import { roundToFils } from '../fils.ts'
import type { Message } from '../understanding/affinity.ts'
import type { VatLine } from './calculation.ts'
import type { Line } from './lines.ts'

// Offers that are compared are not added up.

const COMPARES =
  /cheap|less|more|better|lower|compar|versus|^vs$|[أا]رخص|[أا]وفر|[أا]غل[ىي]|[أا]قل|قارن|مقارن/iu

/** Whether several prices are offers of the same thing: "which of them costs me less?" */
export const areCompared = (
  { text, concepts }: Message,
  lines: readonly Pick<Line, 'basis' | 'unitPrice'>[],
): boolean => {
  const asked = concepts.filter(({ concept }) => concept === 'cheaper')
  if (asked.length === 0 || lines.length < 2 || lines.some(({ unitPrice }) => unitPrice < 0))
    return false
  const isOnBoth = new Set(lines.map(({ basis }) => basis)).size > 1
  return isOnBoth || asked.some(({ start, end }) => COMPARES.test(text.slice(start, end)))
}

/** "Fast Coat is cheapest with VAT: 4,200.00, 52.50 less than Colour House." */
export function sayCheapest(
  lines: readonly VatLine[],
  nameOf: (line: VatLine, index: number) => string,
  money: (value: number) => string,
  language: Language,
): string {
  const [first, ...others] = lines
    .map((line, index) => ({ name: nameOf(line, index), gross: line.gross }))
    .toSorted((a, b) => a.gross - b.gross)
  if (!first) return ''
  const rest = others.map(({ name, gross }) => {
    const gap = money(roundToFils(gross - first.gross))
    return language === 'en'
      ? `${name}: ${money(gross)}, ${gap} more`
      : `${name}: ${money(gross)}، أكثر بـ${gap}`
  })
  const isEven = others.every(({ gross }) => gross === first.gross)
  if (isEven)
    return language === 'en'
      ? `**With VAT they cost the same: ${money(first.gross)}.**`
      : `**السعران متساويان شاملين الضريبة: ${money(first.gross)}.**`
  return language === 'en'
    ? `**With VAT ${first.name} is ${others.length > 1 ? 'the cheapest' : 'cheaper'}: ${money(first.gross)}** (${rest.join('; ')}).`
    : `**الأرخص شاملًا الضريبة: ${first.name} بـ${money(first.gross)}** (${rest.join('؛ ')}).`
}
