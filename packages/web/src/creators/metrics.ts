import type { creators, Language } from '@wakeel/contract'
import { formatDate, formatNumber } from '../language/language.tsx'
import { formatMoney } from '../language/money.ts'
import { messages } from './creator-messages.ts'

export const metricNames = [
  'totalRevenue',
  'monthlyRevenue',
  'totalRuns',
  'avgRating',
  'growthRate',
  'trustScore',
  'agents',
] as const
export type MetricName = (typeof metricNames)[number]

export interface Metric {
  name: MetricName
  label: string
  /** Undefined: there is none yet. */
  value: string | undefined
  note: string
  /** Growth has a direction that is more than a number. */
  trend?: 'up' | 'down'
}

/** The metrics of the dashboard as they are read. */
export function metricsOf(stats: creators.CreatorStats, language: Language): Metric[] {
  const { names, notes } = messages[language]
  const { growthRate } = stats
  const number = (value: number) => formatNumber(value, language)
  return [
    {
      name: 'totalRevenue',
      label: names.totalRevenue,
      value: formatMoney(stats.totalRevenue, language),
      note: notes.totalRevenue,
    },
    {
      name: 'monthlyRevenue',
      label: names.monthlyRevenue,
      value: formatMoney(stats.monthlyRevenue, language),
      note: notes.monthlyRevenue(
        formatDate(new Date(), language, { month: 'long', year: 'numeric' }),
      ),
    },
    {
      name: 'totalRuns',
      label: names.totalRuns,
      value: number(stats.totalRuns),
      note: notes.totalRuns,
    },
    {
      name: 'growthRate',
      label: names.growthRate,
      value:
        growthRate === null
          ? undefined
          : formatNumber(growthRate / 100, language, {
              style: 'percent',
              signDisplay: 'exceptZero',
              maximumFractionDigits: 1,
            }),
      note: notes.growthRate,
      ...(growthRate ? { trend: growthRate > 0 ? 'up' : 'down' } : {}),
    },
    {
      name: 'avgRating',
      label: names.avgRating,
      value:
        stats.avgRating === null
          ? undefined
          : formatNumber(stats.avgRating, language, { minimumFractionDigits: 1 }),
      note: notes.avgRating(stats.reviewsCount),
    },
    {
      name: 'trustScore',
      label: names.trustScore,
      value: stats.trustScore === null ? undefined : number(stats.trustScore),
      note: notes.trustScore,
    },
    {
      name: 'agents',
      label: names.agents,
      value: number(stats.totalAgents),
      note: notes.agents(number(stats.publishedAgents)),
    },
  ]
}
