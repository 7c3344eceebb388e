import { aed, type founder } from '@wakeel/contract'

const unknown: founder.Metric = { value: null, change: null, trend: 'stable' }

/** Of a store whose model answered nine of ten runs, on one day. */
export function modelUse(changes: Partial<founder.ModelUse> = {}): founder.ModelUse {
  const sums = { requests: 12, cost_micro_usd: 46_200, input_tokens: 14_400, output_tokens: 960 }
  const app = { slug: 'vat-desk', name: { en: 'VAT Desk', ar: 'مكتب الضريبة' }, emoji: '🧾' }
  return {
    is_set_up: true,
    total: sums,
    untold: { requests: 0, cost_micro_usd: 0 },
    unpriced_requests: 0,
    by_model: [{ provider: 'openai', model: 'sage', ...sums }],
    by_provider: [{ provider: 'openai', ...sums }],
    by_agent: [
      { kind: 'agent', app, ...sums, requests: 10, cost_micro_usd: 40_200 },
      { kind: 'forge', app: null, ...sums, requests: 2, cost_micro_usd: 6_000 },
    ],
    answers: { by_model: 9, fell_back: 1, fell_back_percent: 10 },
    budget: { limit_micro_usd: 5_000_000, spent_micro_usd: 46_200, held_micro_usd: 0 },
    gross_margin: { revenue: aed(9_358), cost: aed(17), margin: aed(9_341), percent: 99.8 },
    days: [
      {
        day: '2026-11-19',
        cost_micro_usd: 0,
        input_tokens: 0,
        output_tokens: 0,
        by_model: 0,
        fell_back: 0,
      },
      {
        day: '2026-11-20',
        cost_micro_usd: 46_200,
        input_tokens: 14_400,
        output_tokens: 960,
        by_model: 9,
        fell_back: 1,
      },
    ],
    ...changes,
  }
}

/** The metrics of a small marketplace: one sale of AED 187.15 without VAT on the second of two days. */
export function founderMetrics(
  metrics: Partial<founder.Metrics['metrics']> = {},
  changes: Partial<founder.Metrics> = {},
): founder.Metrics {
  return {
    range: '30d',
    as_of: '2026-11-20T08:00:00.000Z',
    metrics: {
      mrr: { value: 18_715, change: 4.2, trend: 'up' },
      arr: { value: 224_580, change: 4.2, trend: 'up' },
      gmv: { value: 18_715, change: null, trend: 'up' },
      activeUsers: { value: 12, change: -7.5, trend: 'down' },
      totalCreators: { value: 3, change: 0, trend: 'stable' },
      enterpriseClients: { value: 0, change: null, trend: 'stable' },
      totalAgents: { value: 26, change: 0, trend: 'stable' },
      totalRuns: { value: 41, change: 10, trend: 'up' },
      averageRating: { value: 4.6, change: 0, trend: 'stable' },
      trustScore: unknown,
      creatorPayouts: { value: 0, change: null, trend: 'stable' },
      platformRevenue: { value: 9_358, change: null, trend: 'up' },
      burnRate: unknown,
      ...metrics,
    },
    revenue_streams: [
      { stream: 'subscriptions', amount: aed(18_715), percent: 100 },
      { stream: 'enterprise', amount: aed(0), percent: 0 },
      { stream: 'one_time', amount: aed(0), percent: 0 },
      { stream: 'runs', amount: aed(0), percent: 0 },
    ],
    creator_economy: {
      creators: 3,
      earning: 1,
      earned: aed(9_357),
      share_percent: 50,
      paid_out: aed(0),
      owed: aed(9_357),
    },
    days: [
      { day: '2026-11-19', gmv: aed(0), revenue: aed(0), runs: 20, sign_ups: 2 },
      { day: '2026-11-20', gmv: aed(18_715), revenue: aed(9_358), runs: 21, sign_ups: 1 },
    ],
    models: modelUse(),
    ...changes,
  }
}
