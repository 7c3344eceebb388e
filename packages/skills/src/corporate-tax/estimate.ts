import type { Bilingual } from '@wakeel/contract'
import { z } from 'zod'
import { roundToFils } from '../fils.ts'
import { SkillRefusal } from '../skill.ts'

/** Cabinet Decision 116 of 2022. */
const ZERO_RATE_UP_TO = 375_000
const RATE_PERCENT = 9
/** Federal Decree-Law 47 of 2022, Article 37: losses of earlier years may offset this share of a year's income. */
const LOSS_RELIEF_SHARE = 0.75
/** Ministerial Decision 73 of 2023. */
const SMALL_BUSINESS_REVENUE = 3_000_000
const LAST_RELIEF = '2026-12-31'
/** Cabinet Decision 49 of 2023: a natural person with less business turnover in a calendar year is not taxed. */
const NATURAL_PERSON_TURNOVER = 1_000_000

export const CorporateTaxInput = z.object({
  find: z
    .enum(['tax', 'left', 'monthly', 'profit'])
    .optional()
    .describe(
      'What is asked for when not the tax: what is left after it, what to set aside each month, or the profit behind statedTax or leftAfterTax',
    ),
  statedTax: z.number().optional().describe('A tax somebody states, to be checked or worked back'),
  leftAfterTax: z.number().optional().describe('What is to be left after the tax'),
  taxableIncome: z
    .number()
    .describe('Profit or taxable income of the year in AED; negative for a loss'),
  revenue: z.number().optional().describe('Revenue of the year in AED'),
  isRevenueAbove: z.boolean().optional().describe('The revenue is so much and more'),
  earlierRevenue: z.number().optional().describe('Revenue of an earlier tax period in AED'),
  asksRelief: z.boolean().optional().describe('Whether small business relief is open is asked'),
  expenses: z.number().optional().describe('Deductible expenses of the year in AED'),
  lossesBroughtForward: z.number().optional().describe('Tax losses of earlier years in AED'),
  isMonthly: z
    .boolean()
    .optional()
    .describe('The amounts were given per month and have been multiplied by 12'),
  taxedOn: z
    .number()
    .optional()
    .describe('What somebody takes for the income that is left to be taxed, to be checked'),
  asksAllLosses: z.boolean().optional().describe('Whether all losses can be used is asked'),
  parts: z.number().optional().describe('Into how many equal parts the tax is to be divided'),
  notDeductible: z
    .number()
    .optional()
    .describe('Costs that the profit was reduced by and that are not deductible, in AED'),
  convertedFrom: z.literal('USD').optional(),
  periodEnd: z.iso.date().optional().describe('Last day of the tax period, when it is named'),
  isTaxableTold: z
    .boolean()
    .optional()
    .describe('The amount was called taxable income, not profit'),
  isFreeZone: z.boolean().optional().describe('The person speaks of a free zone company'),
  isNaturalPerson: z
    .boolean()
    .optional()
    .describe('The person speaks of a freelancer or sole establishment'),
})
export type CorporateTaxInput = z.infer<typeof CorporateTaxInput>

export interface CorporateTax extends CorporateTaxInput {
  lossRelief: number
  /** By losses of earlier years. */
  taxSaved: number
  /** After loss relief, never below 0. */
  taxed: number
  atZero: number
  atRate: number
  tax: number
  /** Tax as a share of income, in per cent. */
  effectiveRate: number
  /** Undefined when the revenue is not known. */
  smallBusinessRelief: boolean | undefined
  /** The tax period ends after the last that it is open for. */
  isReliefOver: boolean
  /** A natural person whose turnover is too small to be taxed. */
  isOutside: boolean
}

export function estimateCorporateTax(given: CorporateTaxInput): CorporateTax {
  const input = given.find === 'profit' ? { ...given, taxableIncome: profitBehind(given) } : given
  const { taxableIncome, revenue, expenses, lossesBroughtForward = 0 } = input
  if ([taxableIncome, revenue, expenses].some((amount) => Math.abs(amount ?? 0) > 1e13))
    throw new SkillRefusal(refusals.tooLarge)
  if ((revenue ?? 0) < 0 || (expenses ?? 0) < 0 || lossesBroughtForward < 0)
    throw new SkillRefusal(refusals.negative)
  const income = Math.max(taxableIncome, 0)
  const lossRelief = roundToFils(Math.min(lossesBroughtForward, income * LOSS_RELIEF_SHARE))
  const taxed = roundToFils(income - lossRelief)
  const atRate = roundToFils(Math.max(taxed - ZERO_RATE_UP_TO, 0))
  const isOutside =
    input.isNaturalPerson === true && revenue !== undefined && revenue <= NATURAL_PERSON_TURNOVER
  const tax = isOutside ? 0 : roundToFils((atRate * RATE_PERCENT) / 100)
  const isTooLate = (input.periodEnd ?? '') > LAST_RELIEF
  const withoutRelief = (Math.max(income - ZERO_RATE_UP_TO, 0) * RATE_PERCENT) / 100
  return {
    ...input,
    lossRelief,
    taxSaved: isOutside ? 0 : roundToFils(withoutRelief - tax),
    taxed,
    atZero: roundToFils(Math.min(taxed, ZERO_RATE_UP_TO)),
    atRate,
    tax,
    isOutside,
    effectiveRate: income > 0 ? (tax / income) * 100 : 0,
    smallBusinessRelief: isTooLate ? false : reliefOf(input, income),
    isReliefOver: isTooLate,
  }
}

/** Whether small business relief is open; undefined where the revenue is not known. */
function reliefOf(
  { revenue, isRevenueAbove, earlierRevenue = 0 }: CorporateTaxInput,
  income: number,
): boolean | undefined {
  // No profit is above the revenue.
  const least = Math.max(revenue ?? 0, income, earlierRevenue)
  if (least > SMALL_BUSINESS_REVENUE) return false
  if (isRevenueAbove && revenue === SMALL_BUSINESS_REVENUE) return false
  return revenue === undefined || isRevenueAbove ? undefined : true
}

/** The profit that leaves so much, or bears such a tax; without a tax every profit up to the band does. */
function profitBehind({
  leftAfterTax,
  statedTax = 0,
  lossesBroughtForward = 0,
}: CorporateTaxInput): number {
  const share = RATE_PERCENT / 100
  const taxed = ZERO_RATE_UP_TO + statedTax / share
  const profit =
    leftAfterTax === undefined
      ? Math.min(taxed + lossesBroughtForward, taxed / (1 - LOSS_RELIEF_SHARE))
      : leftAfterTax <= ZERO_RATE_UP_TO
        ? leftAfterTax
        : (leftAfterTax - ZERO_RATE_UP_TO * share) / (1 - share)
  return roundToFils(profit)
}

const refusals = {
  tooLarge: {
    en: 'These amounts are too large to be the accounts of one company.',
    ar: 'هذه المبالغ أكبر من أن تكون حسابات شركة واحدة.',
  },
  negative: {
    en: 'Revenue, expenses and losses brought forward cannot be below zero. Give a loss of this year as "a loss of AED 50,000".',
    ar: 'لا يمكن أن تكون الإيرادات أو المصروفات أو الخسائر المرحّلة أقل من صفر. اذكر خسارة هذه السنة هكذا: «خسارة 50,000 درهم».',
  },
} satisfies Record<string, Bilingual>
