import {
  aed,
  type runs as contract,
  type InputOf,
  type Language,
  type ReplyOf,
} from '@wakeel/contract'
import { and, count, desc, eq, inArray, notExists, type SQL, sql, sum } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { IsoTimeAndId, readCursor, toPage } from '../cursor.ts'
import type { Queries } from '../database/database.ts'
import { runCharges } from '../database/schema/billing.ts'
import { conversationOf, runs } from '../database/schema/runs.ts'
import { DomainError } from '../errors.ts'
import { requireUser } from '../http/caller.ts'
import type { Context } from '../http/context.ts'
import { isOf, newestBranch } from './conversation.ts'
import type { RunParts } from './dependencies.ts'
import { listFiles } from './run-files.ts'
import { own, ownBelow, placeInHistory, selectRuns } from './run-history.ts'
import { conversationIdOf } from './run-records.ts'
import { toRun } from './shown-run.ts'

type Routes = typeof contract.routes
type Row = Awaited<ReturnType<typeof selectRuns>>[number]

const LIST = 'conversations'
const TITLE_LENGTH = 120

const first = alias(runs, 'first_run')
/** What a run cost, nothing where nobody paid or it was given back. */
const charged = sql`case when ${runCharges.status} <> 'given_back' then ${runCharges.priceFils} else 0 end`
const newer = alias(runs, 'newer_run')

const isNewest = (queries: Queries): SQL =>
  notExists(
    queries
      .select({ id: newer.id })
      .from(newer)
      .where(
        and(
          eq(conversationOf(newer), conversationOf(runs)),
          sql`(${newer.startedAt}, ${newer.id}) > (${runs.startedAt}, ${runs.id})`,
        ),
      ),
  )

export async function listConversations(
  { database }: RunParts,
  { app, cursor, limit, lang }: InputOf<Routes['listConversations']>,
  { caller }: Context,
): Promise<ReplyOf<Routes['listConversations']>> {
  const after = readCursor(LIST, cursor, IsoTimeAndId)
  const rows = await selectRuns(database)
    .where(and(ownBelow(requireUser(caller), app, after), isNewest(database)))
    .orderBy(desc(runs.startedAt), desc(runs.id))
    .limit(limit + 1)
  const { shown, next_cursor } = toPage(LIST, rows, limit, placeInHistory)
  return { success: true, conversations: await toConversations(database, shown, lang), next_cursor }
}

export async function getConversation(
  { database }: RunParts,
  { id, cursor, limit, lang }: InputOf<Routes['getConversation']>,
  { caller }: Context,
): Promise<ReplyOf<Routes['getConversation']>> {
  const list = `runs of the conversation ${id}`
  const after = readCursor(list, cursor, IsoTimeAndId)
  const [newest] = await selectRuns(database)
    .where(and(isOf(id), own(requireUser(caller))))
    .orderBy(desc(runs.startedAt), desc(runs.id))
    .limit(1)
  if (!newest) throw new DomainError('runs.conversation_not_found')
  const branch = await newestBranch(database, id)
  const place = ({ id, startedAt }: (typeof branch)[number]): IsoTimeAndId => [
    startedAt.toISOString(),
    id,
  ]
  const rest = branch.filter((run) => !after || place(run).join() > after.join())
  const page = toPage(list, rest, limit, place)
  const shown = page.shown.map((run) => run.id)
  const [[conversation], rows, files] = await Promise.all([
    toConversations(database, [newest], lang),
    selectRuns(database).where(inArray(runs.id, shown)),
    listFiles(database, shown),
  ])
  if (!conversation) throw new DomainError('runs.conversation_not_found')
  const byId = new Map(rows.map((row) => [row.run.id, toRun(row, lang)]))
  return {
    success: true,
    conversation,
    runs: shown.flatMap((runId) => {
      const run = byId.get(runId)
      const named = files.get(runId)
      return run ? [{ ...run, ...(named && { files: named }) }] : []
    }),
    next_cursor: page.next_cursor,
  }
}

/** Conversations as they are listed, each from its newest run. */
async function toConversations(
  queries: Queries,
  newest: readonly Row[],
  language: Language,
): Promise<contract.Conversation[]> {
  const ids = newest.map(({ run }) => conversationIdOf(run))
  const begun = await queries
    .select({
      id: first.id,
      title: sql<string>`left(btrim(regexp_replace(left(${first.input}, 1000), '\\s+', ' ', 'g')), ${TITLE_LENGTH})`,
      startedAt: first.startedAt,
      runCount: count(),
      spentFils: sum(charged).mapWith(Number),
    })
    .from(first)
    .innerJoin(runs, eq(conversationOf(runs), first.id))
    .leftJoin(runCharges, eq(runCharges.runId, runs.id))
    .where(inArray(first.id, ids))
    .groupBy(first.id)
  const byId = new Map(begun.map((each) => [each.id, each]))
  return newest.flatMap((row) => {
    const conversation = byId.get(conversationIdOf(row.run))
    if (!conversation) return []
    const { id, title, startedAt, runCount, spentFils } = conversation
    const lastRun = toRun(row, language)
    return {
      id,
      app: lastRun.app,
      title,
      run_count: runCount,
      spent: aed(spentFils),
      started_at: startedAt.toISOString(),
      last_run: lastRun,
    }
  })
}
