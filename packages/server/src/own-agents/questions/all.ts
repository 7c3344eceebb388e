import type { evaluations } from '@wakeel/contract'

/** The questions that the store's own agents are evaluated with, by their addresses. */
export const ownQuestions: ReadonlyMap<string, readonly evaluations.EvaluationQuestion[]> =
  new Map()
