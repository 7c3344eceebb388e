import { and, eq, gte, inArray, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../database/database.ts'
import { apps } from '../../database/schema/catalogue.ts'
import { runs } from '../../database/schema/runs.ts'
import { isTrusted } from '../trust.ts'

export interface RunCount {
  succeeded: number
  failed: number
}

const counts = {
  succeeded: sql<number>`(count(*) filter (where ${runs.status} = 'succeeded'))::int`,
  failed: sql<number>`(count(*) filter (where ${runs.status} = 'failed'))::int`,
}

/** What people asked of an agent, free or paid; not what the store or the creator ran to check it. */
export const isCustomerRun = inArray(runs.kind, ['demo', 'paid'])

/** Runs by others, finished or not. */
export const byOthers = (userId: string): SQL => sql`${runs.userId} is distinct from ${userId}`

/** The apps of a creator as a subquery. */
export const appsOf = (queries: Queries, userId: string) =>
  queries.select({ id: apps.id }).from(apps).where(eq(apps.creatorId, userId))

/** By app of these creators: how many of the runs that trust is made of succeeded and failed since a moment. */
export async function trustedRunsByApp(
  queries: Queries,
  { creators, from, now }: { creators: readonly string[]; from: Date; now: Date },
): Promise<Map<string, RunCount>> {
  const rows = await queries
    .select({ appId: runs.appId, ...counts })
    .from(apps)
    .innerJoin(runs, eq(runs.appId, apps.id))
    .where(and(inArray(apps.creatorId, [...creators]), gte(runs.startedAt, from), isTrusted(now)))
    .groupBy(runs.appId)
  return new Map(rows.map(({ appId, ...count }) => [appId, count]))
}

/** By app: how often creators had answers of their own agents, which an app's count holds and a creator's metrics do not. */
export async function ownRunsByApp(
  queries: Queries,
  creators: readonly string[],
): Promise<Map<string, number>> {
  const rows = await queries
    .select({ appId: runs.appId, count: sql<number>`count(*)::int` })
    .from(runs)
    .innerJoin(apps, and(eq(apps.id, runs.appId), eq(apps.creatorId, runs.userId)))
    .where(and(inArray(runs.userId, [...creators]), eq(runs.status, 'succeeded'), isCustomerRun))
    .groupBy(runs.appId)
  return new Map(rows.map(({ appId, count }) => [appId, count]))
}
