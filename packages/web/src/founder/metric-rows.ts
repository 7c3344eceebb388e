import type { founder, Language } from '@wakeel/contract'
import type { DayColumn } from '../ui/day-table.tsx'
import { messages } from './metric-messages.ts'

export type Day = founder.Metrics['days'][number]

/** What happens by the day. */
export function dayColumns(language: Language) {
  const words = messages[language].day
  return {
    gmv: { name: 'gmv', header: words.gmv, kind: 'money', value: (day) => day.gmv.amount },
    revenue: {
      name: 'revenue',
      header: words.revenue,
      kind: 'money',
      value: (day) => day.revenue.amount,
    },
    runs: { name: 'runs', header: words.runs, kind: 'count', value: (day) => day.runs },
    signUps: {
      name: 'sign_ups',
      header: words.signUps,
      kind: 'count',
      value: (day) => day.sign_ups,
    },
  } satisfies Record<string, DayColumn<Day>>
}

/** Which of the days' metrics add up to a metric. */
export const daysOf: Partial<Record<founder.MetricName, keyof ReturnType<typeof dayColumns>>> = {
  gmv: 'gmv',
  platformRevenue: 'revenue',
  totalRuns: 'runs',
}

/** What is counted over the period; the others stand as they are now, compared with how they stood when it began. */
export const isOfPeriod = (name: founder.MetricName): boolean =>
  name === 'gmv' ||
  name === 'activeUsers' ||
  name === 'totalRuns' ||
  name === 'creatorPayouts' ||
  name === 'platformRevenue'

/** The screen whose rows a metric is made of. */
export const rowsOf: Record<founder.MetricName, { to: string; search?: Record<string, string> }> = {
  mrr: { to: '/admin/payments', search: { tab: 'orders', show: 'paid' } },
  arr: { to: '/admin/payments', search: { tab: 'orders', show: 'paid' } },
  gmv: { to: '/admin/payments', search: { tab: 'ledger', posted: 'sale' } },
  activeUsers: { to: '/admin/users' },
  totalCreators: { to: '/admin/users', search: { role: 'creator' } },
  enterpriseClients: {
    to: '/admin/payments',
    search: { tab: 'orders', show: 'paid', kind: 'plan' },
  },
  totalAgents: { to: '/app-store' },
  totalRuns: { to: '/admin/analytics' },
  averageRating: { to: '/app-store', search: { sort: 'rating' } },
  trustScore: { to: '/admin/trust' },
  creatorPayouts: { to: '/admin/payments', search: { tab: 'payouts' } },
  platformRevenue: { to: '/admin/payments', search: { tab: 'ledger', account: 'platform' } },
  burnRate: { to: '/admin/audit', search: { action: 'founder.burn_rate_set' } },
}
