import type { Bilingual, Language } from '@wakeel/contract'
import type { z } from 'zod'
import { limitsAskedFor } from './limits.ts'
import { formatMoney } from './reading/format.ts'
import { type Ask, defineSkill, type Limit, type Missing, type Reading } from './skill.ts'
import { namesAny } from './understanding/affinity.ts'
import { readMessage } from './understanding/read-message.ts'
import { equalParts } from './understanding/shares.ts'
import { askedApart } from './vat/asked-apart.ts'
import { calculateVat, VatInput, type VatResult } from './vat/calculation.ts'
import { areCompared } from './vat/compare.ts'
import { explainVat } from './vat/explain.ts'
import { goOnWithPrices } from './vat/go-on.ts'
import { vatLaw } from './vat/law.ts'
import { type Line, readLines } from './vat/lines.ts'
import { onBasis, otherBasisIn } from './vat/other-basis.ts'
import { amountOf } from './vat/pairs.ts'
import { partsOfYear } from './vat/parts-of-year.ts'
import { paidIn } from './vat/returned.ts'
import { DUE, sidesOf } from './vat/sides.ts'
import { isTreatmentAsked } from './vat/treatment-asked.ts'
import { BASES, understoodFrom } from './vat/understood.ts'
import { asItIs } from './what-if.ts'

/** Far more than the lines of one calculation take. */
const LONGEST_LIST = 8000
const MOST_LINES = 200
/** What is not decided here, and calculated either way. */
const limits: readonly Limit[] = [
  {
    asked:
      'zero rated or exempt, exempt or zero rated, zero rated or standard, is it exempt, is it zero rated, is this exempt, is this zero rated, should it be exempt, should it be zero rated, treat it as zero rated, treat it as exempt, decide if it is, do i charge vat on, do i have to charge vat, do i need to charge vat, do we need to charge vat, do we have to charge vat, should i charge vat, should we charge vat, هل هو معفى, هل هي معفاة, هل هذا معفى, معفى ولا, معفى أو, معفاة ولا, معفاة أو, صفرية ولا, صفرية أو, نسبة صفر ولا, نسبة الصفر ولا, نسبة الصفر أو',
    isAsked: isTreatmentAsked,
    sentence: {
      en: 'I do not decide whether a supply is zero-rated, exempt or standard-rated: Articles 45 and 46 of the Decree-Law and your tax adviser do. Tell me which it is and I calculate with it.',
      ar: 'لا أقرر هل التوريد خاضع لنسبة الصفر أو معفى أو خاضع للنسبة الأساسية: تحكم ذلك المادتان 45 و46 من المرسوم بقانون ومستشارك الضريبي. اذكر لي أيها هو أحسب به.',
    },
  },
]

export const vatCalculator = defineSkill<VatInput, VatResult>({
  name: 'vat-calculator',
  title: { en: 'VAT calculator', ar: 'حاسبة ضريبة القيمة المضافة' },
  description: {
    en: 'UAE VAT at 5 %: adds it to net prices, takes it out of prices that include it, for one or many lines with quantities, discounts, zero-rated and exempt lines.',
    ar: 'ضريبة القيمة المضافة في الإمارات 5 %: يضيفها إلى السعر أو يستخرجها من سعر شامل، لبند أو عدة بنود بكمياتها وخصوماتها، مع البنود الصفرية والمعفاة.',
  },
  source: vatLaw,
  limits,
  input: VatInput as z.ZodType<VatInput>,
  suits,
  read,
  goOn: goOnWithPrices,
  run: calculateVat,
  explain: explainVat,
})

/** How well a request suits: it names the tax, or at least an amount. */
function suits({ text, today }: Ask): number {
  const message = readMessage(text, today)
  const isDueAsked =
    namesAny(message, DUE) &&
    text.length <= LONGEST_LIST &&
    sidesOf(message, readLines(text, today).priced) !== undefined
  if (isDueAsked) return 0.7
  const isTraded = namesAny(message, ['bought']) && namesAny(message, ['sold'])
  const isPriced = namesAny(message, ['withVat', 'withoutVat', 'kept'])
  if (isTraded || (namesAny(message, ['vatReturn']) && !isPriced)) return 0.05
  const hasAmount = message.mentions.some((mention) => amountOf(mention) !== undefined)
  if (namesAny(message, ['vat', 'withVat', 'withoutVat', 'corporateTax']))
    return hasAmount ? 0.7 : 0.3
  return hasAmount ? 0.2 : 0
}

/** One calculation, or two where the same price is thought of before and with the tax. */
function read(ask: Ask): Reading<VatInput> {
  const apart = readApart(ask)
  if (apart) return apart
  const other = otherBasisIn(readMessage(ask.text, ask.today))
  const first = other && readOnce({ ...ask, text: ask.text.slice(0, other.start) })
  if (!first || !('input' in first) || first.more) return readOnce(ask)
  const input = onBasis(first.input, other.basis)
  const basis = first.input.lines[0]?.basis
  if (!input || !basis) return readOnce(ask)
  return {
    ...first,
    input: { ...first.input, isBasisAssumed: false },
    title: BASES[basis][ask.language],
    more: [{ input, title: BASES[other.basis][ask.language] }],
  }
}

