import type { reviews as contract, InputOf, Language, ReplyOf } from '@wakeel/contract'
import { and, desc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import { lockPerson } from '../accounts/lock-person.ts'
import { readCursor, TimeAndId, toPage } from '../cursor.ts'
import type { Transaction } from '../database/database.ts'
import { users } from '../database/schema/accounts.ts'
import { apps } from '../database/schema/catalogue.ts'
import { reviews } from '../database/schema/reviews.ts'
import { DomainError } from '../errors.ts'
import { requireUser } from '../http/caller.ts'
import type { Context } from '../http/context.ts'
import type { RateLimit } from '../http/rate-limits.ts'
import type { ReviewDependencies } from './dependencies.ts'
import { isAfter, isCounted, type ReviewRow, reviewFields, toReview } from './review-list.ts'

type Routes = typeof contract.routes
type ReceivedRow = ReviewRow & {
  app: { id: string; slug: string; name: (typeof apps.$inferSelect)['name']; emoji: string }
}

const REPLYING: RateLimit = { name: 'replies', max: 60, windowSeconds: 60 * 60 }

export async function listReceivedReviews(
  dependencies: ReviewDependencies,
  { app, show, cursor, limit, lang }: InputOf<Routes['listReceivedReviews']>,
  { caller }: Context,
): Promise<ReplyOf<Routes['listReceivedReviews']>> {
  const { userId } = requireUser(caller)
  const list = `received reviews ${userId} ${app ?? ''} ${show}`
  const place = readCursor(list, cursor, TimeAndId)
  const { database } = dependencies
  // The newest of each app and then of all: for one app only does an index have them in order.
  const newest = database
    .select({ id: reviews.id, createdAt: reviews.createdAt })
    .from(reviews)
    .where(
      and(
        eq(reviews.appId, apps.id),
        isCounted,
        show === 'open' ? isNull(reviews.reply) : undefined,
        place && isAfter(place),
      ),
    )
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
    .limit(limit + 1)
    .as('newest')
  const page = database
    .select({ id: newest.id })
    .from(apps)
    .innerJoinLateral(newest, sql`true`)
    .where(
      and(
        eq(apps.creatorId, userId),
        app === undefined ? undefined : or(eq(apps.slug, app), eq(sql`${apps.id}::text`, app)),
      ),
    )
    .orderBy(desc(newest.createdAt), desc(newest.id))
    .limit(limit + 1)
  const rows = await selectReceived(dependencies, userId, inArray(reviews.id, page)).orderBy(
    desc(reviews.createdAt),
    desc(reviews.id),
  )
  const { shown, next_cursor } = toPage(list, rows, limit, (last) => [
    last.createdAt.getTime(),
    last.id,
  ])
  return {
    success: true,
    reviews: shown.map((row) => toReceived(row, lang, dependencies.storeName)),
    next_cursor,
  }
}

export async function replyToReview(
  dependencies: ReviewDependencies,
  { id, text, lang }: InputOf<Routes['replyToReview']>,
  { caller }: Context,
): Promise<ReplyOf<Routes['replyToReview']>> {
  const { userId } = requireUser(caller)
  await dependencies.limits.take(REPLYING, `user:${userId}`)
  await setReply(dependencies, userId, id, text)
  return getReceived(dependencies, userId, id, lang)
}

export async function deleteReply(
  dependencies: ReviewDependencies,
  { id, lang }: InputOf<Routes['deleteReply']>,
  { caller }: Context,
): Promise<ReplyOf<Routes['deleteReply']>> {
  const { userId } = requireUser(caller)
  await setReply(dependencies, userId, id, null)
  return getReceived(dependencies, userId, id, lang)
}

function selectReceived({ database }: ReviewDependencies, userId: string, where: SQL | undefined) {
  return database
    .select({
      ...reviewFields,
      app: { id: apps.id, slug: apps.slug, name: apps.name, emoji: apps.emoji },
    })
    .from(reviews)
    .innerJoin(apps, eq(apps.id, reviews.appId))
    .innerJoin(users, eq(users.id, reviews.userId))
    .where(and(eq(apps.creatorId, userId), isCounted, where))
    .$dynamic()
}

/** Whoever made the app, and nobody else whatever their role: to others there is no such review. */
async function setReply(
  { database, clock }: ReviewDependencies,
  userId: string,
  id: string,
  reply: string | null,
): Promise<void> {
  await database.transaction(async (tx) => {
    await lockPerson(tx, userId)
    const changed = await tx
      .update(reviews)
      .set({ reply, repliedAt: reply === null ? null : clock.now() })
      .where(
        and(
          eq(reviews.id, id),
          eq(reviews.status, 'counted'),
          inArray(reviews.appId, appsBy(tx, userId)),
        ),
      )
      .returning({ id: reviews.id })
    if (changed.length === 0) throw new DomainError('reviews.review_not_found')
  })
}

async function getReceived(
  dependencies: ReviewDependencies,
  userId: string,
  id: string,
  language: Language,
) {
  const [row] = await selectReceived(dependencies, userId, eq(reviews.id, id))
  if (!row) throw new DomainError('reviews.review_not_found')
  return { success: true as const, review: toReceived(row, language, dependencies.storeName) }
}

export const appsBy = (tx: Transaction, userId: string) =>
  tx.select({ id: apps.id }).from(apps).where(eq(apps.creatorId, userId))

function toReceived(
  { app, ...row }: ReceivedRow,
  language: Language,
  storeName: string,
): contract.ReceivedReview {
  const { is_mine, status, status_reason, ...review } = toReview(row, undefined, storeName)
  return { ...review, app: { ...app, name: app.name[language] } }
}
