import type { organisations as contract, InputOf, ReplyOf } from '@wakeel/contract'
import { eq } from 'drizzle-orm'
import type { AuditEntry } from '../audit/audit.ts'
import type { Transaction } from '../database/database.ts'
import { organisationMembers, organisations } from '../database/schema/organisations.ts'
import { requireUser } from '../http/caller.ts'
import type { Context } from '../http/context.ts'
import type { OrganisationDependencies } from './dependencies.ts'
import { isMember, lockMembership, requireMember } from './membership.ts'
import type { StoredCap } from './organisation-page.ts'
import { showOrganisation, toCap } from './organisation-page.ts'

type Routes = typeof contract.routes

export async function setOrganisationCap(
  dependencies: OrganisationDependencies,
  { id, lang, ...cap }: InputOf<Routes['setOrganisationCap']>,
  { caller }: Context,
): Promise<ReplyOf<Routes['setOrganisationCap']>> {
  const actor = requireUser(caller)
  const { userId } = actor
  await dependencies.database.transaction(async (tx) => {
    const { organisation } = await lockMembership(tx, id, userId, 'managing')
    if (isSame(organisation, cap)) return
    await tx.update(organisations).set(toStored(cap)).where(eq(organisations.id, id))
    await record(
      dependencies,
      tx,
      { actor, subject: { kind: 'organisation', id }, organisationId: id },
      organisation,
      cap,
    )
  })
  return {
    success: true,
    organisation: await showOrganisation(dependencies, { id, userId, lang }),
  }
}

export async function setMemberCap(
  dependencies: OrganisationDependencies,
  { id, user, lang, ...cap }: InputOf<Routes['setMemberCap']>,
  { caller }: Context,
): Promise<ReplyOf<Routes['setMemberCap']>> {
  const actor = requireUser(caller)
  const { userId } = actor
  await dependencies.database.transaction(async (tx) => {
    await lockMembership(tx, id, userId, 'managing')
    const member = await requireMember(tx, id, user)
    if (isSame(member, cap)) return
    await tx.update(organisationMembers).set(toStored(cap)).where(isMember(id, user))
    await record(
      dependencies,
      tx,
      { actor, subject: { kind: 'person', id: user }, organisationId: id },
      member,
      cap,
    )
  })
  return {
    success: true,
    organisation: await showOrganisation(dependencies, { id, userId, lang }),
  }
}

function record(
  { audit }: OrganisationDependencies,
  tx: Transaction,
  entry: Pick<AuditEntry, 'actor' | 'subject' | 'organisationId'>,
  before: StoredCap,
  after: contract.Cap,
) {
  return audit.record(tx, {
    ...entry,
    action: 'organisations.caps_changed',
    before: toCap(before),
    after,
  })
}

export const toStored = ({ monthly_fils, monthly_runs }: contract.Cap): StoredCap => ({
  monthlyFils: monthly_fils,
  monthlyRuns: monthly_runs,
})

export const isSame = (stored: StoredCap, cap: contract.Cap): boolean =>
  stored.monthlyFils === cap.monthly_fils && stored.monthlyRuns === cap.monthly_runs
