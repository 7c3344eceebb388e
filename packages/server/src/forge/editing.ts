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
import { createDrafts } from './drafts.ts'
import { toEditedAgent } from './edited-agent.ts'
import { removeUnpublished } from './forget-drafts.ts'
import { createVersionListing } from './list-version.ts'
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

/** What a creator does with an agent that is there; somebody else's is not found, whatever the role. */
export function createEditing(dependencies: ForgeDependencies) {
  const { database, clock, billing, catalogue } = dependencies
  const drafts = createDrafts(dependencies)
  const listVersion = createVersionListing(dependencies)

  async function reply(userId: string, id: string): Promise<EditedReply> {
    return {
      success: true,
      agent: await toEditedAgent(database, await requireOwn(database, userId, id)),
    }
  }

  /** Whoever changes the same agent waits meanwhile. */
  async function change(
    { caller }: Context,
    id: string,
    work: (tx: Transaction, app: OwnApp, userId: string) => Promise<ShowChange>,
    hold = lockPerson,
  ): Promise<EditedReply> {
    const { userId } = requireUser(caller)
    const show = await database.transaction(async (tx) => {
      await hold(tx, userId)
      return work(tx, await lockOwn(tx, userId, id), userId)
    })
    show()
    return reply(userId, id)
  }

  return {
    getAgent: ({ id }: InputOf<Routes['getAgent']>, { caller }: Context) =>
      reply(requireUser(caller).userId, id),

    saveAgent: ({ id, revision, content }: InputOf<Routes['saveAgent']>, context: Context) =>
      change(context, id, async (tx, { id: appId }, userId) => {
        await drafts.save(tx, { userId, appId, revision, content })
        return unseen
      }),

    async discardDraft(
      { id }: InputOf<Routes['discardDraft']>,
      { caller }: Context,
    ): Promise<ReplyOf<Routes['discardDraft']>> {
      const { userId } = requireUser(caller)
      const isLeft = await database.transaction(async (tx) => {
        await lockPerson(tx, userId)
        await lockOwn(tx, userId, id, true)
        const open = await findOpen(tx, id)
        if (!open) throw new DomainError('forge.nothing_to_publish')
        if (await wasPublished(tx, id)) {
          await tx.delete(agentVersions).where(eq(agentVersions.id, open.id))
          return true
        }
        await removeUnpublished(tx, dependencies, id)
        return false
      })
      return isLeft ? reply(userId, id) : { success: true, agent: null }
    },

    withdrawAgent: ({ id }: InputOf<Routes['withdrawAgent']>, context: Context) =>
      change(context, id, async (tx) => {
        const open = await findOpen(tx, id)
        if (open?.status !== 'pending') throw new DomainError('forge.not_pending')
        await moveVersion(tx, open, 'draft', { at: clock.now(), submittedAt: null })
        return unseen
      }),

    unpublishAgent: ({ id }: InputOf<Routes['unpublishAgent']>, context: Context) =>
      change(context, id, async (tx, app) => {
        requireNotTakenDown(app)
        if (!app.isListed) throw new DomainError('forge.not_listed')
        return catalogue.unlistApp(tx, id)
      }),

    withdrawPriceRise: ({ id }: InputOf<Routes['withdrawPriceRise']>, context: Context) =>
      change(context, id, (tx, { name }) => billing.withdrawPriceRise(tx, id, name)),

    restoreVersion: ({ id, number }: InputOf<Routes['restoreVersion']>, context: Context) =>
      change(
        context,
        id,
        async (tx, app, userId) => {
          requireNotTakenDown(app)
          const version = await findVersion(tx, id, number)
          if (version?.status !== 'published') throw new DomainError('forge.version_not_found')
          return listVersion(tx, userId, version)
        },
        lockConfirmed,
      ),
  }
}
