import { aed, type creators as contract, type InputOf } from '@wakeel/contract'
import { and, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import { IsoTimeAndId, readCursor, toPage } from '../../cursor.ts'
import type { Queries } from '../../database/database.ts'
import { ledgerLines, ledgerTransactions } from '../../database/schema/billing.ts'
import { apps } from '../../database/schema/catalogue.ts'
import { runs } from '../../database/schema/runs.ts'
import { findCreatorAccount } from '../payouts/owed.ts'
import { byOthers } from './run-counts.ts'

type RunsQuery = InputOf<typeof contract.routes.listAgentRuns> & { userId: string }
/** The runs of a creator's agents by others, and what the store ran to check them, newest first. */
export async function readAgentRuns(
  queries: Queries,
  { userId, app, status, cursor, limit, lang }: RunsQuery,
) {
  const list = `agent runs of ${userId} ${app ?? ''} ${status}`
  const after = readCursor(list, cursor, IsoTimeAndId)
  const matches = and(
    eq(runs.appId, apps.id),
    status === 'all' ? undefined : eq(runs.status, status),
    // Their own rehearsals are the store's checks.
    or(eq(runs.kind, 'rehearsal'), byOthers(userId)),
    after && isBefore(after),
  )
  // The newest of each agent and then of all: as an index has them in order for one agent only.
  const newest = queries
    .select()
    .from(runs)
    .where(matches)
    .orderBy(desc(runs.startedAt), desc(runs.id))
    .limit(limit + 1)
    .as('newest')
  const rows = await queries
    .select({
      run: {
        id: newest.id,
        agentVersion: newest.agentVersion,
        kind: newest.kind,
        status: newest.status,
        errorCode: newest.errorCode,
        provider: newest.provider,
        elapsedMs: newest.elapsedMs,
        startedAt: newest.startedAt,
      },
      app: { slug: apps.slug, name: apps.name, emoji: apps.emoji },
    })
    .from(apps)
    .innerJoinLateral(newest, sql`true`)
    .where(
      and(
        eq(apps.creatorId, userId),
        app === undefined ? undefined : or(eq(apps.slug, app), eq(sql`${apps.id}::text`, app)),
      ),
    )
    .orderBy(desc(newest.startedAt), desc(newest.id))
    .limit(limit + 1)
  const { shown, next_cursor } = toPage(list, rows, limit, ({ run }) => [
    run.startedAt.toISOString(),
    run.id,
  ])
  const earnedOf = await earnedByRun(
    queries,
    userId,
    shown.map(({ run }) => run.id),
  )

  return {
    runs: shown.map(({ run, app }) => ({
      id: run.id,
      app: { ...app, name: app.name[lang] },
      version: run.agentVersion,
      kind: run.kind === 'rehearsal' ? ('check' as const) : (run.kind as contract.AgentRun['kind']),
      status: run.status as contract.AgentRun['status'],
      error: run.errorCode,
      provider: run.provider,
      execution_time_ms: run.elapsedMs,
      started_at: run.startedAt.toISOString(),
      earned: aed(earnedOf.get(run.id) ?? 0),
    })),
    next_cursor,
  }
}

function isBefore([startedAt, id]: IsoTimeAndId): SQL {
  return sql`(${runs.startedAt}, ${runs.id}) < (${startedAt}::timestamptz, ${id}::uuid)`
}

async function earnedByRun(
  queries: Queries,
  userId: string,
  runIds: string[],
): Promise<Map<string, number>> {
  const accountId = await findCreatorAccount(queries, userId)
  if (accountId === undefined) return new Map()
  const rows = await queries
    .select({ runId: ledgerTransactions.reference, amount: ledgerLines.amount })
    .from(ledgerTransactions)
    .innerJoin(ledgerLines, eq(ledgerLines.transactionId, ledgerTransactions.id))
    .where(
      and(
        eq(ledgerLines.accountId, accountId),
        inArray(ledgerTransactions.kind, ['run', 'included_run']),
        inArray(ledgerTransactions.reference, runIds),
      ),
    )
  return new Map(rows.map(({ runId, amount }) => [runId, -amount]))
}
