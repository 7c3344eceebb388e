import type { organisations as contract } from '@wakeel/contract'
import { and, eq, isNull } from 'drizzle-orm'
import type { Queries, Transaction } from '../database/database.ts'
import { organisationMembers, organisations } from '../database/schema/organisations.ts'
import { DomainError } from '../errors.ts'

export type OrganisationRow = typeof organisations.$inferSelect
export type MemberRow = typeof organisationMembers.$inferSelect

/** Somebody's part in an organisation. */
export interface Membership {
  organisation: OrganisationRow
  member: MemberRow
}

/** Who may do something in an organisation: whoever is in it, those who manage it, or the owner alone. */
export type RequiredRole = 'any' | 'managing' | 'owning'

const rolesOf: Record<RequiredRole, readonly contract.OrganisationRole[]> = {
  any: ['owner', 'admin', 'member'],
  managing: ['owner', 'admin'],
  owning: ['owner'],
}

export const isManaging = (role: contract.OrganisationRole): boolean =>
  rolesOf.managing.includes(role)

/** Throws `organisations.not_found` for whoever is not in it, whatever their role in the store, and `organisations.forbidden` for too small a part. */
export async function requireMembership(
  queries: Queries,
  id: string,
  userId: string,
  required: RequiredRole = 'any',
): Promise<Membership> {
  const [found] = await queries
    .select({ organisation: organisations, member: organisationMembers })
    .from(organisationMembers)
    .innerJoin(organisations, eq(organisations.id, organisationMembers.organisationId))
    .where(
      and(
        eq(organisationMembers.organisationId, id),
        eq(organisationMembers.userId, userId),
        isNull(organisations.dissolvedAt),
      ),
    )
  if (!found) throw new DomainError('organisations.not_found')
  if (!rolesOf[required].includes(found.member.role))
    throw new DomainError('organisations.forbidden')
  return found
}

/**
 * The same, with the organisation locked until the transaction ends: whatever changes who is in it, or what they may use, comes one after the
 * other. People who have to be locked are locked before it.
 */
export async function lockMembership(
  tx: Transaction,
  id: string,
  userId: string,
  required: RequiredRole = 'any',
): Promise<Membership> {
  await lockOrganisation(tx, id)
  return requireMembership(tx, id, userId, required)
}

export async function lockOrganisation(tx: Transaction, id: string): Promise<void> {
  await tx
    .select({ id: organisations.id })
    .from(organisations)
    .where(eq(organisations.id, id))
    .for('no key update')
}

/** Somebody's row in an organisation; throws `organisations.member_not_found`. */
export async function requireMember(
  queries: Queries,
  organisationId: string,
  userId: string,
): Promise<MemberRow> {
  const [member] = await queries
    .select()
    .from(organisationMembers)
    .where(isMember(organisationId, userId))
  if (!member) throw new DomainError('organisations.member_not_found')
  return member
}

export const isMember = (organisationId: string, userId: string) =>
  and(
    eq(organisationMembers.organisationId, organisationId),
    eq(organisationMembers.userId, userId),
  )

/** Who pays for an organisation; throws `organisations.not_found` for one that was dissolved. */
export async function ownerOf(queries: Queries, organisationId: string): Promise<string> {
  const isOwner = and(
    eq(organisationMembers.organisationId, organisationId),
    eq(organisationMembers.role, 'owner'),
  )
  const [owner] = await queries
    .select({ userId: organisationMembers.userId })
    .from(organisationMembers)
    .where(isOwner)
  if (!owner) throw new DomainError('organisations.not_found')
  return owner.userId
}
