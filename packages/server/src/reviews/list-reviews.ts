import type { reviews as contract, InputOf, ReplyOf } from '@wakeel/contract'
import { and, desc, eq } from 'drizzle-orm'
import type { ListedApp } from '../catalogue/catalogue.ts'
import { readCursor, TimeAndId, toPage } from '../cursor.ts'
import { apps } from '../database/schema/catalogue.ts'
import { reviews } from '../database/schema/reviews.ts'
import type { Context } from '../http/context.ts'
import { isRelated } from '../organisations/related.ts'
import type { ReviewParts, Summary } from './dependencies.ts'
import { findReviewBy, isAfter, isCounted, selectReviews, toReview } from './review-list.ts'
import { keptVotes, toVotes, votesOf } from './votes.ts'

type Routes = typeof contract.routes

export async function listReviews(
  dependencies: ReviewParts,
  { slug, limit, cursor }: InputOf<Routes['listReviews']>,
  { caller }: Context,
): Promise<ReplyOf<Routes['listReviews']>> {
  const { catalogue, database, clock, storeName } = dependencies
  const app = catalogue.getRunnableApp(slug)
  const userId = caller.kind === 'user' ? caller.userId : undefined
  const isOwn =
    userId !== undefined && (await isRelated(database, { appId: app.id, userId, now: clock.now() }))
  const name = `reviews ${app.id}`
  const place = readCursor(name, cursor, TimeAndId)
  const rows = await selectReviews(
    database,
    and(eq(reviews.appId, app.id), isCounted, place && isAfter(place)),
  )
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
    .limit(limit + 1)
  const { shown, next_cursor } = toPage(name, rows, limit, (last) => [
    last.createdAt.getTime(),
    last.id,
  ])
  const { rating, histogram } = await summaryOf(dependencies, app)
  return {
    success: true,
    reviews: shown.map((row) => toReview(row, userId, storeName)),
    total: Object.values(histogram).reduce((sum, count) => sum + count, 0),
    rating,
    histogram,
    mine: (userId !== undefined && (await findReviewBy(dependencies, app.id, userId))) || null,
    next_cursor,
    is_own_agent: isOwn,
  }
}

/** Read anew when the app's reviews change, not for everyone who looks. */
async function summaryOf(
  { database, summaries }: ReviewParts,
  { id, ratingChanges }: ListedApp,
): Promise<Summary> {
  const known = summaries.get(id)
  if (known && known.ratingChanges >= ratingChanges) return known.summary
  const [app] = await database
    .select({ tenths: apps.ratingTenths, ratingChanges: apps.ratingChanges, ...keptVotes })
    .from(apps)
    .where(eq(apps.id, id))
  const histogram: contract.RatingHistogram = { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 }
  for (const { rating, count } of app ? toVotes(await votesOf(database, id, app)) : [])
    histogram[rating as 1 | 2 | 3 | 4 | 5] += count
  const summary = { rating: (app?.tenths ?? 45) / 10, histogram }
  if (app) summaries.set(id, { ratingChanges: app.ratingChanges, summary })
  return summary
}