/** Two calculations of which each is asked for by itself. */
function readApart(ask: Ask): Reading<VatInput> | undefined {
  if (ask.text.length > LONGEST_LIST) return undefined
  const [first, second] = (askedApart(readMessage(ask.text, ask.today)) ?? []).map((text) =>
    readOnce({ ...ask, text }),
  )
  if (!first || !second || !('input' in first) || !('input' in second)) return undefined
  if (first.more || second.more) return undefined
  const read = [first, second].map(({ understood }) => understood)
  return {
    ...first,
    more: [{ input: second.input }],
    understood: {
      ...first.understood,
      facts: read.flatMap((one) => one?.facts ?? []),
      assumed: read.flatMap((one) => one?.assumed ?? []),
    },
  }
}

function readOnce({ text, today, language }: Ask): Reading<VatInput> {
  if (text.length > LONGEST_LIST) return { missing: [shorterList] }
  const found = readLines(text, today)
  const { lines, currencies, isBasisAssumed, stated, foreignRate, unexplainedPercent } = found
  if (found.isCut || lines.length > MOST_LINES) return { missing: [shorterList] }
  if (lines.every(({ unitPrice }) => unitPrice < 0 && lines.length > 1) || lines.length === 0)
    return { missing: [amount] }
  if (currencies.length > 1) return { missing: [oneCurrency] }
  if (unexplainedPercent !== undefined) return { missing: [meaningOf(unexplainedPercent)] }
  const isDiscounted = lines.some(({ unitPrice }) => unitPrice < 0)
  if (isDiscounted && new Set(lines.map(({ treatment }) => treatment)).size > 1)
    return { missing: [discountedLine] }
  const message = readMessage(text, today)
  const parts = equalParts(message) ?? partsOfYear(message)
  const paid = paidIn(message)
  const inputOf = (some: Line[]): VatInput => ({
    lines: some,
    currency: currencies[0] ?? 'AED',
    isBasisAssumed,
    ...(stated.tax !== undefined && { statedTax: stated.tax }),
    ...(stated.others && { otherTaxes: [...stated.others] }),
    ...(stated.gross !== undefined && { statedGross: stated.gross }),
    ...(foreignRate !== undefined && { foreignRate }),
    ...(paid !== undefined && { paid }),
    ...(areCompared(message, some) && { isCompared: true }),
    ...(parts !== undefined && some.length === 1 && some[0]?.quantity === 1 && { parts }),
  })
  const understood = {
    ...understoodFrom(found, language),
    ...(namesAny(message, ['cheaper']) &&
      !areCompared(message, lines) &&
      cheaperOf(inputOf(lines), language)),
  }
  const [only] = lines
  if (only && lines.length === 1 && limitsAskedFor(limits, text).length > 0) {
    const as = (treatment: Line['treatment']) => inputOf([{ ...only, treatment }])
    return {
      input: as('standard'),
      title: ifRated.standard[language],
      more: [{ input: as('zero_rated'), title: ifRated.zero[language] }],
      understood: { ...understood, assumed: [] },
    }
  }
  if (found.undiscounted)
    return {
      input: inputOf(found.undiscounted),
      title: asItIs[language],
      more: [{ input: inputOf(lines), title: withDiscount[language] }],
      understood,
    }
  if (!found.otherwise) return { input: inputOf(lines), understood }
  return {
    input: inputOf(lines),
    title: discountOn.all[language],
    more: [{ input: inputOf(found.otherwise), title: discountOn.last[language] }],
    understood,
  }
}

/** Which of two prices is the lower once the tax is in both. */
function cheaperOf(input: VatInput, language: Language): { difference?: string } {
  const [first, second, ...others] = calculateVat(input).lines
  if (!first || !second || others.length > 0) return {}
  const cheaper = first.gross <= second.gross ? first : second
  const gap = formatMoney(Math.abs(first.gross - second.gross), language, input.currency)
  const name = cheaper.description || formatMoney(cheaper.unitPrice, language, input.currency)
  return {
    difference: language === 'en' ? `${name} is cheaper by ${gap}` : `${name} أرخص بـ${gap}`,
  }
}

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
const withDiscount: Bilingual = { en: 'With the discount', ar: 'بعد الخصم' }
const ifRated = {
  standard: { en: 'If it is standard-rated: 5%', ar: 'إذا كان خاضعًا للنسبة الأساسية: 5%' },
  zero: { en: 'If it is zero-rated: 0%', ar: 'إذا كان خاضعًا لنسبة الصفر: 0%' },
} satisfies Record<string, Bilingual>
const discountOn = {
  all: { en: 'The discount on every line', ar: 'الخصم على كل البنود' },
  last: { en: 'The discount on the last line only', ar: 'الخصم على البند الأخير وحده' },
} satisfies Record<string, Bilingual>
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
