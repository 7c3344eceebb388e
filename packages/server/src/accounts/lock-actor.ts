import { accounts } from '@wakeel/contract'
import { asc, inArray } from 'drizzle-orm'
import type { Transaction } from '../database/database.ts'
import { users } from '../database/schema/accounts.ts'
import { DomainError } from '../errors.ts'
import type { SignedInCaller } from '../http/caller.ts'

type Permission = (typeof accounts.permissionsOf)[accounts.Role][number]

export interface LockedPerson {
  id: string
  role: accounts.Role
  isSuspended: boolean
  lastSignInAt: Date | null
}

/**
 * Whoever does something for the store and whom it is done to, if it is anybody, as they are, and held so until the transaction ends.
 * Throws when the actor has lost the right, or the account, since the request came. Both are held in one order whoever they are, so that
 * two who act on each other do not wait for each other; so this comes before any other person is held.
 */
export async function lockActor(
  tx: Transaction,
  { userId }: SignedInCaller,
  right: Permission,
  personId: string | null = null,
): Promise<{ actor: LockedPerson; person: LockedPerson | undefined }> {
  const rows = await tx
    .select({
      id: users.id,
      role: users.role,
      isSuspended: users.isSuspended,
      lastSignInAt: users.lastSignInAt,
    })
    .from(users)
    .where(inArray(users.id, personId === null ? [userId] : [userId, personId]))
    .orderBy(asc(users.id))
    .for('no key update')
  const find = (id: string | null) => rows.find((row) => row.id === id) as LockedPerson | undefined
  const actor = find(userId)
  if (!actor) throw new DomainError('accounts.sign_in_required')
  if (actor.isSuspended) throw new DomainError('accounts.suspended')
  if (!accounts.permissionsOf[actor.role].includes(right))
    throw new DomainError('accounts.forbidden')
  return { actor, person: find(personId) }
}
