import { creators as contract } from '@wakeel/contract'
import { and, desc, eq, gte, inArray, sql } from 'drizzle-orm'
import type { Database, Queries } from '../../database/database.ts'
import { orders } from '../../database/schema/billing.ts'
import { apps } from '../../database/schema/catalogue.ts'
import { dailyTests } from '../../database/schema/forge.ts'
import { runs } from '../../database/schema/runs.ts'
import { beginningOfLast, lastDays } from '../../uae-days.ts'
import { isTrusted, KEPT_DAYS, TRIED_DAYS, trustPartsOf } from '../trust.ts'
import { ownRunsByApp, trustedRunsByApp } from './run-counts.ts'

type App = Pick<typeof apps.$inferSelect, 'id' | 'executionCount' | 'ratingTenths'>

export interface Trust {
  totalRuns: number
  /** How much the score counts in a creator's: the runs that it was made of. */
  weight: number
  /** Both null before the first answer that counts. */
  trustParts: contract.TrustParts | null
  trustScore: number | null
}

/** What the agents of these creators are trusted by, in as many queries for fifty creators as for one. */
export async function readTrust(
  database: Database,
  { creators, now }: { creators: readonly string[]; now: Date },
): Promise<(app: App) => Trust> {
  const [ownRuns, answered, tried, tests, bought] = await Promise.all([
    ownRunsByApp(database, creators),
    answeredApps(database, creators, now),
    trustedRunsByApp(database, { creators, from: beginningOfLast(TRIED_DAYS, now), now }),
    testsByApp(database, creators, lastDays(TRIED_DAYS, now)[0]!),
    purchasesByApp(database, { creators, from: beginningOfLast(KEPT_DAYS, now) }),
  ])
  return (app) => {
    const totalRuns = app.executionCount - (ownRuns.get(app.id) ?? 0)
    const outcomes = tried.get(app.id)
    const known = {
      runs: outcomes,
      tests: tests.get(app.id),
      rating: app.ratingTenths / 10,
      bought: bought.get(app.id),
    }
    const trustParts = answered.has(app.id) ? trustPartsOf(known) : null
    const weight = outcomes ? outcomes.succeeded + outcomes.failed : 0
    return {
      totalRuns,
      weight,
      trustParts,
      trustScore: trustParts && contract.trustScore(trustParts),
    }
  }
}

/** Of all agents together: the mean of their scores, weighted by the runs that count; where there are none of late, each like the others. */
export function meanTrust(agents: readonly Pick<Trust, 'weight' | 'trustScore'>[]): number | null {
  const scored = agents.filter(({ trustScore }) => trustScore !== null)
  if (scored.length === 0) return null
  const isIdle = scored.every(({ weight }) => weight === 0)
  const weightOf = ({ weight }: (typeof scored)[number]) => (isIdle ? 1 : weight)
  const whole = scored.reduce((total, agent) => total + weightOf(agent), 0)
  return Math.round(
    scored.reduce((total, agent) => total + agent.trustScore! * weightOf(agent), 0) / whole,
  )
}

/** The agents of these creators that gave an answer which counts, ever. */
async function answeredApps(
  queries: Queries,
  creators: readonly string[],
  now: Date,
): Promise<Set<string>> {
  // One look for each agent, which ends at its first such run: asked as a semi-join, all the runs of the store are read.
  const answer = queries
    .select({ id: runs.id })
    .from(runs)
    .where(and(eq(runs.appId, apps.id), eq(runs.status, 'succeeded'), isTrusted(now)))
    .orderBy(desc(runs.startedAt))
    .limit(1)
  const rows = await queries
    .select({ id: apps.id })
    .from(apps)
    .where(and(inArray(apps.creatorId, [...creators]), sql`(${answer}) is not null`))
  return new Set(rows.map(({ id }) => id))
}

/** By app of these creators: how many purchases since a moment there were, and of how many the money is still with the store. */
async function purchasesByApp(
  queries: Queries,
  { creators, from }: { creators: readonly string[]; from: Date },
): Promise<Map<string, { all: number; kept: number }>> {
  const rows = await queries
    .select({
      appId: apps.id,
      all: sql<number>`count(*)::int`,
      kept: sql<number>`(count(*) filter (where ${orders.status} = 'completed'))::int`,
    })
    .from(apps)
    .innerJoin(orders, and(eq(orders.appId, apps.id), gte(orders.completedAt, from)))
    .where(inArray(apps.creatorId, [...creators]))
    .groupBy(apps.id)
  return new Map(rows.map(({ appId, ...purchases }) => [appId, purchases]))
}

async function testsByApp(
  queries: Queries,
  creators: readonly string[],
  from: string,
): Promise<Map<string, { all: number; passed: number }>> {
  const rows = await queries
    .select({
      appId: dailyTests.appId,
      all: sql<number>`count(*)::int`,
      passed: sql<number>`(count(*) filter (where ${dailyTests.status} = 'passed'))::int`,
    })
    .from(dailyTests)
    .innerJoin(apps, eq(apps.id, dailyTests.appId))
    .where(
      and(
        inArray(apps.creatorId, [...creators]),
        gte(dailyTests.day, from),
        inArray(dailyTests.status, ['passed', 'failed']),
      ),
    )
    .groupBy(dailyTests.appId)
  return new Map(rows.map(({ appId, ...tests }) => [appId, tests]))
}
