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

/** The state of the marketplace. Flows are those of the range, today with it; the others are as of now and compared with its beginning. */
export const Figures = z.object({
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
  days: z.array(z.object({ day: z.iso.date(), gmv: Money, revenue: Money, runs: z.int(), sign_ups: z.int() })),
})
export type Figures = z.infer<typeof Figures>

export const FiguresEvent = z.object({ type: z.literal('figures'), figures: Figures })
export type FiguresEvent = z.infer<typeof FiguresEvent>

const success = z.literal(true)
const query = z.object({ range: Range.default('30d') })

export const routes = defineRoutes({
  getFigures: {
    method: 'GET',
    path: '/api/founder/figures',
    access: 'founder',
    query,
    response: z.object({ success, figures: Figures }),
    errors: [],
  },
  /** The same, sent again whenever something in it has changed; ends by itself after a minute, to be asked for again. */
  watchFigures: {
    method: 'GET',
    path: '/api/founder/live',
    access: 'founder',
    query,
    response: z.object({ success, figures: Figures }),
    events: FiguresEvent,
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
