import type { organisations as contract, InputOf, ReplyOf } from '@wakeel/contract'
import { eq } from 'drizzle-orm'
import { lockUnsuspended } from '../accounts/lock-person.ts'
import {
  organisationMembers,
  organisationRenames,
  organisations,
} from '../database/schema/organisations.ts'
import { requireUser } from '../http/caller.ts'
import type { Context } from '../http/context.ts'
import type { OrganisationDependencies } from './dependencies.ts'
import { dissolve } from './dissolve.ts'
import { requireMayFound } from './founding-right.ts'
import { lockMembership } from './membership.ts'
import { showOrganisation } from './organisation-page.ts'

type Routes = typeof contract.routes

export async function createOrganisation(
  dependencies: OrganisationDependencies,
  { name, lang }: InputOf<Routes['createOrganisation']>,
  { caller }: Context,
): Promise<ReplyOf<Routes['createOrganisation']>> {
  const { newId, database, names, clock, audit } = dependencies
  const actor = requireUser(caller)
  const { userId } = actor
  const id = newId()
  await database.transaction(async (tx) => {
    await lockUnsuspended(tx, userId)
    await requireMayFound(tx, userId)
    await names.requireOrganisationName(tx, name)
    const now = clock.now()
    await tx.insert(organisations).values({ id, name, createdAt: now })
    await tx
      .insert(organisationMembers)
      .values({ organisationId: id, userId, role: 'owner', joinedAt: now })
    await audit.record(tx, {
      actor,
      action: 'organisations.created',
      subject: { kind: 'organisation', id },
      organisationId: id,
    })
  })
  return {
    success: true,
    organisation: await showOrganisation(dependencies, { id, userId, lang }),
  }
}

export async function renameOrganisation(
  dependencies: OrganisationDependencies,
  { id, name, lang }: InputOf<Routes['renameOrganisation']>,
  { caller }: Context,
): Promise<ReplyOf<Routes['renameOrganisation']>> {
  const { database, names, audit } = dependencies
  const actor = requireUser(caller)
  const { userId } = actor
  await database.transaction(async (tx) => {
    const { organisation } = await lockMembership(tx, id, userId, 'managing')
    if (organisation.name === name) return
    await names.requireOrganisationName(tx, name)
    await tx.update(organisations).set({ name }).where(eq(organisations.id, id))
    const { number: entry } = await audit.record(tx, {
      actor,
      action: 'organisations.renamed',
      subject: { kind: 'organisation', id },
      organisationId: id,
    })
    await tx
      .insert(organisationRenames)
      .values({ entry, organisationId: id, before: organisation.name, after: name })
  })
  return {
    success: true,
    organisation: await showOrganisation(dependencies, { id, userId, lang }),
  }
}

export async function dissolveOrganisation(
  { database, audit, clock }: OrganisationDependencies,
  { id }: InputOf<Routes['dissolveOrganisation']>,
  { caller }: Context,
): Promise<ReplyOf<Routes['dissolveOrganisation']>> {
  const actor = requireUser(caller)
  await database.transaction(async (tx) => {
    await lockMembership(tx, id, actor.userId, 'owning')
    await dissolve(tx, { id, actor, audit, now: clock.now() })
  })
  return { success: true }
}
