import type { forge as contract, InputOf, ReplyOf } from '@wakeel/contract'
import { and, asc, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { IsoTimeAndId, readCursor, toPage } from '../cursor.ts'
import type { Transaction } from '../database/database.ts'
import { users } from '../database/schema/accounts.ts'
import { apps } from '../database/schema/catalogue.ts'
import { agentVersions } from '../database/schema/forge.ts'
import { DomainError } from '../errors.ts'
import { requireUser, type SignedInCaller } from '../http/caller.ts'
import type { Context } from '../http/context.ts'
import { checkComplete } from './checks/complete.ts'
import { toCreatorApp } from './content.ts'
import type { ForgeDependencies } from './dependencies.ts'
import { approvalEmail, rejectionEmail } from './email-templates.ts'
import { createVersionListing } from './list-version.ts'
import { lockModerator } from './lock-moderator.ts'
import { moveVersion } from './version-moves.ts'
import { findOpen, lockWithCreator, requireNotTakenDown, type Version } from './versions.ts'

const SUBMISSIONS = 'submissions'

type Routes = typeof contract.routes
type Decision = InputOf<Routes['decideSubmission']>
type Submitted = NonNullable<Awaited<ReturnType<typeof lockWithCreator>>> & { version: Version }

/** What waits for a moderator. Of two who decide at once, one does. */
export function createModeration(dependencies: ForgeDependencies) {
  const { database, clock, outbox, audit } = dependencies
  const listVersion = createVersionListing(dependencies)

  /** What waits at this agent, held with its creator; throws unless it is what the moderator has looked at. */
  async function lockSubmission(
    tx: Transaction,
    by: SignedInCaller,
    { id, number, revision }: Decision,
  ): Promise<Submitted> {
    await lockModerator(tx, by, id)
    const held = await lockWithCreator(tx, id)
    if (!held) throw new DomainError('forge.not_pending')
    const version = await findOpen(tx, id)
    if (version?.status !== 'pending' || version.number !== number || version.revision !== revision)
      throw new DomainError('forge.not_pending')
    return { version, ...held }
  }

  async function approve(tx: Transaction, { version, creatorId, isSuspended, app }: Submitted) {
    requireNotTakenDown(app)
    if (isSuspended) throw new DomainError('moderation.creator_suspended')
    if (!checkComplete(version.content).passed) throw new DomainError('forge.incomplete')
    const published = await moveVersion(tx, version, 'published', { at: clock.now() })
    const { name } = toCreatorApp(version.content, creatorId)
    await outbox.queue(tx, {
      reference: `approved:${version.id}:${version.revision}`,
      userId: creatorId,
      ...approvalEmail({ name }),
    })
    return listVersion(tx, creatorId, published)
  }

  async function reject(
    tx: Transaction,
    { version, creatorId }: Submitted,
    said: { reason: string; howToMend: string },
  ) {
    const at = clock.now()
    const rejection = { reason: said.reason, how_to_mend: said.howToMend, at: at.toISOString() }
    await moveVersion(tx, version, 'rejected', { at, rejection })
    const { name } = toCreatorApp(version.content, creatorId)
    const reference = `rejected:${version.id}:${at.toISOString()}`
    await outbox.queue(tx, { reference, userId: creatorId, ...rejectionEmail({ name, ...said }) })
  }

  return {
    async listSubmissions({
      cursor,
      limit,
    }: InputOf<Routes['listSubmissions']>): Promise<ReplyOf<Routes['listSubmissions']>> {
      const place = readCursor(SUBMISSIONS, cursor, IsoTimeAndId)
      const live = alias(agentVersions, 'live')
      const rows = await database
        .select({
          version: agentVersions,
          slug: apps.slug,
          creatorName: users.name,
          liveContent: live.content,
        })
        .from(agentVersions)
        .innerJoin(apps, eq(apps.id, agentVersions.appId))
        .innerJoin(users, eq(users.id, apps.creatorId))
        .leftJoin(live, and(eq(live.appId, apps.id), eq(live.number, apps.liveVersion)))
        .where(and(eq(agentVersions.status, 'pending'), place && isAfter(place)))
        .orderBy(asc(agentVersions.submittedAt), asc(agentVersions.id))
        .limit(limit + 1)
      const { shown, next_cursor } = toPage(SUBMISSIONS, rows, limit, ({ version }) => [
        version.submittedAt!.toISOString(),
        version.id,
      ])
      const submissions = shown.map(
        ({
          version: { appId, number, revision, content, checks, submittedAt, updatedAt },
          ...row
        }) => ({
          id: appId,
          slug: row.slug,
          number,
          revision,
          creator_name: row.creatorName,
          content,
          live_content: row.liveContent,
          checks,
          submitted_at: (submittedAt ?? updatedAt).toISOString(),
        }),
      )
      return { success: true, submissions, next_cursor }
    },

    async decideSubmission(
      decision: Decision,
      { caller }: Context,
    ): Promise<ReplyOf<Routes['decideSubmission']>> {
      const actor = requireUser(caller)
      const { reason, how_to_mend: howToMend = '' } = decision
      const isApproved = decision.decision === 'approve'
      const show = await database.transaction(async (tx) => {
        const submitted = await lockSubmission(tx, actor, decision)
        const { appId, number, content } = submitted.version
        await audit.record(tx, {
          actor,
          action: isApproved ? 'moderation.approved' : 'moderation.rejected',
          subject: { kind: 'agent', id: appId },
          before: { status: 'pending' },
          after: {
            status: isApproved ? 'published' : 'rejected',
            number,
            category: content.category,
          },
          reason,
        })
        return isApproved
          ? approve(tx, submitted)
          : reject(tx, submitted, { reason: reason ?? '', howToMend })
      })
      show?.()
      return { success: true, status: isApproved ? 'published' : 'rejected' }
    },
  }
}

const isAfter = ([submittedAt, id]: IsoTimeAndId) =>
  sql`(${agentVersions.submittedAt}, ${agentVersions.id}) > (${submittedAt}::timestamptz, ${id}::uuid)`
