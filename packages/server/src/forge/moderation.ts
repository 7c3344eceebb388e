import type { forge as contract, InputOf, ReplyOf } from '@wakeel/contract'
import { and, asc, eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { users } from '../accounts/tables.ts'
import { apps } from '../catalogue/tables.ts'
import type { Transaction } from '../database/database.ts'
import { DomainError } from '../errors.ts'
import { checkComplete } from './checks/complete.ts'
import { toCreatorApp } from './content.ts'
import type { ForgeDependencies } from './forge.ts'
import { approvalLetter, rejectionLetter } from './letter-texts.ts'
import { createVersionListing } from './list-version.ts'
import { agentVersions } from './tables.ts'
import { moveVersion } from './version-moves.ts'
import { findOpen, holdWithCreator, type Version } from './versions.ts'

/** So many are shown; the others follow when these are decided. */
const SHOWN_MOST = 100

type Routes = typeof contract.routes
type Decision = InputOf<Routes['decideSubmission']>

/** What waits for a moderator. Of two who decide at once, one does. */
export function createModeration(dependencies: ForgeDependencies) {
  const { database, clock, letters } = dependencies
  const listVersion = createVersionListing(dependencies)

  /** What waits at this agent, held with its creator; throws unless it is what the moderator has looked at. */
  async function holdSubmission(tx: Transaction, { id, number, revision }: Decision): Promise<{ version: Version; creatorId: string }> {
    const held = await holdWithCreator(tx, id)
    if (!held) throw new DomainError('forge.not_pending')
    const version = await findOpen(tx, id)
    if (version?.status !== 'pending' || version.number !== number || version.revision !== revision)
      throw new DomainError('forge.not_pending')
    return { version, creatorId: held.creatorId }
  }

  async function approve(tx: Transaction, creatorId: string, version: Version) {
    if (!checkComplete(version.content).passed) throw new DomainError('forge.incomplete')
    const published = await moveVersion(tx, version, 'published', { at: clock.now() })
    const { name } = toCreatorApp(version.content, creatorId)
    await letters.queue(tx, { reference: `approved:${version.id}:${version.revision}`, userId: creatorId, ...approvalLetter({ name }) })
    return listVersion(tx, creatorId, published)
  }

  async function reject(tx: Transaction, creatorId: string, version: Version, said: { reason: string; howToMend: string }) {
    const at = clock.now()
    const rejection = { reason: said.reason, how_to_mend: said.howToMend, at: at.toISOString() }
    await moveVersion(tx, version, 'rejected', { at, rejection })
    const { name } = toCreatorApp(version.content, creatorId)
    const reference = `rejected:${version.id}:${at.toISOString()}`
    await letters.queue(tx, { reference, userId: creatorId, ...rejectionLetter({ name, ...said }) })
  }

  return {
    async listSubmissions(): Promise<ReplyOf<Routes['listSubmissions']>> {
      const live = alias(agentVersions, 'live')
      const rows = await database
        .select({ version: agentVersions, slug: apps.slug, creatorName: users.name, liveContent: live.content })
        .from(agentVersions)
        .innerJoin(apps, eq(apps.id, agentVersions.appId))
        .innerJoin(users, eq(users.id, apps.creatorId))
        .leftJoin(live, and(eq(live.appId, apps.id), eq(live.number, apps.liveVersion)))
        .where(eq(agentVersions.status, 'pending'))
        .orderBy(asc(agentVersions.submittedAt))
        .limit(SHOWN_MOST)
      const submissions = rows.map(({ version: { appId, number, revision, content, checks, submittedAt, updatedAt }, ...row }) => ({
        id: appId,
        slug: row.slug,
        number,
        revision,
        creator_name: row.creatorName,
        content,
        live_content: row.liveContent,
        checks,
        submitted_at: (submittedAt ?? updatedAt).toISOString(),
      }))
      return { success: true, submissions }
    },

    async decideSubmission(decision: Decision): Promise<ReplyOf<Routes['decideSubmission']>> {
      const { reason = '', how_to_mend: howToMend = '' } = decision
      const isApproved = decision.decision === 'approve'
      const show = await database.transaction(async (tx) => {
        const { version, creatorId } = await holdSubmission(tx, decision)
        return isApproved ? approve(tx, creatorId, version) : reject(tx, creatorId, version, { reason, howToMend })
      })
      show?.()
      return { success: true, status: isApproved ? 'published' : 'rejected' }
    },
  }
}
