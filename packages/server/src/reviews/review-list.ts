import type { reviews as contract, ResultOf } from '@wakeel/contract'
import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import { users } from '../accounts/tables.ts'
import { ratingTenths } from '../catalogue/card.ts'
import type { ListedApp } from '../catalogue/catalogue.ts'
import { readCursor, toPage } from '../cursor.ts'
import type { Database } from '../database/database.ts'
import { runs } from '../runs/tables.ts'
import { reviews } from './tables.ts'

const KEPT_HISTOGRAMS = 5000

type Page = Omit<ResultOf<typeof contract.routes.listReviews>, 'success'>
export type ReviewRow = Awaited<ReturnType<ReturnType<typeof selectReviews>['execute']>>[number]
export type Cursor = [writtenAt: number, id: string]

/** An app's reviews, newest first. */
export function createReviewList(database: Database) {
  const histograms = new LRUCache<string, { changeNumber: number; histogram: contract.RatingHistogram }>({ max: KEPT_HISTOGRAMS })

  /** Counted anew when the app's rating changes, not for everyone who looks. */
  async function histogramOf({ id, changeNumber }: ListedApp): Promise<contract.RatingHistogram> {
    const known = histograms.get(id)
    if (known?.changeNumber === changeNumber) return known.histogram
    const rows = await database
      .select({ rating: reviews.rating, count: sql<number>`count(*)::int` })
      .from(reviews)
      .where(eq(reviews.appId, id))
      .groupBy(reviews.rating)
    const histogram: contract.RatingHistogram = { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 }
    for (const { rating, count } of rows) histogram[rating as 1 | 2 | 3 | 4 | 5] = count
    histograms.set(id, { changeNumber, histogram })
    return histogram
  }

  async function mine(appId: string, userId: string): Promise<contract.Review | undefined> {
    const [row] = await selectReviews(database, and(eq(reviews.appId, appId), eq(reviews.userId, userId)))
    return row && toReview(row, userId)
  }

  return {
    mine,

    async page(
      app: ListedApp,
      { limit, cursor, userId }: { limit: number; cursor: string | undefined; userId: string | undefined },
    ): Promise<Page> {
      const name = `reviews ${app.id}`
      const place = readCursor<Cursor>(name, cursor)
      const rows = await selectReviews(database, and(eq(reviews.appId, app.id), place && isAfter(place)))
        .orderBy(desc(reviews.createdAt), desc(reviews.id))
        .limit(limit + 1)
      const { shown, next_cursor } = toPage(name, rows, limit, (last) => [last.createdAt.getTime(), last.id])
      const histogram = await histogramOf(app)
      const stars = Object.entries(histogram)
      const total = stars.reduce((sum, [, count]) => sum + count, 0)
      return {
        reviews: shown.map((row) => toReview(row, userId)),
        total,
        rating:
          ratingTenths(
            stars.reduce((sum, [rating, count]) => sum + Number(rating) * count, 0),
            total,
          ) / 10,
        histogram,
        mine: (userId !== undefined && (await mine(app.id, userId))) || null,
        next_cursor,
      }
    },
  }
}

/** Further down in a list with the newest first. */
export function isAfter([writtenAt, id]: Cursor): SQL {
  return sql`(${reviews.createdAt}, ${reviews.id}) < (${new Date(writtenAt).toISOString()}::timestamptz, ${id}::uuid)`
}

/** What `toReview` makes a review of; reviews are joined with those who wrote them. */
export const reviewFields = {
  id: reviews.id,
  userId: reviews.userId,
  userName: users.name,
  rating: reviews.rating,
  comment: reviews.comment,
  isSample: reviews.isSample,
  createdAt: reviews.createdAt,
  updatedAt: reviews.updatedAt,
  reply: reviews.reply,
  repliedAt: reviews.repliedAt,
  hasRun: sql<boolean>`exists (
    select from ${runs}
    where ${runs.userId} = ${reviews.userId} and ${runs.appId} = ${reviews.appId} and ${runs.status} = 'succeeded'
  )`,
}

function selectReviews(database: Database, where: SQL | undefined) {
  return database.select(reviewFields).from(reviews).innerJoin(users, eq(users.id, reviews.userId)).where(where).$dynamic()
}

export function toReview(row: ReviewRow, userId: string | undefined): contract.Review {
  return {
    id: row.id,
    rating: row.rating,
    comment: row.comment,
    user_name: row.userName.trim() || 'Wakeel User',
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
    has_run: row.hasRun,
    is_sample: row.isSample,
    is_mine: row.userId === userId,
    reply: row.reply !== null && row.repliedAt ? { text: row.reply, replied_at: row.repliedAt.toISOString() } : null,
  }
}
