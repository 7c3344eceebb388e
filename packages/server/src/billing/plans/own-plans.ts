import { type Bilingual, billing, type Price } from '@wakeel/contract'
import { z } from 'zod'
import { type PlanDefinition, standardPlans } from './plans.ts'

const line = z.string().trim().min(1).max(200)
const inBoth = z.strictObject({ en: line, ar: line })
const lines = z.array(line).min(1).max(8)

/** An amount as people write it, in minor units. */
const amount = z.number().transform((given, context) => {
  const minor = Math.round(given * 100)
  if (minor < 100 || minor > 10_000_000 || Math.abs(minor - given * 100) > 1e-6)
    context.addIssue('must be an amount from 1 to 100000 with at most two decimals, such as 374.29')
  return minor
})
const amounts = z
  .strictObject({ monthly: amount, annual: amount })
  .refine(
    ({ monthly, annual }) =>
      Math.round(100 - (annual * 100) / monthly) === billing.ANNUAL_SAVING_PERCENT,
    `a month of a year that is paid at once must cost ${billing.ANNUAL_SAVING_PERCENT} % less than a month, as every page says`,
  )

const OwnPlan = z
  .strictObject({
    name: inBoth.optional(),
    description: inBoth.optional(),
    features: z.strictObject({ en: lines, ar: lines }).optional(),
    /** A month of it, before VAT where that comes on top; dollars are what PayPal is charged. */
    aed: amounts.optional(),
    usd: amounts.optional(),
    included_runs: z.int().min(1).max(1_000_000).optional(),
    /** Percent of a sale without VAT that a creator on this plan keeps. */
    creator_share: z.int().min(1).max(95).optional(),
  })
  .refine(
    ({ aed, usd }) => (aed === undefined) === (usd === undefined),
    'aed and usd belong together',
  )
type OwnPlan = z.infer<typeof OwnPlan>

/** What an operator changes of the plans; whatever is absent is the specification's. */
export const OwnPlans = z
  .strictObject({
    starter: OwnPlan.optional(),
    pro: OwnPlan.optional(),
    enterprise: OwnPlan.optional(),
  })
  .transform((own) => {
    const made = Object.entries(standardPlans).map(([id, plan]) => [
      id,
      withOwn(plan, own[id as billing.PlanId] ?? {}),
    ])
    return Object.fromEntries(made) as Record<billing.PlanId, PlanDefinition>
  })
  .superRefine(({ starter, pro, enterprise }, context) => {
    for (const [lower, higher] of [
      [starter, pro],
      [pro, enterprise],
    ] as const) {
      const isMore = billing.BillingPeriod.options.every((period) =>
        (['aed', 'usd'] as const).every(
          (currency) => higher.price[period][currency] > lower.price[period][currency],
        ),
      )
      if (!isMore || higher.includedRuns < lower.includedRuns)
        context.addIssue({
          code: 'custom',
          path: [higher.id],
          message: `must cost more than ${lower.id} and include no fewer runs`,
        })
    }
  })

function withOwn(
  standard: PlanDefinition,
  { name, description, features, aed, usd, included_runs, creator_share }: OwnPlan,
): PlanDefinition {
  const price =
    aed && usd
      ? { monthly: inOne(aed.monthly, usd.monthly), annual: inOne(aed.annual, usd.annual) }
      : standard.price
  return {
    ...standard,
    price,
    includedRuns: included_runs ?? standard.includedRuns,
    creatorShare: creator_share ?? standard.creatorShare,
    ...(name && { name, cta: { en: `Choose ${name.en}`, ar: `اختر ${name.ar}` } }),
    ...(description && { description }),
    features: features ?? featuresWith(standard, included_runs),
  }
}

const inOne = (aed: number, usd: number): Price => ({ aed, usd })

/** The first of the specification's features says how many runs are included. */
function featuresWith(
  { features, includedRuns }: PlanDefinition,
  own: number | undefined,
): Bilingual<readonly string[]> {
  if (own === undefined) return features
  const [was, is] = [includedRuns, own].map((count) => count.toLocaleString('en')) as [
    string,
    string,
  ]
  const replaced = (list: readonly string[]) =>
    list.map((feature, index) => (index === 0 ? feature.replace(was, is) : feature))
  return { en: replaced(features.en), ar: replaced(features.ar) }
}
