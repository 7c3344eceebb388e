import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { bearerToken } from '../../accounts/identify.ts'
import type { DomainError } from '../../errors.ts'
import { errorReply } from '../../http/error-reply.ts'
import { doorOf } from '../../oauth-server/resources.ts'
import { challengeOf } from '../../oauth-server/server-metadata.ts'

/** JSON-RPC 2.0 section 5.1; what a server says for itself is -32000. */
const CODES = {
  parse: -32_700,
  request: -32_600,
  params: -32_602,
  internal: -32_603,
  own: -32_000,
} as const

/** A request that is refused before any operation sees it. */
export class RpcRefusal extends Error {
  readonly status: number
  readonly kind: keyof typeof CODES

  constructor(status: number, message: string, kind: keyof typeof CODES = 'own') {
    super(message)
    this.status = status
    this.kind = kind
  }
}

/** A call that needs somebody to sign in, or to allow more. */
export class SignInNeeded extends Error {
  readonly refused: DomainError
  readonly scope: string

  constructor(refused: DomainError, scope: string) {
    super(refused.message)
    this.refused = refused
    this.scope = scope
  }
}

/** Answers what no tool could: a JSON-RPC error with the status that says the same to HTTP, and with it where a program signs in. */
export const rpcErrorSender =
  (store: { publicUrl: string }) =>
  (thrown: unknown, request: FastifyRequest, reply: FastifyReply) =>
    sendRpcError(store, thrown, request, reply)

function sendRpcError(
  store: { publicUrl: string },
  thrown: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const error = thrown instanceof SignInNeeded ? thrown.refused : thrown
  const refusal = refusalOf(error)
  if (refusal) return send(refusal.status, refusal.kind, refusal.message)
  const { status, body, retryAfterSeconds } = errorReply(error, request)
  if (retryAfterSeconds !== undefined) reply.header('retry-after', String(retryAfterSeconds))
  if (status === 401 || thrown instanceof SignInNeeded)
    reply.header(
      'www-authenticate',
      challengeOf(store, doorOf(request), {
        ...(thrown instanceof SignInNeeded && { scope: thrown.scope }),
        ...challengeError(status, request),
      }),
    )
  const { success: _, error: message, ...data } = body
  return send(status, status < 500 ? 'own' : 'internal', message, data)

  function send(status: number, kind: keyof typeof CODES, message: string, data?: object) {
    return reply
      .code(status)
      .header('cache-control', 'no-store')
      .type('application/json; charset=utf-8')
      .send(
        JSON.stringify({
          jsonrpc: '2.0',
          id: idOf(request.body),
          error: { code: CODES[kind], message, ...(data && { data }) },
        }),
      )
  }
}

/** Whoever brings a token that is not enough is told so; whoever brings none is only told how to get one. */
function challengeError(status: number, request: FastifyRequest) {
  if (status === 403) return { error: 'insufficient_scope' as const }
  return bearerToken(request) === undefined ? {} : { error: 'invalid_token' as const }
}

function refusalOf(error: unknown): RpcRefusal | undefined {
  if (error instanceof RpcRefusal) return error
  const { code = '', statusCode } = error as Partial<FastifyError>
  const isUnreadable = error instanceof SyntaxError || code.endsWith('_JSON_BODY')
  return isUnreadable && (statusCode ?? 400) === 400
    ? new RpcRefusal(400, 'The body is not JSON.', 'parse')
    : undefined
}

function idOf(body: unknown): string | number | null {
  const id = typeof body === 'object' && body !== null && 'id' in body ? body.id : null
  return typeof id === 'string' || typeof id === 'number' ? id : null
}
