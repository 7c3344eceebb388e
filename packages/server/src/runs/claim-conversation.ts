import type { runs as contract, InputOf, ReplyOf } from '@wakeel/contract'
import { and, eq, isNull, or } from 'drizzle-orm'
import { lockPerson } from '../accounts/lock-person.ts'
import { personOfVisitor } from '../accounts/person.ts'
import { runs } from '../database/schema/runs.ts'
import { DomainError } from '../errors.ts'
import { requireUser } from '../http/caller.ts'
import type { Context } from '../http/context.ts'
import { isOf } from './conversation.ts'
import type { RunParts } from './dependencies.ts'

type Route = typeof contract.routes.claimConversation

/**
 * Makes what a visitor asked a part of the account that they sign up or in with: of its history, and to go on with. Its runs stay counted
 * as a visitor's. Once more, it is theirs already.
 */
export async function claimConversation(
  { database }: RunParts,
  { id }: InputOf<Route>,
  { caller }: Context,
): Promise<ReplyOf<Route>> {
  const { userId, visitorId } = requireUser(caller)
  if (!visitorId) throw new DomainError('runs.conversation_not_found')
  const isClaimable = and(
    isOf(id),
    eq(runs.person, personOfVisitor(visitorId)),
    or(isNull(runs.userId), eq(runs.userId, userId)),
    eq(runs.kind, 'demo'),
    isNull(runs.deletedAt),
  )
  await database.transaction(async (tx) => {
    await lockPerson(tx, userId)
    // Whoever replies shares this lock until the reply is stored, so that none is left out below.
    const [first] = await tx
      .select({ id: runs.id })
      .from(runs)
      .where(and(eq(runs.id, id), isClaimable))
      .for('no key update')
    if (!first) throw new DomainError('runs.conversation_not_found')
    await tx.update(runs).set({ userId }).where(isClaimable)
  })
  return { success: true }
}
