import { bind } from '../bind.ts'
import type { EvaluationDependencies } from './dependencies.ts'
import { evaluateListed } from './evaluate-listed.ts'
import { getEvaluation } from './get-evaluation.ts'
import { listEvaluations } from './list-evaluations.ts'
import { erasePerson, exportPerson } from './personal-data.ts'
import { requestEvaluation } from './request-evaluation.ts'
import { tryQuestion } from './try-question.ts'

/**
 * Whether agents answer rightly. The questions are part of what a version is, so that they are frozen with it; its answers are checked
 * by their content, and what came of it is kept with the version.
 */
export function createEvaluations(dependencies: EvaluationDependencies) {
  return bind(dependencies, {
    evaluateListed,
    listEvaluations,
    getEvaluation,
    requestEvaluation,
    tryQuestion,
    exportPerson,
    erasePerson,
  })
}
