import { toWebRequest } from '@modelcontextprotocol/node'
import { createMcpHandler, specTypeSchemas } from '@modelcontextprotocol/server'
import type { FastifyRequest } from 'fastify'
import { type RequestScope, requestScope } from '../../observability/request-scope.ts'
import { agentServer } from './agent-server.ts'
import type { McpCall, McpParts } from './parts.ts'
import { RpcRefusal } from './rpc-error.ts'
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
      requireParams(request)
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

const requests: Record<string, { '~standard': { validate(value: unknown): unknown } }> = {
  initialize: specTypeSchemas.InitializeRequest,
  'tools/list': specTypeSchemas.ListToolsRequest,
  'resources/list': specTypeSchemas.ListResourcesRequest,
  'resources/templates/list': specTypeSchemas.ListResourceTemplatesRequest,
  'resources/read': specTypeSchemas.ReadResourceRequest,
  'prompts/list': specTypeSchemas.ListPromptsRequest,
  'prompts/get': specTypeSchemas.GetPromptRequest,
  'completion/complete': specTypeSchemas.CompleteRequest,
  'logging/setLevel': specTypeSchemas.SetLevelRequest,
}

/** Of messages before revision 2026-07-28 the SDK calls parameters that do not fit its own failure, and says what its validator said. */
function requireParams({ headers, body }: FastifyRequest): void {
  if (String(headers['mcp-protocol-version'] ?? '') >= '2026') return
  const { method, params } = (body ?? {}) as { method?: unknown; params?: unknown }
  const schema = typeof method === 'string' && Object.hasOwn(requests, method) && requests[method]
  if (!schema) return
  const read = schema['~standard'].validate({ method, ...(params !== undefined && { params }) })
  const { issues } = read as { issues?: readonly { path?: readonly PropertyKey[] }[] }
  if (!issues) return
  const path = issues[0]?.path?.map(String).join('.')
  throw new RpcRefusal(400, `${path || 'params'} is missing or not valid.`, 'params')
}
