import type { reviews as contract, InputOf, ReplyOf } from '@wakeel/contract'
import type { Transaction } from '../database/database.ts'
import type { reviews } from '../database/schema/reviews.ts'
import { DomainError } from '../errors.ts'
import { limitedAs, requireUser } from '../http/caller.ts'
import type { Context } from '../http/context.ts'
import type { RateLimit } from '../http/rate-limits.ts'
import { recordEvent } from '../webhooks/record-event.ts'
import { addressHash } from './address-hash.ts'
import type { ReviewDependencies, ReviewParts } from './dependencies.ts'
import { judge, type Verdict } from './judge.ts'
import { lockWriterAndApp } from './lock-apps.ts'
import { renewRatings } from './renew-ratings.ts'
import { type ReviewRow, toReview } from './review-list.ts'
import { type ReviewText, writeReview } from './write-review.ts'

type Routes = typeof contract.routes

const WRITING: RateLimit = { name: 'reviews', max: 30, windowSeconds: 60 * 60 }

/** A person's second review of an app takes the place of the first. */
export async function createReview(
  dependencies: ReviewParts,
  { slug, rating, comment }: InputOf<Routes['createReview']>,
  { caller }: Context,
): Promise<ReplyOf<Routes['createReview']>> {
  const { catalogue, limits, secret, clock, storeName } = dependencies
  const writer = requireUser(caller)
  const { userId, ip } = writer
  const { id: appId } = catalogue.getRunnableApp(slug)
  await limits.take(WRITING, `user:${limitedAs(writer)}`)
  const from = addressHash(ip, secret)
  const row = await store(dependencies, {
    appId,
    userId,
    rating,
    comment,
    isSample: false,
    addressHash: from,
    writtenAt: clock.now(),
  })
  return { success: true, review: toReview(row, userId, storeName) }
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
  { database, newId, faults, catalogue, publicUrl }: ReviewDependencies,
  text: ReviewText,
): Promise<ReviewRow> {
  const { isSample, addressHash, writtenAt: now } = text
  const { show, row } = await database.transaction(async (tx) => {
    const { app, writer } = await lockWriterAndApp(tx, text)
    const verdict = await judge(tx, { app, writer, isSample, addressHash, now })
    if (verdict.status === 'own') throw new DomainError('reviews.own_agent')
    const review = await writeReview(tx, newId(), app, text, verdict)
    if (isNew(verdict, text)) await recordReview(tx, review, publicUrl)
    await faults.reach('reviews.stored')
    const ratings = renewRatings([app], { now, isSettled: isSample })
    return {
      show: await catalogue.recordRatings(tx, ratings),
      row: { ...review, userName: writer.name, hasRun: verdict.hasRun },
    }
  })
  show()
  return row
}

/** One that was changed is no new one, and a sample is nobody’s. */
const isNew = ({ was }: Verdict, { isSample }: ReviewText): boolean =>
  was === undefined && !isSample

/** Tells the creator of the agent. */
const recordReview = (
  tx: Transaction,
  { id, appId, rating, status, createdAt }: typeof reviews.$inferSelect,
  publicUrl: string,
): Promise<void> =>
  recordEvent(tx, {
    type: 'review.created',
    ids: [id],
    to: { isCreator: true },
    appId,
    at: createdAt,
    data: { review_id: id, rating, status, url: `${publicUrl}/api/apps/${appId}/reviews` },
  })
