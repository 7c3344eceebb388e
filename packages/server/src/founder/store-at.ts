import { and, eq, gt, isNull, lte, or, sql } from 'drizzle-orm'
import { isTrusted } from '../creators/trust.ts'
import type { Queries } from '../database/database.ts'
import { creatorAccounts, orders, refunds } from '../database/schema/billing.ts'
import { apps, listedTimes } from '../database/schema/catalogue.ts'
import { reviews } from '../database/schema/reviews.ts'
import { runs } from '../database/schema/runs.ts'

const moment = (at: Date) => sql`${at.toISOString()}::timestamptz`

/** What one creator has in the store; under nobody what is the store's own. */
export interface Listing {
  creatorId: string | null
  /** In the ledger, which the first sale opens. */
  accountId: string | null
  agents: number
}

export interface Listed {
  agents: number
  /** People who have an agent in the store. */
  creators: number
}

/** What is in the store now, creator by creator. */
export async function readListings(queries: Queries): Promise<Listing[]> {
  return queries
    .select({
      creatorId: apps.creatorId,
      accountId: creatorAccounts.accountId,
      agents: sql`count(*)`.mapWith(Number),
    })
    .from(apps)
    .leftJoin(creatorAccounts, eq(creatorAccounts.userId, apps.creatorId))
    .where(eq(apps.isActive, true))
    .groupBy(apps.creatorId, creatorAccounts.accountId)
}

export const toListed = (listings: readonly Listing[]): Listed => ({
  agents: listings.reduce((sum, { agents }) => sum + agents, 0),
  creators: listings.filter(({ creatorId }) => creatorId !== null).length,
})

/** What was in the store at a moment, with what has left it since. */
export async function readListedAt(queries: Queries, at: Date): Promise<Listed> {
  const [row] = await queries
    .select({
      agents: sql`count(*)`.mapWith(Number),
      creators: sql`count(distinct ${listedTimes.creatorId})`.mapWith(Number),
    })
    .from(listedTimes)
    .where(
      and(
        lte(listedTimes.listedAt, at),
        or(isNull(listedTimes.unlistedAt), gt(listedTimes.unlistedAt, at)),
      ),
    )
  return row!
}

/** The mean of all reviews that count and are not sample data, and of those of them that had been written by an earlier moment. */
export async function readRatings(
  queries: Queries,
  earlier: Date,
): Promise<{ now: number | null; before: number | null }> {
  const wasThere = sql`filter (where ${reviews.createdAt} <= ${moment(earlier)})`
  const [row] = await queries
    .select({
      stars: sql`coalesce(sum(${reviews.rating}), 0)`.mapWith(Number),
      count: sql`count(*)`.mapWith(Number),
      starsBefore: sql`coalesce(sum(${reviews.rating}) ${wasThere}, 0)`.mapWith(Number),
      countBefore: sql`count(*) ${wasThere}`.mapWith(Number),
    })
    .from(reviews)
    .where(and(eq(reviews.isSample, false), eq(reviews.status, 'counted')))
  const { stars, count, starsBefore, countBefore } = row!
  return { now: toRating(stars, count), before: toRating(starsBefore, countBefore) }
}

/** To a hundredth of a star; null without a review. */
const toRating = (stars: number, count: number) =>
  count === 0 ? null : Math.round((stars * 100) / count) / 100

/** Of the agents bought from one moment until another, how many had had their money given back by the latter. */
export async function givenBack(queries: Queries, from: Date, until: Date): Promise<number> {
  const [row] = await queries
    .select({ count: sql`count(distinct ${orders.id})`.mapWith(Number) })
    .from(refunds)
    .innerJoin(orders, sql`${orders.id} = ${refunds.orderId} and ${orders.kind} = 'app'`)
    .where(
      sql`${refunds.completedAt} >= ${moment(from)} and ${refunds.completedAt} <= ${moment(until)}
        and ${orders.completedAt} >= ${moment(from)} and ${orders.completedAt} <= ${moment(until)}`,
    )
  return row!.count
}

/** Whether there had been an answer that trust is made of by then. */
export async function hasAnswered(queries: Queries, at: Date): Promise<boolean> {
  const { rows } = await queries.execute(sql`
    select from ${runs} join ${apps} on ${apps.id} = ${runs.appId}
    where ${runs.startedAt} <= ${moment(at)} and ${runs.status} = 'succeeded' and ${isTrusted(at)} limit 1`)
  return rows.length > 0
}
