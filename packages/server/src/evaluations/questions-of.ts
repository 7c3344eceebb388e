import type { evaluations as contract } from '@wakeel/contract'
import { and, eq } from 'drizzle-orm'
import type { Queries } from '../database/database.ts'
import { apps } from '../database/schema/catalogue.ts'
import { agentVersions } from '../database/schema/forge.ts'
import type { EvaluationDependencies } from './dependencies.ts'

/** The questions that a version of a listed agent came with; of the store's own agents, those that it brings. None when it is not listed. */
export async function questionsOf(
  { ownQuestions }: Pick<EvaluationDependencies, 'ownQuestions'>,
  queries: Queries,
  { appId, version }: { appId: string; version: number },
): Promise<readonly contract.EvaluationQuestion[]> {
  const [found] = await queries
    .select({ slug: apps.slug, creatorId: apps.creatorId, content: agentVersions.content })
    .from(apps)
    .leftJoin(
      agentVersions,
      and(eq(agentVersions.appId, apps.id), eq(agentVersions.number, version)),
    )
    .where(and(eq(apps.id, appId), apps.isActive))
  if (!found) return []
  return found.content?.evaluation ?? (found.creatorId ? [] : (ownQuestions.get(found.slug) ?? []))
}
