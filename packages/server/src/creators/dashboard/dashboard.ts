import {
  aed,
  type creators as contract,
  type InputOf,
  RANGES,
  type ReplyOf,
} from '@wakeel/contract'
import { and, eq, or, sql, sum } from 'drizzle-orm'
import { apps } from '../../database/schema/catalogue.ts'
import { requireUser } from '../../http/caller.ts'
import type { Context } from '../../http/context.ts'
import { monthOf } from '../../uae-calendar.ts'
import { beginningOf, lastDays } from '../../uae-days.ts'
import type { CreatorDependencies } from '../dependencies.ts'
import { readAgentRuns } from './agent-runs.ts'
import { readAgents } from './creator-agents.ts'
import { readEarnings } from './earnings-list.ts'
import { revenueByDay, totalRevenues } from './movements.ts'
import { runsByDay } from './run-counts.ts'
import { toStats } from './stats.ts'

type Routes = typeof contract.routes

/** Growth compares the days of this many with as many before them. */
const GROWTH_DAYS = 30

type Dependencies = Pick<CreatorDependencies, 'database' | 'clock'>

export async function getCreatorStats(
  creators: Dependencies,
  _input: unknown,
  { caller }: Context,
): Promise<ReplyOf<Routes['getCreatorStats']>> {
  const { clock, database } = creators
  const { userId } = requireUser(caller)
  const now = clock.now()
  const agents = await readAgents(database, { userId, now, language: 'en' })
  const days = lastDays(2 * GROWTH_DAYS, now)
  const byDay = await revenueByDay(database, { userId, from: beginningOf(days[0]!) })
  const revenueOf = (some: readonly string[]) =>
    some.reduce((sum, day) => sum + (byDay.get(day) ?? 0), 0)
  const revenue = {
    total: (await totalRevenues(database, [userId])).get(userId) ?? 0,
    thisMonth: revenueOf(days.filter((day) => day.startsWith(monthOf(now)))),
    lately: revenueOf(days.slice(GROWTH_DAYS)),
    before: revenueOf(days.slice(0, GROWTH_DAYS)),
  }
  return { success: true, stats: toStats(agents, revenue, await averageRating(creators, userId)) }
}

export async function listCreatorAgents(
  { database, clock }: Dependencies,
  { lang }: InputOf<Routes['listCreatorAgents']>,
  { caller }: Context,
): Promise<ReplyOf<Routes['listCreatorAgents']>> {
  const { userId } = requireUser(caller)
  const { agents } = await readAgents(database, { userId, now: clock.now(), language: lang })
  return { success: true, agents }
}

/** Of somebody else's app, or none, every day is empty. */
export async function getCreatorSeries(
  creators: Dependencies,
  { range, app }: InputOf<Routes['getCreatorSeries']>,
  { caller }: Context,
): Promise<ReplyOf<Routes['getCreatorSeries']>> {
  const { clock, database } = creators
  const { userId } = requireUser(caller)
  const days = lastDays(RANGES[range], clock.now())
  const query = {
    userId,
    from: beginningOf(days[0]!),
    ofApp: app && (await findOwnApp(creators, userId, app)),
  }
  const isNobodys = app !== undefined && query.ofApp === undefined
  const revenueOf = isNobodys ? new Map<string, number>() : await revenueByDay(database, query)
  const runsOf = isNobodys ? new Map<string, never>() : await runsByDay(database, query)
  return {
    success: true,
    days: days.map((day) => ({
      day,
      revenue: aed(revenueOf.get(day) ?? 0),
      runs: runsOf.get(day)?.succeeded ?? 0,
      failed_runs: runsOf.get(day)?.failed ?? 0,
    })),
  }
}

export async function listEarnings(
  { database, clock }: Dependencies,
  input: InputOf<Routes['listEarnings']>,
  { caller }: Context,
): Promise<ReplyOf<Routes['listEarnings']>> {
  const { userId } = requireUser(caller)
  return {
    success: true,
    ...(await readEarnings(database, { ...input, userId, now: clock.now() })),
  }
}

export async function listAgentRuns(
  { database }: Dependencies,
  input: InputOf<Routes['listAgentRuns']>,
  { caller }: Context,
): Promise<ReplyOf<Routes['listAgentRuns']>> {
  const { userId } = requireUser(caller)
  return { success: true, ...(await readAgentRuns(database, { ...input, userId })) }
}

/** The ratings that the store shows, each as often as it has reviews. */
async function averageRating({ database }: Dependencies, userId: string): Promise<number | null> {
  const [row] = await database
    .select({
      tenths: sum(sql`${apps.ratingTenths} * ${apps.reviewsCount}`).mapWith(Number),
      reviews: sum(apps.reviewsCount).mapWith(Number),
    })
    .from(apps)
    .where(eq(apps.creatorId, userId))
  return row?.reviews ? Math.round(row.tenths / row.reviews) / 10 : null
}

async function findOwnApp(
  { database }: Dependencies,
  userId: string,
  slugOrId: string,
): Promise<string | undefined> {
  const [app] = await database
    .select({ id: apps.id })
    .from(apps)
    .where(
      and(
        eq(apps.creatorId, userId),
        or(eq(apps.slug, slugOrId), eq(sql`${apps.id}::text`, slugOrId)),
      ),
    )
  return app?.id
}
