import type { organisations as contract, InputOf, ReplyOf } from '@wakeel/contract'
import { eq, inArray, or, sql } from 'drizzle-orm'
import type { Transaction } from '../database/database.ts'
import { apps } from '../database/schema/catalogue.ts'
import { organisationAgents, organisations } from '../database/schema/organisations.ts'
import { DomainError } from '../errors.ts'
import { requireUser } from '../http/caller.ts'
import type { Context } from '../http/context.ts'
import { isSame, toStored } from './caps.ts'
import type { OrganisationDependencies } from './dependencies.ts'
import { lockMembership } from './membership.ts'
import { showOrganisation, toCap } from './organisation-page.ts'

type Routes = typeof contract.routes
type RulesInput = InputOf<Routes['setAgentRules']>['rules']
type RuleRow = typeof organisationAgents.$inferSelect

export async function setAgentRules(
  dependencies: OrganisationDependencies,
  { id, only_listed, rules, lang }: InputOf<Routes['setAgentRules']>,
  { caller }: Context,
): Promise<ReplyOf<Routes['setAgentRules']>> {
  const { database, audit } = dependencies
  const actor = requireUser(caller)
  const { userId } = actor
  await database.transaction(async (tx) => {
    const { organisation } = await lockMembership(tx, id, userId, 'managing')
    const before = new Map((await rulesOf(tx, id)).map((rule) => [rule.appId, rule]))
    const after = await findApps(tx, rules, before)
    const changed = (action: { subject: { kind: 'organisation' | 'agent'; id: string } }) => ({
      actor,
      action: 'organisations.agents_changed' as const,
      organisationId: id,
      ...action,
    })

    if (organisation.onlyListed !== only_listed) {
      await tx
        .update(organisations)
        .set({ onlyListed: only_listed })
        .where(eq(organisations.id, id))
      const facts = { before: { only_listed: organisation.onlyListed }, after: { only_listed } }
      await audit.record(tx, {
        ...changed({ subject: { kind: 'organisation', id } }),
        ...facts,
      })
    }
    await tx.delete(organisationAgents).where(eq(organisationAgents.organisationId, id))
    const rows = [...after].map(([appId, cap]) => ({
      organisationId: id,
      appId,
      ...toStored(cap),
    }))
    if (rows.length > 0) await tx.insert(organisationAgents).values(rows)
    for (const appId of new Set([...before.keys(), ...after.keys()])) {
      const [was, is] = [before.get(appId), after.get(appId)]
      if (was && is && isSame(was, is)) continue
      const facts = { ...(was && { before: toCap(was) }), ...(is && { after: is }) }
      await audit.record(tx, {
        ...changed({ subject: { kind: 'agent', id: appId } }),
        ...facts,
      })
    }
  })
  return {
    success: true,
    organisation: await showOrganisation(dependencies, { id, userId, lang }),
  }
}

const rulesOf = (tx: Transaction, id: string) =>
  tx.select().from(organisationAgents).where(eq(organisationAgents.organisationId, id))

/** Agents of the store, and those that had a rule before they left it; the last cap of one that is named twice holds. */
async function findApps(
  tx: Transaction,
  rules: RulesInput,
  before: ReadonlyMap<string, RuleRow>,
): Promise<Map<string, contract.Cap>> {
  if (rules.length === 0) return new Map()
  const slugs = rules.map(({ slug }) => slug)
  const rows = await tx
    .select({ id: apps.id, slug: apps.slug, isListed: apps.isActive })
    .from(apps)
    .where(or(inArray(apps.slug, slugs), inArray(sql`${apps.id}::text`, slugs)))
  const known = rows.filter(({ id, isListed }) => isListed || before.has(id))
  const idOf = new Map(known.flatMap(({ id, slug }) => [[id, id] as const, [slug, id] as const]))
  return new Map(
    rules.map(({ slug, cap }) => {
      const appId = idOf.get(slug)
      if (!appId) throw new DomainError('catalogue.app_not_found')
      return [appId, cap]
    }),
  )
}
