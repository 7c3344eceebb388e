import { aed, type founder, type Range } from '@wakeel/contract'
import { useMemo, useState } from 'react'
import { uaeDay } from '../language/uae-day.ts'
import { useTicker } from '../showcase/ticker.ts'
import { PAID_OUT_PART, PLATFORM_PART, showcaseMetrics } from './showcase-metrics.ts'

/** What has been added to the showcase metrics since the page was opened. Money in fils. */
export interface Growth {
  gmv: number
  mrr: number
  activeUsers: number
  runs: number
  signUps: number
}

const none: Growth = { gmv: 0, mrr: 0, activeUsers: 0, runs: 0, signUps: 0 }
const max: Growth = { gmv: 48_000, mrr: 21_000, activeUsers: 9, runs: 24, signUps: 3 }

/** What one tick adds: of each metric something between nothing and its maximum. */
const increment = (random: () => number): Growth => ({
  gmv: Math.floor(random() * (max.gmv + 1)),
  mrr: Math.floor(random() * (max.mrr + 1)),
  activeUsers: Math.floor(random() * (max.activeUsers + 1)),
  runs: Math.floor(random() * (max.runs + 1)),
  signUps: Math.floor(random() * (max.signUps + 1)),
})

const plus = (a: Growth, b: Growth): Growth => ({
  gmv: a.gmv + b.gmv,
  mrr: a.mrr + b.mrr,
  activeUsers: a.activeUsers + b.activeUsers,
  runs: a.runs + b.runs,
  signUps: a.signUps + b.signUps,
})

/** The metrics with what was added: each that follows from another follows it, and it happened today. */
function grow(before: founder.Metrics, by: Growth): founder.Metrics {
  const { metrics, creator_economy, revenue_streams } = before
  const revenue = Math.round(by.gmv * PLATFORM_PART)
  const earned = by.gmv - revenue
  const paid = Math.round(earned * PAID_OUT_PART)
  const more = (metric: founder.Metric, added: number): founder.Metric => ({
    ...metric,
    value: (metric.value ?? 0) + added,
  })
  const today = before.days.at(-1)
  return {
    ...before,
    metrics: {
      ...metrics,
      mrr: more(metrics.mrr, by.mrr),
      arr: more(metrics.arr, by.mrr * 12),
      gmv: more(metrics.gmv, by.gmv),
      activeUsers: more(metrics.activeUsers, by.activeUsers),
      totalRuns: more(metrics.totalRuns, by.runs),
      creatorPayouts: more(metrics.creatorPayouts, paid),
      platformRevenue: more(metrics.platformRevenue, revenue),
    },
    revenue_streams: revenue_streams.map((part) => ({
      ...part,
      amount: aed(part.amount.amount + Math.round((by.gmv * part.percent) / 100)),
    })),
    creator_economy: {
      ...creator_economy,
      earned: aed(creator_economy.earned.amount + earned),
      paid_out: aed(creator_economy.paid_out.amount + paid),
    },
    days: today
      ? [
          ...before.days.slice(0, -1),
          {
            ...today,
            gmv: aed(today.gmv.amount + by.gmv),
            revenue: aed(today.revenue.amount + revenue),
            runs: today.runs + by.runs,
            sign_ups: today.sign_ups + by.signUps,
          },
        ]
      : [],
  }
}

/** The showcase metrics, which grow by themselves every so many milliseconds while they tick. */
export function useShowcaseMetrics(
  range: Range,
  { intervalMs, isTicking }: { intervalMs: number; isTicking: boolean },
): founder.Metrics {
  const [growth, setGrowth] = useState(none)
  const [openedAt] = useState(() => new Date())
  useTicker(
    intervalMs,
    () => {
      const added = increment(Math.random)
      setGrowth((before) => plus(before, added))
    },
    { isOn: isTicking },
  )
  const metrics = useMemo(
    () => showcaseMetrics(range, uaeDay(openedAt), openedAt.toISOString()),
    [range, openedAt],
  )
  return useMemo(() => grow(metrics, growth), [metrics, growth])
}
