import { aed, type founder } from '@wakeel/contract'

const unknown: founder.Metric = { value: null, change: null, trend: 'stable' }

/** The figures of a small marketplace: one sale of AED 187.15 without VAT on the second of two days. */
export function figures(metrics: Partial<founder.Figures['metrics']> = {}, changes: Partial<founder.Figures> = {}): founder.Figures {
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
    creator_economy: { creators: 3, earning: 1, earned: aed(9_357), share_percent: 50, paid_out: aed(0), owed: aed(9_357) },
    days: [
      { day: '2026-11-19', gmv: aed(0), revenue: aed(0), runs: 20, sign_ups: 2 },
      { day: '2026-11-20', gmv: aed(18_715), revenue: aed(9_358), runs: 21, sign_ups: 1 },
    ],
    ...changes,
  }
}
