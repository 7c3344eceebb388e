import { eq } from 'drizzle-orm'
import { type LockedPerson, lockActor } from '../accounts/lock-actor.ts'
import type { Transaction } from '../database/database.ts'
import { apps } from '../database/schema/catalogue.ts'
import { DomainError } from '../errors.ts'
import type { SignedInCaller } from '../http/caller.ts'

/**
 * Locks whoever decides about an agent, and its creator, who is returned, if it has one. Throws when the moderator is none any more, and
 * for an agent of their own: nobody decides in their own case but the founder, above whom there is nobody.
 */
export async function lockModerator(
  tx: Transaction,
  by: SignedInCaller,
  appId: string,
): Promise<LockedPerson | undefined> {
  const [made] = await tx.select({ by: apps.creatorId }).from(apps).where(eq(apps.id, appId))
  const { actor, person: creator } = await lockActor(tx, by, 'content_moderation', made?.by)
  if (creator?.id === actor.id && actor.role !== 'founder')
    throw new DomainError('moderation.own_agent')
  return creator
}
