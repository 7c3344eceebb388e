import { and, eq, gte, inArray, isNotNull, lt, ne, type SQL, sql } from 'drizzle-orm'
import { alias, type PgColumn } from 'drizzle-orm/pg-core'
import { users } from '../database/schema/accounts.ts'
import { analyticsEvents } from '../database/schema/analytics.ts'
import { orders } from '../database/schema/billing.ts'
import { runs } from '../database/schema/runs.ts'
import type { DailyMetric } from '../metrics/daily-metric.ts'
import { dayOf } from '../uae-days.ts'
import { runtimeOf } from './runtimes.ts'

const within = (column: PgColumn, from: Date, until: Date, ...more: (SQL | undefined)[]) =>
  and(gte(column, from), lt(column, until), ...more)
const isBought = (kind: PgColumn) => inArray(kind, ['plan', 'app'])
const { name, properties, visitor, happenedAt } = analyticsEvents

/** What visitors did: `visitors`, each once a day, `page_views`, `searches` and `empty_searches`. */
export const visits: DailyMetric = {
  name: 'visits',
  isLate: true,
  select: (from, until) => sql`
    select counted.day, each.key, each.value from (
      select ${dayOf(happenedAt)} as day,
        count(distinct ${visitor}) as visitors,
        count(*) filter (where ${name} = 'page_viewed') as page_views,
        count(*) filter (where ${name} = 'search') as searches,
        count(*) filter (where ${name} = 'search' and ${properties}->>'results' = '0') as empty_searches
      from ${analyticsEvents} where ${within(happenedAt, from, until)} group by 1
    ) as counted cross join lateral (values
      ('visitors', visitors), ('page_views', page_views), ('searches', searches), ('empty_searches', empty_searches)
    ) as each (key, value)`,
}

/** People who signed up, but for those who left before the day was final. */
export const signUps: DailyMetric = {
  name: 'sign_ups',
  select: (from, until) => sql`
    select ${dayOf(users.createdAt)} as day, '' as key, count(*) as value
    from ${users} where ${within(users.createdAt, from, until, eq(users.isSample, false))} group by 1`,
}

/** What customers chose to pay for, which renewals are not: `orders`. Money that went back had been paid. */
export const purchases: DailyMetric = {
  name: 'purchases',
  select: (from, until) => sql`
    select ${dayOf(orders.completedAt)} as day, 'orders' as key, count(*) as value
    from ${orders} where ${within(orders.completedAt, from, until, ne(orders.kind, 'renewal'))} group by 1`,
}

const earlier = alias(orders, 'earlier')

/** People who bought a plan or an agent and never had before, but for those who left before the day was final. */
export const firstPurchases: DailyMetric = {
  name: 'first_purchases',
  select: (from, until) => sql`
    select ${dayOf(orders.completedAt)} as day, '' as key, count(*) as value
    from ${orders} where ${within(orders.completedAt, from, until, isBought(orders.kind), isNotNull(orders.userId))} and not exists (
      select 1 from ${orders} as ${earlier} where ${eq(earlier.userId, orders.userId)} and ${isBought(earlier.kind)}
        and (${earlier.completedAt}, ${earlier.id}) < (${orders.completedAt}, ${orders.id})
    ) group by 1`,
}

/** What people asked of agents, free or paid; not what the store or a creator ran to check one. */
const isCustomerRun = inArray(runs.kind, ['demo', 'paid'])

/** People and visitors who had an answer for free, each once a day. */
export const demoPeople: DailyMetric = {
  name: 'demo_people',
  select: (from, until) => sql`
    select ${dayOf(runs.startedAt)} as day, '' as key, count(distinct ${runs.person}) as value
    from ${runs} where ${within(runs.startedAt, from, until, eq(runs.kind, 'demo'), eq(runs.status, 'succeeded'))} group by 1`,
}

/** Runs that ended, by kind and status: `demo succeeded`, `paid failed`. */
export const endedRuns: DailyMetric = {
  name: 'ended_runs',
  select: (from, until) => sql`
    select ${dayOf(runs.startedAt)} as day, ${runs.kind} || ' ' || ${runs.status} as key, count(*) as value
    from ${runs} where ${within(runs.startedAt, from, until, isCustomerRun, ne(runs.status, 'running'))} group by 1, 2`,
}

/** The same runs by what executed them and what came of it: a JSON list of runtime, status and the code of the error. */
export const outcomes: DailyMetric = {
  name: 'run_outcomes',
  select: (from, until) => sql`
    select day, json_build_array(runtime, status, error)::text as key, value from (
      select ${dayOf(runs.startedAt)} as day, ${runtimeOf(runs.provider)} as runtime, ${runs.status} as status, ${runs.errorCode} as error,
        count(*) as value
      from ${runs} where ${within(runs.startedAt, from, until, isCustomerRun, ne(runs.status, 'running'))} group by 1, 2, 3, 4
    ) as counted`,
}
export type OutcomesKey = [
  runtime: string | null,
  status: 'succeeded' | 'failed' | 'cancelled',
  error: string | null,
]

/** Of a run that succeeded: its milliseconds, rounded up to two digits, so that a year of them is some hundred values. */
const millisecondsUp = (() => {
  const step = sql`(10 ^ greatest(length(${runs.elapsedMs}::text) - 2, 0))::int`
  return sql`(${runs.elapsedMs} + ${step} - 1) / ${step} * ${step}`
})()

/** How long answers took: by a JSON list of runtime and milliseconds, which are rounded up to two digits. */
export const latency: DailyMetric = {
  name: 'latency',
  select: (from, until) => sql`
    select day, json_build_array(runtime, ms)::text as key, value from (
      select ${dayOf(runs.startedAt)} as day, ${runtimeOf(runs.provider)} as runtime, ${millisecondsUp} as ms, count(*) as value
      from ${runs} where ${within(runs.startedAt, from, until, isCustomerRun, eq(runs.status, 'succeeded'), isNotNull(runs.elapsedMs))} group by 1, 2, 3
    ) as counted`,
}
export type LatencyKey = [runtime: string, ms: number]

export const analyticsMetrics: readonly DailyMetric[] = [
  visits,
  signUps,
  purchases,
  firstPurchases,
  demoPeople,
  endedRuns,
  outcomes,
  latency,
]
