import type { reviews as contract } from '@wakeel/contract'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { TimeAndId } from '../cursor.ts'
import type { Database } from '../database/database.ts'
import { users } from '../database/schema/accounts.ts'
import { reviews } from '../database/schema/reviews.ts'
import type { ReviewParts } from './dependencies.ts'
import { hasRun } from './has-run.ts'

export type ReviewRow = Awaited<ReturnType<ReturnType<typeof selectReviews>['execute']>>[number]
export const isCounted = eq(reviews.status, 'counted')

export async function findReviewBy(
  { database, storeName }: ReviewParts,
  appId: string,
  userId: string,
): Promise<contract.Review | undefined> {
  const [row] = await selectReviews(
    database,
    and(eq(reviews.appId, appId), eq(reviews.userId, userId)),
  )
  return row && toReview(row, userId, storeName)
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

export function selectReviews(database: Database, where: SQL | undefined) {
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
