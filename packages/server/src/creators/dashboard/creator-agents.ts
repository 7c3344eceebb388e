import { aed, type creators as contract, type forge, type Language } from '@wakeel/contract'
import { and, desc, eq, getTableColumns, inArray } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { apps } from '../../database/schema/catalogue.ts'
import { agentPins } from '../../database/schema/connections.ts'
import { agentVersions } from '../../database/schema/forge.ts'
import type { Metrics } from '../../metrics/metrics.ts'
import { monthOf } from '../../uae-calendar.ts'
import { dayAt } from '../../uae-days.ts'
import { revenueByApp } from './revenue.ts'
import { appsOf } from './run-counts.ts'
import { meanTrust, readTrust } from './trust.ts'

type App = typeof apps.$inferSelect & { pausedAt: Date | null }

/** All of a creator's agents with their metrics, newest first, and what the listed ones together are trusted by, in as many queries for fifty agents as for one. */
export async function readAgents(
  dependencies: { database: Database; metrics: Metrics },
  { userId, now, language }: { userId: string; now: Date; language: Language },
): Promise<{ agents: contract.CreatorAgent[]; trustScore: number | null }> {
  const { database } = dependencies
  const own = await database
    .select({ ...getTableColumns(apps), pausedAt: agentPins.pausedAt })
    .from(apps)
    .leftJoin(agentPins, and(eq(agentPins.appId, apps.id), eq(agentPins.version, apps.liveVersion)))
    .where(eq(apps.creatorId, userId))
    .orderBy(desc(apps.createdAt), desc(apps.id))
  if (own.length === 0) return { agents: [], trustScore: null }
  const [newestOf, trustOf, earned] = await Promise.all([
    newestVersions(database, userId),
    readTrust(database, { creators: [userId], now }),
    revenueByApp(dependencies, {
      userId,
      agents: own.map(({ id }) => id),
      days: { from: `${monthOf(now)}-01`, to: dayAt(now) },
    }),
  ])

  const agents = own.map((app) => {
    const newest = newestOf.get(app.id)
    const { totalRuns, trustParts, trustScore } = trustOf(app)
    return {
      id: app.id,
      slug: app.slug,
      name: app.name[language],
      emoji: app.emoji,
      category: app.category,
      description: app.description[language],
      ...statesOf(app, newest),
      rating: app.reviewsCount === 0 ? null : app.ratingTenths / 10,
      reviewsCount: app.reviewsCount,
      totalRuns,
      monthlyRevenue: aed(earned.get(app.id) ?? 0),
      trustScore,
      trustParts,
      createdAt: app.createdAt.toISOString(),
    }
  })
  return { agents, trustScore: meanTrust(own.filter(({ isActive }) => isActive).map(trustOf)) }
}

function statesOf(app: App, newest: forge.AgentStatus | undefined) {
  const open = newest === undefined || newest === 'published' ? null : newest
  return {
    status: app.isActive ? 'published' : (open ?? 'draft'),
    is_listed: app.isActive,
    taken_down: app.takenDownAt !== null,
    under_maintenance: app.maintenanceSince !== null,
    is_paused: app.isActive && app.pausedAt !== null,
    open_status: open,
    version: app.isActive ? app.liveVersion : null,
  } satisfies Partial<contract.CreatorAgent>
}

/** The state of each app's newest version. */
async function newestVersions(
  database: Database,
  userId: string,
): Promise<Map<string, forge.AgentStatus>> {
  const rows = await database
    .selectDistinctOn([agentVersions.appId], {
      appId: agentVersions.appId,
      status: agentVersions.status,
    })
    .from(agentVersions)
    .where(inArray(agentVersions.appId, appsOf(database, userId)))
    .orderBy(agentVersions.appId, desc(agentVersions.number))
  return new Map(rows.map(({ appId, status }) => [appId, status]))
}
