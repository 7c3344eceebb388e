import { z } from 'zod'
import { Money } from './money.ts'
import { Range } from './range.ts'
import { defineRoutes } from './route.ts'

/** Specification section 3, Metrics objects. What each is stands in the server's founder/metrics.ts, once. */
export const MetricName = z.enum([
  'mrr',
  'arr',
  'gmv',
  'activeUsers',
  'totalCreators',
  'enterpriseClients',
  'totalAgents',
  'totalRuns',
  'averageRating',
  'trustScore',
  'creatorPayouts',
  'platformRevenue',
  'burnRate',
])
export type MetricName = z.infer<typeof MetricName>

export const Trend = z.enum(['up', 'down', 'stable'])
export type Trend = z.infer<typeof Trend>

/** `value`: fils, a count, stars or a score, by the metric. Null: nothing is known of it. */
export const Metric = z.object({
  value: z.number().nullable(),
  /** In percent against the period before, one decimal; null when there was nothing to compare with. */
  change: z.number().nullable(),
  trend: Trend,
})
export type Metric = z.infer<typeof Metric>

export const RevenueStream = z.enum(['subscriptions', 'enterprise', 'one_time', 'runs'])
export type RevenueStream = z.infer<typeof RevenueStream>

/** Whose protocol a language model is spoken to in. */
export const ModelProvider = z.enum(['openai-compatible', 'openai', 'anthropic', 'google'])
export type ModelProvider = z.infer<typeof ModelProvider>

/** Millionths of a US dollar, as a request to a language model may cost less than a cent. */
const MicroUsd = z.int().min(0)

/** Of requests to language models. Those whose use nobody reported cost the most that they can have, as for the budget. */
export const ModelSums = z.object({
  requests: z.int(),
  cost_micro_usd: MicroUsd,
  input_tokens: z.int(),
  output_tokens: z.int(),
})
export type ModelSums = z.infer<typeof ModelSums>

/** `held`: what requests at work can cost at most. Without a limit models may cost what it takes. */
export const ModelBudget = z.object({
  limit_micro_usd: MicroUsd.nullable(),
  spent_micro_usd: MicroUsd,
  held_micro_usd: MicroUsd,
})
export type ModelBudget = z.infer<typeof ModelBudget>

/** What the operator's language models did and cost in the range. */
export const ModelUse = z.object({
  is_set_up: z.boolean(),
  total: ModelSums,
  /** Of them, those whose use nobody reported. */
  untold: z.object({ requests: z.int(), cost_micro_usd: MicroUsd }),
  /** Of them, those of models without a price, whose cost nobody knows. */
  unpriced_requests: z.int(),
  /** What cost most first. No provider: asked by a version of the store that did not say. */
  by_model: z.array(ModelSums.extend({ provider: ModelProvider.nullable(), model: z.string() })),
  by_provider: z.array(ModelSums.extend({ provider: ModelProvider.nullable() })),
  /** The agents that cost most, the agents that were written, and all others together. */
  by_agent: z.array(
    ModelSums.extend({
      kind: z.enum(['agent', 'forge', 'others']),
      app: z
        .object({
          slug: z.string(),
          name: z.object({ en: z.string(), ar: z.string() }),
          emoji: z.string(),
        })
        .nullable(),
    }),
  ),
  /** Runs of people that a model was to answer and that got an answer or a question back: from it, or from the built-in engine in its place. */
  answers: z.object({
    by_model: z.int(),
    fell_back: z.int(),
    fell_back_percent: z.number().nullable(),
  }),
  /** Of today, whatever the range. */
  budget: ModelBudget,
  /** The platform's own revenue less what models cost, at the peg of the dirham; `percent` of the revenue, null without any. */
  gross_margin: z.object({
    revenue: Money,
    cost: Money,
    margin: Money,
    percent: z.number().nullable(),
  }),
  /** Every day of the range, oldest first. */
  days: z.array(
    z.object({
      day: z.iso.date(),
      cost_micro_usd: MicroUsd,
      input_tokens: z.int(),
      output_tokens: z.int(),
      by_model: z.int(),
      fell_back: z.int(),
    }),
  ),
})
export type ModelUse = z.infer<typeof ModelUse>

/** The state of the marketplace. Flows are those of the range, today with it; the others are as of now and compared with its beginning. */
export const Metrics = z.object({
  range: Range,
  as_of: z.iso.datetime(),
  metrics: z.record(MetricName, Metric),
  /** What customers paid without VAT, by what they paid for; `percent` of the whole, one decimal. */
  revenue_streams: z.array(z.object({ stream: RevenueStream, amount: Money, percent: z.number() })),
  creator_economy: z.object({
    creators: z.int(),
    /** Of them, those who earned in the range. */
    earning: z.int(),
    earned: Money,
    /** Of what customers paid for creators' agents without VAT, in percent; null without a sale. */
    share_percent: z.number().nullable(),
    paid_out: Money,
    owed: Money,
  }),
  /** Every day of the range, oldest first. `revenue`: the platform's own. */
  days: z.array(
    z.object({ day: z.iso.date(), gmv: Money, revenue: Money, runs: z.int(), sign_ups: z.int() }),
  ),
  models: ModelUse,
})
export type Metrics = z.infer<typeof Metrics>

export const MetricsEvent = z.object({ type: z.literal('figures'), figures: Metrics })
export type MetricsEvent = z.infer<typeof MetricsEvent>

const success = z.literal(true)
const query = z.object({ range: Range.default('30d') })

export const routes = defineRoutes({
  getMetrics: {
    method: 'GET',
    path: '/api/founder/figures',
    access: 'founder',
    query,
    response: z.object({ success, figures: Metrics }),
    errors: [],
  },
  /** The same, sent again whenever something in it has changed; ends by itself after a minute, to be asked for again. */
  watchMetrics: {
    method: 'GET',
    path: '/api/founder/live',
    access: 'founder',
    query,
    response: z.object({ success, figures: Metrics }),
    events: MetricsEvent,
    errors: [],
  },
  /** What a month costs, in fils, as nothing in the store measures it; null takes it away. */
  setBurnRate: {
    method: 'PUT',
    path: '/api/founder/burn-rate',
    access: 'founder',
    body: z.strictObject({ fils_per_month: z.int().min(1).max(1_000_000_000_000).nullable() }),
    response: z.object({ success, fils_per_month: z.int().nullable() }),
    errors: [],
  },
})
