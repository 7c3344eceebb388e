import { z } from 'zod'
import { foldArabic, latinDigits } from '../arabic.ts'
import { roundToFils } from './fils.ts'
import { opening } from './reading/opening.ts'
import { quantities } from './reading/quantities.ts'
import { mentions } from './reading/words.ts'
import { defineSkill, type Missing, SkillRefusal } from './skill.ts'
import { explainVat } from './vat/explain.ts'
import { VAT_RATE, vatLaw } from './vat/law.ts'
import { readLines } from './vat/lines.ts'

const VatInput = z.object({
  currency: z.string().default('AED'),
  /** The request leaves open whether prices hold VAT; the answer then gives both. */
  isBasisAssumed: z.boolean().default(false),
  discountPercent: z.number().default(0),
  /** A VAT rate that was asked for and is not the UAE's. */
  foreignRate: z.number().optional(),
  lines: z
    .array(
      z.object({
        description: z.string().default(''),
        quantity: z.number().default(1),
        unitPrice: z.number(),
        basis: z.enum(['net', 'gross']).default('net'),
        treatment: z.enum(['standard', 'zero_rated', 'exempt']).default('standard'),
      }),
    )
    .min(1)
    .max(200),
})
export type VatInput = z.infer<typeof VatInput>

export interface VatLine {
  description: string
  quantity: number
  unitPrice: number
  basis: 'net' | 'gross'
  treatment: 'standard' | 'zero_rated' | 'exempt'
  net: number
  vat: number
  gross: number
}

export interface VatResult {
  currency: string
  lines: VatLine[]
  net: number
  vat: number
  gross: number
  discountPercent: number
  /** VAT on the sum instead of line by line, when rounding makes a difference. */
  vatOnTotal?: number
  /** What the figures are if the prices are meant the other way. */
  otherReading?: { basis: 'net' | 'gross'; net: number; vat: number; gross: number }
}

const MOST = 1e12
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
    const hasAmount = quantities(opening(text)).some(({ kind }) => kind === 'money' || kind === 'number')
    if (mentions(text, ['vat', 'tax', 'ضريبة', 'الضريبة'])) return hasAmount ? 0.7 : 0.3
    return hasAmount ? 0.2 : 0
  },
  read({ text: message, today }) {
    if (message.length > LONGEST_LIST) return { missing: [shorterList] }
    const text = message.replace(/([^\S\t])\1{2,}/g, '$1$1').replace(/\t{12,}/g, '\t')
    const { lines, currency, currencies, isBasisAssumed, discountPercent, foreignRate, unexplainedPercent, isCut } = readLines(text, today)
    if (isCut) return { missing: [shorterList] }
    if (lines.every(({ unitPrice }) => unitPrice < 0 && lines.length > 1) || lines.length === 0) return { missing: [amount] }
    if (currencies.length > 1) return { missing: [oneCurrency] }
    if (unexplainedPercent !== undefined) return { missing: [meaningOf(unexplainedPercent)] }
    const discounted = lines.some(({ unitPrice }) => unitPrice < 0) && new Set(lines.map(({ treatment }) => treatment)).size > 1
    if (discounted) return { missing: [discountedLine] }
    return { input: { lines, currency, isBasisAssumed, discountPercent, ...(foreignRate === undefined ? {} : { foreignRate }) } }
  },
  run(input) {
    refuse(input)
    const result = total(input)
    const onTotal = roundToFils(result.lines.reduce((sum, line) => sum + (line.treatment === 'standard' ? line.net * VAT_RATE : 0), 0))
    const isAllNet = input.lines.every(({ basis }) => basis === 'net')
    return {
      ...result,
      ...(isAllNet && onTotal !== result.vat ? { vatOnTotal: onTotal } : {}),
      ...(input.isBasisAssumed && result.vat !== 0 ? { otherReading: otherReading(input) } : {}),
    }
  },
  explain: explainVat,
})

function refuse({ lines, discountPercent, foreignRate }: VatInput): void {
  if (foreignRate !== undefined) {
    throw new SkillRefusal({
      en: `UAE VAT has one rate, 5 % (and 0 % for zero-rated supplies); there is no ${foreignRate} % rate, so I do not calculate with it. Give the amount and I will work it at 5 %.`,
      ar: `لضريبة القيمة المضافة في الإمارات نسبة واحدة هي 5 % (و0 % للتوريدات الصفرية)، ولا توجد نسبة ${foreignRate} %، فلا أحسب بها. أعطني المبلغ أحسبه بنسبة 5 %.`,
    })
  }
  if (
    lines.some(({ quantity, unitPrice }) => quantity <= 0 || Math.abs(unitPrice * quantity) > MOST) ||
    lines[0]?.unitPrice === undefined ||
    lines[0].unitPrice <= 0
  ) {
    throw new SkillRefusal({
      en: 'An amount for VAT must be above zero (and below a trillion). For a return or credit, give the amount without the minus sign.',
      ar: 'يجب أن يكون المبلغ أكبر من صفر (وأقل من تريليون). للمرتجع أو الإشعار الدائن أعطِ المبلغ دون إشارة السالب.',
    })
  }
  if (discountPercent < 0 || discountPercent >= 100) {
    throw new SkillRefusal({ en: 'A discount must be between 0 and 100 %.', ar: 'يجب أن يكون الخصم بين 0 و100 %.' })
  }
}

function total({ lines, currency, discountPercent }: VatInput): VatResult {
  const worked = lines.map((line): VatLine => {
    const amount = roundToFils(line.quantity * line.unitPrice * (1 - discountPercent / 100))
    return { ...line, ...split(amount, line.basis, line.treatment === 'standard' ? VAT_RATE : 0) }
  })
  const sum = (key: 'net' | 'vat' | 'gross') => roundToFils(worked.reduce((so, line) => so + line[key], 0))
  return { currency, lines: worked, net: sum('net'), vat: sum('vat'), gross: sum('gross'), discountPercent }
}

function split(amount: number, basis: 'net' | 'gross', rate: number): { net: number; vat: number; gross: number } {
  if (basis === 'net') {
    const vat = roundToFils(amount * rate)
    return { net: amount, vat, gross: roundToFils(amount + vat) }
  }
  const vat = roundToFils((amount * rate) / (1 + rate))
  return { net: roundToFils(amount - vat), vat, gross: amount }
}

function otherReading(input: VatInput): VatResult['otherReading'] {
  const basis = input.lines[0]?.basis === 'net' ? 'gross' : 'net'
  const { net, vat, gross } = total({ ...input, lines: input.lines.map((line) => ({ ...line, basis })) })
  return { basis, net, vat, gross }
}

const amount: Missing = {
  name: { en: 'the amount, and whether it includes VAT (the UAE rate is 5%)', ar: 'المبلغ، وهل هو شامل الضريبة (النسبة في الإمارات 5%)' },
  example: {
    en: '“AED 1,050 including VAT” or “3 chairs at AED 400 before VAT”',
    ar: '«1,050 درهمًا شاملًا الضريبة» أو «3 كراسي بسعر 400 درهم قبل الضريبة»',
  },
}
const shorterList: Missing = {
  name: { en: 'a shorter list, at most 200 lines at a time', ar: 'قائمة أقصر، 200 بند على الأكثر في المرة الواحدة' },
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
