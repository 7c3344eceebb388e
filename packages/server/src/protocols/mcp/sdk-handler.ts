import { toWebRequest } from '@modelcontextprotocol/node'
import { createMcpHandler } from '@modelcontextprotocol/server'
import type { FastifyRequest } from 'fastify'
import { type RequestScope, requestScope } from '../../observability/request-scope.ts'
import { agentServer } from './agent-server.ts'
import type { McpCall, McpParts } from './parts.ts'
import { storeServer } from './store-server.ts'

/** Nothing that is listed changes while a client looks, so whoever listens hears nothing: a few may. */
const MAX_LISTENERS = 100

export type SdkHandler = ReturnType<typeof createSdkHandler>

/** The official SDK between HTTP and the tools: it speaks both versions, with a server made for each request and none kept. */
export function createSdkHandler(parts: McpParts) {
  const calls = new WeakMap<Request, McpCall>()
  /** What went wrong last with a request: mostly what its client got wrong, and is told. */
  const errors = new WeakMap<RequestScope, Error>()
  const handler = createMcpHandler(
    ({ requestInfo }) => {
      const call = requestInfo && calls.get(requestInfo)
      if (!call) throw new Error('the request is not one that this handler was given')
      return call.agent ? agentServer(parts, call, call.agent) : storeServer(parts, call)
    },
    {
      maxSubscriptions: MAX_LISTENERS,
      onerror(error) {
        const scope = requestScope()
        if (scope) errors.set(scope, error)
      },
    },
  )
  return {
    close: handler.close,
    /** `gone`: aborted when the client has hung up. */
    async answer(request: FastifyRequest, gone: AbortSignal, call: McpCall): Promise<Response> {
      const web = await toWebRequest(request.raw, request.body, { signal: gone })
      calls.set(web, call)
      const response = await handler.fetch(web, { parsedBody: request.body })
      if (response.status >= 500)
        request.log.error({ err: errors.get(request.scope) }, 'an MCP request failed')
      // How long a connection is kept is for the listener to say.
      response.headers.delete('connection')
      return response
    },
  }
}
