import { accounts, organisations as contract } from '@wakeel/contract'
import { and, eq } from 'drizzle-orm'
import type { Queries } from '../database/database.ts'
import { users } from '../database/schema/accounts.ts'
import { organisationMembers } from '../database/schema/organisations.ts'
import { DomainError } from '../errors.ts'

/** Throws unless the person may come to own one more organisation; it holds while the person is locked. */
export async function requireMayFound(queries: Queries, userId: string): Promise<void> {
  const { hasRight, owned } = await foundingOf(queries, userId)
  if (!hasRight) throw new DomainError('organisations.enterprise_required')
  if (owned >= contract.MAX_ORGANISATIONS) throw new DomainError('organisations.too_many')
}

/** Throws unless the owner still has what it takes to lead an organisation: without it, it goes on as it is and does not grow. */
export async function requireLed(queries: Queries, organisationId: string): Promise<void> {
  const isOwner = and(
    eq(organisationMembers.organisationId, organisationId),
    eq(organisationMembers.role, 'owner'),
  )
  const [owner] = await queries
    .select({ id: organisationMembers.userId })
    .from(organisationMembers)
    .where(isOwner)
  const isLed = owner && (await foundingOf(queries, owner.id)).hasRight
  if (!isLed) throw new DomainError('organisations.enterprise_required')
}

export async function mayFound(queries: Queries, userId: string): Promise<boolean> {
  const { hasRight, owned } = await foundingOf(queries, userId)
  return hasRight && owned < contract.MAX_ORGANISATIONS
}

async function foundingOf(
  queries: Queries,
  userId: string,
): Promise<{ hasRight: boolean; owned: number }> {
  const [person] = await queries
    .select({ role: users.role, tier: users.subscriptionTier, isSuspended: users.isSuspended })
    .from(users)
    .where(eq(users.id, userId))
  const rights = person ? accounts.permissionsOf[person.role as accounts.Role] : []
  const isOwner = and(eq(organisationMembers.userId, userId), eq(organisationMembers.role, 'owner'))
  return {
    hasRight:
      !person?.isSuspended && (rights.includes('team_management') || person?.tier === 'enterprise'),
    owned: await queries.$count(organisationMembers, isOwner),
  }
}
