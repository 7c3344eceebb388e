import { creators as contract } from '@wakeel/contract'
import { and, eq, gte, inArray, sql } from 'drizzle-orm'
import { apps } from '../../catalogue/tables.ts'
import type { Queries } from '../../database/database.ts'
import { dailyTests } from '../../forge/tables.ts'
import { beginningOfLast, lastDays } from '../../uae-days.ts'
import { purchasesByApp } from './movements.ts'
import { ownRunsByApp, type RunCount, runsByApp } from './run-counts.ts'

const TRIED_DAYS = 30
const KEPT_DAYS = 90

type App = Pick<typeof apps.$inferSelect, 'id' | 'executionCount' | 'ratingTenths'>

export interface Trust {
  totalRuns: number
  /** Both null before the first run. */
  trustParts: contract.TrustParts | null
  trustScore: number | null
}

/** What the agents of these creators are trusted by, in as many queries for fifty creators as for one. */
export async function readTrust(
  queries: Queries,
  { creators, now }: { creators: readonly string[]; now: Date },
): Promise<(app: App) => Trust> {
  const ownRuns = await ownRunsByApp(queries, creators)
  const tried = await runsByApp(queries, { creators, from: beginningOfLast(TRIED_DAYS, now) })
  const tests = await testsByApp(queries, creators, lastDays(TRIED_DAYS, now)[0]!)
  const bought = await purchasesByApp(queries, { creators, from: beginningOfLast(KEPT_DAYS, now) })
  return (app) => {
    const totalRuns = app.executionCount - (ownRuns.get(app.id) ?? 0)
    const trustParts = totalRuns === 0 ? null : partsOf(app, tried.get(app.id), tests.get(app.id), bought.get(app.id))
    return { totalRuns, trustParts, trustScore: trustParts && contract.trustScore(trustParts) }
  }
}

/** Of all agents together: the mean of their scores, weighted by runs. */
export function meanTrust(agents: readonly Pick<Trust, 'totalRuns' | 'trustScore'>[]): number | null {
  const runs = agents.reduce((total, { totalRuns }) => total + totalRuns, 0)
  if (runs === 0) return null
  return Math.round(agents.reduce((total, { trustScore, totalRuns }) => total + (trustScore ?? 0) * totalRuns, 0) / runs)
}

/** What nothing is known of counts in full, and an agent that nobody has rated as the store shows it. */
function partsOf(app: App, runs: RunCount | undefined, tests: Tests | undefined, bought: Bought | undefined): contract.TrustParts {
  const part = (good: number, all: number) => (all === 0 ? 1 : good / all)
  return {
    succeeded: runs ? part(runs.succeeded, runs.succeeded + runs.failed) : 1,
    testsPassed: tests ? part(tests.passed, tests.all) : 1,
    rating: (app.ratingTenths / 10 - 1) / 4,
    kept: bought ? part(bought.kept, bought.all) : 1,
  }
}

type Tests = { all: number; passed: number }
type Bought = { all: number; kept: number }

async function testsByApp(queries: Queries, creators: readonly string[], from: string): Promise<Map<string, Tests>> {
  const rows = await queries
    .select({
      appId: dailyTests.appId,
      all: sql<number>`count(*)::int`,
      passed: sql<number>`(count(*) filter (where ${dailyTests.status} = 'passed'))::int`,
    })
    .from(dailyTests)
    .innerJoin(apps, eq(apps.id, dailyTests.appId))
    .where(and(inArray(apps.creatorId, [...creators]), gte(dailyTests.day, from), inArray(dailyTests.status, ['passed', 'failed'])))
    .groupBy(dailyTests.appId)
  return new Map(rows.map(({ appId, ...tests }) => [appId, tests]))
}
