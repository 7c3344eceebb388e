import type { LockedPerson } from '../accounts/lock-actor.ts'
import type { Transaction } from '../database/database.ts'
import { DomainError } from '../errors.ts'
import type { SignedInCaller } from '../http/caller.ts'
import type { Moderated } from './audit-entry.ts'
import { lockModeratorOf } from './lock-moderator.ts'

export interface LockedCreator extends Moderated {
  category: null
  creator: LockedPerson
}

/**
 * A creator about whose words a moderator decides: until the transaction ends they neither leave nor say anything else. Throws when the
 * moderator may not decide, and `creators.creator_not_found` when there is no such person.
 */
export async function lockCreator(
  tx: Transaction,
  by: SignedInCaller,
  id: string,
): Promise<LockedCreator> {
  const creator = await lockModeratorOf(tx, by, id)
  if (!creator) throw new DomainError('creators.creator_not_found')
  return { id, category: null, creator }
}
