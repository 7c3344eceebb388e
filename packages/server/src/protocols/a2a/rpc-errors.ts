import { A2AError, ContentTypeNotSupportedError } from '@a2a-js/sdk/errors'
import { JsonRpcTransportHandler } from '@a2a-js/sdk/server'
import type { ErrorCode } from '@wakeel/contract'
import type { FastifyRequest } from 'fastify'
import { errorReply } from '../../http/error-reply.ts'

export interface RpcError {
  code: number
  message: string
  data?: unknown
}

/** A refusal as JSON-RPC says it, with what HTTP says of it. */
export interface Refusal {
  error: RpcError
  status: number
  retryAfterSeconds?: number | undefined
}

export const RPC = {
  parse: -32700,
  invalidRequest: -32600,
  invalidParams: -32602,
  internal: -32603,
  /** Of a server’s own, where the protocol has none: limits, money, rights. */
  refused: -32000,
} as const

const codes: Partial<Record<ErrorCode, number>> & Record<string, number | undefined> = {
  'request.invalid': RPC.invalidParams,
  'request.key_reused': RPC.invalidParams,
  'request.cursor_invalid': RPC.invalidParams,
  'runs.deleted': RPC.invalidParams,
  'runs.reply_not_found': RPC.invalidParams,
  'runs.confirmation_invalid': RPC.invalidParams,
  'request.too_large': RPC.invalidRequest,
  'request.unsupported_media_type': RPC.invalidRequest,
}

/** What the protocol has an error of its own for: the store’s code stands beside it. */
const ownErrors: Partial<Record<ErrorCode, typeof ContentTypeNotSupportedError>> &
  Record<string, typeof ContentTypeNotSupportedError | undefined> = {
  'runs.files_not_accepted': ContentTypeNotSupportedError,
  'runs.file_type_not_accepted': ContentTypeNotSupportedError,
}

/** The only place that turns errors into those of the protocol: its own as the SDK writes them, the store’s with their code in `data`. */
export function toRefusal(
  error: unknown,
  request: FastifyRequest,
  { publicUrl }: { publicUrl: string },
): Refusal {
  if (error instanceof A2AError)
    return { status: 200, error: JsonRpcTransportHandler.mapToJSONRPCError(error) }
  const { status, body, retryAfterSeconds } = errorReply(error, request)
  const { code, error: message, request_id } = body
  const info = {
    '@type': 'type.googleapis.com/google.rpc.ErrorInfo',
    reason: code.toUpperCase().replaceAll('.', '_'),
    domain: new URL(publicUrl).host,
    metadata: {
      code,
      status: String(status),
      ...(request_id && { request_id }),
      ...(retryAfterSeconds !== undefined && { retry_after_seconds: String(retryAfterSeconds) }),
    },
  }
  const Own = ownErrors[code]
  if (Own) {
    const { data = [], ...error } = JsonRpcTransportHandler.mapToJSONRPCError(new Own(message))
    return { status: 200, error: { ...error, data: [...data, info] } }
  }
  const known = codes[code] ?? (status >= 500 ? RPC.internal : RPC.refused)
  return { status, retryAfterSeconds, error: { code: known, message, data: [info] } }
}
