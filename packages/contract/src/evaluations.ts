import { z } from 'zod'
import { Evaluation } from './evaluation.ts'
import { EvaluationQuestion } from './evaluation-question.ts'
import { defineRoutes } from './route.ts'
import { RunOutcome } from './run-history.ts'
import { runErrors } from './runs.ts'
import { Slug } from './text.ts'

export * from './evaluation.ts'
export * from './evaluation-question.ts'

/** A version of a listed agent is evaluated again after so many days. */
export const EVALUATED_EVERY_DAYS = 7

/** What became of one question. */
export const QuestionResult = z.object({
  question: EvaluationQuestion,
  /** Everything that was expected is there. */
  passed: z.boolean(),
  /** The reply is an answer, a question or a refusal, as was expected. */
  outcome_met: z.boolean(),
  /** In the order of the question’s expectations. */
  expectations_met: z.array(z.boolean()),
  /** Null: there was no reply. */
  outcome: RunOutcome.nullable(),
  /** Markdown; what is very long is cut. */
  answer: z.string().nullable(),
  /** The code of the error there was instead of a reply. */
  error: z.string().nullable(),
  execution_time_ms: z.int(),
})
export type QuestionResult = z.infer<typeof QuestionResult>

const success = z.literal(true)
const ofAgent = z.object({ id: z.uuid() })

export const routes = defineRoutes({
  /** Of a listed agent, the newest first: every version that was evaluated, and each time. */
  listEvaluations: {
    method: 'GET',
    path: '/api/apps/:slug/evaluations',
    access: 'anyone',
    params: z.object({ slug: Slug }),
    response: z.object({
      success,
      live_version: z.int(),
      /** An evaluation of the live version is to come within minutes. */
      is_pending: z.boolean(),
      evaluations: z.array(Evaluation),
    }),
    errors: ['catalogue.app_not_found'],
  },
  /** The newest evaluation of a version: its questions with what is expected, and what was answered. */
  getEvaluation: {
    method: 'GET',
    path: '/api/apps/:slug/evaluations/:version',
    access: 'anyone',
    params: z.object({ slug: Slug, version: z.coerce.number().int().min(1).max(1_000_000) }),
    response: z.object({ success, evaluation: Evaluation, results: z.array(QuestionResult) }),
    errors: ['catalogue.app_not_found', 'evaluations.not_found'],
  },
  /** Has the live version of an agent of one’s own evaluated again, within minutes. */
  requestEvaluation: {
    method: 'POST',
    path: '/api/forge/agents/:id/evaluations',
    access: 'signed_in',
    scope: 'manage_agents',
    params: ofAgent,
    response: z.object({ success }),
    errors: [
      'forge.agent_not_found',
      'forge.not_listed',
      'evaluations.no_questions',
      'request.rate_limited',
    ],
  },
  /** Asks what is being worked on one question and checks the reply; it is a preview, and counts as one. */
  tryQuestion: {
    method: 'POST',
    path: '/api/forge/agents/:id/evaluations/try',
    access: 'signed_in',
    scope: 'manage_agents',
    params: ofAgent,
    body: z.strictObject({ question: EvaluationQuestion }),
    response: z.object({ success, result: QuestionResult }),
    errors: ['forge.agent_not_found', 'forge.preview_limit_reached', ...runErrors],
  },
})
