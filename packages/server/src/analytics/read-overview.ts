import { type analytics as contract, type Language, RANGES, type Range } from '@wakeel/contract'
import { inArray } from 'drizzle-orm'
import type { Clock } from '../clock.ts'
import type { Database } from '../database/database.ts'
import { apps } from '../database/schema/catalogue.ts'
import type { Metrics } from '../metrics/metrics.ts'
import type { createSlidingWindowCounters } from '../metrics/sliding-window-counters.ts'
import { dayAfter, lastDays } from '../uae-days.ts'
import { readCounts, toCounts } from './counts.ts'
import { demoPeople, firstPurchases, latency, outcomes } from './daily.ts'
import { mostFrequent } from './most-frequent.ts'
import { summariseRuns } from './runs-summary.ts'

const SHOWN = 50

export interface OverviewParts {
  database: Database
  clock: Clock
  metrics: Metrics
  /** Runs by agent, and searches by what was searched for. */
  agents: ReturnType<typeof createSlidingWindowCounters>
  searches: ReturnType<typeof createSlidingWindowCounters>
}

/** What happened in the store over the last days, without reading every row of them. */
export async function readOverview(
  parts: OverviewParts,
  range: Range,
  language: Language,
): Promise<contract.Overview> {
  const { metrics, searches, clock } = parts
  const span = RANGES[range]
  const days = lastDays(span, clock.now())
  const now = { from: days[0]!, to: days.at(-1)! }
  const before = { from: dayAfter(now.from, -span), to: dayAfter(now.from, -1) }

  const [counts, searchCounters, agentsUsed, triedBy, boughtBy, ended, durations] =
    await Promise.all([
      readCounts(metrics, now, before),
      searches.read(span),
      mostUsed(parts, span, language),
      metrics.totals(demoPeople, now),
      metrics.totals(firstPurchases, now),
      metrics.totals(outcomes, now),
      metrics.totals(latency, now),
    ])
  const [totals, totalsBefore] = [toCounts(counts.totals), toCounts(counts.before)]
  const metric = (name: keyof typeof totals) => ({
    value: totals[name],
    before: totalsBefore[name],
  })
  const searched = [...searchCounters]
  return {
    range,
    totals: {
      visitors: metric('visitors'),
      page_views: metric('page_views'),
      searches: metric('searches'),
      empty_searches: metric('empty_searches'),
      demos: metric('demos'),
      sign_ups: metric('sign_ups'),
      purchases: metric('purchases'),
      runs: metric('runs'),
      failed_runs: metric('failed_runs'),
    },
    days: days.map((day) => {
      const { empty_searches: _, ...shown } = toCounts(counts.byDay.get(day))
      return { day, ...shown }
    }),
    funnel: [
      { step: 'visitors', count: totals.visitors },
      { step: 'demos', count: triedBy.get('') ?? 0 },
      { step: 'sign_ups', count: totals.sign_ups },
      { step: 'first_purchases', count: boughtBy.get('') ?? 0 },
    ],
    searches: mostFrequent(searched, ({ all }) => all, SHOWN).map(([query, { all, of }]) => ({
      query,
      count: all,
      empty: of,
    })),
    empty_searches: mostFrequent(searched, ({ of }) => of, SHOWN).map(([query, { of }]) => ({
      query,
      count: of,
    })),
    agents: agentsUsed,
    ...summariseRuns(ended, durations),
  }
}

async function mostUsed(
  { database, agents }: OverviewParts,
  span: number,
  language: Language,
): Promise<contract.Overview['agents']> {
  const used = mostFrequent(await agents.read(span), ({ all, of }) => all + of, SHOWN)
  const ids = used.map(([id]) => id)
  const rows = await database
    .select({ id: apps.id, slug: apps.slug, name: apps.name, emoji: apps.emoji })
    .from(apps)
    .where(inArray(apps.id, ids))
  const appOf = new Map(rows.map((app) => [app.id, app]))
  return used.flatMap(([id, { all, of }]) => {
    const app = appOf.get(id)
    return app
      ? { slug: app.slug, name: app.name[language], emoji: app.emoji, runs: all, failed_runs: of }
      : []
  })
}
