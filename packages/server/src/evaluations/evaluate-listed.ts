import { and, asc, isNull, lte } from 'drizzle-orm'
import { evaluations } from '../database/schema/evaluations.ts'
import type { EvaluationDependencies } from './dependencies.ts'
import { evaluate } from './evaluate.ts'
import { queueDue } from './queue-due.ts'

/** So many of one turn; the next goes on. */
const MAX_EVALUATED = 20

/** Evaluates what is due or was requested, one agent after the other, so that people's runs have the store to themselves. */
export async function evaluateListed(
  parts: EvaluationDependencies,
  stopped: AbortSignal,
): Promise<void> {
  const { database, clock } = parts
  await queueDue(parts)
  const pending = await database
    .select({ id: evaluations.id, appId: evaluations.appId, version: evaluations.version })
    .from(evaluations)
    .where(and(isNull(evaluations.endedAt), lte(evaluations.dueAt, clock.now())))
    .orderBy(asc(evaluations.dueAt), asc(evaluations.id))
    .limit(MAX_EVALUATED)
  const failures: unknown[] = []
  for (const one of pending) {
    if (stopped.aborted) return
    await evaluate(parts, one, stopped).catch((error: unknown) => failures.push(error))
  }
  if (failures.length > 0 && !stopped.aborted)
    throw new AggregateError(
      failures,
      `${failures.length} of ${pending.length} agents could not be evaluated`,
    )
}
