import {
  type reviews as contract,
  type InputOf,
  type ReplyOf,
  reviews as reviewContract,
} from '@wakeel/contract'
import { asc, count, eq, min, sql } from 'drizzle-orm'
import { IsoTimeAndId, readCursor, toPage } from '../cursor.ts'
import { users } from '../database/schema/accounts.ts'
import { apps } from '../database/schema/catalogue.ts'
import { reviews } from '../database/schema/reviews.ts'
import { isHeld } from './decide-held-reviews.ts'
import type { ReviewDependencies } from './dependencies.ts'
import { hasRun } from './has-run.ts'

type Routes = typeof contract.routes
type Held = contract.HeldReviews['reviews'][number]
const LIST = 'held reviews'
const MAX_SHOWN = 50
const MARK_LENGTH = 6

export async function listHeldReviews(
  dependencies: ReviewDependencies,
  { cursor, limit, lang }: InputOf<Routes['listHeldReviews']>,
): Promise<ReplyOf<Routes['listHeldReviews']>> {
  const rows = await selectApps(dependencies, readCursor(LIST, cursor, IsoTimeAndId), limit + 1)
  const { shown, next_cursor } = toPage(LIST, rows, limit, (last) => [
    last.firstAt!.toISOString(),
    last.app.id,
  ])
  const oldest =
    shown.length > 0
      ? await oldestOf(
          dependencies,
          shown.map(({ app }) => app.id),
        )
      : undefined
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
}

function selectApps(
  { database }: ReviewDependencies,
  place: IsoTimeAndId | undefined,
  limit: number,
) {
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
async function oldestOf(
  { database }: ReviewDependencies,
  appIds: string[],
): Promise<Map<string, Held[]>> {
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
