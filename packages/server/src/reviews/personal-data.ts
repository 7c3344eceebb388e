import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Transaction } from '../database/database.ts'
import { apps } from '../database/schema/catalogue.ts'
import { reviews } from '../database/schema/reviews.ts'
import { removeReviews } from './delete-review.ts'
import type { ReviewDependencies } from './dependencies.ts'
import { lockApps } from './lock-apps.ts'
import { appsBy } from './replies.ts'
import { reviewedApps } from './write-review.ts'

/** All that a person has written: reviews, and replies to those of others. */
export async function exportPerson(dependencies: ReviewDependencies, userId: string) {
  const written = await dependencies.database
    .select({
      app: apps.slug,
      rating: reviews.rating,
      comment: reviews.comment,
      status: reviews.status,
      status_reason: reviews.statusReason,
      created_at: reviews.createdAt,
      updated_at: reviews.updatedAt,
    })
    .from(reviews)
    .innerJoin(apps, eq(apps.id, reviews.appId))
    .where(eq(reviews.userId, userId))
    .orderBy(reviews.createdAt)
  return [...written, ...(await exportReplies(dependencies, userId))]
}

/** Removes a person's reviews; the ratings follow, and are shown as soon as the transaction has committed. */
export async function erasePerson(
  dependencies: ReviewDependencies,
  tx: Transaction,
  userId: string,
): Promise<void> {
  await removeReviews(dependencies, tx, userId)
}

/** Removes what a person has replied, while their apps are still known to be theirs. */
export async function eraseReplies(
  _: ReviewDependencies,
  tx: Transaction,
  userId: string,
): Promise<void> {
  // With those that the person has reviewed, as both are changed and two who leave would each wait for the other's.
  const own = await appsBy(tx, userId)
  await lockApps(tx, [...own.map(({ id }) => id), ...(await reviewedApps(tx, userId))])
  await tx
    .update(reviews)
    .set({ reply: null, repliedAt: null })
    .where(and(inArray(reviews.appId, appsBy(tx, userId)), sql`${reviews.reply} is not null`))
}

/** What a person has replied, with what it answers. */
async function exportReplies({ database }: ReviewDependencies, userId: string) {
  return database
    .select({
      app: apps.slug,
      review: reviews.id,
      reply: reviews.reply,
      replied_at: reviews.repliedAt,
    })
    .from(reviews)
    .innerJoin(apps, eq(apps.id, reviews.appId))
    .where(and(eq(apps.creatorId, userId), sql`${reviews.reply} is not null`))
    .orderBy(reviews.repliedAt)
}
