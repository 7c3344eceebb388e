import { and, eq } from 'drizzle-orm'
import type { Transaction } from '../database/database.ts'
import { reviews } from '../database/schema/reviews.ts'

export interface ReviewText {
  appId: string
  userId: string
  rating: number
  comment: string
  isSample: boolean
  addressHash: string | null
  writtenAt: Date
}

/** Adds a person's review of an app that is locked, or changes the one there is. Whether it counts is judged next. */
export async function writeReview(
  tx: Transaction,
  newId: string,
  text: ReviewText,
): Promise<string> {
  const { appId, userId, rating, comment, isSample, addressHash, writtenAt } = text
  const [written] = await tx
    .insert(reviews)
    .values({
      id: newId,
      appId,
      userId,
      rating,
      comment,
      isSample,
      addressHash,
      judgedAt: writtenAt,
      createdAt: writtenAt,
      updatedAt: writtenAt,
    })
    .onConflictDoUpdate({
      target: [reviews.appId, reviews.userId],
      set: { rating, comment, isSample, addressHash, updatedAt: writtenAt },
    })
    .returning({ id: reviews.id })
  return written!.id
}

/** The apps that a person has reviewed, or the one of them. */
export async function reviewedApps(
  tx: Transaction,
  userId: string,
  appId?: string,
): Promise<string[]> {
  const rows = await tx
    .select({ appId: reviews.appId })
    .from(reviews)
    .where(
      and(eq(reviews.userId, userId), appId === undefined ? undefined : eq(reviews.appId, appId)),
    )
  return rows.map((row) => row.appId)
}
