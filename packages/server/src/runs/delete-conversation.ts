import type { runs as contract, InputOf, ReplyOf } from '@wakeel/contract'
import { and, eq, isNull, type SQL } from 'drizzle-orm'
import { lockPerson } from '../accounts/lock-person.ts'
import { personOfVisitor } from '../accounts/person.ts'
import { runs } from '../database/schema/runs.ts'
import { DomainError } from '../errors.ts'
import type { Caller } from '../http/caller.ts'
import type { Context } from '../http/context.ts'
import { isOf } from './conversation.ts'
import type { RunParts } from './dependencies.ts'
import { eraseTexts } from './personal-data.ts'
import { own } from './run-history.ts'

type Routes = typeof contract.routes

/**
 * Takes a conversation out of its person's history, with everything said in it; of visitors, who have no history, it takes what was said.
 * The runs stay as what was counted and paid, and keep their keys, so that a repeat costs nothing; what was said for an organisation stays for its members.
 */
export async function deleteConversation(
  { clock, database }: RunParts,
  { id }: InputOf<Routes['deleteConversation']>,
  { caller }: Context,
): Promise<ReplyOf<Routes['deleteConversation']>> {
  const theirs = ofCaller(caller)
  if (!theirs) throw new DomainError('runs.conversation_not_found')
  await database.transaction(async (tx) => {
    if (caller.kind === 'user') await lockPerson(tx, caller.userId)
    // Whoever replies shares this lock until the reply is stored, so that none is left out below.
    const [first] = await tx
      .select({ id: runs.id })
      .from(runs)
      .where(and(eq(runs.id, id), isOf(id), theirs))
      .for('no key update')
    if (!first) throw new DomainError('runs.conversation_not_found')
    if ((await tx.$count(runs, and(isOf(id), eq(runs.status, 'running')))) > 0)
      throw new DomainError('runs.conversation_at_work')
    await eraseTexts(tx, isOf(id))
    await tx.update(runs).set({ deletedAt: clock.now(), inputHash: '' }).where(isOf(id))
  })
  return { success: true }
}

/** Runs of whoever calls. An address is shared by many people: of a visitor without the cookie nobody knows what they said. */
function ofCaller(caller: Caller): SQL | undefined {
  if (caller.kind === 'user') return own(caller)
  if (!caller.visitorId) return undefined
  return and(
    eq(runs.person, personOfVisitor(caller.visitorId)),
    isNull(runs.userId),
    eq(runs.kind, 'demo'),
    isNull(runs.deletedAt),
  )
}
