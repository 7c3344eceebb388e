import type { organisations as contract, runs } from '@wakeel/contract'
import { and, eq, inArray } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Queries, Transaction } from '../database/database.ts'
import { users } from '../database/schema/accounts.ts'
import {
  organisationAgents,
  organisationMembers,
  organisations,
} from '../database/schema/organisations.ts'
import { DomainError } from '../errors.ts'
import { monthOf } from '../uae-calendar.ts'
import { isManaging, isMember, lockOrganisation, ownerOf } from './membership.ts'
import { usageOf } from './usage.ts'

/** A run that a member would like the organisation to pay for. */
export interface RunForOrganisation {
  organisationId: string
  userId: string
  appId: string
}

export type BlockReason = (typeof runs.organisationBlockReasons)[number]

/** What there is for one more run for an organisation. */
export interface SpendingAllowance {
  /** The owner. */
  payerId: string
  /** Whether the member may know what the owner's wallet holds. */
  seesBalance: boolean
  /** Of the caps of runs the one that leaves the fewest, null without one. */
  nearestCap: runs.RunTerms['cap']
  /** What the organisation has against a run at that price; nothing but a price goes over a cap of money. */
  blockReasonAt(fils: number): BlockReason | null
}

/** Somebody else became the owner while a run was about to begin, which begins again. */
export class OwnerReplaced extends Error {}

/** As it is now; throws `organisations.not_found` for whoever is not a member. */
export async function findAllowance(
  queries: Queries,
  run: RunForOrganisation,
  now: Date,
): Promise<SpendingAllowance> {
  const { organisationId, userId, appId } = run
  const owners = alias(organisationMembers, 'owners')
  const [row] = await queries
    .select({
      organisation: organisations,
      member: organisationMembers,
      payerId: owners.userId,
      isPayerSuspended: users.isSuspended,
      rule: organisationAgents,
    })
    .from(organisationMembers)
    .innerJoin(organisations, eq(organisations.id, organisationMembers.organisationId))
    .innerJoin(owners, and(eq(owners.organisationId, organisationId), eq(owners.role, 'owner')))
    .innerJoin(users, eq(users.id, owners.userId))
    .leftJoin(
      organisationAgents,
      and(
        eq(organisationAgents.organisationId, organisationId),
        eq(organisationAgents.appId, appId),
      ),
    )
    .where(isMember(organisationId, userId))
  if (!row) throw new DomainError('organisations.not_found')
  const usedBy = await usageOf(queries, organisationId, monthOf(now), [
    organisationId,
    userId,
    appId,
  ])
  const { organisation, member, rule, payerId, isPayerSuspended } = row
  const levels = [
    { subject: organisationId, cap: organisation, code: 'organisations.cap_reached' },
    { subject: userId, cap: member, code: 'organisations.member_cap_reached' },
    { subject: appId, cap: rule, code: 'organisations.agent_cap_reached' },
  ] as const
  return {
    payerId,
    seesBalance: isManaging(member.role),
    nearestCap: nearest(
      levels.flatMap(({ subject, cap }) =>
        cap?.monthlyRuns == null ? [] : [{ limit: cap.monthlyRuns, used: usedBy(subject).runs }],
      ),
    ),
    blockReasonAt(fils) {
      if (isPayerSuspended) return 'organisations.owner_suspended'
      if (organisation.onlyListed && !rule) return 'organisations.agent_not_allowed'
      const full = levels.find(({ subject, cap }) => !fits(cap, usedBy(subject), fils))
      return full?.code ?? null
    },
  }
}

/**
 * The same, with the member, the owner and the organisation locked until the transaction ends, so that of runs that begin at once each sees
 * what the others use. Throws OwnerReplaced when another owner came between.
 */
export async function reserveAllowance(
  tx: Transaction,
  run: RunForOrganisation,
  now: Date,
): Promise<SpendingAllowance> {
  const payerId = await ownerOf(tx, run.organisationId)
  // Always in the same order, so that nobody who leaves waits in a circle. Whoever has left is missed below.
  await tx
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.id, [run.userId, payerId]))
    .orderBy(users.id)
    .for('key share')
  await lockOrganisation(tx, run.organisationId)
  const allowance = await findAllowance(tx, run, now)
  if (allowance.payerId !== payerId) throw new OwnerReplaced()
  return allowance
}

function nearest(caps: readonly NonNullable<runs.RunTerms['cap']>[]): runs.RunTerms['cap'] {
  const [first = null] = caps.toSorted((a, b) => a.limit - a.used - (b.limit - b.used))
  return first
}

interface Amounts {
  monthlyFils: number | null
  monthlyRuns: number | null
}

function fits(cap: Amounts | null, used: contract.Used, fils: number): boolean {
  const { monthlyFils, monthlyRuns } = cap ?? { monthlyFils: null, monthlyRuns: null }
  if (monthlyRuns !== null && used.runs >= monthlyRuns) return false
  return fils === 0 || monthlyFils === null || used.fils + fils <= monthlyFils
}
