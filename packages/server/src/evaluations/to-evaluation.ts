import type { evaluations as contract } from '@wakeel/contract'
import type { evaluationResults, evaluations } from '../database/schema/evaluations.ts'

export type EvaluationRow = typeof evaluations.$inferSelect

export const hasEnded = (row: EvaluationRow): row is EvaluationRow & { endedAt: Date } =>
  row.endedAt !== null

export const toResult = (row: typeof evaluationResults.$inferSelect): contract.QuestionResult => ({
  question: row.question,
  passed: row.passed,
  outcome_met: row.outcomeMet,
  expectations_met: row.expectationsMet,
  outcome: row.outcome,
  answer: row.answer,
  error: row.error,
  execution_time_ms: row.elapsedMs,
})
