import type { apiKeys as contract, InputOf, ReplyOf } from '@wakeel/contract'
import { and, eq, isNull } from 'drizzle-orm'
import { lockPerson } from '../accounts/lock-person.ts'
import type { Queries, Transaction } from '../database/database.ts'
import { apiKeys } from '../database/schema/api-keys.ts'
import { DomainError } from '../errors.ts'
import { requireUser } from '../http/caller.ts'
import type { Context } from '../http/context.ts'
import { requireMembership } from '../organisations/membership.ts'
import type { ApiKeyDependencies } from './dependencies.ts'
import { showKey } from './shown-api-key.ts'

type Routes = typeof contract.routes
type Key = typeof apiKeys.$inferSelect

export async function revokeApiKey(
  { database, clock, accounts, audit }: ApiKeyDependencies,
  { id }: InputOf<Routes['revokeApiKey']>,
  context: Context,
): Promise<ReplyOf<Routes['revokeApiKey']>> {
  const actor = requireUser(context.caller)
  await database.transaction(async (tx) => {
    const [whose] = await tx
      .select({ userId: apiKeys.userId })
      .from(apiKeys)
      .where(eq(apiKeys.id, id))
    if (!whose) throw new DomainError('api_keys.not_found')
    await lockPerson(tx, whose.userId)
    const [key] = await tx.select().from(apiKeys).where(eq(apiKeys.id, id)).for('no key update')
    if (!key?.hash || !(await mayRevoke(tx, key, actor.userId)))
      throw new DomainError('api_keys.not_found')
    if (key.revokedAt) return
    await tx.update(apiKeys).set(revokedAt(clock.now())).where(eq(apiKeys.id, id))
    await accounts.recordAccess(tx, {
      kind: 'api_key_revoked',
      userId: key.userId,
      id,
      about: key.name,
      ...(key.userId === actor.userId && { by: context }),
    })
    if (key.organisationId)
      await audit.record(tx, {
        actor,
        action: 'organisations.api_key_revoked',
        subject: { kind: 'person', id: key.userId },
        organisationId: key.organisationId,
        before: { api_key: id },
      })
  })
  return { success: true, api_key: await showKey(database, id, clock.now()) }
}

/** Its person, and whoever manages the organisation that pays for it. */
export async function mayRevoke(
  queries: Queries,
  { userId, organisationId }: Key,
  callerId: string,
): Promise<boolean> {
  if (userId === callerId) return true
  if (organisationId === null) return false
  try {
    await requireMembership(queries, organisationId, callerId, 'managing')
    return true
  } catch (error) {
    if (error instanceof DomainError) return false
    throw error
  }
}

/** A key that is ended, with the secret of before that still held. */
const revokedAt = (now: Date) => ({
  revokedAt: now,
  previousHash: null,
  previousValidUntil: null,
})

/** Ends every key of a person, those of programs and widgets too. Whoever calls it holds the person. */
export async function revokeAllKeys(tx: Transaction, userId: string, now: Date): Promise<void> {
  await tx
    .update(apiKeys)
    .set(revokedAt(now))
    .where(and(eq(apiKeys.userId, userId), isNull(apiKeys.revokedAt)))
}
