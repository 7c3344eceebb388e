import { organisations as contract } from '@wakeel/contract'
import { and, desc, eq, gt, inArray, sql } from 'drizzle-orm'
import type { Queries, Transaction } from '../database/database.ts'
import { apps } from '../database/schema/catalogue.ts'
import { organisationUsage } from '../database/schema/organisations.ts'

/** Part of a month that one run uses, or gives back. */
export interface UsedRun {
  organisationId: string
  month: string
  /** Null: they have left the store. */
  userId: string | null
  appId: string
  fils: number
}

/** Counts a run for the organisation, its member and the agent, always in this order, as others count at the same moment. */
export async function countRun(
  tx: Transaction,
  { organisationId, month, fils, ...run }: UsedRun,
): Promise<void> {
  const subjects = [organisationId, run.userId, run.appId].filter((subject) => subject !== null)
  await tx
    .insert(organisationUsage)
    .values(subjects.map((subject) => ({ organisationId, month, subject, fils, runs: 1 })))
    .onConflictDoUpdate({
      target: [
        organisationUsage.organisationId,
        organisationUsage.month,
        organisationUsage.subject,
      ],
      set: {
        fils: sql`${organisationUsage.fils} + excluded.fils`,
        runs: sql`${organisationUsage.runs} + 1`,
      },
    })
}

/** Takes the count back, in the same order. A member who has left the store has taken theirs along. */
export async function uncountRun(
  tx: Transaction,
  { organisationId, month, fils, ...run }: UsedRun,
): Promise<void> {
  for (const subject of [organisationId, run.userId, run.appId]) {
    if (subject === null) continue
    await tx
      .update(organisationUsage)
      .set({
        fils: sql`${organisationUsage.fils} - ${fils}`,
        runs: sql`${organisationUsage.runs} - 1`,
      })
      .where(
        and(
          eq(organisationUsage.organisationId, organisationId),
          eq(organisationUsage.month, month),
          eq(organisationUsage.subject, subject),
        ),
      )
  }
}

/** What was used in a month, by the id of the organisation, the member or the agent; of those alone that are named, if any are. */
export async function usageOf(
  queries: Queries,
  organisationId: string,
  month: string,
  subjects?: readonly string[],
) {
  const rows = await queries
    .select({
      subject: organisationUsage.subject,
      fils: organisationUsage.fils,
      runs: organisationUsage.runs,
    })
    .from(organisationUsage)
    .where(
      and(
        eq(organisationUsage.organisationId, organisationId),
        eq(organisationUsage.month, month),
        subjects && inArray(organisationUsage.subject, [...subjects]),
      ),
    )
  const used = new Map(rows.map(({ subject, fils, runs }) => [subject, { fils, runs }]))
  return (subject: string) => used.get(subject) ?? { fils: 0, runs: 0 }
}

/** By the key of agents, which a subject that is no such id never reaches. */
const isAppOfSubject = sql`${apps.id} = case when ${organisationUsage.subject} ~ '^[0-9a-f-]{36}$' then ${organisationUsage.subject}::uuid end`

/** The agents that were used in a month, the most used first. */
export const usedAgents = (queries: Queries, organisationId: string, month: string) =>
  queries
    .select({
      app: { id: apps.id, slug: apps.slug, name: apps.name, emoji: apps.emoji },
      used: { fils: organisationUsage.fils, runs: organisationUsage.runs },
    })
    .from(organisationUsage)
    .innerJoin(apps, isAppOfSubject)
    .where(
      and(
        eq(organisationUsage.organisationId, organisationId),
        eq(organisationUsage.month, month),
        gt(organisationUsage.runs, 0),
      ),
    )
    .orderBy(desc(organisationUsage.runs), desc(organisationUsage.fils), apps.slug)
    .limit(contract.MAX_USED_AGENTS)
