import type { reviews as contract, InputOf, ReplyOf } from '@wakeel/contract'
import { and, eq, inArray } from 'drizzle-orm'
import type { Transaction } from '../database/database.ts'
import { reviews } from '../database/schema/reviews.ts'
import { DomainError } from '../errors.ts'
import { requireUser } from '../http/caller.ts'
import type { Context } from '../http/context.ts'
import type { ReviewDependencies } from './dependencies.ts'
import { lockApps } from './lock-apps.ts'
import { renewRatings } from './renew-ratings.ts'
import { moveVote } from './votes.ts'
import { reviewedApps } from './write-review.ts'

type Routes = typeof contract.routes

export async function deleteReview(
  dependencies: ReviewDependencies,
  { slug }: InputOf<Routes['deleteReview']>,
  { caller }: Context,
): Promise<ReplyOf<Routes['deleteReview']>> {
  const { userId } = requireUser(caller)
  const { id: appId } = dependencies.catalogue.getRunnableApp(slug)
  const show = await dependencies.database.transaction(async (tx) => {
    const { count, show } = await removeReviews(dependencies, tx, userId, appId)
    if (count === 0) throw new DomainError('reviews.not_found')
    return show
  })
  show()
  return { success: true }
}

/** Deletes a person's review of one app, or all of theirs; the ratings follow. */
export async function removeReviews(
  { catalogue, clock }: ReviewDependencies,
  tx: Transaction,
  userId: string,
  onlyOf?: string,
) {
  const appIds = onlyOf === undefined ? await reviewedApps(tx, userId) : [onlyOf]
  const apps = await lockApps(tx, appIds)
  const deleted = await tx
    .delete(reviews)
    // Only where the app is held: a review that came in between is not lost without being counted out.
    .where(and(eq(reviews.userId, userId), inArray(reviews.appId, appIds)))
    .returning({
      appId: reviews.appId,
      status: reviews.status,
      rating: reviews.rating,
      weight: reviews.weight,
    })
  for (const review of deleted) moveVote(apps.get(review.appId)!.votes, review, undefined)
  const ratings = renewRatings(apps.values(), { now: clock.now() })
  const show = await catalogue.recordRatings(tx, ratings)
  return { count: deleted.length, show }
}
