import {
  type reviews as contract,
  type InputOf,
  type ReplyOf,
  reviews as reviewContract,
} from '@wakeel/contract'
import { and, asc, count, eq, inArray, min, sql } from 'drizzle-orm'
import { lockActor } from '../accounts/lock-actor.ts'
import type { Audit } from '../audit/audit.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Clock } from '../clock.ts'
import { IsoTimeAndId, readCursor, toPage } from '../cursor.ts'
import type { Database } from '../database/database.ts'
import { users } from '../database/schema/accounts.ts'
import { apps } from '../database/schema/catalogue.ts'
import { reviews } from '../database/schema/reviews.ts'
import { DomainError } from '../errors.ts'
import { requireUser } from '../http/caller.ts'
import type { Context } from '../http/context.ts'
import { isRelated } from '../organisations/related.ts'
import { hasRun } from './has-run.ts'
import { lockApps, renewRatings } from './renew-ratings.ts'

type Routes = typeof contract.routes
type Held = contract.HeldReviews['reviews'][number]

const LIST = 'held reviews'
const MAX_SHOWN = 50
const MARK_LENGTH = 6

/** Reviews that wait for a moderator, by agent, and what the moderator decides. */
export function createHeldReviews({
  database,
  clock,
  audit,
  catalogue,
}: {
  database: Database
  clock: Clock
  audit: Audit
  catalogue: Catalogue
}) {
  const isHeld = eq(reviews.status, 'held')

  function selectApps(place: IsoTimeAndId | undefined, limit: number) {
    const waiting = database
      .select({
        appId: reviews.appId,
        held: count().as('held'),
        firstAt: min(reviews.judgedAt).as('first_at'),
      })
      .from(reviews)
      .where(isHeld)
      .groupBy(reviews.appId)
      .having(
        place &&
          sql`(min(${reviews.judgedAt}), ${reviews.appId}) > (${place[0]}::timestamptz, ${place[1]}::uuid)`,
      )
      .orderBy(asc(min(reviews.judgedAt)), asc(reviews.appId))
      .limit(limit)
      .as('waiting')
    return database
      .select({
        app: {
          id: apps.id,
          slug: apps.slug,
          name: apps.name,
          emoji: apps.emoji,
          category: apps.category,
        },
        creator: { id: users.id, name: users.name },
        held: waiting.held,
        firstAt: waiting.firstAt,
      })
      .from(waiting)
      .innerJoin(apps, eq(apps.id, waiting.appId))
      .leftJoin(users, eq(users.id, apps.creatorId))
      .orderBy(asc(waiting.firstAt), asc(apps.id))
  }

  /** The oldest of each app. */
  async function oldestOf(appIds: string[]): Promise<Map<string, Held[]>> {
    const rows = await database
      .select({
        review: reviews,
        hasRun,
        writer: { id: users.id, name: users.name, joinedAt: users.createdAt },
      })
      .from(reviews)
      .innerJoin(users, eq(users.id, reviews.userId))
      .where(
        sql`${reviews.id} in (
          select oldest.id from unnest(${sql`array[${sql.join(
            appIds.map((id) => sql`${id}::uuid`),
            sql`, `,
          )}]`}) as wanted (app_id),
          lateral (select id from reviews where app_id = wanted.app_id and status = 'held' order by judged_at, id limit ${MAX_SHOWN}) as oldest
        )`,
      )
      .orderBy(asc(reviews.judgedAt), asc(reviews.id))
    return new Map(
      [...Map.groupBy(rows, ({ review }) => review.appId)].map(([appId, some]) => [
        appId,
        some.map(toHeld),
      ]),
    )
  }

  return {
    async listHeldReviews({
      cursor,
      limit,
      lang,
    }: InputOf<Routes['listHeldReviews']>): Promise<ReplyOf<Routes['listHeldReviews']>> {
      const rows = await selectApps(readCursor(LIST, cursor, IsoTimeAndId), limit + 1)
      const { shown, next_cursor } = toPage(LIST, rows, limit, (last) => [
        last.firstAt!.toISOString(),
        last.app.id,
      ])
      const oldest = shown.length > 0 ? await oldestOf(shown.map(({ app }) => app.id)) : undefined
      return {
        success: true,
        apps: shown.map(({ app, creator, held, firstAt }) => ({
          app: { ...app, name: app.name[lang], category: app.category },
          creator,
          held,
          first_at: firstAt!.toISOString(),
          reviews: oldest?.get(app.id) ?? [],
        })),
        next_cursor,
      }
    },

    async decideHeldReviews(
      { ids, decision, reason }: InputOf<Routes['decideHeldReviews']>,
      { caller }: Context,
    ): Promise<ReplyOf<Routes['decideHeldReviews']>> {
      const by = requireUser(caller)
      const wanted = [...new Set(ids)]
      const now = clock.now()
      const show = await database.transaction(async (tx) => {
        await lockActor(tx, by, 'content_moderation')
        const [first] = await tx
          .select({ appId: reviews.appId })
          .from(reviews)
          .where(eq(reviews.id, wanted[0]!))
        if (!first) throw new DomainError('reviews.not_held')
        const { appId } = first
        await lockApps(tx, [appId])
        if (await isRelated(tx, { appId, userId: by.userId, now }))
          throw new DomainError('moderation.own_agent')
        const isMeant = and(inArray(reviews.id, wanted), eq(reviews.appId, appId), isHeld)
        const held = await tx.select({ userId: reviews.userId }).from(reviews).where(isMeant)
        if (held.length < wanted.length) throw new DomainError('reviews.not_held')
        if (held.some(({ userId }) => userId === by.userId))
          throw new DomainError('reviews.own_review')
        const approved = { status: 'counted' as const, approvedAt: now, statusReason: null }
        const rejected = { status: 'rejected' as const, approvedAt: null, statusReason: reason }
        await tx
          .update(reviews)
          .set({ ...(decision === 'approve' ? approved : rejected), heldFor: null, judgedAt: now })
          .where(isMeant)
        const [app] = await tx
          .select({ category: apps.category })
          .from(apps)
          .where(eq(apps.id, appId))
        await audit.record(tx, {
          actor: by,
          action:
            decision === 'approve' ? 'moderation.reviews_approved' : 'moderation.reviews_rejected',
          subject: { kind: 'agent', id: appId },
          after: { reviews: wanted.length, category: app!.category },
          reason,
        })
        return catalogue.recordRatings(tx, await renewRatings(tx, [appId], { now }))
      })
      show()
      return { success: true, decided: wanted.length }
    },
  }
}

interface HeldRow {
  review: typeof reviews.$inferSelect
  hasRun: boolean
  writer: { id: string; name: string; joinedAt: Date }
}

const toHeld = ({ review, hasRun, writer: { joinedAt, ...writer } }: HeldRow): Held => ({
  id: review.id,
  rating: review.rating,
  comment: review.comment,
  at: review.updatedAt.toISOString(),
  has_run: hasRun,
  reasons: reviewContract.HeldReason.array().parse(review.heldFor ?? []),
  address_mark: review.addressHash?.slice(0, MARK_LENGTH) ?? null,
  writer: { ...writer, joined_at: joinedAt.toISOString() },
})
