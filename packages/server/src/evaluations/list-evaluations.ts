import type { evaluations as contract, InputOf, ReplyOf } from '@wakeel/contract'
import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm'
import { toEvaluation } from '../catalogue/shown-evaluation.ts'
import { evaluations } from '../database/schema/evaluations.ts'
import { agents } from '../database/schema/runs.ts'
import { DomainError } from '../errors.ts'
import type { EvaluationDependencies } from './dependencies.ts'
import { questionsOf } from './questions-of.ts'
import { hasEnded } from './to-evaluation.ts'

/** About a year of one version. */
const MAX_SHOWN = 60

type Route = typeof contract.routes.listEvaluations

export async function listEvaluations(
  parts: EvaluationDependencies,
  { slug }: InputOf<Route>,
): Promise<ReplyOf<Route>> {
  const { database, catalogue } = parts
  const { id } = catalogue.getRunnableApp(slug)
  const [live] = await database
    .select({ appId: agents.appId, version: agents.version })
    .from(agents)
    .where(eq(agents.appId, id))
  // It has just left the store for good.
  if (!live) throw new DomainError('catalogue.app_not_found')
  const ended = await database
    .select()
    .from(evaluations)
    .where(and(eq(evaluations.appId, id), isNotNull(evaluations.endedAt)))
    .orderBy(desc(evaluations.endedAt), desc(evaluations.id))
    .limit(MAX_SHOWN)
  const isFirst = !ended.some(({ version }) => version === live.version)
  return {
    success: true,
    live_version: live.version,
    is_pending: isFirst
      ? (await questionsOf(parts, database, live)).length > 0
      : await isRequested(parts, live),
    evaluations: ended.filter(hasEnded).map(toEvaluation),
  }
}

const isRequested = async (
  { database }: Pick<EvaluationDependencies, 'database'>,
  { appId, version }: { appId: string; version: number },
): Promise<boolean> =>
  (await database.$count(
    evaluations,
    and(
      eq(evaluations.appId, appId),
      eq(evaluations.version, version),
      isNull(evaluations.endedAt),
    ),
  )) > 0
