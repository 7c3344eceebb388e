import type { evaluations as contract, InputOf, ReplyOf } from '@wakeel/contract'
import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm'
import { evaluations } from '../database/schema/evaluations.ts'
import { agents } from '../database/schema/runs.ts'
import { DomainError } from '../errors.ts'
import type { EvaluationDependencies } from './dependencies.ts'
import { hasEnded, toEvaluation } from './to-evaluation.ts'

/** About a year of one version. */
const MAX_SHOWN = 60

type Route = typeof contract.routes.listEvaluations

export async function listEvaluations(
  { database, catalogue }: EvaluationDependencies,
  { slug }: InputOf<Route>,
): Promise<ReplyOf<Route>> {
  const { id } = catalogue.getRunnableApp(slug)
  const ofApp = eq(evaluations.appId, id)
  const [live] = await database
    .select({ version: agents.version })
    .from(agents)
    .where(eq(agents.appId, id))
  // It has just left the store for good.
  if (!live) throw new DomainError('catalogue.app_not_found')
  const pending = await database.$count(
    evaluations,
    and(ofApp, eq(evaluations.version, live.version), isNull(evaluations.endedAt)),
  )
  const rows = await database
    .select()
    .from(evaluations)
    .where(and(ofApp, isNotNull(evaluations.endedAt)))
    .orderBy(desc(evaluations.endedAt), desc(evaluations.id))
    .limit(MAX_SHOWN)
  return {
    success: true,
    live_version: live.version,
    is_pending: pending > 0,
    evaluations: rows.filter(hasEnded).map(toEvaluation),
  }
}
