import { aed, creators as contract, type forge, type Language } from '@wakeel/contract'
import { and, desc, eq, gte, inArray, sql } from 'drizzle-orm'
import { ratingTenths } from '../../catalogue/card.ts'
import { apps } from '../../catalogue/tables.ts'
import type { Queries } from '../../database/database.ts'
import { agentVersions, dailyTests } from '../../forge/tables.ts'
import { boundsOf, monthOf } from '../../uae-calendar.ts'
import { purchasesByApp, revenueByApp } from './movements.ts'
import { appsOf, ownRunsByApp, type RunCount, runsByApp } from './run-counts.ts'
import { beginningOfLast, lastDays } from './uae-days.ts'

const TRIED_DAYS = 30
const KEPT_DAYS = 90

type App = typeof apps.$inferSelect

/** All of a creator's agents with their figures, newest first, in as many queries for fifty agents as for one. */
export async function readAgents(
  queries: Queries,
  { userId, now, language }: { userId: string; now: Date; language: Language },
): Promise<contract.CreatorAgent[]> {
  const own = await queries.select().from(apps).where(eq(apps.creatorId, userId)).orderBy(desc(apps.createdAt), desc(apps.id))
  if (own.length === 0) return []
  const newestOf = await newestVersions(queries, userId)
  const ownRuns = await ownRunsByApp(queries, userId)
  const tried = await runsByApp(queries, { userId, from: beginningOfLast(TRIED_DAYS, now) })
  const tests = await testsByApp(queries, userId, lastDays(TRIED_DAYS, now)[0]!)
  const bought = await purchasesByApp(queries, { userId, from: beginningOfLast(KEPT_DAYS, now) })
  const earned = await revenueByApp(queries, { userId, from: boundsOf(monthOf(now)).begins })

  return own.map((app) => {
    const newest = newestOf.get(app.id)
    const totalRuns = app.executionCount - (ownRuns.get(app.id) ?? 0)
    const trustParts = totalRuns === 0 ? null : partsOf(app, tried.get(app.id), tests.get(app.id), bought.get(app.id))
    return {
      id: app.id,
      slug: app.slug,
      name: app.name[language],
      emoji: app.emoji,
      category: app.category as contract.CreatorAgent['category'],
      description: app.description[language],
      ...statesOf(app, newest),
      rating: app.reviewsCount === 0 ? null : ratingTenths(app.ratingSum, app.reviewsCount) / 10,
      reviewsCount: app.reviewsCount,
      totalRuns,
      monthlyRevenue: aed(earned.get(app.id) ?? 0),
      trustScore: trustParts && contract.trustScore(trustParts),
      trustParts,
      createdAt: app.createdAt.toISOString(),
    }
  })
}

function statesOf(app: App, newest: forge.AgentStatus | undefined) {
  const open = newest === undefined || newest === 'published' ? null : newest
  return {
    status: app.isActive ? 'published' : (open ?? 'draft'),
    is_listed: app.isActive,
    under_maintenance: app.maintenanceSince !== null,
    open_status: open,
    version: app.isActive ? app.liveVersion : null,
  } satisfies Partial<contract.CreatorAgent>
}

/** What nothing is known of counts in full, and an agent that nobody has rated as the store shows it. */
function partsOf(app: App, runs: RunCount | undefined, tests: Tests | undefined, bought: Bought | undefined): contract.TrustParts {
  const part = (good: number, all: number) => (all === 0 ? 1 : good / all)
  return {
    succeeded: runs ? part(runs.succeeded, runs.succeeded + runs.failed) : 1,
    testsPassed: tests ? part(tests.passed, tests.all) : 1,
    rating: (ratingTenths(app.ratingSum, app.reviewsCount) / 10 - 1) / 4,
    kept: bought ? part(bought.kept, bought.all) : 1,
  }
}

/** The state of each app's newest version. */
async function newestVersions(queries: Queries, userId: string): Promise<Map<string, forge.AgentStatus>> {
  const rows = await queries
    .selectDistinctOn([agentVersions.appId], { appId: agentVersions.appId, status: agentVersions.status })
    .from(agentVersions)
    .where(inArray(agentVersions.appId, appsOf(queries, userId)))
    .orderBy(agentVersions.appId, desc(agentVersions.number))
  return new Map(rows.map(({ appId, status }) => [appId, status]))
}

type Tests = { all: number; passed: number }
type Bought = { all: number; kept: number }

async function testsByApp(queries: Queries, userId: string, from: string): Promise<Map<string, Tests>> {
  const rows = await queries
    .select({
      appId: dailyTests.appId,
      all: sql<number>`count(*)::int`,
      passed: sql<number>`(count(*) filter (where ${dailyTests.status} = 'passed'))::int`,
    })
    .from(dailyTests)
    .where(
      and(inArray(dailyTests.appId, appsOf(queries, userId)), gte(dailyTests.day, from), inArray(dailyTests.status, ['passed', 'failed'])),
    )
    .groupBy(dailyTests.appId)
  return new Map(rows.map(({ appId, ...tests }) => [appId, tests]))
}
