import { toWebRequest } from '@modelcontextprotocol/node'
import { createMcpHandler } from '@modelcontextprotocol/server'
import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import { agentServer } from './agent-server.ts'
import type { McpCall, McpParts } from './parts.ts'
import { storeServer } from './store-server.ts'

/** Nothing that is listed changes while a client looks, so whoever listens hears nothing: a few may. */
const MAX_LISTENERS = 100

/** The official SDK between HTTP and the tools: it speaks both versions, with a server made for each request and none kept. */
export function createSdkHandler(parts: McpParts, log: FastifyBaseLogger) {
  const calls = new WeakMap<Request, McpCall>()
  const handler = createMcpHandler(
    ({ requestInfo }) => {
      const call = requestInfo && calls.get(requestInfo)
      if (!call) throw new Error('the request is not one that this handler was given')
      return call.agent ? agentServer(parts, call, call.agent) : storeServer(parts, call)
    },
    {
      maxSubscriptions: MAX_LISTENERS,
      // What a client got wrong, which it is told.
      onerror: (error) => log.debug({ err: error }, 'an MCP request was not answered as asked'),
    },
  )
  return {
    close: handler.close,
    /** `gone`: aborted when the client has hung up. */
    async answer(request: FastifyRequest, gone: AbortSignal, call: McpCall): Promise<Response> {
      const web = await toWebRequest(request.raw, request.body, { signal: gone })
      calls.set(web, call)
      const response = await handler.fetch(web, { parsedBody: request.body })
      // How long a connection is kept is for the listener to say.
      response.headers.delete('connection')
      return response
    },
  }
}
