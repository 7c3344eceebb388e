import type { moderation as contract, InputOf, ReplyOf } from '@wakeel/contract'
import { isNull } from 'drizzle-orm'
import { lockPerson } from '../accounts/lock-person.ts'
import { reports } from '../database/schema/moderation.ts'
import { DomainError } from '../errors.ts'
import { limitedAs, requireUser } from '../http/caller.ts'
import type { Context } from '../http/context.ts'
import type { RateLimit } from '../http/rate-limits.ts'
import { auditEntryOf } from './audit-entry.ts'
import type { ModerationDependencies } from './dependencies.ts'
import { lockApp } from './lock-app.ts'
import { closeReports } from './open-reports.ts'

const REPORTING: RateLimit = { name: 'reports', max: 20, windowSeconds: 24 * 60 * 60 }

type Routes = typeof contract.routes

export async function reportApp(
  { catalogue, limits, clock, database, newId }: ModerationDependencies,
  { slug, reason, comment }: InputOf<Routes['reportApp']>,
  { caller }: Context,
): Promise<ReplyOf<Routes['reportApp']>> {
  const reporter = requireUser(caller)
  const { userId } = reporter
  const { id: appId } = catalogue.getRunnableApp(slug)
  await limits.take(REPORTING, `user:${limitedAs(reporter)}`)
  const said = { reason, comment, at: clock.now() }
  await database.transaction(async (tx) => {
    await lockPerson(tx, userId)
    await tx
      .insert(reports)
      .values({ id: newId(), appId, userId, ...said })
      .onConflictDoUpdate({
        target: [reports.appId, reports.userId],
        targetWhere: isNull(reports.closedAt),
        set: said,
      })
  })
  return { success: true }
}

export async function dismissReports(
  { database, clock, audit }: ModerationDependencies,
  { id, reason }: InputOf<Routes['dismissReports']>,
  { caller }: Context,
): Promise<ReplyOf<Routes['dismissReports']>> {
  const by = requireUser(caller)
  const dismissed = await database.transaction(async (tx) => {
    const app = await lockApp(tx, by, id)
    const closed = await closeReports(tx, id, 'dismissed', clock.now())
    if (closed === 0) throw new DomainError('moderation.no_open_reports')
    const what = { before: { reports: closed }, after: { reports: 0 }, reason }
    await audit.record(tx, auditEntryOf(by, 'moderation.reports_dismissed', app, what))
    return closed
  })
  return { success: true, dismissed }
}
