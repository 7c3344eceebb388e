import { eq, sql } from 'drizzle-orm'
import { creatorAccounts, orders, refunds } from '../billing/tables.ts'
import { apps } from '../catalogue/tables.ts'
import type { Queries } from '../database/database.ts'
import { reviews } from '../reviews/tables.ts'
import { runs } from '../runs/tables.ts'

const moment = (at: Date) => sql`${at.toISOString()}::timestamptz`

/** What one creator has in the store; under nobody what is the store's own. */
export interface Listing {
  creatorId: string | null
  /** In the ledger, which the first sale opens. */
  accountId: string | null
  agents: number
  /** Those of them that were in it at an earlier moment. */
  before: number
}

export interface Listed {
  agents: number
  /** People who have an agent in the store. */
  creators: number
}

/** What is in the store now, creator by creator, and had come into it by an earlier moment. */
export async function readListings(queries: Queries, earlier: Date): Promise<Listing[]> {
  return queries
    .select({
      creatorId: apps.creatorId,
      accountId: creatorAccounts.accountId,
      agents: sql`count(*)`.mapWith(Number),
      before: sql`count(*) filter (where ${apps.createdAt} <= ${moment(earlier)})`.mapWith(Number),
    })
    .from(apps)
    .leftJoin(creatorAccounts, eq(creatorAccounts.userId, apps.creatorId))
    .where(eq(apps.isActive, true))
    .groupBy(apps.creatorId, creatorAccounts.accountId)
}

export const toListed = (listings: readonly Listing[], count: (listing: Listing) => number): Listed => ({
  agents: listings.reduce((sum, listing) => sum + count(listing), 0),
  creators: listings.filter((listing) => listing.creatorId !== null && count(listing) > 0).length,
})

/** The mean of all reviews that stand and are not sample data, and of those of them that had been written by an earlier moment. */
export async function readRatings(queries: Queries, earlier: Date): Promise<{ now: number | null; before: number | null }> {
  const wasThere = sql`filter (where ${reviews.createdAt} <= ${moment(earlier)})`
  const [row] = await queries
    .select({
      stars: sql`coalesce(sum(${reviews.rating}), 0)`.mapWith(Number),
      count: sql`count(*)`.mapWith(Number),
      starsBefore: sql`coalesce(sum(${reviews.rating}) ${wasThere}, 0)`.mapWith(Number),
      countBefore: sql`count(*) ${wasThere}`.mapWith(Number),
    })
    .from(reviews)
    .where(eq(reviews.isSample, false))
  const { stars, count, starsBefore, countBefore } = row!
  return { now: toRating(stars, count), before: toRating(starsBefore, countBefore) }
}

/** To a hundredth of a star; null without a review. */
const toRating = (stars: number, count: number) => (count === 0 ? null : Math.round((stars * 100) / count) / 100)

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

/** Whether anybody had had an answer by then. */
export async function hasAnswered(queries: Queries, at: Date): Promise<boolean> {
  const { rows } = await queries.execute(sql`
    select from ${runs} where ${runs.kind} in ('demo', 'paid') and ${runs.startedAt} <= ${moment(at)} and ${runs.status} = 'succeeded' limit 1`)
  return rows.length > 0
}
