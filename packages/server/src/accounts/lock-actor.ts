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
  isConfirmed: boolean
  lastSignInAt: Date | null
}

/**
 * Locks the acting administrator and the person acted on, if there is one, until the transaction ends (FOR NO KEY UPDATE, ordered by id
 * so that two who act on each other cannot deadlock), and returns both as they are. Throws when the actor has lost the right, or the
 * account, since the request came. Comes before any other person is locked.
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
      isConfirmed: users.emailVerified,
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
