import { aed, type founder } from '@wakeel/contract'

/** Of the invented runs, those that a model was to answer, and of them those that the built-in engine answered in its place. */
const FOR_MODELS = 0.4
const FELL_BACK = 0.021
/** Of one request of the invented model. */
const request = { cost: 940, input: 1_310, output: 164 }
const FILS_OF_A_MILLION = 367.25

const parts = [
  { model: 'falcon-large', provider: 'openai-compatible', part: 0.82 },
  { model: 'jais-medium', provider: 'openai-compatible', part: 0.18 },
] as const
const agents = [
  {
    slug: 'vat-invoice-desk',
    name: { en: 'VAT & Tax Invoice Desk', ar: 'مكتب الضريبة والفواتير' },
    emoji: '🧾',
    part: 0.46,
  },
  {
    slug: 'contract-clause-scanner',
    name: { en: 'Contract Clause Scanner', ar: 'فاحص بنود العقود' },
    emoji: '📑',
    part: 0.33,
  },
] as const

const partOf = (sums: founder.ModelSums, part: number): founder.ModelSums => ({
  requests: Math.round(sums.requests * part),
  cost_micro_usd: Math.round(sums.cost_micro_usd * part),
  input_tokens: Math.round(sums.input_tokens * part),
  output_tokens: Math.round(sums.output_tokens * part),
})

/** What language models would have cost the invented marketplace: it follows from its runs. */
export function showcaseModels(
  runs: readonly { day: string; runs: number }[],
  revenue: number,
): founder.ModelUse {
  const days = runs.map(({ day, runs }) => {
    const requests = Math.round(runs * FOR_MODELS)
    const fell_back = Math.round(requests * FELL_BACK)
    const by_model = requests - fell_back
    return {
      day,
      cost_micro_usd: by_model * request.cost,
      input_tokens: by_model * request.input,
      output_tokens: by_model * request.output,
      by_model,
      fell_back,
    }
  })
  const sum = (of: (day: (typeof days)[number]) => number) =>
    days.reduce((total, day) => total + of(day), 0)
  const total: founder.ModelSums = {
    requests: sum((day) => day.by_model),
    cost_micro_usd: sum((day) => day.cost_micro_usd),
    input_tokens: sum((day) => day.input_tokens),
    output_tokens: sum((day) => day.output_tokens),
  }
  const fellBack = sum((day) => day.fell_back)
  const cost = Math.round((total.cost_micro_usd / 1_000_000) * FILS_OF_A_MILLION)
  const spent = days.at(-1)?.cost_micro_usd ?? 0
  return {
    is_set_up: true,
    total,
    untold: { requests: 0, cost_micro_usd: 0 },
    unpriced_requests: 0,
    by_model: parts.map(({ part, ...named }) => ({ ...named, ...partOf(total, part) })),
    by_provider: [{ provider: 'openai-compatible', ...total }],
    by_agent: [
      ...agents.map(({ part, ...app }) => ({
        kind: 'agent' as const,
        app,
        ...partOf(total, part),
      })),
      { kind: 'others', app: null, ...partOf(total, 0.21) },
    ],
    answers: {
      by_model: total.requests,
      fell_back: fellBack,
      fell_back_percent: Math.round((fellBack * 1000) / (total.requests + fellBack)) / 10,
    },
    budget: { limit_micro_usd: 25_000_000, spent_micro_usd: spent, held_micro_usd: 0 },
    gross_margin: {
      revenue: aed(revenue),
      cost: aed(cost),
      margin: aed(revenue - cost),
      percent: Math.round(((revenue - cost) * 1000) / revenue) / 10,
    },
    days,
  }
}
