import type { FastifyReply, FastifyRequest } from 'fastify'
import { errorReply } from '../../http/error-reply.ts'

const typeOf = (status: number): string => {
  if (status === 401) return 'authentication_error'
  if (status === 403) return 'permission_error'
  if (status === 402) return 'insufficient_quota'
  if (status === 429) return 'rate_limit_error'
  return status >= 500 ? 'server_error' : 'invalid_request_error'
}

/** An error in the shape that clients of language models read; `code` is the store’s own. */
export function openaiError(error: unknown, request: FastifyRequest) {
  const { status, body, retryAfterSeconds } = errorReply(error, request)
  const content = {
    error: { message: body.error, type: typeOf(status), param: null, code: body.code },
  }
  return { status, content, retryAfterSeconds }
}

export function sendOpenaiError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const { status, content, retryAfterSeconds } = openaiError(error, request)
  if (retryAfterSeconds !== undefined) reply.header('retry-after', String(retryAfterSeconds))
  return reply.code(status).header('cache-control', 'no-store').send(content)
}
