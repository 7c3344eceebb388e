import type { forge as contract, InputOf, ReplyOf } from '@wakeel/contract'
import { eq } from 'drizzle-orm'
import { lockConfirmed, lockPerson } from '../accounts/lock-person.ts'
import type { ShowChange } from '../catalogue/catalogue.ts'
import type { Transaction } from '../database/database.ts'
import { agentVersions } from '../database/schema/forge.ts'
import { DomainError } from '../errors.ts'
import { requireUser } from '../http/caller.ts'
import type { Context } from '../http/context.ts'
import type { ForgeDependencies } from './dependencies.ts'
import { saveDraft } from './drafts.ts'
import { toEditedAgent } from './edited-agent.ts'
import { removeUnpublished } from './forget-drafts.ts'
import { listVersion } from './list-version.ts'
import { requireLawfulTask } from './tasks.ts'
import { moveVersion } from './version-moves.ts'
import {
  findOpen,
  findVersion,
  lockOwn,
  type OwnApp,
  requireNotTakenDown,
  requireOwn,
  wasPublished,
} from './versions.ts'

type Routes = typeof contract.routes
type EditedReply = ReplyOf<Routes['getAgent']>

/** What the store shows is as it was. */
const unseen: ShowChange = () => {}

export function getAgent(
  forge: ForgeDependencies,
  { id }: InputOf<Routes['getAgent']>,
  { caller }: Context,
) {
  return reply(forge, requireUser(caller).userId, id)
}

export async function saveAgent(
  forge: ForgeDependencies,
  { id, revision, content }: InputOf<Routes['saveAgent']>,
  context: Context,
) {
  await requireOwn(forge.database, requireUser(context.caller).userId, id)
  await forge.workers.run(requireLawfulTask, content, context.signal)
  return change(forge, context, id, async (tx, { id: appId }, userId) => {
    await saveDraft(forge, tx, { userId, appId, revision, content })
    return unseen
  })
}

export async function discardDraft(
  forge: ForgeDependencies,
  { id }: InputOf<Routes['discardDraft']>,
  { caller }: Context,
): Promise<ReplyOf<Routes['discardDraft']>> {
  const { userId } = requireUser(caller)
  const isLeft = await forge.database.transaction(async (tx) => {
    await lockPerson(tx, userId)
    await lockOwn(tx, userId, id, true)
    const open = await findOpen(tx, id)
    if (!open) throw new DomainError('forge.nothing_to_publish')
    if (await wasPublished(tx, id)) {
      await tx.delete(agentVersions).where(eq(agentVersions.id, open.id))
      return true
    }
    await removeUnpublished(tx, forge, id)
    return false
  })
  return isLeft ? reply(forge, userId, id) : { success: true, agent: null }
}

export function withdrawAgent(
  forge: ForgeDependencies,
  { id }: InputOf<Routes['withdrawAgent']>,
  context: Context,
) {
  return change(forge, context, id, async (tx) => {
    const open = await findOpen(tx, id)
    if (open?.status !== 'pending') throw new DomainError('forge.not_pending')
    await moveVersion(tx, open, 'draft', { at: forge.clock.now(), submittedAt: null })
    return unseen
  })
}

export function unpublishAgent(
  forge: ForgeDependencies,
  { id }: InputOf<Routes['unpublishAgent']>,
  context: Context,
) {
  return change(forge, context, id, async (tx, app, creatorId) => {
    requireNotTakenDown(app)
    if (!app.isListed) throw new DomainError('forge.not_listed')
    const { name } = app
    await forge.billing.purchases.tellOwners(tx, { appId: id, name, isForever: false, creatorId })
    return forge.catalogue.unlistApp(tx, id)
  })
}

export function withdrawPriceRise(
  forge: ForgeDependencies,
  { id }: InputOf<Routes['withdrawPriceRise']>,
  context: Context,
) {
  return change(forge, context, id, (tx, { name }) =>
    forge.billing.priceRises.withdrawPriceRise(tx, id, name),
  )
}

export function restoreVersion(
  forge: ForgeDependencies,
  { id, number }: InputOf<Routes['restoreVersion']>,
  context: Context,
) {
  return change(
    forge,
    context,
    id,
    async (tx, app, userId) => {
      requireNotTakenDown(app)
      const version = await findVersion(tx, id, number)
      if (version?.status !== 'published') throw new DomainError('forge.version_not_found')
      return listVersion(forge, tx, userId, version)
    },
    lockConfirmed,
  )
}

async function reply(
  { database }: ForgeDependencies,
  userId: string,
  id: string,
): Promise<EditedReply> {
  return {
    success: true,
    agent: await toEditedAgent(database, await requireOwn(database, userId, id)),
  }
}

/** Whoever changes the same agent waits meanwhile. */
async function change(
  forge: ForgeDependencies,
  { caller }: Context,
  id: string,
  work: (tx: Transaction, app: OwnApp, userId: string) => Promise<ShowChange>,
  hold = lockPerson,
): Promise<EditedReply> {
  const { userId } = requireUser(caller)
  const show = await forge.database.transaction(async (tx) => {
    await hold(tx, userId)
    return work(tx, await lockOwn(tx, userId, id), userId)
  })
  show()
  return reply(forge, userId, id)
}
