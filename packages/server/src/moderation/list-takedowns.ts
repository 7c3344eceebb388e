import type { moderation as contract, InputOf, Language, ReplyOf } from '@wakeel/contract'
import { and, asc, desc, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import { IsoTimeAndId, readCursor, toPage } from '../cursor.ts'
import type { Database } from '../database/database.ts'
import { users } from '../database/schema/accounts.ts'
import { apps } from '../database/schema/catalogue.ts'
import { appeals, takedowns } from '../database/schema/moderation.ts'
import type { ModerationDependencies } from './dependencies.ts'
import { shownColumns, toShown } from './shown-app.ts'
import { takedownColumns, toProfileTakedown, toTakedown } from './takedown.ts'

type Routes = typeof contract.routes
const newestFirst = {
  order: [desc(takedowns.at), desc(takedowns.id)],
  isAfter: ([at, id]: IsoTimeAndId): SQL =>
    sql`(${takedowns.at}, ${takedowns.id}) < (${at}::timestamptz, ${id}::uuid)`,
  placeOf: ({ takedown: { at, id } }: Row): IsoTimeAndId => [at.toISOString(), id],
}
const lists = {
  out: { where: isNull(takedowns.endedAt), ...newestFirst },
  ended: { where: isNotNull(takedowns.endedAt), ...newestFirst },
  appealed: {
    where: and(isNotNull(appeals.id), isNull(appeals.answeredAt)),
    order: [asc(appeals.at), asc(appeals.id)],
    isAfter: ([at, id]: IsoTimeAndId): SQL =>
      sql`(${appeals.at}, ${appeals.id}) > (${at}::timestamptz, ${id}::uuid)`,
    placeOf: ({ appeal }: Row): IsoTimeAndId => [appeal!.at.toISOString(), appeal!.id],
  },
}

type Row = Awaited<ReturnType<typeof select>>[number]

function select(database: Database) {
  return database
    .select({ ...takedownColumns, ...shownColumns })
    .from(takedowns)
    .leftJoin(apps, eq(apps.id, takedowns.appId))
    .leftJoin(users, or(eq(users.id, apps.creatorId), eq(users.id, takedowns.creatorId)))
    .leftJoin(appeals, eq(appeals.takedownId, takedowns.id))
    .$dynamic()
}

/** What moderators took down. */
export async function listTakedowns(
  { database }: ModerationDependencies,
  { state, cursor, limit, lang }: InputOf<Routes['listTakedowns']>,
): Promise<ReplyOf<Routes['listTakedowns']>> {
  const name = `takedowns ${state}`
  const { where, order, isAfter, placeOf } = lists[state]
  const place = readCursor(name, cursor, IsoTimeAndId)
  const rows = await select(database)
    .where(and(where, place && isAfter(place)))
    .orderBy(...order)
    .limit(limit + 1)
  const { shown, next_cursor } = toPage(name, rows, limit, placeOf)
  return {
    success: true,
    takedowns: shown.map((row) => toCase(row, lang)),
    next_cursor,
  }
}

/** Texts of whoever left are not kept, so those that are have their creator. */
const toCase = (row: Row, language: Language): contract.TakenDownCase =>
  row.app
    ? { kind: 'agent', ...toTakedown(row), ...toShown({ ...row, app: row.app }, language) }
    : { kind: 'profile', ...toProfileTakedown(row), creator: row.creator! }
