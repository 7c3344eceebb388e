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
import type { Days } from '../../metrics/day-ranges.ts'
import { monthOf } from '../../uae-calendar.ts'
import { lastDays } from '../../uae-days.ts'
import { type Outcome, runsOf } from '../daily.ts'
import type { CreatorDependencies } from '../dependencies.ts'
import { readAgentRuns } from './agent-runs.ts'
import { readAgents } from './creator-agents.ts'
import { readEarnings } from './earnings-list.ts'
import { revenueByDay, totalRevenues } from './revenue.ts'
import { toStats } from './stats.ts'

type Routes = typeof contract.routes

/** Growth compares the days of this many with as many before them. */
const GROWTH_DAYS = 30

type Dependencies = Pick<CreatorDependencies, 'database' | 'clock' | 'metrics'>

export async function getCreatorStats(
  creators: Dependencies,
  _input: unknown,
  { caller }: Context,
): Promise<ReplyOf<Routes['getCreatorStats']>> {
  const { clock } = creators
  const { userId } = requireUser(caller)
  const now = clock.now()
  const days = lastDays(2 * GROWTH_DAYS, now)
  const [agents, byDay, totals, rating] = await Promise.all([
    readAgents(creators, { userId, now, language: 'en' }),
    revenueByDay(creators, { userId, days: rangeOf(days) }),
    totalRevenues(creators, [userId]),
    averageRating(creators, userId),
  ])
  const revenueOf = (some: readonly string[]) =>
    some.reduce((sum, day) => sum + (byDay.get(day) ?? 0), 0)
  const revenue = {
    total: totals.get(userId) ?? 0,
    thisMonth: revenueOf(days.filter((day) => day.startsWith(monthOf(now)))),
    lately: revenueOf(days.slice(GROWTH_DAYS)),
    before: revenueOf(days.slice(0, GROWTH_DAYS)),
  }
  return { success: true, stats: toStats(agents, revenue, rating) }
}

export async function listCreatorAgents(
  creators: Dependencies,
  { lang }: InputOf<Routes['listCreatorAgents']>,
  { caller }: Context,
): Promise<ReplyOf<Routes['listCreatorAgents']>> {
  const { userId } = requireUser(caller)
  const now = creators.clock.now()
  const { agents } = await readAgents(creators, { userId, now, language: lang })
  return { success: true, agents }
}

/** Of somebody else's app, or none, every day is empty. */
export async function getCreatorSeries(
  creators: Dependencies,
  { range, app }: InputOf<Routes['getCreatorSeries']>,
  { caller }: Context,
): Promise<ReplyOf<Routes['getCreatorSeries']>> {
  const { clock, metrics } = creators
  const { userId } = requireUser(caller)
  const all = lastDays(RANGES[range], clock.now())
  const days = rangeOf(all)
  const agents = await ownAgents(creators, userId, app)
  const runsBy = (outcome: Outcome) => metrics.sumsByDay(runsOf(agents, outcome), days)
  const [revenue, succeeded, failed] =
    app !== undefined && agents.length === 0
      ? [NONE, NONE, NONE]
      : await Promise.all([
          revenueByDay(creators, {
            userId,
            days,
            ofApp: app === undefined ? undefined : agents[0],
          }),
          runsBy('succeeded'),
          runsBy('failed'),
        ])
  return {
    success: true,
    days: all.map((day) => ({
      day,
      revenue: aed(revenue.get(day) ?? 0),
      runs: succeeded.get(day) ?? 0,
      failed_runs: failed.get(day) ?? 0,
    })),
  }
}

const NONE = new Map<string, number>()

const rangeOf = (days: readonly string[]): Days => ({ from: days[0]!, to: days.at(-1)! })

export async function listEarnings(
  creators: Dependencies,
  input: InputOf<Routes['listEarnings']>,
  { caller }: Context,
): Promise<ReplyOf<Routes['listEarnings']>> {
  const { userId } = requireUser(caller)
  return {
    success: true,
    ...(await readEarnings(creators, { ...input, userId, now: creators.clock.now() })),
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

/** The ids of a creator's agents, or of the one that is asked for. */
async function ownAgents(
  { database }: Dependencies,
  userId: string,
  slugOrId: string | undefined,
): Promise<string[]> {
  const rows = await database
    .select({ id: apps.id })
    .from(apps)
    .where(
      and(
        eq(apps.creatorId, userId),
        slugOrId === undefined
          ? undefined
          : or(eq(apps.slug, slugOrId), eq(sql`${apps.id}::text`, slugOrId)),
      ),
    )
  return rows.map(({ id }) => id)
}
