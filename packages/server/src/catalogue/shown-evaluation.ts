import type { evaluations as contract } from '@wakeel/contract'
import type { evaluations } from '../database/schema/evaluations.ts'

export type EndedEvaluation = Pick<
  typeof evaluations.$inferSelect,
  'version' | 'enQuestions' | 'enPassed' | 'arQuestions' | 'arPassed' | 'providers'
> & { endedAt: Date }

/** What an evaluation came to, as an agent’s page and the list of its evaluations show it. */
export function toEvaluation(row: EndedEvaluation): contract.Evaluation {
  const { enQuestions, enPassed, arQuestions, arPassed } = row
  const score = (questions: number, passed: number) =>
    questions === 0 ? null : { questions, passed }
  return {
    version: row.version,
    evaluated_at: row.endedAt.toISOString(),
    total: { questions: enQuestions + arQuestions, passed: enPassed + arPassed },
    scores: { en: score(enQuestions, enPassed), ar: score(arQuestions, arPassed) },
    providers: row.providers,
  }
}
