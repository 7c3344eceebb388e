import {
  AISDKError,
  APICallError,
  EmptyResponseBodyError,
  InvalidResponseDataError,
  JSONParseError,
  TypeValidationError,
} from '@ai-sdk/provider'
import type { ErrorCode } from '@wakeel/contract'
import { InvalidToolInputError, NoSuchToolError } from 'ai'
import { DomainError } from '../../errors.ts'
import { UnusableAnswer } from './transcript.ts'

/** What went wrong with a language model, as the outcome the contract names. */
export function modelFailure(error: unknown): DomainError {
  if (error instanceof DomainError) return error
  return new DomainError(codeOf(error), { cause: withoutRequest(error) })
}

/** What may be logged: the provider's errors carry the request, and with it what a person wrote. */
function withoutRequest(error: unknown): Error {
  if (APICallError.isInstance(error)) return new Error(`${error.message} (status ${error.statusCode ?? 'unknown'})`)
  if (AISDKError.isInstance(error)) return new Error(error.name)
  return error instanceof Error ? error : new Error('the endpoint sent an error')
}

const unreadable = [JSONParseError, TypeValidationError, EmptyResponseBodyError, NoSuchToolError, InvalidToolInputError]

function codeOf(error: unknown): ErrorCode {
  if (isTimeout(error)) return 'runs.timed_out'
  if (error instanceof UnusableAnswer) return 'runs.model_answer_invalid'
  if (APICallError.isInstance(error)) return codeOfCall(error)
  // The provider's word for a stream that ended without its last event.
  if (InvalidResponseDataError.isInstance(error)) return 'runs.model_broke_off'
  if (unreadable.some((kind) => kind.isInstance(error))) return 'runs.model_answer_invalid'
  // The connection broke, or the endpoint sent an error as its last event.
  return 'runs.model_broke_off'
}

function codeOfCall({ statusCode, cause }: APICallError): ErrorCode {
  if (isTimeout(cause)) return 'runs.timed_out'
  if (statusCode === undefined || statusCode >= 500 || statusCode === 429) return 'runs.model_unreachable'
  if (statusCode === 401 || statusCode === 403) return 'runs.model_refused'
  // Node's fetch ends a body whose connection broke with a TypeError.
  if (statusCode < 300) return cause instanceof TypeError ? 'runs.model_broke_off' : 'runs.model_answer_invalid'
  return 'runs.failed'
}

const isTimeout = (error: unknown): boolean => error instanceof DOMException && error.name === 'TimeoutError'
