import type { reviews as contract, ResultOf } from '@wakeel/contract'
import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import type { ListedApp } from '../catalogue/catalogue.ts'
import { readCursor, TimeAndId, toPage } from '../cursor.ts'
import type { Database } from '../database/database.ts'
import { users } from '../database/schema/accounts.ts'
import { apps } from '../database/schema/catalogue.ts'
import { reviews } from '../database/schema/reviews.ts'
import { hasRun } from './has-run.ts'

const KEPT_HISTOGRAMS = 5000

type Page = Omit<ResultOf<typeof contract.routes.listReviews>, 'success' | 'is_own_agent'>
type Summary = Pick<Page, 'rating' | 'histogram'>
export type ReviewRow = Awaited<ReturnType<ReturnType<typeof selectReviews>['execute']>>[number]
const isCounted = eq(reviews.status, 'counted')

/** An app's reviews that count, newest first. */
export function createReviewList(database: Database, storeName: string) {
  const histograms = new LRUCache<string, { changeNumber: number; summary: Summary }>({
    max: KEPT_HISTOGRAMS,
  })

  /** Counted anew when the app's rating changes, not for everyone who looks. */
  async function summaryOf({ id, changeNumber }: ListedApp): Promise<Summary> {
    const known = histograms.get(id)
    if (known?.changeNumber === changeNumber) return known.summary
    const rows = await database
      .select({ rating: reviews.rating, count: sql<number>`count(*)::int` })
      .from(reviews)
      .where(and(eq(reviews.appId, id), isCounted))
      .groupBy(reviews.rating)
    const [app] = await database
      .select({ tenths: apps.ratingTenths })
      .from(apps)
      .where(eq(apps.id, id))
    const histogram: contract.RatingHistogram = { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 }
    for (const { rating, count } of rows) histogram[rating as 1 | 2 | 3 | 4 | 5] = count
    const summary = { rating: (app?.tenths ?? 45) / 10, histogram }
    histograms.set(id, { changeNumber, summary })
    return summary
  }

  async function mine(appId: string, userId: string): Promise<contract.Review | undefined> {
    const [row] = await selectReviews(
      database,
      and(eq(reviews.appId, appId), eq(reviews.userId, userId)),
    )
    return row && toReview(row, userId, storeName)
  }

  return {
    mine,

    async page(
      app: ListedApp,
      {
        limit,
        cursor,
        userId,
      }: { limit: number; cursor: string | undefined; userId: string | undefined },
    ): Promise<Page> {
      const name = `reviews ${app.id}`
      const place = readCursor(name, cursor, TimeAndId)
      const rows = await selectReviews(
        database,
        and(eq(reviews.appId, app.id), isCounted, place && isAfter(place)),
      )
        .orderBy(desc(reviews.createdAt), desc(reviews.id))
        .limit(limit + 1)
      const { shown, next_cursor } = toPage(name, rows, limit, (last) => [
        last.createdAt.getTime(),
        last.id,
      ])
      const { rating, histogram } = await summaryOf(app)
      return {
        reviews: shown.map((row) => toReview(row, userId, storeName)),
        total: Object.values(histogram).reduce((sum, count) => sum + count, 0),
        rating,
        histogram,
        mine: (userId !== undefined && (await mine(app.id, userId))) || null,
        next_cursor,
      }
    },
  }
}

/** Further down in a list with the newest first. */
export function isAfter([writtenAt, id]: TimeAndId): SQL {
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
  status: reviews.status,
  statusReason: reviews.statusReason,
  hasRun,
}

function selectReviews(database: Database, where: SQL | undefined) {
  return database
    .select(reviewFields)
    .from(reviews)
    .innerJoin(users, eq(users.id, reviews.userId))
    .where(where)
    .$dynamic()
}

export function toReview(
  row: ReviewRow,
  userId: string | undefined,
  storeName: string,
): contract.Review {
  return {
    id: row.id,
    rating: row.rating,
    comment: row.comment,
    user_name: row.userName.trim() || `${storeName} User`,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
    has_run: row.hasRun,
    is_sample: row.isSample,
    is_mine: row.userId === userId,
    status: row.status,
    status_reason: row.statusReason,
    reply:
      row.reply !== null && row.repliedAt
        ? { text: row.reply, replied_at: row.repliedAt.toISOString() }
        : null,
  }
}
