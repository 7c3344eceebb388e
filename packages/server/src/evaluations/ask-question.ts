import { type evaluations as contract, forge } from '@wakeel/contract'
import { checkAnswer } from '@wakeel/skills'
import { DomainError } from '../errors.ts'
import type { DryRun } from '../runs/run-dry.ts'

/** Of an answer that is longer the beginning is kept; all of it was checked. */
const MAX_KEPT = 20_000

export interface Asked {
  result: contract.QuestionResult
  /** Of the agent that replied; undefined when none did. */
  replied: Pick<DryRun, 'version' | 'provider'> | undefined
}

/** What is no word of the agent's: the store has no time, or no money, for it now, or has stopped. */
const passing: readonly string[] = [
  'server.busy',
  'request.in_flight',
  'runs.cancelled',
  'runs.agent_paused',
  'runs.too_many_at_once',
  'runs.model_budget_reached',
  'runs.model_person_budget_reached',
]

/** Asks an agent a question and checks what it replies. Throws what says nothing about the agent. */
export async function askQuestion(
  question: contract.EvaluationQuestion,
  run: (input: string, signal: AbortSignal) => Promise<DryRun>,
  signal: AbortSignal,
): Promise<Asked> {
  const limit = AbortSignal.timeout(forge.CHECK_TIME_LIMIT_MS)
  try {
    const reply = await run(question.input, AbortSignal.any([signal, limit]))
    return { result: toResult(question, reply), replied: reply }
  } catch (error) {
    if (!(error instanceof DomainError) || signal.aborted) throw error
    if (limit.aborted)
      return { result: withoutReply(question, 'runs.timed_out'), replied: undefined }
    if (passing.includes(error.code) || !error.code.startsWith('runs.')) throw error
    return { result: withoutReply(question, error.code), replied: undefined }
  }
}

function toResult(
  question: contract.EvaluationQuestion,
  { answer, outcome, elapsedMs }: DryRun,
): contract.QuestionResult {
  return {
    question,
    ...checkAnswer(question, { answer, outcome }),
    outcome,
    answer: answer.length > MAX_KEPT ? `${answer.slice(0, MAX_KEPT).toWellFormed()}…` : answer,
    error: null,
    execution_time_ms: elapsedMs,
  }
}

const withoutReply = (
  question: contract.EvaluationQuestion,
  error: string,
): contract.QuestionResult => ({
  question,
  passed: false,
  outcome_met: false,
  expectations_met: question.expectations.map(() => false),
  outcome: null,
  answer: null,
  error,
  execution_time_ms: forge.CHECK_TIME_LIMIT_MS,
})
