import type { analytics as contract, Range } from '@wakeel/contract'
import { sql } from 'drizzle-orm'
import type { Database } from '../src/database/database.ts'

const DAYS: Record<Range, number> = { '7d': 7, '30d': 30, '90d': 90, '1y': 365 }
const DAY_MS = 24 * 3_600_000

interface EventRow {
  name: string
  visitor: string
  properties: { query?: string; results?: number }
  at: number
}
interface RunRow {
  slug: string
  kind: string
  status: string
  person: string
  provider: string | null
  error: string | null
  ms: number | null
  at: number
}

/** What the overview has to say, counted one row after the other from all that is stored. */
export async function expectedOverview(database: Database, range: Range, now: Date) {
  const read = async <T extends object>(query: string) =>
    (await database.execute(sql.raw(query))).rows.map((row) => ({
      ...row,
      at: Number(row.at),
    })) as unknown as T[]
  const ms = (column: string) => `extract(epoch from ${column}) * 1000 as at`
  const events = await read<EventRow>(
    `select name, visitor, properties, ${ms('happened_at')} from analytics_events`,
  )
  const people = await read<{ at: number }>(
    `select ${ms('created_at')} from users where not is_sample`,
  )
  const bought = await read<{ at: number; kind: string; buyer: string }>(
    `select user_id as buyer, kind, ${ms('completed_at')} from orders where completed_at is not null and kind in ('plan', 'top_up', 'app')`,
  )
  const runs = await read<RunRow>(
    `select apps.slug, kind, status, person, provider, error_code as error, elapsed_ms as ms, ${ms('started_at')}
     from runs join apps on apps.id = app_id where kind <> 'rehearsal' and kind <> 'check' and finished_at is not null`,
  )

  const wall = now.getTime() + 4 * 3_600_000
  const tomorrow = wall - (wall % DAY_MS) + DAY_MS - 4 * 3_600_000
  const span = DAYS[range]
  const begins = tomorrow - span * DAY_MS
  const isIn = (from: number, until: number) => (row: { at: number }) =>
    row.at >= from && row.at < until

  function figures(from: number, until: number) {
    const inTime = <T extends { at: number }>(rows: T[]) => rows.filter(isIn(from, until))
    const searches = inTime(events).filter(({ name }) => name === 'search')
    const answered = inTime(runs).filter(({ status }) => status === 'succeeded')
    return {
      visitors: distinctByDay(inTime(events).map(({ visitor, at }) => ({ who: visitor, at }))),
      page_views: inTime(events).filter(({ name }) => name === 'page_viewed').length,
      searches: searches.length,
      empty_searches: searches.filter(({ properties }) => properties.results === 0).length,
      demos: answered.filter(({ kind }) => kind === 'demo').length,
      sign_ups: inTime(people).length,
      purchases: inTime(bought).length,
      runs: answered.length,
      failed_runs: inTime(runs).filter(({ status }) => status === 'failed').length,
    }
  }

  const firstBought = new Map<string, number>()
  for (const { kind, buyer, at } of bought)
    if (kind !== 'top_up') firstBought.set(buyer, Math.min(at, firstBought.get(buyer) ?? at))
  const recent = runs.filter(isIn(begins, tomorrow))
  const answered = recent.filter(({ status }) => status === 'succeeded')
  const failed = recent.filter(({ status }) => status === 'failed')
  const searched = events.filter(isIn(begins, tomorrow)).filter(({ name }) => name === 'search')
  const queryOf = ({ properties }: EventRow) => properties.query!.toLowerCase()
  const isEmpty = ({ properties }: EventRow) => properties.results === 0
  const durations = answered.map((run) => upToTwoDigits(run.ms!)).sort((one, other) => one - other)
  const part = (sorted: number[], share: number) => sorted[Math.ceil(sorted.length * share) - 1]!
  const [current, earlier] = [figures(begins, tomorrow), figures(begins - span * DAY_MS, begins)]
  return {
    totals: Object.fromEntries(
      Object.entries(current).map(([name, value]) => [
        name,
        { value, before: earlier[name as keyof typeof earlier] },
      ]),
    ),
    days: Array.from({ length: span }, (_, index) => {
      const from = begins + index * DAY_MS
      const { empty_searches: _empty, ...day } = figures(from, from + DAY_MS)
      return { day: new Date(from + 4 * 3_600_000).toISOString().slice(0, 10), ...day }
    }),
    funnel: [
      { step: 'visitors', count: current.visitors },
      {
        step: 'demos',
        count: distinctByDay(
          answered
            .filter(({ kind }) => kind === 'demo')
            .map(({ person, at }) => ({ who: person, at })),
        ),
      },
      { step: 'sign_ups', count: current.sign_ups },
      {
        step: 'first_purchases',
        count: [...firstBought.values()].map((at) => ({ at })).filter(isIn(begins, tomorrow))
          .length,
      },
    ],
    searches: mostFirst(countBy(searched, queryOf)).map(([query, count]) => ({
      query,
      count,
      empty: searched.filter((event) => queryOf(event) === query && isEmpty(event)).length,
    })),
    empty_searches: mostFirst(countBy(searched.filter(isEmpty), queryOf)).map(([query, count]) => ({
      query,
      count,
    })),
    agents: [...new Set([...answered, ...failed].map(({ slug }) => slug))].sort().map((name) => ({
      slug: name,
      runs: answered.filter(({ slug }) => slug === name).length,
      failed_runs: failed.filter(({ slug }) => slug === name).length,
    })),
    errors: mostFirst(countBy(failed, ({ error }) => error!)).map(([code, count]) => ({
      code,
      count,
    })),
    latency: {
      p50: part(durations, 0.5),
      p90: part(durations, 0.9),
      p95: part(durations, 0.95),
      p99: part(durations, 0.99),
    } satisfies contract.Overview['latency'],
  }
}

const distinctByDay = (rows: { who: string; at: number }[]) =>
  new Set(
    rows.map(({ who, at }) => `${new Date(at + 4 * 3_600_000).toISOString().slice(0, 10)} ${who}`),
  ).size

const upToTwoDigits = (ms: number) =>
  ms < 100
    ? ms
    : Number(`${Math.ceil(Number(`${ms}e${2 - String(ms).length}`))}e${String(ms).length - 2}`)

function countBy<T>(rows: T[], keyOf: (row: T) => string): Map<string, number> {
  const counts = new Map<string, number>()
  for (const row of rows) counts.set(keyOf(row), (counts.get(keyOf(row)) ?? 0) + 1)
  return counts
}

const mostFirst = (counts: Map<string, number>) =>
  [...counts]
    .sort(([one, often], [other, times]) => times - often || (one < other ? -1 : 1))
    .slice(0, 50)
