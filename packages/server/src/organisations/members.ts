import type { organisations as contract, InputOf, ReplyOf } from '@wakeel/contract'
import { eq } from 'drizzle-orm'
import type { Transaction } from '../database/database.ts'
import { users } from '../database/schema/accounts.ts'
import { organisationMembers } from '../database/schema/organisations.ts'
import { DomainError } from '../errors.ts'
import { requireUser, type SignedInCaller } from '../http/caller.ts'
import type { Context } from '../http/context.ts'
import type { OrganisationDependencies } from './dependencies.ts'
import { requireMayFound } from './founding-right.ts'
import {
  isMember,
  lockMembership,
  type MemberRow,
  requireMember,
  requireMembership,
} from './membership.ts'
import { showOrganisation } from './organisation-page.ts'

type Routes = typeof contract.routes

export async function setMemberRole(
  dependencies: OrganisationDependencies,
  { id, user, role, lang }: InputOf<Routes['setMemberRole']>,
  { caller }: Context,
): Promise<ReplyOf<Routes['setMemberRole']>> {
  const actor = requireUser(caller)
  const { userId } = actor
  await dependencies.database.transaction(async (tx) => {
    if (role !== 'owner') return changeRole(dependencies, tx, id, actor, user, role)
    // No stranger is held, and none holds anybody.
    await requireMembership(tx, id, userId, 'owning')
    await requireMember(tx, id, user)
    await transfer(dependencies, tx, id, actor, user)
  })
  return {
    success: true,
    organisation: await showOrganisation(dependencies, { id, userId, lang }),
  }
}

export async function removeMember(
  { database, audit }: OrganisationDependencies,
  { id, user }: InputOf<Routes['removeMember']>,
  { caller }: Context,
): Promise<ReplyOf<Routes['removeMember']>> {
  const actor = requireUser(caller)
  const isLeaving = user === actor.userId
  await database.transaction(async (tx) => {
    await lockMembership(tx, id, actor.userId, isLeaving ? 'any' : 'managing')
    const { role } = await requireMember(tx, id, user)
    if (role === 'owner') throw new DomainError('organisations.owner_stays')
    await tx.delete(organisationMembers).where(isMember(id, user))
    await audit.record(tx, {
      actor,
      action: isLeaving ? 'organisations.left' : 'organisations.member_removed',
      subject: { kind: 'person', id: user },
      organisationId: id,
      before: { role },
    })
  })
  return { success: true }
}

function setRole(
  tx: Transaction,
  { organisationId, userId }: MemberRow,
  role: contract.OrganisationRole,
) {
  return tx.update(organisationMembers).set({ role }).where(isMember(organisationId, userId))
}

/** Makes a member the owner, who may found organisations, and an admin of who owned it. */
async function transfer(
  { audit }: OrganisationDependencies,
  tx: Transaction,
  id: string,
  actor: SignedInCaller,
  to: string,
): Promise<void> {
  // Held before the organisation, as people always are, so that nobody comes to own too many or loses the right meanwhile.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, to)).for('no key update')
  const { member: owner } = await lockMembership(tx, id, actor.userId, 'owning')
  const member = await requireMember(tx, id, to)
  if (member.userId === owner.userId) return
  await requireMayFound(tx, to)
  // There is one owner at any moment.
  await setRole(tx, owner, 'admin')
  await setRole(tx, member, 'owner')
  await audit.record(tx, {
    actor,
    action: 'organisations.transferred',
    subject: { kind: 'person', id: to },
    organisationId: id,
    before: { owner: owner.userId },
    after: { owner: to },
  })
}

async function changeRole(
  { audit }: OrganisationDependencies,
  tx: Transaction,
  id: string,
  actor: SignedInCaller,
  to: string,
  role: 'admin' | 'member',
): Promise<void> {
  await lockMembership(tx, id, actor.userId, 'managing')
  const member = await requireMember(tx, id, to)
  if (member.role === role) return
  if (member.role === 'owner') throw new DomainError('organisations.owner_stays')
  await setRole(tx, member, role)
  await audit.record(tx, {
    actor,
    action: 'organisations.role_changed',
    subject: { kind: 'person', id: to },
    organisationId: id,
    before: { role: member.role },
    after: { role },
  })
}
