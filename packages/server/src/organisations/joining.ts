import type { organisations as contract, InputOf, ReplyOf } from '@wakeel/contract'
import { and, eq, gt, sql } from 'drizzle-orm'
import { lockPerson } from '../accounts/lock-person.ts'
import type { Transaction } from '../database/database.ts'
import { users } from '../database/schema/accounts.ts'
import { organisationInvitations, organisationMembers } from '../database/schema/organisations.ts'
import { DomainError } from '../errors.ts'
import { requireUser } from '../http/caller.ts'
import type { Context } from '../http/context.ts'
import type { OrganisationDependencies } from './dependencies.ts'
import { hashOf } from './invitations.ts'
import { lockOrganisation } from './membership.ts'
import { showOrganisation } from './organisation-page.ts'

type Routes = typeof contract.routes

const JOINING = { name: 'joining organisations', max: 30, windowSeconds: 600 }

export async function joinOrganisation(
  dependencies: OrganisationDependencies,
  { token, lang }: InputOf<Routes['joinOrganisation']>,
  { caller }: Context,
): Promise<ReplyOf<Routes['joinOrganisation']>> {
  const actor = requireUser(caller)
  await dependencies.limits.take(JOINING, actor.userId)
  const id = await dependencies.database.transaction((tx) => join(dependencies, tx, actor, token))
  return {
    success: true,
    organisation: await showOrganisation(dependencies, { id, userId: actor.userId, lang }),
  }
}

async function join(
  { clock, audit }: OrganisationDependencies,
  tx: Transaction,
  actor: ReturnType<typeof requireUser>,
  token: string,
): Promise<string> {
  const { userId } = actor
  await lockPerson(tx, userId)
  const isOfToken = eq(organisationInvitations.tokenHash, hashOf(token))
  const [found] = await tx
    .select({ id: organisationInvitations.organisationId })
    .from(organisationInvitations)
    .where(isOfToken)
  if (!found) throw new DomainError('organisations.invitation_not_found')
  await lockOrganisation(tx, found.id)
  const now = clock.now()
  const email = tx
    .select({ email: sql`lower(${users.email})` })
    .from(users)
    .where(eq(users.id, userId))
  const [used] = await tx
    .delete(organisationInvitations)
    .where(
      and(
        isOfToken,
        gt(organisationInvitations.expiresAt, now),
        eq(sql`lower(${organisationInvitations.email})`, sql`(${email})`),
      ),
    )
    .returning()
  if (!used) throw new DomainError('organisations.invitation_not_found')
  const { organisationId, role } = used
  await tx.insert(organisationMembers).values({ organisationId, userId, role, joinedAt: now })
  await audit.record(tx, {
    actor,
    action: 'organisations.joined',
    subject: { kind: 'person', id: userId },
    organisationId,
    after: { invitation: used.id, role },
  })
  return organisationId
}
