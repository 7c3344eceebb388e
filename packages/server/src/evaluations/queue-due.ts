import { evaluations as contract } from '@wakeel/contract'
import { and, asc, eq, exists, gt, inArray, isNull, notExists, or, sql } from 'drizzle-orm'
import { apps } from '../database/schema/catalogue.ts'
import { agentPins } from '../database/schema/connections.ts'
import { evaluations } from '../database/schema/evaluations.ts'
import { agentVersions } from '../database/schema/forge.ts'
import { agents, isPinOfListed } from '../database/schema/runs.ts'
import type { EvaluationDependencies } from './dependencies.ts'

const DAY_MS = 24 * 3_600_000
const BATCH = 20

/** Puts live versions in the queue that were not evaluated yet, or not for days; whatever is paused waits. */
export async function queueDue({
  database,
  clock,
  newId,
  ownQuestions,
}: EvaluationDependencies): Promise<void> {
  const now = clock.now()
  const before = new Date(now.getTime() - contract.EVALUATED_EVERY_DAYS * DAY_MS)
  const one = { one: sql`1` }
  const withQuestions = database
    .select(one)
    .from(agentVersions)
    .where(
      and(
        eq(agentVersions.appId, agents.appId),
        eq(agentVersions.number, agents.version),
        sql`jsonb_array_length(${agentVersions.content} -> 'evaluation') > 0`,
      ),
    )
  const own = and(isNull(apps.creatorId), inArray(apps.slug, [...ownQuestions.keys()]))
  const evaluated = database
    .select(one)
    .from(evaluations)
    .where(
      and(
        eq(evaluations.appId, apps.id),
        or(
          isNull(evaluations.endedAt),
          and(eq(evaluations.version, agents.version), gt(evaluations.endedAt, before)),
        ),
      ),
    )
  const due = await database
    .select({ appId: apps.id, version: agents.version })
    .from(apps)
    .innerJoin(agents, eq(agents.appId, apps.id))
    .leftJoin(agentPins, isPinOfListed)
    .where(
      and(
        apps.isActive,
        isNull(agentPins.pausedAt),
        or(own, exists(withQuestions)),
        notExists(evaluated),
      ),
    )
    .orderBy(asc(apps.id))
    .limit(BATCH)
  if (due.length > 0)
    await database
      .insert(evaluations)
      .values(due.map((one) => ({ id: newId(), ...one, dueAt: now, providers: [] })))
      .onConflictDoNothing()
}
