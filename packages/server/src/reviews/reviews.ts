import type { reviews as contract, InputOf, ReplyOf } from '@wakeel/contract'
import { and, eq } from 'drizzle-orm'
import { lockPerson } from '../accounts/lock-person.ts'
import type { Audit } from '../audit/audit.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Clock } from '../clock.ts'
import type { Database, Transaction } from '../database/database.ts'
import { apps } from '../database/schema/catalogue.ts'
import { reviews } from '../database/schema/reviews.ts'
import { DomainError } from '../errors.ts'
import type { Faults } from '../faults.ts'
import { limitedAs, requireUser } from '../http/caller.ts'
import type { Context } from '../http/context.ts'
import type { RateLimit, RateLimits } from '../http/rate-limits.ts'
import { isRelated } from '../organisations/related.ts'
import { addressHash } from './address-hash.ts'
import { createHeldReviews } from './held-reviews.ts'
import { judge } from './judge.ts'
import { createLetCount } from './let-count.ts'
import { lockApps, renewRatings } from './renew-ratings.ts'
import { createReplies } from './replies.ts'
import { createReviewList } from './review-list.ts'
import { type ReviewText, reviewedApps, writeReview } from './write-review.ts'

type Routes = typeof contract.routes

const WRITING: RateLimit = { name: 'reviews', max: 30, windowSeconds: 60 * 60 }

interface Dependencies {
  database: Database
  clock: Clock
  newId(): string
  audit: Audit
  catalogue: Catalogue
  limits: RateLimits
  faults: Faults
  /** Keys the hashes of addresses. */
  secret: string
  /** A reviewer without a name is its user. */
  storeName: string
}

/**
 * Ratings and comments: one of each person for each app. Whether a review counts (judge.ts) and what the app's rating becomes (rating.ts) are
 * decided in the transaction that changes it, with the app held.
 */
export function createReviews({
  database,
  clock,
  newId,
  audit,
  catalogue,
  limits,
  faults,
  secret,
  storeName,
}: Dependencies) {
  const list = createReviewList(database, storeName)
  const { exportReplies, ...replies } = createReplies({ database, clock, limits, storeName })

  /** Stores a review, whether it counts and the app's new rating together, then shows them. */
  async function store(text: ReviewText): Promise<void> {
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

  /** Deletes a person's review of one app, or all of theirs; the ratings follow. */
  async function remove(tx: Transaction, userId: string, onlyOf?: string) {
    const appIds = await reviewedApps(tx, userId, onlyOf)
    await lockApps(tx, appIds)
    const deleted = await tx
      .delete(reviews)
      .where(
        and(
          eq(reviews.userId, userId),
          onlyOf === undefined ? undefined : eq(reviews.appId, onlyOf),
        ),
      )
      .returning({ id: reviews.id })
    const show = await catalogue.recordRatings(
      tx,
      await renewRatings(tx, appIds, { now: clock.now() }),
    )
    return { count: deleted.length, show }
  }

  return {
    async listReviews(
      { slug, limit, cursor }: InputOf<Routes['listReviews']>,
      { caller }: Context,
    ): Promise<ReplyOf<Routes['listReviews']>> {
      const app = catalogue.getRunnableApp(slug)
      const userId = caller.kind === 'user' ? caller.userId : undefined
      const isOwn =
        userId !== undefined &&
        (await isRelated(database, { appId: app.id, userId, now: clock.now() }))
      return {
        success: true,
        ...(await list.page(app, { limit, cursor, userId })),
        is_own_agent: isOwn,
      }
    },

    /** A person's second review of an app takes the place of the first. */
    async createReview(
      { slug, rating, comment }: InputOf<Routes['createReview']>,
      { caller }: Context,
    ): Promise<ReplyOf<Routes['createReview']>> {
      const writer = requireUser(caller)
      const { userId, address } = writer
      const { id: appId } = catalogue.getRunnableApp(slug)
      await limits.take(WRITING, `user:${limitedAs(writer)}`)
      const from = addressHash(address, secret)
      await store({
        appId,
        userId,
        rating,
        comment,
        isSample: false,
        addressHash: from,
        writtenAt: clock.now(),
      })
      const review = await list.mine(appId, userId)
      if (!review) throw new DomainError('reviews.not_found')
      return { success: true, review }
    },

    async deleteReview(
      { slug }: InputOf<Routes['deleteReview']>,
      { caller }: Context,
    ): Promise<ReplyOf<Routes['deleteReview']>> {
      const { userId } = requireUser(caller)
      const { id: appId } = catalogue.getRunnableApp(slug)
      const show = await database.transaction(async (tx) => {
        const { count, show } = await remove(tx, userId, appId)
        if (count === 0) throw new DomainError('reviews.not_found')
        return show
      })
      show()
      return { success: true }
    },

    ...replies,
    ...createHeldReviews({ database, clock, audit, catalogue }),

    /** Lets reviews count whose writers have confirmed their e-mail or have run the agent since, and ratings move on. */
    letReviewsCount: createLetCount({ database, clock, catalogue }),

    /** A review of the sample data, marked as such for as long as it stands. It counts at once and in full: it stands for years of reviews. */
    async addSampleReview({
      createdAt,
      ...text
    }: Pick<ReviewText, 'appId' | 'userId' | 'rating' | 'comment'> & {
      createdAt: Date
    }): Promise<void> {
      await store({ ...text, isSample: true, addressHash: null, writtenAt: createdAt })
    },

    /** All that a person has written: reviews, and replies to those of others. */
    async exportPerson(userId: string) {
      const written = await database
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
      return [...written, ...(await exportReplies(userId))]
    },

    /** Removes a person's reviews; the ratings follow, and are shown as soon as the transaction has committed. */
    async erasePerson(tx: Transaction, userId: string): Promise<void> {
      await remove(tx, userId)
    },
  }
}
