import { randomUUID } from 'node:crypto'
import { runs } from '@wakeel/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { readIdempotencyKey } from '../../http/idempotency-key.ts'
import { withinRequest } from '../../observability/request-scope.ts'
import { CallsAtWork } from './calls-at-work.ts'
import { allowPages, answerPreflight, guardOf } from './guard.ts'
import type { McpParts } from './parts.ts'
import { requireSignIn } from './require-sign-in.ts'
import { RpcRefusal, rpcErrorSender } from './rpc-error.ts'
import type { SdkHandler } from './sdk-handler.ts'
import { serveAgent } from './served-agent.ts'
import { withoutNulls } from './without-nulls.ts'

const SESSION_HEADER = 'mcp-session-id'

type ToServer = FastifyRequest<{ Params: { slug?: string } }>

/** The store as an MCP server, and each agent as one of its own, over streamable HTTP and in both versions of the protocol. */
export async function serveMcp(server: FastifyInstance, parts: McpParts): Promise<void> {
  const callsAtWork = new CallsAtWork()
  let opened: Promise<SdkHandler> | undefined

  // The SDK is loaded by the first client: a start does not wait for it.
  async function open(): Promise<SdkHandler> {
    opened ??= import('./sdk-handler.ts').then(({ createSdkHandler }) => createSdkHandler(parts))
    return opened
  }

  async function answer(request: ToServer, reply: FastifyReply): Promise<FastifyReply> {
    const { caller, body } = request
    const { method, id, params } = readMessage(body)
    const { slug } = request.params
    const agent = slug === undefined ? undefined : await serveAgent(parts.catalogue, slug)
    if (method === 'tools/call') {
      if (params?.arguments) params.arguments = withoutNulls(params.arguments)
      await requireSignIn(parts, request, params ?? {})
    }
    const sessionId = request.headers[SESSION_HEADER]
    const session = typeof sessionId === 'string' ? { caller, sessionId } : undefined
    if (session && method === 'notifications/cancelled')
      callsAtWork.cancel({ ...session, requestId: params?.requestId })
    const call =
      session && method === 'tools/call'
        ? callsAtWork.begin({ ...session, requestId: id })
        : undefined
    const gone = new AbortController()
    reply.raw.once('close', () => {
      call?.end()
      if (!reply.raw.writableFinished) gone.abort()
    })
    const response = await (await open()).answer(request, gone.signal, {
      caller,
      request,
      agent,
      idempotencyKey: readIdempotencyKey(request),
      signal: call ? AbortSignal.any([gone.signal, call.signal]) : gone.signal,
    })
    // A name for the client, of which nothing is kept: it tells whose call a later request cancels.
    if (method === 'initialize' && response.ok) reply.header(SESSION_HEADER, randomUUID())
    reply.header('cache-control', 'no-store')
    return reply.send(response)
  }

  await server.register(openDoors, { prefix: '/mcp' })

  async function openDoors(scope: FastifyInstance): Promise<void> {
    const sendRpcError = rpcErrorSender(parts.store)
    scope.setErrorHandler(async (error, request, reply) => {
      // A token is refused before the hooks below: a page has to read that it needs another.
      await allowPages(request, reply)
      return sendRpcError(error, request, reply)
    })
    scope.setNotFoundHandler(scope.refuseUnknown)
    scope.addHook('onRequest', allowPages)
    scope.addHook('onRequest', guardOf({ ...parts.store, isOnLoopback: parts.isOnLoopback }))
    scope.addHook('onClose', async () => (await opened)?.close())
    // People also write addresses with a slash at their end; of the first Fastify has both.
    for (const url of ['/', '/:slug', '/:slug/']) {
      scope.options(url, answerPreflight)
      scope.post<{ Params: { slug?: string } }>(
        url,
        { bodyLimit: runs.BODY_WITH_FILES_BYTES },
        (request, reply) => withinRequest(request.scope, () => answer(request, reply)),
      )
      // There are no sessions to listen to or to end. Clients that were refused with 404 try this next, and tell only what it answers.
      scope.route<{ Params: { slug?: string } }>({
        method: ['GET', 'DELETE'],
        url,
        handler: async ({ params: { slug } }, reply) => {
          if (slug !== undefined) await serveAgent(parts.catalogue, slug)
          reply.header('allow', 'POST, OPTIONS')
          throw new RpcRefusal(405, 'Method not allowed.')
        },
      })
    }
  }
}

interface Message {
  method?: unknown
  id?: unknown
  params?: Record<string, unknown>
}

/** What the SDK does not have to read first; it checks the message itself. */
function readMessage(body: unknown): Message {
  if (Array.isArray(body)) throw new RpcRefusal(400, 'Send one message at a time.', 'request')
  if (isDeeperThan(MAX_DEPTH, body))
    throw new RpcRefusal(400, 'The message is nested too deeply.', 'request')
  return typeof body === 'object' && body !== null ? (body as Message) : {}
}

/** Far more than any tool's input has, and few enough for everything that reads it by calling itself. */
const MAX_DEPTH = 64

function isDeeperThan(max: number, value: unknown): boolean {
  let level: unknown[] = [value]
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > max) return true
    level = level.flatMap((each) =>
      typeof each === 'object' && each !== null ? Object.values(each) : [],
    )
  }
  return false
}
