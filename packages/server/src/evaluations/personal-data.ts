import { asc, eq, inArray } from 'drizzle-orm'
import { toEvaluation } from '../catalogue/shown-evaluation.ts'
import type { Database, Transaction } from '../database/database.ts'
import { apps } from '../database/schema/catalogue.ts'
import { evaluationResults, evaluations } from '../database/schema/evaluations.ts'
import { hasEnded, toResult } from './to-evaluation.ts'

/** The evaluations of a person's agents, oldest first, with the answers that are kept. */
export async function exportPerson(
  { database }: { database: Database },
  userId: string,
): Promise<object[]> {
  const rows = await database
    .select({ slug: apps.slug, evaluation: evaluations, result: evaluationResults })
    .from(evaluations)
    .innerJoin(apps, eq(apps.id, evaluations.appId))
    .leftJoin(evaluationResults, eq(evaluationResults.evaluationId, evaluations.id))
    .where(eq(apps.creatorId, userId))
    .orderBy(asc(evaluations.endedAt), asc(evaluations.id), asc(evaluationResults.position))
  const byId = Map.groupBy(rows, ({ evaluation }) => evaluation.id)
  return [...byId.values()].flatMap(([first, ...others]) => {
    const { slug, evaluation } = first!
    if (!hasEnded(evaluation)) return []
    const results = [first!, ...others].flatMap(({ result }) => (result ? [toResult(result)] : []))
    return [{ agent: slug, ...toEvaluation(evaluation), results }]
  })
}

/** While the person's agents are still known to be theirs: the questions are their words, and what agents elsewhere answered theirs to show. */
export async function erasePerson(_: unknown, tx: Transaction, userId: string): Promise<void> {
  const own = tx.select({ id: apps.id }).from(apps).where(eq(apps.creatorId, userId))
  await tx.delete(evaluations).where(inArray(evaluations.appId, own))
}
