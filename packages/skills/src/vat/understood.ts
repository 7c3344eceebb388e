import type { Bilingual, Language } from '@wakeel/contract'
import { formatMoney, formatNumber } from '../reading/format.ts'
import type { Understood } from '../skill.ts'
import type { Line, ReadLines } from './lines.ts'

export const BASES = {
  net: { en: 'before VAT', ar: 'قبل الضريبة' },
  gross: { en: 'including VAT', ar: 'شاملًا الضريبة' },
  tax: { en: 'of VAT', ar: 'ضريبة' },
} satisfies Record<Line['basis'], Bilingual>
const MOST_SAID = 6

/** The prices as they were read, and what was left out. */
export function understoodFrom(
  { lines, currencies, unused, setAside, isBasisAssumed }: ReadLines,
  language: Language,
): Understood {
  const said = ({ quantity, unitPrice, basis }: Line) => {
    const price = formatMoney(unitPrice, language, currencies[0] ?? 'AED')
    const times = quantity === 1 ? '' : `${formatNumber(quantity, language, 3)} × `
    return `${times}${price}${isBasisAssumed ? '' : ` ${BASES[basis][language]}`}`
  }
  const more = lines.length - MOST_SAID
  const others = { en: `${more} more lines`, ar: `و${more} بنود أخرى` }[language]
  const leftOut = unused.map(({ written }) => written).join(', ')
  return {
    facts: [...lines.slice(0, MOST_SAID).map(said), ...(more > 0 ? [others] : [])],
    assumed: leftOut
      ? [
          {
            en: `VAT is 5%, whoever says otherwise; not used: ${leftOut}`,
            ar: `الضريبة 5% مهما قيل غير ذلك؛ لم يُستخدم: ${leftOut}`,
          }[language],
        ]
      : [],
    ...(setAside.length > 0 && { unused: setAside.map(({ written }) => written) }),
  }
}
