import { AISDKError, APICallError, InvalidResponseDataError } from '@ai-sdk/provider'
import type { ErrorCode } from '@wakeel/contract'
import { AnswerTooLarge } from './endpoint-fetch.ts'

type FailureCode = Extract<ErrorCode, `runs.model_${string}` | 'runs.timed_out' | 'runs.failed'>

/**
 * What went wrong with a language model, in words of the store's own: the endpoint's may hold the request, with its key and what a person
 * wrote.
 */
export class ModelFailure extends Error {
  readonly code: FailureCode
  /** It may be otherwise in a moment. */
  readonly isPassing: boolean
  /** When the endpoint wants to be asked again. */
  readonly retryAfterMs: number | undefined
  /** Nothing was read and nothing written, so nothing is charged. */
  readonly isFree: boolean

  constructor(
    code: FailureCode,
    message: string,
    {
      isPassing = false,
      isFree = false,
      retryAfterMs,
    }: { isPassing?: boolean; isFree?: boolean; retryAfterMs?: number | undefined } = {},
  ) {
    super(message)
    this.name = 'ModelFailure'
    this.code = code
    this.isPassing = isPassing
    this.isFree = isFree
    this.retryAfterMs = retryAfterMs
  }
}

export function toModelFailure(error: unknown): ModelFailure {
  if (error instanceof ModelFailure) return error
  if (isTimeout(error)) return new ModelFailure('runs.timed_out', 'the endpoint took too long')
  if (error instanceof AnswerTooLarge)
    return new ModelFailure('runs.model_answer_invalid', error.message)
  if (APICallError.isInstance(error)) return ofCall(error)
  // The provider's word for a stream that ended without its last event.
  if (InvalidResponseDataError.isInstance(error))
    return new ModelFailure('runs.model_broke_off', error.name)
  if (AISDKError.isInstance(error)) return new ModelFailure('runs.model_answer_invalid', error.name)
  // The connection broke, or the endpoint sent an error as its last event.
  return new ModelFailure(
    'runs.model_broke_off',
    error instanceof Error ? error.name : 'the endpoint sent an error',
  )
}

function ofCall({ statusCode, cause, data, responseHeaders }: APICallError): ModelFailure {
  if (isTimeout(cause)) return new ModelFailure('runs.timed_out', 'the endpoint took too long')
  if (cause instanceof AnswerTooLarge)
    return new ModelFailure('runs.model_answer_invalid', cause.message)
  if (statusCode === undefined)
    return new ModelFailure('runs.model_unreachable', 'no connection', {
      isPassing: true,
      isFree: true,
    })
  const said = `status ${statusCode}${kindIn(data)}`
  if (statusCode >= 500 || statusCode === 429 || statusCode === 408)
    return new ModelFailure('runs.model_unreachable', said, {
      isPassing: true,
      isFree: true,
      retryAfterMs: retryAfterMs(responseHeaders),
    })
  if (statusCode === 401 || statusCode === 403)
    return new ModelFailure('runs.model_refused', said, { isFree: true })
  // Node's fetch ends a body whose connection broke with a TypeError.
  if (statusCode < 300)
    return new ModelFailure(
      cause instanceof TypeError ? 'runs.model_broke_off' : 'runs.model_answer_invalid',
      said,
    )
  return new ModelFailure('runs.failed', said, { isFree: true })
}

/** The provider's own word for a kind of error, such as `model_not_found`; its sentences are not repeated. */
function kindIn(data: unknown): string {
  const { error } = (data ?? {}) as { error?: { code?: unknown; type?: unknown; status?: unknown } }
  const kind = [error?.code, error?.type, error?.status].find(
    (word) => typeof word === 'string' && /^[A-Za-z_]{1,40}$/.test(word),
  )
  return kind === undefined ? '' : `, ${kind}`
}

const SECOND_MS = 1_000

/** As seconds; a date is left alone, as the endpoint's clock is not ours. */
function retryAfterMs(headers: Record<string, string> | undefined): number | undefined {
  const seconds = headers?.['retry-after']
  return seconds !== undefined && /^\d{1,6}(?:\.\d{1,6})?$/.test(seconds)
    ? Number(seconds) * SECOND_MS
    : undefined
}

const isTimeout = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'TimeoutError'
