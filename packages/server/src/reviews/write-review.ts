import { eq } from 'drizzle-orm'
import type { Transaction } from '../database/database.ts'
import { reviews } from '../database/schema/reviews.ts'
import type { Verdict } from './judge.ts'
import type { LockedApp } from './lock-apps.ts'
import { moveVote } from './votes.ts'

export interface ReviewText {
  appId: string
  userId: string
  rating: number
  comment: string
  isSample: boolean
  addressHash: string | null
  writtenAt: Date
}

/** Adds a person's review of an app that is locked, or changes the one there is, as it was judged, and counts it. */
export async function writeReview(
  tx: Transaction,
  newId: string,
  app: LockedApp,
  text: ReviewText,
  { status, heldFor, weight, was }: Verdict,
): Promise<typeof reviews.$inferSelect> {
  const { appId, userId, rating, comment, isSample, addressHash, writtenAt } = text
  const written = {
    rating,
    comment,
    isSample,
    addressHash,
    updatedAt: writtenAt,
    status,
    heldFor,
    weight,
    judgedAt: writtenAt,
    statusReason: null,
    approvedAt: null,
  }
  const [review] = await tx
    .insert(reviews)
    .values({ id: newId, appId, userId, createdAt: writtenAt, ...written })
    .onConflictDoUpdate({ target: [reviews.appId, reviews.userId], set: written })
    .returning()
  moveVote(app.votes, was, { status, rating, weight })
  return review!
}

/** The apps that a person has reviewed. */
export async function reviewedApps(tx: Transaction, userId: string): Promise<string[]> {
  const rows = await tx
    .select({ appId: reviews.appId })
    .from(reviews)
    .where(eq(reviews.userId, userId))
  return rows.map((row) => row.appId)
}
