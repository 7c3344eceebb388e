import { and, asc, eq, inArray, isNotNull, lte, sql } from 'drizzle-orm'
import type { AppRating } from '../catalogue/catalogue.ts'
import type { Queries, Transaction } from '../database/database.ts'
import { apps } from '../database/schema/catalogue.ts'
import { reviews } from '../database/schema/reviews.ts'
import { movedRating, type ShownRating, settledRating, type Votes } from './rating.ts'

/**
 * Locks apps until the transaction ends, in one order, so that their reviews are judged and counted one after the other. Whoever changes
 * reviews takes this lock before any of them.
 */
export async function lockApps(tx: Transaction, appIds: readonly string[]): Promise<void> {
  if (appIds.length === 0) return
  await tx
    .select({ id: apps.id })
    .from(apps)
    .where(inArray(apps.id, [...appIds]))
    .orderBy(asc(apps.id))
    .for('no key update')
}

/** Counts the reviews of apps that are held. `isSettled`: they have stood for long, so the rating does not have to get there day by day. */
export async function renewRatings(
  tx: Transaction,
  appIds: readonly string[],
  { now, isSettled = false }: { now: Date; isSettled?: boolean },
): Promise<AppRating[]> {
  if (appIds.length === 0) return []
  const votesOf = await readVotes(tx, appIds)
  const shown = await tx
    .select({
      appId: apps.id,
      ratingTenths: apps.ratingTenths,
      ratingBefore: apps.ratingBefore,
      ratingMovedAt: apps.ratingMovedAt,
      ratingNextAt: apps.ratingNextAt,
    })
    .from(apps)
    .where(inArray(apps.id, [...appIds]))
    .orderBy(asc(apps.id))
  return shown.map(({ appId, ...before }) => {
    const votes = votesOf.get(appId) ?? []
    const rating: ShownRating = isSettled ? settledRating(votes) : movedRating(before, votes, now)
    return {
      appId,
      ...rating,
      ratingSum: votes.reduce((sum, vote) => sum + vote.rating * vote.count, 0),
      reviewsCount: votes.reduce((sum, vote) => sum + vote.count, 0),
    }
  })
}

/** By app, the reviews that count. */
async function readVotes(
  queries: Queries,
  appIds: readonly string[],
): Promise<Map<string, Votes[]>> {
  const rows = await queries
    .select({
      appId: reviews.appId,
      rating: reviews.rating,
      weight: reviews.weight,
      count: sql<number>`count(*)::int`,
    })
    .from(reviews)
    .where(and(inArray(reviews.appId, [...appIds]), eq(reviews.status, 'counted')))
    .groupBy(reviews.appId, reviews.rating, reviews.weight)
  return Map.groupBy(rows, ({ appId }) => appId)
}

/** The apps whose rating may move on. */
export async function findDue(queries: Queries, now: Date): Promise<string[]> {
  const rows = await queries
    .select({ id: apps.id })
    .from(apps)
    .where(and(isNotNull(apps.ratingNextAt), lte(apps.ratingNextAt, now)))
  return rows.map(({ id }) => id)
}
