import { reviews as contract, type InputOf, type ReplyOf } from '@wakeel/contract'
import { and, desc, eq } from 'drizzle-orm'
import type { ListedApp } from '../catalogue/catalogue.ts'
import { readCursor, TimeAndId, toPage } from '../cursor.ts'
import { apps } from '../database/schema/catalogue.ts'
import { reviews } from '../database/schema/reviews.ts'
import type { Context, PreparedReply } from '../http/context.ts'
import { isRelated } from '../organisations/related.ts'
import type { ReviewParts, Summary } from './dependencies.ts'
import { findReviewBy, isAfter, isCounted, selectReviews, toReview } from './review-list.ts'
import { keptVotes, toVotes, votesOf } from './votes.ts'

type Routes = typeof contract.routes

export async function listReviews(
  parts: ReviewParts,
  { slug, ...page }: InputOf<Routes['listReviews']>,
  { caller }: Context,
): Promise<ReplyOf<Routes['listReviews']> | PreparedReply> {
  const app = parts.catalogue.getRunnableApp(slug)
  if (caller.kind === 'user') return readPage(parts, app, page, caller.userId)
  const read = () => readPage(parts, app, page)
  const isFirst = page.cursor === undefined && page.limit === contract.REVIEWS_PAGE_LIMIT.default
  return isFirst ? parts.firstPages(app, read) : read()
}

async function readPage(
  parts: ReviewParts,
  app: ListedApp,
  { limit, cursor }: Omit<InputOf<Routes['listReviews']>, 'slug'>,
  userId?: string,
): Promise<ReplyOf<Routes['listReviews']>> {
  const { database, clock, storeName } = parts
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
  const { rating, histogram } = await summaryOf(parts, app)
  return {
    success: true,
    reviews: shown.map((row) => toReview(row, userId, storeName)),
    total: Object.values(histogram).reduce((sum, count) => sum + count, 0),
    rating,
    histogram,
    mine: (userId !== undefined && (await findReviewBy(parts, app.id, userId))) || null,
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
