import {
  type analytics as contract,
  type InputOf,
  type Language,
  RANGES,
  type Range,
  type ReplyOf,
} from '@wakeel/contract'
import { inArray } from 'drizzle-orm'
import type { Clock } from '../clock.ts'
import type { Database } from '../database/database.ts'
import { apps } from '../database/schema/catalogue.ts'
import { firstDay } from '../metrics/finalised-days.ts'
import type { Figures } from '../metrics/metrics.ts'
import { createSingleFlight } from '../metrics/single-flight.ts'
import { createSlidingWindowCounters } from '../metrics/sliding-window-counters.ts'
import { dayAfter, lastDays } from '../uae-days.ts'
import { readCounts, toCounts } from './counts.ts'
import { demoPeople, firstPurchases, latency, outcomes } from './daily.ts'
import { mostFrequent } from './most-frequent.ts'
import { summariseRuns } from './runs-summary.ts'
import { runsByAgent, searchesByQuery } from './tallies.ts'

type Route = typeof contract.routes.getOverview

const SHOWN = 50

/** What happened in the store over the last days, without reading every row of them. */
export function createOverview({
  database,
  clock,
  figures,
}: {
  database: Database
  clock: Clock
  figures: Figures
}) {
  const spans = Object.values(RANGES)
  const agents = createSlidingWindowCounters({ database, clock, spans, select: runsByAgent })
  const searches = createSlidingWindowCounters({
    database,
    clock,
    spans,
    select: searchesByQuery,
    isLate: true,
  })

  async function mostUsed(span: number, language: Language): Promise<contract.Overview['agents']> {
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

  async function readOverview(range: Range, language: Language): Promise<contract.Overview> {
    const span = RANGES[range]
    const days = lastDays(span, clock.now())
    const now = { from: days[0]!, to: days.at(-1)! }
    const before = { from: dayAfter(now.from, -span), to: dayAfter(now.from, -1) }

    const [counts, searchTallies, agentsUsed, triedBy, boughtBy, ended, durations] =
      await Promise.all([
        readCounts(figures, now, before),
        searches.read(span),
        mostUsed(span, language),
        figures.totals(demoPeople, now),
        figures.totals(firstPurchases, now),
        figures.totals(outcomes, now),
        figures.totals(latency, now),
      ])
    const [totals, totalsBefore] = [toCounts(counts.totals), toCounts(counts.before)]
    const figure = (name: keyof typeof totals) => ({
      value: totals[name],
      before: totalsBefore[name],
    })
    const searched = [...searchTallies]
    return {
      range,
      totals: {
        visitors: figure('visitors'),
        page_views: figure('page_views'),
        searches: figure('searches'),
        empty_searches: figure('empty_searches'),
        demos: figure('demos'),
        sign_ups: figure('sign_ups'),
        purchases: figure('purchases'),
        runs: figure('runs'),
        failed_runs: figure('failed_runs'),
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
  const read = {
    en: createSingleFlight((range: Range) => readOverview(range, 'en')),
    ar: createSingleFlight((range: Range) => readOverview(range, 'ar')),
  }

  return {
    async getOverview({ range, lang }: InputOf<Route>): Promise<ReplyOf<Route>> {
      return { success: true, overview: await read[lang](range) }
    },

    /** Adds up in memory what has settled, so that nobody who asks has to wait for it. */
    async catchUp(): Promise<void> {
      if ((await firstDay(database)) === undefined) return
      await agents.catchUp()
      await searches.catchUp()
    },
  }
}
