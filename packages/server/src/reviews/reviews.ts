import type { reviews as contract, InputOf, ReplyOf } from '@wakeel/contract'
import { eq } from 'drizzle-orm'
import { requireUser } from '../accounts/caller.ts'
import { holdPerson } from '../accounts/hold-person.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { apps } from '../catalogue/tables.ts'
import type { Clock } from '../clock.ts'
import type { Database, Transaction } from '../database/database.ts'
import { DomainError } from '../errors.ts'
import type { Faults } from '../faults.ts'
import type { Context } from '../http/context.ts'
import type { RateLimit, RateLimits } from '../http/rate-limits.ts'
import { createReplies } from './replies.ts'
import { createReviewList } from './review-list.ts'
import { reviews } from './tables.ts'
import { type ReviewText, withoutReviews, writeReview } from './write-review.ts'

type Routes = typeof contract.routes

const WRITING: RateLimit = { name: 'reviews', most: 30, windowSeconds: 60 * 60 }

interface Dependencies {
  database: Database
  clock: Clock
  newId(): string
  catalogue: Catalogue
  limits: RateLimits
  faults: Faults
}

/** Ratings and comments: one of each person for each app. The rating that an app shows follows in the same transaction. */
export function createReviews({ database, clock, newId, catalogue, limits, faults }: Dependencies) {
  const list = createReviewList(database)
  const { exportReplies, ...replies } = createReplies({ database, clock, limits })

  /** Stores a review and the app's new rating together, then shows it. */
  async function store(text: ReviewText): Promise<string> {
    const { id, show } = await database.transaction(async (tx) => {
      await holdPerson(tx, text.userId)
      const { id, ...change } = await writeReview(tx, newId(), text)
      await faults.reach('reviews.stored')
      return { id, show: await catalogue.recordRatings(tx, [{ appId: text.appId, ...change }]) }
    })
    show()
    return id
  }

  return {
    async listReviews(
      { slug, limit, cursor }: InputOf<Routes['listReviews']>,
      { caller }: Context,
    ): Promise<ReplyOf<Routes['listReviews']>> {
      const app = catalogue.getRunnableApp(slug)
      const userId = caller.kind === 'user' ? caller.userId : undefined
      return { success: true, ...(await list.page(app, { limit, cursor, userId })) }
    },

    /** A person's second review of an app takes the place of the first. */
    async createReview(
      { slug, rating, comment }: InputOf<Routes['createReview']>,
      { caller }: Context,
    ): Promise<ReplyOf<Routes['createReview']>> {
      const { userId } = requireUser(caller)
      const { id: appId } = catalogue.getRunnableApp(slug)
      await limits.take(WRITING, `user:${userId}`)
      await store({ appId, userId, rating, comment, isSample: false, writtenAt: clock.now() })
      const review = await list.mine(appId, userId)
      if (!review) throw new DomainError('reviews.not_found')
      return { success: true, review }
    },

    async deleteReview({ slug }: InputOf<Routes['deleteReview']>, { caller }: Context): Promise<ReplyOf<Routes['deleteReview']>> {
      const { userId } = requireUser(caller)
      const { id: appId } = catalogue.getRunnableApp(slug)
      const show = await database.transaction(async (tx) => {
        const changes = await withoutReviews(tx, userId, appId)
        if (changes.length === 0) throw new DomainError('reviews.not_found')
        return catalogue.recordRatings(tx, changes)
      })
      show()
      return { success: true }
    },

    ...replies,

    /** A review of the sample data, marked as such for as long as it stands. */
    async addSampleReview({ createdAt, ...text }: Omit<ReviewText, 'isSample' | 'writtenAt'> & { createdAt: Date }): Promise<void> {
      await store({ ...text, isSample: true, writtenAt: createdAt })
    },

    /** All that a person has written: reviews, and replies to those of others. */
    async exportPerson(userId: string) {
      const written = await database
        .select({
          app: apps.slug,
          rating: reviews.rating,
          comment: reviews.comment,
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
      await catalogue.recordRatings(tx, await withoutReviews(tx, userId))
    },
  }
}
