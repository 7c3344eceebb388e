import type { organisations as contract, InputOf, ReplyOf } from '@wakeel/contract'
import { and, desc, eq, or, sql } from 'drizzle-orm'
import { IsoTimeAndId, readCursor, toPage } from '../cursor.ts'
import type { Database } from '../database/database.ts'
import { users } from '../database/schema/accounts.ts'
import { apiKeys } from '../database/schema/api-keys.ts'
import { runCharges } from '../database/schema/billing.ts'
import { apps } from '../database/schema/catalogue.ts'
import { runs } from '../database/schema/runs.ts'
import { widgets } from '../database/schema/widgets.ts'
import { DomainError } from '../errors.ts'
import { requireUser } from '../http/caller.ts'
import type { Context } from '../http/context.ts'
import { requireMembership } from '../organisations/membership.ts'
import { filesOf } from './run-files.ts'
import { widgetOf } from './run-history.ts'
import { toRun } from './shown-run.ts'

type Routes = typeof contract.routes

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

const listOf = (id: string) => `runs of the organisation ${id}`

/** What was run for an organisation, for every member to read. */
export function createSharedRuns({ database }: { database: Database }) {
  const select = () =>
    database
      .select({
        run: runs,
        app: { id: apps.id, slug: apps.slug, name: apps.name, emoji: apps.emoji },
        charge: runCharges,
        by: { id: users.id, name: users.name },
        widget: widgetOf,
      })
      .from(runs)
      .innerJoin(runCharges, eq(runCharges.runId, runs.id))
      .innerJoin(apps, eq(apps.id, runs.appId))
      .leftJoin(users, eq(users.id, runs.userId))
      .leftJoin(widgets, eq(widgets.apiKeyId, runs.apiKeyId))
      .leftJoin(apiKeys, eq(apiKeys.id, widgets.apiKeyId))
      .$dynamic()

  async function findApp(slugOrId: string): Promise<string | undefined> {
    const isIt = or(
      eq(apps.slug, slugOrId),
      UUID.test(slugOrId) ? eq(apps.id, slugOrId) : undefined,
    )
    const [app] = await database.select({ id: apps.id }).from(apps).where(isIt)
    return app?.id
  }

  return {
    async listSharedRuns(
      { id, member, app, cursor, limit, lang }: InputOf<Routes['listSharedRuns']>,
      { caller }: Context,
    ): Promise<ReplyOf<Routes['listSharedRuns']>> {
      const { organisation } = await requireMembership(database, id, requireUser(caller).userId)
      const after = readCursor(listOf(id), cursor, IsoTimeAndId)
      const appId = app === undefined ? undefined : await findApp(app)
      if (app !== undefined && appId === undefined)
        return { success: true, runs: [], next_cursor: null }
      const rows = await select()
        .where(
          and(
            eq(runs.organisationId, id),
            member === undefined ? undefined : eq(runs.userId, member),
            appId === undefined ? undefined : eq(runs.appId, appId),
            after &&
              sql`(${runs.startedAt}, ${runs.id}) < (${after[0]}::timestamptz, ${after[1]}::uuid)`,
          ),
        )
        .orderBy(desc(runs.startedAt), desc(runs.id))
        .limit(limit + 1)
      const { shown, next_cursor } = toPage(listOf(id), rows, limit, ({ run }) => [
        run.startedAt.toISOString(),
        run.id,
      ])
      return {
        success: true,
        runs: shown.map(({ by, ...row }) => ({ ...toRun({ ...row, organisation }, lang), by })),
        next_cursor,
      }
    },

    async getSharedRun(
      { id, run: runId, lang }: InputOf<Routes['getSharedRun']>,
      { caller }: Context,
    ): Promise<ReplyOf<Routes['getSharedRun']>> {
      const { organisation } = await requireMembership(database, id, requireUser(caller).userId)
      const [row] = await select().where(and(eq(runs.id, runId), eq(runs.organisationId, id)))
      if (!row) throw new DomainError('runs.not_found')
      const { by, ...run } = row
      return {
        success: true,
        run: { ...toRun({ ...run, organisation }, lang), ...(await filesOf(database, runId)), by },
      }
    },
  }
}
