import { eq } from 'drizzle-orm'
import { type LockedPerson, lockActor } from '../accounts/lock-actor.ts'
import type { Transaction } from '../database/database.ts'
import { apps } from '../database/schema/catalogue.ts'
import { DomainError } from '../errors.ts'
import type { SignedInCaller } from '../http/caller.ts'

/** Locks whoever decides about an agent, and its creator, who is returned, if it has one; see `lockModeratorOf`. */
export async function lockModerator(
  tx: Transaction,
  by: SignedInCaller,
  appId: string,
): Promise<LockedPerson | undefined> {
  const [made] = await tx.select({ by: apps.creatorId }).from(apps).where(eq(apps.id, appId))
  return lockModeratorOf(tx, by, made?.by ?? null)
}

/**
 * Locks whoever decides about what a creator made or says, and the creator, who is returned. Throws when the moderator is none any more,
 * and for what is their own: nobody decides in their own case but the founder, above whom there is nobody.
 */
export async function lockModeratorOf(
  tx: Transaction,
  by: SignedInCaller,
  creatorId: string | null,
): Promise<LockedPerson | undefined> {
  const { actor, person: creator } = await lockActor(tx, by, 'content_moderation', creatorId)
  if (creator?.id === actor.id && actor.role !== 'founder')
    throw new DomainError('moderation.own_agent')
  return creator
}
