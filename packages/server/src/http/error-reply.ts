import { type ErrorCode, type ErrorReply, errors } from '@wakeel/contract'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { ZodError } from 'zod'
import { innermostMessage, isDatabaseAway, isDiskFull } from '../database/failures.ts'
import { DomainError } from '../errors.ts'
import { storageFull } from '../storage.ts'

/** Fastify's own refusals, in the contract's words. */
const frameworkCodes: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'request.too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'request.unsupported_media_type',
  FST_ERR_HANDLER_TIMEOUT: 'server.unavailable',
}

/** The only place that turns errors into replies. What nobody expected is logged whole and answered with nothing but its id. */
export function errorReply(
  error: unknown,
  request: FastifyRequest,
): { status: number; body: ErrorReply; retryAfterSeconds?: number | undefined } {
  if (error instanceof DomainError) {
    if (error.status >= 500) request.log.warn({ err: error, cause: error.cause }, error.code)
    return {
      status: error.status,
      body: {
        success: false,
        error: error.message,
        code: error.code,
        ...(error.about && { about: [...error.about] }),
      },
      retryAfterSeconds: error.retryAfterSeconds,
    }
  }
  if (error instanceof ZodError) return refusal('request.invalid', invalidSentence(error))
  const { code, statusCode } = error as Partial<FastifyError>
  if (code === 'FST_ERR_CTP_INVALID_JSON_BODY' || code === 'FST_ERR_CTP_EMPTY_JSON_BODY')
    return refusal('request.invalid', 'The body is not valid JSON.')
  const known = code ? frameworkCodes[code] : undefined
  if (known) return refusal(known)
  if (statusCode && statusCode >= 400 && statusCode < 500) return refusal('request.invalid')
  const passing = isDatabaseAway(error)
    ? new DomainError('server.away', { retryAfterSeconds: 2 })
    : isDiskFull(error)
      ? storageFull()
      : undefined
  if (passing) {
    // Of every request meanwhile: the reason is enough, and drizzle's own message holds what was asked with.
    request.log.warn({ reason: innermostMessage(error) }, passing.message)
    return {
      ...refusal(passing.code, passing.message),
      retryAfterSeconds: passing.retryAfterSeconds,
    }
  }
  request.log.error({ err: error }, 'unexpected error')
  const failure = refusal('server.failed')
  return { ...failure, body: { ...failure.body, request_id: request.id } }
}

export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const { status, body, retryAfterSeconds } = errorReply(error, request)
  if (retryAfterSeconds !== undefined) reply.header('retry-after', String(retryAfterSeconds))
  reply.code(status).header('cache-control', 'no-store')
  if (String(request.headers.accept ?? '').includes(PROBLEM))
    return reply.type(PROBLEM).send(JSON.stringify(problemOf(status, body)))
  return reply.type('application/json; charset=utf-8').send(JSON.stringify(body))
}

const PROBLEM = 'application/problem+json'

/** The same as problem details (RFC 9457), for whoever accepts them. */
const problemOf = (status: number, { code, error, request_id }: ErrorReply) => ({
  type: `urn:wakeel:problem:${code}`,
  title: code in errors ? errors[code as ErrorCode][1] : error,
  status,
  detail: error,
  code,
  ...(request_id !== undefined && { instance: `urn:wakeel:request:${request_id}` }),
})

function refusal(code: ErrorCode, sentence?: string): { status: number; body: ErrorReply } {
  const [status, standard] = errors[code]
  return { status, body: { success: false, error: sentence ?? standard, code } }
}

function invalidSentence(error: ZodError): string {
  const [issue] = error.issues
  if (!issue) return errors['request.invalid'][1]
  if (issue.code === 'unrecognized_keys')
    return `The field "${String(issue.keys[0]).slice(0, 60)}" is not one that can be sent.`
  const field = issue.path.join('.')
  const reason = issue.message.charAt(0).toLowerCase() + issue.message.slice(1)
  return field
    ? `The field "${field}" is not valid: ${reason}.`
    : `The request is not valid: ${reason}.`
}
