import type { forge as contract, InputOf, ReplyOf } from '@wakeel/contract'
import type { ShowChange } from '../catalogue/catalogue.ts'
import type { Transaction } from '../database/database.ts'
import { DomainError } from '../errors.ts'
import { checkComplete } from '../forge/checks/complete.ts'
import { toCreatorApp } from '../forge/content.ts'
import { moveVersion } from '../forge/version-moves.ts'
import { findOpen, lockWithCreator, requireNotTakenDown, type Version } from '../forge/versions.ts'
import { requireUser, type SignedInCaller } from '../http/caller.ts'
import type { Context } from '../http/context.ts'
import type { ModerationDependencies } from './dependencies.ts'
import { approvalEmail, editorOf, rejectionEmail } from './email-templates.ts'
import { lockModerator } from './lock-moderator.ts'

type Route = typeof contract.routes.decideSubmission
type Decision = InputOf<Route>
type Submitted = NonNullable<Awaited<ReturnType<typeof lockWithCreator>>> & { version: Version }

/** Approves or rejects what a creator submitted. Of two moderators who decide at once, one does. */
export async function decideSubmission(
  moderation: ModerationDependencies,
  decision: Decision,
  { caller }: Context,
): Promise<ReplyOf<Route>> {
  const actor = requireUser(caller)
  const { reason, how_to_mend: howToMend = '' } = decision
  const isApproved = decision.decision === 'approve'
  const show = await moderation.database.transaction(async (tx) => {
    const submitted = await lockSubmission(tx, actor, decision)
    const { appId, number, content } = submitted.version
    await moderation.audit.record(tx, {
      actor,
      action: isApproved ? 'moderation.approved' : 'moderation.rejected',
      subject: { kind: 'agent', id: appId },
      before: { status: 'pending' },
      after: { status: isApproved ? 'published' : 'rejected', number, category: content.category },
      reason,
    })
    return isApproved
      ? approve(moderation, tx, submitted)
      : reject(moderation, tx, submitted, { reason: reason ?? '', howToMend })
  })
  show?.()
  return { success: true, status: isApproved ? 'published' : 'rejected' }
}

/** Locks the agent that waits, and its creator; throws unless it is what the moderator has looked at. */
async function lockSubmission(
  tx: Transaction,
  by: SignedInCaller,
  { id, number, revision }: Decision,
): Promise<Submitted> {
  await lockModerator(tx, by, id)
  const locked = await lockWithCreator(tx, id)
  if (!locked) throw new DomainError('forge.not_pending')
  const version = await findOpen(tx, id)
  if (version?.status !== 'pending' || version.number !== number || version.revision !== revision)
    throw new DomainError('forge.not_pending')
  return { version, ...locked }
}

async function approve(
  { clock, outbox, forge }: ModerationDependencies,
  tx: Transaction,
  { version, creatorId, isSuspended, app }: Submitted,
): Promise<ShowChange> {
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
  return forge.listVersion(tx, creatorId, published)
}

async function reject(
  { clock, outbox, publicUrl }: ModerationDependencies,
  tx: Transaction,
  { version, creatorId }: Submitted,
  { reason, howToMend }: { reason: string; howToMend: string },
): Promise<undefined> {
  const at = clock.now()
  const rejection = { reason, how_to_mend: howToMend, at: at.toISOString() }
  await moveVersion(tx, version, 'rejected', { at, rejection })
  const { name } = toCreatorApp(version.content, creatorId)
  const reference = `rejected:${version.id}:${at.toISOString()}`
  await outbox.queue(tx, {
    reference,
    userId: creatorId,
    ...rejectionEmail({ name, reason, howToMend, editor: editorOf(publicUrl, version.appId) }),
  })
}
