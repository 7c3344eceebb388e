import { and, eq } from 'drizzle-orm'
import type { RatingChange } from '../catalogue/catalogue.ts'
import type { Transaction } from '../database/database.ts'
import { reviews } from './tables.ts'

export interface ReviewText {
  appId: string
  userId: string
  rating: number
  comment: string
  isSample: boolean
  writtenAt: Date
}

/**
 * Adds a person's review of an app or changes the one there is, and says how the app's stars and reviews change. Of many
 * at the same moment one adds and the others change: adding waits for whoever is adding, changing holds the row it read.
 */
export async function writeReview(
  tx: Transaction,
  newId: string,
  text: ReviewText,
): Promise<{ id: string; sumChange: number; countChange: number }> {
  const { appId, userId, rating, comment, isSample, writtenAt } = text
  const [added] = await tx
    .insert(reviews)
    .values({ id: newId, appId, userId, rating, comment, isSample, createdAt: writtenAt, updatedAt: writtenAt })
    .onConflictDoNothing({ target: [reviews.appId, reviews.userId] })
    .returning({ id: reviews.id })
  if (added) return { id: added.id, sumChange: rating, countChange: 1 }

  const [before] = await tx
    .select({ id: reviews.id, rating: reviews.rating })
    .from(reviews)
    .where(and(eq(reviews.appId, appId), eq(reviews.userId, userId)))
    .for('update')
  // It was deleted between the two statements, so now there is room for a new one.
  if (!before) return writeReview(tx, newId, text)
  await tx.update(reviews).set({ rating, comment, isSample, updatedAt: writtenAt }).where(eq(reviews.id, before.id))
  return { id: before.id, sumChange: rating - before.rating, countChange: 0 }
}

/** Deletes a person's review of one app, or all of that person's, and says how the ratings change. */
export async function withoutReviews(tx: Transaction, userId: string, appId?: string): Promise<RatingChange[]> {
  const deleted = await tx
    .delete(reviews)
    .where(and(eq(reviews.userId, userId), appId === undefined ? undefined : eq(reviews.appId, appId)))
    .returning({ appId: reviews.appId, rating: reviews.rating })
  return deleted.map((review) => ({ appId: review.appId, sumChange: -review.rating, countChange: -1 }))
}
