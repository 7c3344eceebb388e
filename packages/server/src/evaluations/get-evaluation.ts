import type { evaluations as contract, InputOf, ReplyOf } from '@wakeel/contract'
import { and, asc, eq, exists, sql } from 'drizzle-orm'
import { toEvaluation } from '../catalogue/shown-evaluation.ts'
import { evaluationResults, evaluations } from '../database/schema/evaluations.ts'
import { DomainError } from '../errors.ts'
import type { EvaluationDependencies } from './dependencies.ts'
import { hasEnded, toResult } from './to-evaluation.ts'

type Route = typeof contract.routes.getEvaluation

export async function getEvaluation(
  { database, catalogue }: EvaluationDependencies,
  { slug, version }: InputOf<Route>,
): Promise<ReplyOf<Route>> {
  const { id } = catalogue.getRunnableApp(slug)
  const ofEvaluation = database
    .select({ one: sql`1` })
    .from(evaluationResults)
    .where(eq(evaluationResults.evaluationId, evaluations.id))
  const [newest] = await database
    .select()
    .from(evaluations)
    .where(and(eq(evaluations.appId, id), eq(evaluations.version, version), exists(ofEvaluation)))
  if (!newest || !hasEnded(newest)) throw new DomainError('evaluations.not_found')
  const results = await database
    .select()
    .from(evaluationResults)
    .where(eq(evaluationResults.evaluationId, newest.id))
    .orderBy(asc(evaluationResults.position))
  return { success: true, evaluation: toEvaluation(newest), results: results.map(toResult) }
}
