import { aed, type founder, RANGES, type Range } from '@wakeel/contract'
import { daysAfter } from '../language/uae-day.ts'
import { busyness, grown } from '../showcase/invented-days.ts'
import { showcaseModels } from './showcase-models.ts'

/*
 * An invented marketplace: what it sold on each day follows from one curve, and every other metric from these days, so that its
 * metrics agree with one another in every range. Nothing here comes from the store.
 */

/** Specification section 9. */
const streams = [
  { stream: 'subscriptions', percent: 74.5 },
  { stream: 'enterprise', percent: 18.8 },
  { stream: 'one_time', percent: 6.7 },
] as const
const CREATOR_SHARE_PERCENT = 66.7

const DAYS_OF_A_MONTH = 30
const RECURRING = 0.933
/** Of what customers pay, what is paid for creators' agents, and what stays with the platform. */
const FOR_CREATORS_AGENTS = 0.78
export const PLATFORM_PART = 1 - (FOR_CREATORS_AGENTS * CREATOR_SHARE_PERCENT) / 100
export const PAID_OUT_PART = 0.94

function dayOf(today: string, daysAgo: number) {
  const day = daysAfter(today, -daysAgo)
  const gmv = Math.round(5_240_000 * grown(2.9, daysAgo) * busyness(day, 1))
  return {
    day,
    gmv: aed(gmv),
    revenue: aed(Math.round(gmv * PLATFORM_PART)),
    runs: Math.round(41_300 * grown(3.4, daysAgo) * busyness(day, 2)),
    sign_ups: Math.round(640 * grown(2.2, daysAgo) * busyness(day, 3)),
  }
}
type Day = ReturnType<typeof dayOf>

const daysBefore = (today: string, count: number, skipped = 0): Day[] =>
  Array.from({ length: count }, (_, index) => dayOf(today, skipped + count - 1 - index))

const gmvOf = (days: readonly Day[]) => days.reduce((sum, { gmv }) => sum + gmv.amount, 0)
const revenueOf = (days: readonly Day[]) =>
  days.reduce((sum, { revenue }) => sum + revenue.amount, 0)
const runsOf = (days: readonly Day[]) => days.reduce((sum, { runs }) => sum + runs, 0)

/** People who had an answer: the longer one looks back, the more of them were there once. */
const reach: Record<Range, number> = { '7d': 0.46, '30d': 1, '90d': 1.7, '1y': 3.1 }

function compared(value: number, before: number): founder.Metric {
  const change = Math.round((value / before - 1) * 1000) / 10
  return { value, change, trend: change === 0 ? 'stable' : change > 0 ? 'up' : 'down' }
}

/** The metrics of the invented marketplace on a day, as the server would send them. */
export function showcaseMetrics(range: Range, today: string, asOf: string): founder.Metrics {
  const length = RANGES[range]
  const days = daysBefore(today, length)
  const before = daysBefore(today, length, length)
  const [gmv, revenue, gmvBefore, revenueBefore] = [
    gmvOf(days),
    revenueOf(days),
    gmvOf(before),
    revenueOf(before),
  ]
  const recurring = (daysAgo: number) =>
    Math.round(gmvOf(daysBefore(today, DAYS_OF_A_MONTH, daysAgo)) * RECURRING)
  const [mrr, mrrBefore] = [recurring(0), recurring(length)]
  const now = (value: number, perYear: number) =>
    compared(value, Math.round(value * grown(perYear, length)))
  const [earned, earnedBefore] = [gmv - revenue, gmvBefore - revenueBefore]
  const creators = now(2840, 2.1)
  return {
    range,
    as_of: asOf,
    metrics: {
      mrr: compared(mrr, mrrBefore),
      arr: compared(mrr * 12, mrrBefore * 12),
      gmv: compared(gmv, gmvBefore),
      activeUsers: now(Math.round(148_200 * reach[range]), 2.4),
      totalCreators: creators,
      enterpriseClients: now(86, 1.9),
      totalAgents: now(6120, 2.4),
      totalRuns: compared(runsOf(days), runsOf(before)),
      averageRating: compared(4.7, 4.7),
      trustScore: compared(96, 95),
      creatorPayouts: compared(
        Math.round(earned * PAID_OUT_PART),
        Math.round(earnedBefore * PAID_OUT_PART),
      ),
      platformRevenue: compared(revenue, revenueBefore),
      burnRate: compared(41_200_000, 43_100_000),
    },
    revenue_streams: streams.map(({ stream, percent }) => ({
      stream,
      percent,
      amount: aed(Math.round((gmv * percent) / 100)),
    })),
    creator_economy: {
      creators: creators.value ?? 0,
      earning: Math.round((creators.value ?? 0) * 0.62),
      earned: aed(earned),
      share_percent: CREATOR_SHARE_PERCENT,
      paid_out: aed(Math.round(earned * PAID_OUT_PART)),
      owed: aed(Math.round(recurring(0) * 0.22)),
    },
    days,
    models: showcaseModels(days, revenue),
  }
}
