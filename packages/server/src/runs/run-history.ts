import type { runs as contract, InputOf, ReplyOf } from '@wakeel/contract'
import { and, desc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import { IsoTimeAndId, readCursor, toPage } from '../cursor.ts'
import type { Database } from '../database/database.ts'
import { apiKeys } from '../database/schema/api-keys.ts'
import { runCharges } from '../database/schema/billing.ts'
import { apps } from '../database/schema/catalogue.ts'
import { organisations } from '../database/schema/organisations.ts'
import { runs } from '../database/schema/runs.ts'
import { widgets } from '../database/schema/widgets.ts'
import { DomainError } from '../errors.ts'
import {
  type CallerKey,
  readsOnlyRunsOf,
  requireUser,
  type SignedInCaller,
} from '../http/caller.ts'
import type { Context } from '../http/context.ts'
import { isOfKey } from './conversation.ts'
import type { RunParts } from './dependencies.ts'
import { filesOf } from './run-files.ts'
import { toRun } from './shown-run.ts'

type Routes = typeof contract.routes

const LIST = 'runs'

/** Where widgets are joined, with their keys: the one whose visitor asked. */
export const widgetOf = { id: apiKeys.id, name: apiKeys.name }

/** Runs with all that is shown of them. */
export const selectRuns = (database: Database) =>
  database
    .select({
      run: runs,
      app: { id: apps.id, slug: apps.slug, name: apps.name, emoji: apps.emoji },
      charge: runCharges,
      organisation: organisations,
      widget: widgetOf,
    })
    .from(runs)
    .innerJoin(apps, eq(apps.id, runs.appId))
    .leftJoin(runCharges, eq(runCharges.runId, runs.id))
    .leftJoin(organisations, eq(organisations.id, runs.organisationId))
    .leftJoin(widgets, eq(widgets.apiKeyId, runs.apiKeyId))
    .leftJoin(apiKeys, eq(apiKeys.id, widgets.apiKeyId))
    .$dynamic()

/**
 * A person's own runs, demos too, but for those of conversations that they deleted. What the store ran to check an agent is not theirs. A key
 * reads what it could have run itself, and without the scope to read runs only what it did run.
 */
export const own = (caller: SignedInCaller): SQL | undefined =>
  and(
    eq(runs.userId, caller.userId),
    isNull(runs.deletedAt),
    caller.key ? readBy(caller.key) : isOfPeople,
    isOfKey(readsOnlyRunsOf(caller)),
  )

const isOfPeople = inArray(runs.kind, ['demo', 'paid', 'test'])

const readBy = ({ id, isTest, organisationId, appIds }: CallerKey): SQL | undefined =>
  and(
    isTest ? eq(runs.apiKeyId, id) : inArray(runs.kind, ['demo', 'paid']),
    isTest || organisationId === undefined
      ? isNull(runs.organisationId)
      : eq(runs.organisationId, organisationId),
    appIds && inArray(runs.appId, [...appIds]),
  )

/** The place of a run in a list that begins with the newest. */
export const placeInHistory = ({ run }: { run: typeof runs.$inferSelect }): IsoTimeAndId => [
  run.startedAt.toISOString(),
  run.id,
]

/** A person's own runs, of one agent if they name it, that come after a place in the list. */
export const ownBelow = (
  caller: SignedInCaller,
  app: string | undefined,
  after: IsoTimeAndId | undefined,
): SQL | undefined =>
  and(
    own(caller),
    app === undefined ? undefined : or(eq(apps.slug, app), eq(sql`${apps.id}::text`, app)),
    after && sql`(${runs.startedAt}, ${runs.id}) < (${after[0]}::timestamptz, ${after[1]}::uuid)`,
  )

export async function listRuns(
  { database }: RunParts,
  { app, cursor, limit, lang }: InputOf<Routes['listRuns']>,
  { caller }: Context,
): Promise<ReplyOf<Routes['listRuns']>> {
  const after = readCursor(LIST, cursor, IsoTimeAndId)
  const rows = await selectRuns(database)
    .where(ownBelow(requireUser(caller), app, after))
    .orderBy(desc(runs.startedAt), desc(runs.id))
    .limit(limit + 1)
  const { shown, next_cursor } = toPage(LIST, rows, limit, placeInHistory)
  return { success: true, runs: shown.map((row) => toRun(row, lang)), next_cursor }
}

export async function getRun(
  { database }: RunParts,
  { id, lang }: InputOf<Routes['getRun']>,
  { caller }: Context,
): Promise<ReplyOf<Routes['getRun']>> {
  const [row] = await selectRuns(database).where(and(eq(runs.id, id), own(requireUser(caller))))
  if (!row) throw new DomainError('runs.not_found')
  return { success: true, run: { ...toRun(row, lang), ...(await filesOf(database, id)) } }
}
