import { z } from 'zod'
import { roundToFils } from '../fils.ts'
import { SkillRefusal } from '../skill.ts'
import { VAT_RATE } from './law.ts'

export const VatInput = z.object({
  currency: z.string().default('AED'),
  /** The request leaves open whether prices hold VAT; the answer then gives both. */
  isBasisAssumed: z.boolean().default(false),
  /** What the request itself says the tax and the total are. */
  statedTax: z.number().optional(),
  statedGross: z.number().optional(),
  /** The lines are offers, of which one is taken. */
  isCompared: z.boolean().optional(),
  /** What was paid of the total before. */
  paid: z.number().optional(),
  /** Into how many equal parts the total is to be divided. */
  parts: z.number().optional(),
  /** What others say that the tax is. */
  otherTaxes: z.array(z.number()).optional(),
  /** A VAT rate that was asked for and is not the UAE's. */
  foreignRate: z.number().optional(),
  lines: z
    .array(
      z.object({
        description: z.string().default(''),
        quantity: z.number().default(1),
        unitPrice: z.number(),
        /** The price is before VAT, holds it, or is the tax alone. */
        basis: z.enum(['net', 'gross', 'tax']).default('net'),
        discountPercent: z.number().default(0),
        treatment: z.enum(['standard', 'zero_rated', 'exempt', 'untaxed']).default('standard'),
        /** Whether it is sold or bought, when what is due for a period is asked. */
        side: z.enum(['sale', 'purchase']).optional(),
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
  basis: 'net' | 'gross' | 'tax'
  treatment: 'standard' | 'zero_rated' | 'exempt' | 'untaxed'
  discountPercent: number
  side?: 'sale' | 'purchase' | undefined
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
  statedTax?: number
  statedGross?: number
  parts?: number
  paid?: number
  isCompared?: boolean
  otherTaxes?: readonly number[]
  /** VAT on the sum instead of line by line, when rounding makes a difference. */
  vatOnTotal?: number
  /** What the figures are if the prices are meant the other way. */
  otherReading?: { basis: 'net' | 'gross'; net: number; vat: number; gross: number }
}

const MAX = 1e12

export function calculateVat(input: VatInput): VatResult {
  refuse(input)
  const result = total(input)
  const onTotal = roundToFils(
    result.lines.reduce(
      (sum, line) => sum + (line.treatment === 'standard' ? line.net * VAT_RATE : 0),
      0,
    ),
  )
  const isAllNet = input.lines.every(({ basis }) => basis === 'net')
  return {
    ...result,
    ...(isAllNet && onTotal !== result.vat ? { vatOnTotal: onTotal } : {}),
    ...(input.isBasisAssumed && result.vat !== 0 ? { otherReading: otherReading(input) } : {}),
  }
}

function refuse({ lines, foreignRate }: VatInput): void {
  if (foreignRate !== undefined) {
    throw new SkillRefusal({
      en: `UAE VAT has one rate, 5 % (and 0 % for zero-rated supplies); there is no ${foreignRate} % rate, so I do not calculate with it. Give the amount and I will work it at 5 %.`,
      ar: `لضريبة القيمة المضافة في الإمارات نسبة واحدة هي 5 % (و0 % للتوريدات الصفرية)، ولا توجد نسبة ${foreignRate} %، فلا أحسب بها. أعطني المبلغ أحسبه بنسبة 5 %.`,
    })
  }
  if (
    lines.some(
      ({ quantity, unitPrice }) => quantity <= 0 || Math.abs(unitPrice * quantity) > MAX,
    ) ||
    lines[0]?.unitPrice === undefined ||
    lines[0].unitPrice <= 0
  ) {
    throw new SkillRefusal({
      en: 'An amount for VAT must be above zero (and below a trillion). For a return or credit, give the amount without the minus sign.',
      ar: 'يجب أن يكون المبلغ أكبر من صفر (وأقل من تريليون). للمرتجع أو الإشعار الدائن أعطِ المبلغ دون إشارة السالب.',
    })
  }
  if (lines.some(({ discountPercent }) => discountPercent < 0 || discountPercent >= 100)) {
    throw new SkillRefusal({
      en: 'A discount must be between 0 and 100 %.',
      ar: 'يجب أن يكون الخصم بين 0 و100 %.',
    })
  }
}

function total({
  lines,
  currency,
  statedTax,
  statedGross,
  otherTaxes,
  parts,
  paid,
  isCompared,
}: VatInput): VatResult {
  const worked = lines.map((line): VatLine => {
    const amount = roundToFils(line.quantity * line.unitPrice * (1 - line.discountPercent / 100))
    return { ...line, ...split(amount, line.basis, line.treatment === 'standard' ? VAT_RATE : 0) }
  })
  const sum = (key: 'net' | 'vat' | 'gross') =>
    roundToFils(worked.reduce((so, line) => so + line[key], 0))
  return {
    currency,
    lines: worked,
    net: sum('net'),
    vat: sum('vat'),
    gross: sum('gross'),
    ...(statedTax !== undefined && { statedTax }),
    ...(statedGross !== undefined && { statedGross }),
    ...(otherTaxes && { otherTaxes }),
    ...(parts !== undefined && { parts }),
    ...(paid !== undefined && { paid }),
    ...(isCompared && { isCompared }),
  }
}

function split(
  amount: number,
  basis: 'net' | 'gross' | 'tax',
  rate: number,
): { net: number; vat: number; gross: number } {
  if (basis === 'net') {
    const vat = roundToFils(amount * rate)
    return { net: amount, vat, gross: roundToFils(amount + vat) }
  }
  if (basis === 'tax') {
    const net = roundToFils(amount / VAT_RATE)
    return { net, vat: amount, gross: roundToFils(net + amount) }
  }
  const vat = roundToFils((amount * rate) / (1 + rate))
  return { net: roundToFils(amount - vat), vat, gross: amount }
}

function otherReading(input: VatInput): VatResult['otherReading'] {
  const basis = input.lines[0]?.basis === 'net' ? 'gross' : 'net'
  const { net, vat, gross } = total({
    ...input,
    lines: input.lines.map((line) => ({ ...line, basis })),
  })
  return { basis, net, vat, gross }
}
