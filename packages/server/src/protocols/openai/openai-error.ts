import type { ErrorCode } from '@wakeel/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { errorReply } from '../../http/error-reply.ts'

const typeOf = (status: number): string => {
  if (status === 401) return 'authentication_error'
  if (status === 403) return 'permission_error'
  if (status === 402) return 'insufficient_quota'
  if (status === 429) return 'rate_limit_error'
  return status >= 500 ? 'server_error' : 'invalid_request_error'
}

/** What whoever knows this API from elsewhere needs to hear beside what is wrong. */
const hints: Record<string, string | undefined> = {
  'catalogue.app_not_found':
    'A model is named wakeel/ and the address of its agent; GET /v1/models lists them.',
  'request.not_found':
    'Of this API the store has /v1/responses, /v1/chat/completions and /v1/models.',
} satisfies Partial<Record<ErrorCode, string>>

/** An error in the shape that clients of language models read; `code` is the store’s own. */
export function openaiError(error: unknown, request: FastifyRequest) {
  const { status, body, retryAfterSeconds } = errorReply(error, request)
  const hint = hints[body.code]
  const message = hint ? `${body.error} ${hint}` : body.error
  const content = {
    error: { message, type: typeOf(status), param: null, code: body.code },
  }
  return { status, content, retryAfterSeconds }
}

export function sendOpenaiError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const { status, content, retryAfterSeconds } = openaiError(error, request)
  if (retryAfterSeconds !== undefined) reply.header('retry-after', String(retryAfterSeconds))
  return reply.code(status).header('cache-control', 'no-store').send(content)
}
