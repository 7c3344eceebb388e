import type { accounts } from '@wakeel/contract'
import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Transaction } from '../database/database.ts'
import { users } from '../database/schema/accounts.ts'
import {
  organisationInvitations,
  organisationMembers,
  organisations,
  organisationUsage,
} from '../database/schema/organisations.ts'
import { DomainError } from '../errors.ts'
import type { OrganisationDependencies } from './dependencies.ts'
import { dissolve } from './dissolve.ts'
import { isMember } from './membership.ts'
import { toCap } from './organisation-page.ts'

export async function exportPerson(
  { database }: OrganisationDependencies,
  userId: string,
): Promise<Record<string, unknown>[]> {
  const rows = await database
    .select({ member: organisationMembers, name: organisations.name })
    .from(organisationMembers)
    .innerJoin(organisations, eq(organisations.id, organisationMembers.organisationId))
    .where(eq(organisationMembers.userId, userId))
    .orderBy(asc(organisationMembers.joinedAt))
  return rows.map(({ member, name }) => ({
    organisation: name,
    role: member.role,
    joined_at: member.joinedAt.toISOString(),
    cap: toCap(member),
  }))
}

/** Throws `organisations.owner_stays` for the owner of one with other members; one that nobody else is in is dissolved. */
export async function erasePerson(
  dependencies: OrganisationDependencies,
  tx: Transaction,
  userId: string,
): Promise<void> {
  const [person] = await tx
    .select({ email: users.email, role: users.role })
    .from(users)
    .where(eq(users.id, userId))
  if (!person) return
  const own = tx
    .select({ id: organisationMembers.organisationId })
    .from(organisationMembers)
    .where(eq(organisationMembers.userId, userId))
  const held = await tx
    .select({ id: organisations.id })
    .from(organisations)
    .where(inArray(organisations.id, own))
    .orderBy(asc(organisations.id))
    .for('no key update')
  const actor = { userId, role: person.role as accounts.Role }
  for (const { id } of held) await leave(dependencies, tx, id, actor)
  await tx
    .delete(organisationInvitations)
    .where(eq(sql`lower(${organisationInvitations.email})`, person.email.toLowerCase()))
  await tx.delete(organisationUsage).where(eq(organisationUsage.subject, userId))
}

async function leave(
  { audit, clock }: OrganisationDependencies,
  tx: Transaction,
  id: string,
  actor: { userId: string; role: accounts.Role },
): Promise<void> {
  const [member] = await tx.select().from(organisationMembers).where(isMember(id, actor.userId))
  // Removed while we waited.
  if (!member) return
  if (member.role === 'owner') {
    const others = and(
      eq(organisationMembers.organisationId, id),
      ne(organisationMembers.userId, actor.userId),
    )
    if ((await tx.$count(organisationMembers, others)) > 0)
      throw new DomainError('organisations.owner_stays')
    return dissolve(tx, { id, actor, audit, now: clock.now() })
  }
  await tx.delete(organisationMembers).where(isMember(id, actor.userId))
  await audit.record(tx, {
    actor,
    action: 'organisations.left',
    subject: { kind: 'person', id: actor.userId },
    organisationId: id,
    before: { role: member.role },
  })
}
