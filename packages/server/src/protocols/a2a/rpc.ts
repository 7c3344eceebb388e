import { isV1JsonRpcMethod } from '@a2a-js/sdk/compat/v0_3'
import { LegacyJsonRpcTransportHandler } from '@a2a-js/sdk/compat/v0_3/server'
import { VersionNotSupportedError } from '@a2a-js/sdk/errors'
import {
  type A2ARequestHandler,
  JsonRpcTransportHandler,
  ServerCallContext,
} from '@a2a-js/sdk/server'
import type { FastifyRequest } from 'fastify'
import type { A2aParts, Call } from './call.ts'
import { createRequestHandler } from './request-handler.ts'
import { type Refusal, RPC, type RpcError, toRefusal } from './rpc-errors.ts'

type Id = string | number | null

export interface RpcReply {
  jsonrpc: '2.0'
  id: Id
  result?: unknown
  error?: RpcError
}

/** One reply, or several one after the other. */
export type RpcAnswer =
  | { reply: RpcReply; refusal?: Refusal | undefined }
  | { replies: AsyncGenerator<RpcReply, void, undefined>; id: Id }

const VERSIONS = { '1.0': JsonRpcTransportHandler, '0.3': LegacyJsonRpcTransportHandler } as const
type Version = keyof typeof VERSIONS

/** Answers what was sent, by the revision of the protocol that it asks for. */
export async function answerRpc(
  parts: A2aParts,
  call: Call,
  request: FastifyRequest,
): Promise<RpcAnswer> {
  const sent = readRpc(String(request.body ?? ''))
  if ('error' in sent) return { reply: { jsonrpc: '2.0', ...sent } }
  const { id } = sent
  try {
    const version = versionOf(request)
    const heard: Heard = {}
    const handler = remembering(createRequestHandler(parts, call), heard)
    const context = new ServerCallContext({ requestedVersion: version })
    const answer = await new VERSIONS[version](handler).handle(sent.body, context)
    if (Symbol.asyncIterator in answer)
      return { id, replies: answer as AsyncGenerator<RpcReply, void, undefined> }
    const reply = answer as RpcReply
    if (!reply.error) return { reply }
    return toReply(id, heard, reply.error, { parts, request, version, method: sent.body.method })
  } catch (error) {
    const refusal = toRefusal(error, request, parts)
    return { reply: { jsonrpc: '2.0', id, error: refusal.error }, refusal }
  }
}

interface Asked {
  parts: A2aParts
  request: FastifyRequest
  version: Version
  method: unknown
}

/** What went wrong as the store says it. What was not thrown by the store the SDK could not read, or does not know. */
function toReply(id: Id, heard: Heard, error: RpcError, asked: Asked): RpcAnswer {
  const { parts, request, version, method } = asked
  if (heard.error !== undefined) {
    const refusal = toRefusal(heard.error, request, parts)
    return { reply: { jsonrpc: '2.0', id, error: refusal.error }, refusal }
  }
  const known =
    error.code === RPC.internal ? { code: RPC.invalidParams, message: 'Invalid parameters' } : error
  const hint =
    version === '0.3' && isV1JsonRpcMethod(method)
      ? ` ${String(method)} is of A2A 1.0: send it with the header A2A-Version: 1.0.`
      : ''
  return { reply: { jsonrpc: '2.0', id, error: { ...known, message: known.message + hint } } }
}

interface Heard {
  error?: unknown
}

/** The handler with a note of what it threw: the SDK keeps of an error only its sentence. */
function remembering(handler: A2ARequestHandler, heard: Heard): A2ARequestHandler {
  const noting =
    <Input extends unknown[], Result>(operation: (...input: Input) => Promise<Result>) =>
    async (...input: Input): Promise<Result> => {
      try {
        return await operation(...input)
      } catch (error) {
        heard.error = error
        throw error
      }
    }
  return {
    getAgentCard: handler.getAgentCard,
    getAuthenticatedExtendedAgentCard: noting(handler.getAuthenticatedExtendedAgentCard),
    sendMessage: noting(handler.sendMessage),
    sendMessageStream: handler.sendMessageStream,
    getTask: noting(handler.getTask),
    listTasks: noting(handler.listTasks),
    cancelTask: noting(handler.cancelTask),
    resubscribe: handler.resubscribe,
    createTaskPushNotificationConfig: noting(handler.createTaskPushNotificationConfig),
    getTaskPushNotificationConfig: noting(handler.getTaskPushNotificationConfig),
    listTaskPushNotificationConfigs: noting(handler.listTaskPushNotificationConfigs),
    deleteTaskPushNotificationConfig: noting(handler.deleteTaskPushNotificationConfig),
  }
}

type Sent = { id: Id; body: Record<string, unknown> } | { id: Id; error: RpcError }

/** The envelope, which the SDK takes for parameters. */
function readRpc(text: string): Sent {
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch {
    return { id: null, error: { code: RPC.parse, message: 'Invalid JSON payload' } }
  }
  const invalid = (id: Id, message: string) => ({
    id,
    error: { code: RPC.invalidRequest, message: `Request payload validation error: ${message}` },
  })
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    return invalid(null, 'one JSON-RPC request is expected')
  const request = body as Record<string, unknown>
  const { id = null, jsonrpc, method } = request
  if (!isRpcId(id)) return invalid(null, 'id must be a string or a whole number')
  if (jsonrpc !== '2.0') return invalid(id, 'jsonrpc must be "2.0"')
  if (typeof method !== 'string' || method === '') return invalid(id, 'method is missing')
  return { id, body: request }
}

const isRpcId = (id: unknown): id is Id =>
  id === null || typeof id === 'string' || Number.isSafeInteger(id)

/** "Agents MUST interpret empty value as 0.3 version"; patch versions do not matter. */
function versionOf({ headers, query }: FastifyRequest): Version {
  const given = headers['a2a-version'] ?? (query as Record<string, unknown>)['A2A-Version']
  const asked = String(given ?? '').trim() || '0.3'
  const version = /^(\d{1,4}\.\d{1,4})(?:\.\d{1,4})?$/.exec(asked)?.[1]
  if (version === '1.0' || version === '0.3') return version
  throw new VersionNotSupportedError(
    `A2A ${asked.slice(0, 20)} is not spoken here. Supported versions: ${Object.keys(VERSIONS).join(', ')}`,
  )
}
