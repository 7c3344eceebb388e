import type { evaluations as contract, InputOf, ReplyOf } from '@wakeel/contract'
import { isNull } from 'drizzle-orm'
import { evaluations } from '../database/schema/evaluations.ts'
import { DomainError } from '../errors.ts'
import { requireOwn } from '../forge/versions.ts'
import { requireUser } from '../http/caller.ts'
import type { Context } from '../http/context.ts'
import type { RateLimit } from '../http/rate-limits.ts'
import type { EvaluationDependencies } from './dependencies.ts'
import { questionsOf } from './questions-of.ts'

/** Of one agent: each asks all questions for nothing. */
const REQUESTS: RateLimit = { name: 'evaluation-requests', max: 1, windowSeconds: 60 * 60 }

type Route = typeof contract.routes.requestEvaluation

/** Puts the live version in the queue, unless it stands there already. */
export async function requestEvaluation(
  parts: EvaluationDependencies,
  { id: appId }: InputOf<Route>,
  { caller }: Context,
): Promise<ReplyOf<Route>> {
  const { database, clock, newId, limits } = parts
  const { userId } = requireUser(caller)
  const { isListed, liveVersion } = await requireOwn(database, userId, appId)
  if (!isListed || liveVersion === null) throw new DomainError('forge.not_listed')
  const live = { appId, version: liveVersion }
  if ((await questionsOf(parts, database, live)).length === 0)
    throw new DomainError('evaluations.no_questions')
  await limits.take(REQUESTS, appId)
  const now = clock.now()
  await database
    .insert(evaluations)
    .values({ id: newId(), ...live, dueAt: now, providers: [] })
    .onConflictDoUpdate({
      target: evaluations.appId,
      targetWhere: isNull(evaluations.endedAt),
      set: { version: liveVersion, dueAt: now },
    })
  return { success: true }
}
