import { eq } from 'drizzle-orm'
import type { SignedInCaller } from '../accounts/caller.ts'
import { type HeldPerson, holdActor } from '../accounts/hold-actor.ts'
import { apps } from '../catalogue/tables.ts'
import type { Transaction } from '../database/database.ts'
import { DomainError } from '../errors.ts'

/**
 * Whoever decides about an agent, held with its creator, who is returned, if it has one. Throws when the moderator is none any more, and
 * for an agent of their own: nobody decides in their own case but the founder, above whom there is nobody.
 */
export async function holdModerator(tx: Transaction, by: SignedInCaller, appId: string): Promise<HeldPerson | undefined> {
  const [made] = await tx.select({ by: apps.creatorId }).from(apps).where(eq(apps.id, appId))
  const { actor, person: creator } = await holdActor(tx, by, 'content_moderation', made?.by)
  if (creator?.id === actor.id && actor.role !== 'founder') throw new DomainError('moderation.own_agent')
  return creator
}
