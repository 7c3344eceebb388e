import { InvalidToolInputError, NoSuchToolError } from 'ai'
import { DomainError } from '../../errors.ts'
import { ModelFailure, toModelFailure } from '../../models/model-failure.ts'
import { UnusableAnswer } from './transcript.ts'

/** What went wrong with a language model, as the outcome the contract names. */
export function modelFailure(error: unknown): DomainError {
  if (error instanceof DomainError) return error
  const failure = ofAnswer(error) ?? toModelFailure(error)
  return new DomainError(failure.code, { cause: failure })
}

/** A call of no tool that there is, or with what it does not take; a text that is none. */
function ofAnswer(error: unknown): ModelFailure | undefined {
  if (error instanceof UnusableAnswer)
    return new ModelFailure('runs.model_answer_invalid', error.message)
  return NoSuchToolError.isInstance(error) || InvalidToolInputError.isInstance(error)
    ? new ModelFailure('runs.model_answer_invalid', error.name)
    : undefined
}
