import type { moderation as contract, InputOf, ReplyOf } from '@wakeel/contract'
import { isNull } from 'drizzle-orm'
import { limitedAs, requireUser } from '../accounts/caller.ts'
import { holdPerson } from '../accounts/hold-person.ts'
import { DomainError } from '../errors.ts'
import type { Context } from '../http/context.ts'
import type { RateLimit } from '../http/rate-limits.ts'
import { deedOf } from './deed.ts'
import { holdApp } from './hold-app.ts'
import type { ModerationDependencies } from './moderation.ts'
import { closeReports } from './open-reports.ts'
import { createReportList } from './report-list.ts'
import { reports } from './tables.ts'

const REPORTING: RateLimit = { name: 'reports', most: 20, windowSeconds: 24 * 60 * 60 }

type Routes = typeof contract.routes

/** What people say is wrong with an agent, until a moderator takes it down or dismisses what they say. */
export function createReports({ database, clock, newId, audit, catalogue, limits }: ModerationDependencies) {
  return {
    async reportApp({ slug, reason, comment }: InputOf<Routes['reportApp']>, { caller }: Context): Promise<ReplyOf<Routes['reportApp']>> {
      const reporter = requireUser(caller)
      const { userId } = reporter
      const { id: appId } = catalogue.getRunnableApp(slug)
      await limits.take(REPORTING, `user:${limitedAs(reporter)}`)
      const said = { reason, comment, at: clock.now() }
      await database.transaction(async (tx) => {
        await holdPerson(tx, userId)
        await tx
          .insert(reports)
          .values({ id: newId(), appId, userId, ...said })
          .onConflictDoUpdate({ target: [reports.appId, reports.userId], targetWhere: isNull(reports.closedAt), set: said })
      })
      return { success: true }
    },

    listReports: createReportList(database),

    async dismissReports(
      { id, reason }: InputOf<Routes['dismissReports']>,
      { caller }: Context,
    ): Promise<ReplyOf<Routes['dismissReports']>> {
      const by = requireUser(caller)
      const dismissed = await database.transaction(async (tx) => {
        const app = await holdApp(tx, by, id)
        const closed = await closeReports(tx, id, 'dismissed', clock.now())
        if (closed === 0) throw new DomainError('moderation.no_open_reports')
        const what = { before: { reports: closed }, after: { reports: 0 }, reason }
        await audit.record(tx, deedOf(by, 'moderation.reports_dismissed', app, what))
        return closed
      })
      return { success: true, dismissed }
    },
  }
}
