import type { moderation as contract, InputOf, ReplyOf } from '@wakeel/contract'
import { and, eq, isNull } from 'drizzle-orm'
import type { Transaction } from '../database/database.ts'
import { appeals, takedowns } from '../database/schema/moderation.ts'
import { DomainError } from '../errors.ts'
import { requireUser, type SignedInCaller } from '../http/caller.ts'
import type { Context } from '../http/context.ts'
import { auditEntryOf } from './audit-entry.ts'
import type { ModerationDependencies } from './dependencies.ts'
import { getTakedownById } from './takedown.ts'
import { lockTakenApp, lockTakenDown, type TakenDown } from './taken-down.ts'

type Routes = typeof contract.routes

export const restoreApp = (
  moderation: ModerationDependencies,
  { id, reason }: InputOf<Routes['restoreApp']>,
  { caller }: Context,
): Promise<ReplyOf<Routes['restoreApp']>> => {
  const by = requireUser(caller)
  return restore(moderation, by, reason, (tx) => lockTakenApp(moderation, tx, by, id))
}

export const restoreProfile = (
  moderation: ModerationDependencies,
  { id, reason }: InputOf<Routes['restoreProfile']>,
  { caller }: Context,
): Promise<ReplyOf<Routes['restoreProfile']>> => {
  const by = requireUser(caller)
  return restore(moderation, by, reason, async (tx) => {
    const [takedown] = await tx
      .select()
      .from(takedowns)
      .where(and(eq(takedowns.id, id), isNull(takedowns.appId)))
    if (!takedown) throw new DomainError('moderation.not_taken_down')
    return lockTakenDown(moderation, tx, by, takedown)
  })
}

/** Upholds an appeal that waits with it. */
async function restore(
  moderation: ModerationDependencies,
  by: SignedInCaller,
  reason: string,
  lock: (tx: Transaction) => Promise<TakenDown>,
) {
  const { database, clock, audit, outbox } = moderation
  const { id, show } = await database.transaction(async (tx) => {
    const held = await lock(tx)
    const back = await held.putBack()
    const upheld = await tx
      .update(appeals)
      .set({ decision: 'upheld', answer: reason, answeredAt: clock.now() })
      .where(and(eq(appeals.takedownId, back.id), isNull(appeals.answeredAt)))
      .returning({ id: appeals.id })
    const what = { before: held.facts(false), after: held.facts(true), reason }
    await audit.record(tx, auditEntryOf(by, 'moderation.restored', held, what))
    if (held.creatorId !== undefined)
      await outbox.queue(tx, {
        reference: `restored:${back.id}`,
        userId: held.creatorId,
        ...(upheld.length > 0 ? held.emails.upheld(reason) : held.emails.restored()),
      })
    return back
  })
  show?.()
  return { success: true as const, takedown: await getTakedownById(database, id) }
}
