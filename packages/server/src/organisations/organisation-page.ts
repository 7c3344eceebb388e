import type { organisations as contract, InputOf, Language, ReplyOf } from '@wakeel/contract'
import { and, asc, desc, eq, gt, isNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Queries } from '../database/database.ts'
import { users } from '../database/schema/accounts.ts'
import { apps } from '../database/schema/catalogue.ts'
import {
  organisationAgents,
  organisationInvitations,
  organisationMembers,
  organisations,
} from '../database/schema/organisations.ts'
import { requireUser } from '../http/caller.ts'
import type { Context } from '../http/context.ts'
import { monthOf } from '../uae-calendar.ts'
import type { OrganisationDependencies } from './dependencies.ts'
import { mayFound } from './founding-right.ts'
import { toInvitation } from './invitations.ts'
import { isManaging, isMember, ownerOf, requireMembership } from './membership.ts'
import { usageOf, usedAgents } from './usage.ts'

type Routes = typeof contract.routes

export async function listOrganisations(
  { database }: OrganisationDependencies,
  _input: unknown,
  { caller }: Context,
): Promise<ReplyOf<Routes['listOrganisations']>> {
  const { userId } = requireUser(caller)
  return {
    success: true,
    organisations: await listMemberships(database, userId),
    may_found: await mayFound(database, userId),
  }
}

export async function getOrganisation(
  dependencies: OrganisationDependencies,
  { id, lang }: InputOf<Routes['getOrganisation']>,
  { caller }: Context,
): Promise<ReplyOf<Routes['getOrganisation']>> {
  const { userId } = requireUser(caller)
  return { success: true, organisation: await showOrganisation(dependencies, { id, userId, lang }) }
}

interface Query {
  id: string
  /** Who looks: members see of members only themselves. */
  userId: string
  lang: Language
}

/** An organisation as one of its members may see it; throws `organisations.not_found` for whoever is none. */
export async function showOrganisation(
  {
    database: queries,
    readIncluded,
    clock,
  }: Pick<OrganisationDependencies, 'database' | 'readIncluded' | 'clock'>,
  { id, userId, lang }: Query,
): Promise<contract.Organisation> {
  const { organisation, member: own } = await requireMembership(queries, id, userId)
  const seesAll = isManaging(own.role)
  const now = clock.now()
  const month = monthOf(now)
  const usedBy = await usageOf(queries, id, month)
  const people = await peopleOf(queries, id, seesAll ? undefined : userId)
  return {
    id,
    name: organisation.name,
    role: own.role,
    members: await queries.$count(organisationMembers, eq(organisationMembers.organisationId, id)),
    created_at: organisation.createdAt.toISOString(),
    month,
    cap: toCap(organisation),
    used: usedBy(id),
    included: await readIncluded(queries, await ownerOf(queries, id), now),
    only_listed: organisation.onlyListed,
    rules: (await rulesOf(queries, id)).map(({ app, rule }) => ({
      app: { ...app, name: app.name[lang] },
      cap: toCap(rule),
      used: usedBy(app.id),
    })),
    used_agents: (await usedAgents(queries, id, month)).map(({ app, used }) => ({
      app: { ...app, name: app.name[lang] },
      used,
    })),
    people: people.map(({ member, name, email }) => ({
      user_id: member.userId,
      name,
      email,
      role: member.role,
      joined_at: member.joinedAt.toISOString(),
      cap: toCap(member),
      used: usedBy(member.userId),
    })),
    invitations: seesAll ? (await openInvitations(queries, id, now)).map(toInvitation) : [],
  }
}

/** Those that somebody is in, the oldest first. */
async function listMemberships(
  queries: Queries,
  userId: string,
): Promise<contract.OrganisationSummary[]> {
  const all = alias(organisationMembers, 'all_members')
  const members = queries
    .select({ count: sql`count(*)` })
    .from(all)
    .where(eq(all.organisationId, organisations.id))
  return queries
    .select({
      id: organisations.id,
      name: organisations.name,
      role: organisationMembers.role,
      members: sql<number>`(${members})`.mapWith(Number),
    })
    .from(organisationMembers)
    .innerJoin(organisations, eq(organisations.id, organisationMembers.organisationId))
    .where(and(eq(organisationMembers.userId, userId), isNull(organisations.dissolvedAt)))
    .orderBy(asc(organisations.createdAt), asc(organisations.id))
}

/** The owner, then admins, then members, by name; or one of them. */
const peopleOf = (queries: Queries, id: string, only: string | undefined) =>
  queries
    .select({ member: organisationMembers, name: users.name, email: users.email })
    .from(organisationMembers)
    .innerJoin(users, eq(users.id, organisationMembers.userId))
    .where(only === undefined ? eq(organisationMembers.organisationId, id) : isMember(id, only))
    .orderBy(
      sql`array_position(array['owner', 'admin', 'member'], ${organisationMembers.role})`,
      sql`lower(${users.name})`,
      asc(organisationMembers.userId),
    )

const rulesOf = (queries: Queries, id: string) =>
  queries
    .select({
      rule: organisationAgents,
      app: { id: apps.id, slug: apps.slug, name: apps.name, emoji: apps.emoji },
    })
    .from(organisationAgents)
    .innerJoin(apps, eq(apps.id, organisationAgents.appId))
    .where(eq(organisationAgents.organisationId, id))
    .orderBy(asc(apps.slug))

const openInvitations = (queries: Queries, id: string, now: Date) =>
  queries
    .select()
    .from(organisationInvitations)
    .where(
      and(
        eq(organisationInvitations.organisationId, id),
        gt(organisationInvitations.expiresAt, now),
      ),
    )
    .orderBy(desc(organisationInvitations.createdAt), asc(organisationInvitations.id))

export type StoredCap = Pick<typeof organisations.$inferSelect, 'monthlyFils' | 'monthlyRuns'>

export const toCap = ({ monthlyFils, monthlyRuns }: StoredCap): contract.Cap => ({
  monthly_fils: monthlyFils,
  monthly_runs: monthlyRuns,
})
