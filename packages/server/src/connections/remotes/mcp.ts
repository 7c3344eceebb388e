import {
  Client,
  ProtocolError,
  ProtocolErrorCode,
  SdkError,
  SdkErrorCode,
  StreamableHTTPClientTransport,
  type Tool,
} from '@modelcontextprotocol/client'
import type { connections as contract } from '@wakeel/contract'
import type { OutboundFetch, OutboundLimits } from '../../outbound/outbound-fetch.ts'
import type { OpenConnection } from '../connections.ts'
import { converse } from './conversation.ts'
import { mcpFetch, STREAM_ENDED } from './mcp-fetch.ts'
import { type McpResult, toResult } from './mcp-result.ts'
import { type Remote, RemoteError, remoteFailure } from './remote.ts'
import { said } from './said.ts'

export type McpTool = Tool

const MOST_TOOLS = 200
/** Each page is a call. */
const MOST_PAGES = 20
const TIME_LIMIT_MS = 60_000

export interface McpSession {
  tools: readonly McpTool[]
  /** Throws RemoteError when no result comes. */
  callTool(name: string, input: unknown, signal: AbortSignal | undefined): Promise<McpResult>
}

export interface McpServer extends Remote {
  /** Lets work use the server's tools; throws RemoteError as soon as a call fails. */
  useTools<T>(signal: AbortSignal, work: (session: McpSession) => Promise<T>): Promise<T>
}

/** An MCP server elsewhere, by streamable HTTP, of the newest revision that both ends speak. */
export function openMcpServer(connection: OpenConnection, outboundFetch: OutboundFetch, limits?: OutboundLimits): McpServer {
  const timeout = limits?.timeLimitMs ?? TIME_LIMIT_MS

  function connected<T>(signal: AbortSignal, work: (client: Client, tools: McpTool[]) => Promise<T>): Promise<T> {
    return converse(connection, outboundFetch, { signal, limits }, async (call) => {
      const client = new Client(
        { name: 'wakeel', version: '1' },
        { versionNegotiation: { mode: 'auto' }, listMaxPages: MOST_PAGES, jsonSchemaValidator: { getValidator: () => takesAnything } },
      )
      const transport = new StreamableHTTPClientTransport(new URL(connection.address), {
        fetch: mcpFetch(call),
        // Every hop of a redirect is checked by the fetch itself.
        redirectPolicy: 'follow',
        reconnectionOptions: { initialReconnectionDelay: 0, maxReconnectionDelay: 0, reconnectionDelayGrowFactor: 1, maxRetries: 0 },
      })
      try {
        const tools = await asked(async () => {
          await client.connect(transport, { signal, timeout })
          return (await client.listTools(undefined, { signal, timeout })).tools
        })
        return await work(client, tools.slice(0, MOST_TOOLS))
      } finally {
        await client.close()
      }
    })
  }

  return {
    describe(signal) {
      const startedAt = performance.now()
      return connected(signal, async (client, tools) => toDescription(client, tools, Math.round(performance.now() - startedAt)))
    },

    useTools: (signal, work) =>
      connected(signal, (client, tools) =>
        work({
          tools,
          callTool(name, input, given) {
            const request = { name, arguments: input as Record<string, unknown> }
            return asked(() => client.callTool(request, { signal: given ?? signal, timeout }).then(toResult, asRefusal))
          },
        }),
      ),
  }
}

/** The other end's schemas are read by people and models; compiling them would run what a stranger wrote. */
const takesAnything = (data: unknown) => ({ valid: true as const, data: data as never, errorMessage: undefined })

/** Some servers refuse arguments with an error and not with a result. */
function asRefusal(error: unknown): McpResult {
  if (error instanceof ProtocolError && error.code === ProtocolErrorCode.InvalidParams)
    return { text: said(error.message, 2000), isRefused: true }
  throw error
}

async function asked<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (error) {
    if (error instanceof ProtocolError) throw new RemoteError(errorFailures[error.code] ?? 'refused', `error ${error.code}`)
    throw remoteFailure(error, (error instanceof SdkError && failures[error.code]) || 'answer_invalid')
  }
}

const errorFailures: Record<number, RemoteError['failure']> = {
  [ProtocolErrorCode.InternalError]: 'broke_off',
  [STREAM_ENDED]: 'broke_off',
}

const failures: Partial<Record<SdkErrorCode, RemoteError['failure']>> = {
  [SdkErrorCode.RequestTimeout]: 'timed_out',
  [SdkErrorCode.ConnectionClosed]: 'broke_off',
}

function toDescription(client: Client, tools: readonly McpTool[], elapsedMs: number): contract.RemoteDescription {
  const server = client.getServerVersion()
  return {
    name: said(server?.title || server?.name, 200),
    description: said(server?.description || client.getInstructions(), 2000),
    protocol_version: client.getNegotiatedProtocolVersion() ?? null,
    version: said(server?.version, 60) || null,
    provider: null,
    tools: tools.map((tool) => ({
      name: said(tool.name, 200),
      title: said(tool.title || tool.annotations?.title || tool.name, 200),
      description: said(tool.description, 1000),
    })),
    models: [],
    examples: [],
    elapsed_ms: elapsedMs,
  }
}
