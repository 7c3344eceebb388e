import type { organisations as contract, InputOf, ReplyOf } from '@wakeel/contract'
import { and, eq, gt, sql } from 'drizzle-orm'
import { users } from '../database/schema/accounts.ts'
import { auditEntries } from '../database/schema/audit.ts'
import { organisationInvitations, organisations } from '../database/schema/organisations.ts'
import { DomainError } from '../errors.ts'
import type { OrganisationDependencies } from './dependencies.ts'
import { hashOf } from './invitations.ts'

type Routes = typeof contract.routes

/** Says to whoever holds the link what they are invited to, and by whom, which the organisation's log keeps. */
export async function getInvitation(
  { database, clock }: OrganisationDependencies,
  { token }: InputOf<Routes['getInvitation']>,
): Promise<ReplyOf<Routes['getInvitation']>> {
  const [found] = await database
    .select({
      organisation: organisations.name,
      inviter: users.name,
      role: organisationInvitations.role,
      expiresAt: organisationInvitations.expiresAt,
    })
    .from(organisationInvitations)
    .innerJoin(organisations, eq(organisations.id, organisationInvitations.organisationId))
    .leftJoin(
      auditEntries,
      and(
        eq(auditEntries.organisationId, organisations.id),
        eq(auditEntries.action, 'organisations.invited'),
        eq(sql`${auditEntries.after}->>'invitation'`, sql`${organisationInvitations.id}::text`),
      ),
    )
    .leftJoin(users, eq(users.id, auditEntries.actorId))
    .where(
      and(
        eq(organisationInvitations.tokenHash, hashOf(token)),
        gt(organisationInvitations.expiresAt, clock.now()),
      ),
    )
  if (!found) throw new DomainError('organisations.invitation_not_found')
  const { organisation, inviter, role, expiresAt } = found
  return {
    success: true,
    organisation,
    invited_by: inviter,
    role,
    expires_at: expiresAt.toISOString(),
  }
}
