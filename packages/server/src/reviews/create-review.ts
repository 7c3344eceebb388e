import type { reviews as contract, InputOf, ReplyOf } from '@wakeel/contract'
import { lockPerson } from '../accounts/lock-person.ts'
import { DomainError } from '../errors.ts'
import { limitedAs, requireUser } from '../http/caller.ts'
import type { Context } from '../http/context.ts'
import type { RateLimit } from '../http/rate-limits.ts'
import { isRelated } from '../organisations/related.ts'
import { addressHash } from './address-hash.ts'
import type { ReviewDependencies, ReviewParts } from './dependencies.ts'
import { judge } from './judge.ts'
import { lockApps, renewRatings } from './renew-ratings.ts'
import { findReviewBy } from './review-list.ts'
import { type ReviewText, writeReview } from './write-review.ts'

type Routes = typeof contract.routes

const WRITING: RateLimit = { name: 'reviews', max: 30, windowSeconds: 60 * 60 }

/** A person's second review of an app takes the place of the first. */
export async function createReview(
  dependencies: ReviewParts,
  { slug, rating, comment }: InputOf<Routes['createReview']>,
  { caller }: Context,
): Promise<ReplyOf<Routes['createReview']>> {
  const { catalogue, limits, secret, clock } = dependencies
  const writer = requireUser(caller)
  const { userId, ip } = writer
  const { id: appId } = catalogue.getRunnableApp(slug)
  await limits.take(WRITING, `user:${limitedAs(writer)}`)
  const from = addressHash(ip, secret)
  await store(dependencies, {
    appId,
    userId,
    rating,
    comment,
    isSample: false,
    addressHash: from,
    writtenAt: clock.now(),
  })
  const review = await findReviewBy(dependencies, appId, userId)
  if (!review) throw new DomainError('reviews.not_found')
  return { success: true, review }
}

/** A review of the sample data, marked as such for as long as it stands. It counts at once and in full: it stands for years of reviews. */
export async function addSampleReview(
  dependencies: ReviewDependencies,
  {
    createdAt,
    ...text
  }: Pick<ReviewText, 'appId' | 'userId' | 'rating' | 'comment'> & {
    createdAt: Date
  },
): Promise<void> {
  await store(dependencies, { ...text, isSample: true, addressHash: null, writtenAt: createdAt })
}

/** Stores a review, whether it counts and the app's new rating together, then shows them. */
async function store(
  { database, newId, faults, catalogue }: ReviewDependencies,
  text: ReviewText,
): Promise<void> {
  const { appId, userId, isSample, writtenAt } = text
  const show = await database.transaction(async (tx) => {
    await lockPerson(tx, userId)
    await lockApps(tx, [appId])
    if (!isSample && (await isRelated(tx, { appId, userId, now: writtenAt })))
      throw new DomainError('reviews.own_agent')
    const reviewId = await writeReview(tx, newId(), text)
    await judge(tx, { reviewId, now: writtenAt })
    await faults.reach('reviews.stored')
    return catalogue.recordRatings(
      tx,
      await renewRatings(tx, [appId], { now: writtenAt, isSettled: isSample }),
    )
  })
  show()
}
