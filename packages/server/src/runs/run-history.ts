import { aed, type runs as contract, type InputOf, type Language, type ReplyOf } from '@wakeel/contract'
import { and, desc, eq, inArray, or, sql } from 'drizzle-orm'
import { requireUser } from '../accounts/caller.ts'
import { runCharges } from '../billing/tables.ts'
import { apps } from '../catalogue/tables.ts'
import { readCursor, writeCursor } from '../cursor.ts'
import type { Database } from '../database/database.ts'
import { DomainError } from '../errors.ts'
import type { Context } from '../http/context.ts'
import { runs } from './tables.ts'

type Routes = typeof contract.routes

const LIST = 'runs'

/** A person's own runs, demos too. What the store ran to check an agent is not theirs. */
export function createRunHistory(database: Database) {
  const select = () =>
    database
      .select({ run: runs, app: { id: apps.id, slug: apps.slug, name: apps.name, emoji: apps.emoji }, charge: runCharges })
      .from(runs)
      .innerJoin(apps, eq(apps.id, runs.appId))
      .leftJoin(runCharges, eq(runCharges.runId, runs.id))
      .$dynamic()
  const own = (userId: string) => and(eq(runs.userId, userId), inArray(runs.kind, ['demo', 'paid']))

  return {
    async listRuns({ app, cursor, limit, lang }: InputOf<Routes['listRuns']>, { caller }: Context): Promise<ReplyOf<Routes['listRuns']>> {
      const { userId } = requireUser(caller)
      const after = cursor === undefined ? undefined : readCursor<[startedAt: string, id: string]>(LIST, cursor)
      const rows = await select()
        .where(
          and(
            own(userId),
            app === undefined ? undefined : or(eq(apps.slug, app), eq(sql`${apps.id}::text`, app)),
            after && sql`(${runs.startedAt}, ${runs.id}) < (${after[0]}::timestamptz, ${after[1]}::uuid)`,
          ),
        )
        .orderBy(desc(runs.startedAt), desc(runs.id))
        .limit(limit + 1)
      const shown = rows.slice(0, limit)
      const last = shown.at(-1)
      return {
        success: true,
        runs: shown.map((row) => toRun(row, lang)),
        next_cursor: last && rows.length > limit ? writeCursor(LIST, [last.run.startedAt.toISOString(), last.run.id]) : null,
      }
    },

    async getRun({ id, lang }: InputOf<Routes['getRun']>, { caller }: Context): Promise<ReplyOf<Routes['getRun']>> {
      const { userId } = requireUser(caller)
      const [row] = await select().where(and(eq(runs.id, id), own(userId)))
      if (!row) throw new DomainError('runs.not_found')
      return { success: true, run: toRun(row, lang) }
    },
  }
}

interface ShownRun {
  run: typeof runs.$inferSelect
  app: Pick<typeof apps.$inferSelect, 'id' | 'slug' | 'name' | 'emoji'>
  charge: typeof runCharges.$inferSelect | null
}

function toRun({ run, app, charge }: ShownRun, language: Language): contract.Run {
  return {
    id: run.id,
    app: { id: app.id, slug: app.slug, name: app.name[language], emoji: app.emoji },
    kind: run.kind as contract.Run['kind'],
    status: run.status as contract.Run['status'],
    input: run.input,
    answer: run.answer,
    provider: run.provider,
    execution_time_ms: run.elapsedMs,
    started_at: run.startedAt.toISOString(),
    charge: charge && { source: charge.source, price: aed(charge.priceFils), was_given_back: charge.status === 'given_back' },
  }
}
