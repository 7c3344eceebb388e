import {
  type Bilingual,
  type moderation as contract,
  creatorPages,
  type InputOf,
  type ReplyOf,
} from '@wakeel/contract'
import { asc, eq, inArray, isNull, type SQL } from 'drizzle-orm'
import { lockPerson } from '../accounts/lock-person.ts'
import { findTexts } from '../creator-pages/moderated-texts.ts'
import type { Transaction } from '../database/database.ts'
import { users } from '../database/schema/accounts.ts'
import { apps } from '../database/schema/catalogue.ts'
import { reports } from '../database/schema/moderation.ts'
import { DomainError } from '../errors.ts'
import { limitedAs, requireUser } from '../http/caller.ts'
import type { Context } from '../http/context.ts'
import type { RateLimit } from '../http/rate-limits.ts'
import { auditEntryOf, type Moderated } from './audit-entry.ts'
import type { ModerationDependencies } from './dependencies.ts'
import { reportEmail } from './email-templates.ts'
import { lockApp } from './lock-app.ts'
import { lockCreator } from './lock-creator.ts'
import { closeReports, ofApp, ofCreator } from './open-reports.ts'

/** Of agents and of pages together. */
const REPORTING: RateLimit = { name: 'reports', max: 20, windowSeconds: 24 * 60 * 60 }

type Routes = typeof contract.routes

export async function reportApp(
  moderation: ModerationDependencies,
  { slug, reason, comment }: InputOf<Routes['reportApp']>,
  { caller }: Context,
): Promise<ReplyOf<Routes['reportApp']>> {
  const { catalogue, limits, clock, database, newId } = moderation
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
    const [app] = await tx.select({ name: apps.name }).from(apps).where(eq(apps.id, appId))
    await acknowledge(moderation, tx, { userId, about: app!.name, comment })
  })
  return { success: true }
}

export async function reportProfile(
  moderation: ModerationDependencies,
  { handle, reason, comment }: InputOf<Routes['reportProfile']>,
  { caller }: Context,
): Promise<ReplyOf<Routes['reportProfile']>> {
  const { catalogue, limits, clock, database, newId } = moderation
  const reporter = requireUser(caller)
  const { userId } = reporter
  // The words on the store's own page are the store's.
  if (handle === creatorPages.STORE_HANDLE) throw new DomainError('moderation.nothing_said')
  if (!catalogue.hasListedApps(handle)) throw new DomainError('creators.creator_not_found')
  await limits.take(REPORTING, `user:${limitedAs(reporter)}`)
  await database.transaction(async (tx) => {
    const { name } = await lockBoth(tx, userId, handle)
    const texts = await findTexts(tx, handle)
    if (texts.about.en === '' && texts.about.ar === '' && texts.website === null)
      throw new DomainError('moderation.nothing_said')
    const said = { reason, comment, texts, at: clock.now() }
    await tx
      .insert(reports)
      .values({ id: newId(), creatorId: handle, userId, ...said })
      .onConflictDoUpdate({
        target: [reports.creatorId, reports.userId],
        targetWhere: isNull(reports.closedAt),
        set: said,
      })
    await acknowledge(moderation, tx, { userId, about: { en: name, ar: name }, comment })
  })
  return { success: true }
}

/** Whoever reports sees nothing more of it on the page: the email is what they have of it. */
const acknowledge = (
  { outbox, newId }: ModerationDependencies,
  tx: Transaction,
  { userId, ...report }: { userId: string; about: Bilingual; comment: string },
): Promise<void> =>
  outbox.queue(tx, { reference: `reported:${newId()}`, userId, ...reportEmail(report) })

/** Keeps whoever reports and whoever is reported, who comes back, from leaving; in the order of their ids, as whoever else locks two people. */
async function lockBoth(tx: Transaction, reporterId: string, creatorId: string) {
  const people = await tx
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(inArray(users.id, [reporterId, creatorId]))
    .orderBy(asc(users.id))
    .for('key share')
  const find = (id: string) => people.find((person) => person.id === id)
  const creator = find(creatorId)
  if (!find(reporterId)) throw new DomainError('accounts.sign_in_required')
  if (!creator) throw new DomainError('creators.creator_not_found')
  return creator
}

export const dismissReports = (
  moderation: ModerationDependencies,
  { id, reason }: InputOf<Routes['dismissReports']>,
  context: Context,
): Promise<ReplyOf<Routes['dismissReports']>> =>
  dismiss(moderation, context, {
    lock: (tx) => lockApp(tx, requireUser(context.caller), id),
    which: ofApp(id),
    reason,
  })

export const dismissProfileReports = (
  moderation: ModerationDependencies,
  { id, reason }: InputOf<Routes['dismissProfileReports']>,
  context: Context,
): Promise<ReplyOf<Routes['dismissProfileReports']>> =>
  dismiss(moderation, context, {
    lock: (tx) => lockCreator(tx, requireUser(context.caller), id),
    which: ofCreator(id),
    reason,
  })

async function dismiss(
  { database, clock, audit }: ModerationDependencies,
  { caller }: Context,
  about: { lock(tx: Transaction): Promise<Moderated>; which: SQL; reason: string },
) {
  const by = requireUser(caller)
  const dismissed = await database.transaction(async (tx) => {
    const moderated = await about.lock(tx)
    const closed = await closeReports(tx, about.which, 'dismissed', clock.now())
    if (closed === 0) throw new DomainError('moderation.no_open_reports')
    const what = { before: { reports: closed }, after: { reports: 0 }, reason: about.reason }
    await audit.record(tx, auditEntryOf(by, 'moderation.reports_dismissed', moderated, what))
    return closed
  })
  return { success: true as const, dismissed }
}
