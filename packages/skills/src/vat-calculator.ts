import type { z } from 'zod'
import { foldArabic, latinDigits } from './reading/arabic.ts'
import { opening } from './reading/opening.ts'
import { quantities } from './reading/quantities.ts'
import { mentions } from './reading/words.ts'
import { defineSkill, type Missing } from './skill.ts'
import { calculateVat, VatInput, type VatResult } from './vat/calculation.ts'
import { explainVat } from './vat/explain.ts'
import { vatLaw } from './vat/law.ts'
import { readLines } from './vat/lines.ts'

/** Far more than the lines of one calculation take. */
const LONGEST_LIST = 8000
const otherTopic =
  /\bregist(?:er|ration)\b|threshold|input (?:vat|tax)|output (?:vat|tax)|vat return|refund|reclaim|\b(?:buy|bought|purchased?)\b.*\b(?:sell|sold)\b|\b(?:sell|sold)\b.*\b(?:buy|bought|purchased?)\b|simplified|مبسطه|تسجيل|اسجل|حد التسجيل|مدخلات|مخرجات|اقرار|استرداد/

export const vatCalculator = defineSkill<VatInput, VatResult>({
  name: 'vat-calculator',
  title: { en: 'VAT calculator', ar: 'حاسبة ضريبة القيمة المضافة' },
  description: {
    en: 'UAE VAT at 5 %: adds it to net prices, takes it out of prices that include it, for one or many lines with quantities, discounts, zero-rated and exempt lines.',
    ar: 'ضريبة القيمة المضافة في الإمارات 5 %: يضيفها إلى السعر أو يستخرجها من سعر شامل، لبند أو عدة بنود بكمياتها وخصوماتها، مع البنود الصفرية والمعفاة.',
  },
  source: vatLaw,
  input: VatInput as z.ZodType<VatInput>,
  suits({ text }) {
    const folded = latinDigits(foldArabic(text))
    if (otherTopic.test(folded)) return 0.05
    const hasAmount = quantities(opening(text)).some(
      ({ kind }) => kind === 'money' || kind === 'number',
    )
    if (mentions(text, ['vat', 'tax', 'ضريبة', 'الضريبة'])) return hasAmount ? 0.7 : 0.3
    return hasAmount ? 0.2 : 0
  },
  read({ text, today }) {
    if (text.length > LONGEST_LIST) return { missing: [shorterList] }
    const {
      lines,
      currency,
      currencies,
      isBasisAssumed,
      discountPercent,
      foreignRate,
      unexplainedPercent,
      isCut,
    } = readLines(text, today)
    if (isCut) return { missing: [shorterList] }
    if (lines.every(({ unitPrice }) => unitPrice < 0 && lines.length > 1) || lines.length === 0)
      return { missing: [amount] }
    if (currencies.length > 1) return { missing: [oneCurrency] }
    if (unexplainedPercent !== undefined) return { missing: [meaningOf(unexplainedPercent)] }
    const discounted =
      lines.some(({ unitPrice }) => unitPrice < 0) &&
      new Set(lines.map(({ treatment }) => treatment)).size > 1
    if (discounted) return { missing: [discountedLine] }
    return {
      input: {
        lines,
        currency,
        isBasisAssumed,
        discountPercent,
        ...(foreignRate === undefined ? {} : { foreignRate }),
      },
    }
  },
  run: calculateVat,
  explain: explainVat,
})

const amount: Missing = {
  name: {
    en: 'the amount, and whether it includes VAT (the UAE rate is 5%)',
    ar: 'المبلغ، وهل هو شامل الضريبة (النسبة في الإمارات 5%)',
  },
  example: {
    en: '“AED 1,050 including VAT” or “3 chairs at AED 400 before VAT”',
    ar: '«1,050 درهمًا شاملًا الضريبة» أو «3 كراسي بسعر 400 درهم قبل الضريبة»',
  },
}
const shorterList: Missing = {
  name: {
    en: 'a shorter list, at most 200 lines at a time',
    ar: 'قائمة أقصر، 200 بند على الأكثر في المرة الواحدة',
  },
  example: { en: 'the lines of one invoice', ar: 'بنود فاتورة واحدة' },
}
const oneCurrency: Missing = {
  name: { en: 'all amounts in one currency', ar: 'كل المبالغ بعملة واحدة' },
  example: { en: '“AED 500 and AED 300 plus VAT”', ar: '«500 درهم و300 درهم قبل الضريبة»' },
}
const discountedLine: Missing = {
  name: {
    en: 'which line the discount belongs to, as the lines are taxed differently',
    ar: 'البند الذي يخصه الخصم، لأن البنود تختلف في الضريبة',
  },
  example: { en: 'give that line’s price after the discount', ar: 'اذكر سعر ذلك البند بعد الخصم' },
}
function meaningOf(percent: number): Missing {
  return {
    name: { en: `what the ${percent} % is`, ar: `ما المقصود بنسبة ${percent} %` },
    example: {
      en: `“${percent} % discount”; UAE VAT itself is 5 %`,
      ar: `«خصم ${percent} %»؛ أما نسبة ضريبة القيمة المضافة في الإمارات فهي 5 %`,
    },
  }
}
