import {
  Client,
  type ClientCapabilities,
  type ElicitRequestFormParams,
  type ElicitResult,
  type Progress,
  ProtocolError,
  ProtocolErrorCode,
  SdkError,
  SdkErrorCode,
  StreamableHTTPClientTransport,
  type Tool,
} from '@modelcontextprotocol/client'
import type { connections as contract } from '@wakeel/contract'
import type { OutboundFetch, OutboundLimits } from '../../outbound/outbound-fetch.ts'
import type { OpenConnection } from '../dependencies.ts'
import { converse, knownHeaders } from './conversation.ts'
import { type Manifest, mcpManifest } from './manifest.ts'
import { limitingLists, mcpFetch, STREAM_ENDED } from './mcp-fetch.ts'
import { type McpResult, toResult } from './mcp-result.ts'
import { endSession } from './mcp-session.ts'
import {
  type Described,
  type Remote,
  RemoteError,
  RemoteQuestion,
  remoteFailure,
} from './remote.ts'
import type { RemoteFile } from './remote-file.ts'
import { said } from './said.ts'
import { declaredOf } from './tool-effect.ts'

export type McpTool = Tool

const MAX_TOOLS = 200
/** Each page is a call. */
const MAX_PAGES = 20
const TIME_LIMIT_MS = 60_000

export interface McpSession {
  /** What the server says of itself now. */
  manifest: Manifest
  tools: readonly McpTool[]
  /** Throws RemoteError when no result comes, and RemoteQuestion when the server asks for something that the person did not say. */
  callTool(name: string, input: unknown, signal: AbortSignal | undefined): Promise<McpResult>
}

export interface McpServer extends Remote {
  /** Lets work use the server's tools; throws RemoteError as soon as a call fails. */
  useTools<T>(
    signal: AbortSignal,
    work: (session: McpSession) => Promise<T>,
    listener?: McpListener,
  ): Promise<T>
}

/** What a server says and asks while one of its tools is at work. */
export interface McpListener {
  onProgress(tool: McpTool | undefined, progress: Progress): void
  onFiles(files: readonly RemoteFile[]): void
  /** What the person has already said of what is asked for, or the question to them. */
  onQuestion(
    question: ElicitRequestFormParams,
  ): Promise<{ content: Record<string, ElicitedValue> } | { question: string }>
}

export type ElicitedValue = string | number | boolean | string[]

/** What the store can do when a server asks for it, and what it cannot. */
const CAPABILITIES: ClientCapabilities = { elicitation: { form: {} } }
const MORE_CAPABILITIES: ClientCapabilities = { ...CAPABILITIES, sampling: {}, roots: {} }

interface Other {
  connection: OpenConnection
  outboundFetch: OutboundFetch
  limits: OutboundLimits | undefined
  timeout: number
}

/** An MCP server elsewhere, by streamable HTTP, of the newest revision that both ends speak. */
export function openMcpServer(
  connection: OpenConnection,
  outboundFetch: OutboundFetch,
  limits?: OutboundLimits,
): McpServer {
  const timeout = limits?.timeLimitMs ?? TIME_LIMIT_MS
  const other: Other = { connection, outboundFetch, limits, timeout }
  return {
    describe: (signal) => describe(other, signal),
    useTools: (signal, work, listener) =>
      connected(
        other,
        signal,
        (client, tools) => {
          const manifest = mcpManifest(connection.address, client.getServerVersion(), tools)
          return work({ manifest, ...openSession(client, tools, { signal, timeout, listener }) })
        },
        { isListening: listener !== undefined },
      ),
  }
}

/** Connects, reads the tools, and lets work use both; ends the session afterwards. */
function connected<T>(
  { connection, outboundFetch, limits, timeout }: Other,
  signal: AbortSignal,
  work: (client: Client, tools: McpTool[]) => Promise<T>,
  {
    capabilities = CAPABILITIES,
    isListening = false,
  }: { capabilities?: ClientCapabilities; isListening?: boolean } = {},
): Promise<T> {
  /** Apart from the other calls: a server need not offer this stream, and its end means nothing. */
  const listen: typeof fetch = (input, init) =>
    outboundFetch(limits)(input, { ...init, headers: knownHeaders(connection, input, init) })

  return converse(connection, limitingLists(outboundFetch), { signal, limits }, async (call) => {
    const client = new Client(
      { name: 'wakeel', version: '1' },
      {
        capabilities,
        versionNegotiation: { mode: 'auto' },
        listMaxPages: MAX_PAGES,
        jsonSchemaValidator: { getValidator: () => takesAnything },
      },
    )
    const transport = new StreamableHTTPClientTransport(new URL(connection.address), {
      fetch: mcpFetch(call, isListening ? listen : undefined),
      // Every hop of a redirect is checked by the fetch itself.
      redirectPolicy: 'follow',
      reconnectionOptions: {
        initialReconnectionDelay: 0,
        maxReconnectionDelay: 0,
        reconnectionDelayGrowFactor: 1,
        maxRetries: 0,
      },
    })
    try {
      const tools = await asRemoteErrors(async () => {
        await client.connect(transport, { signal, timeout })
        return (await client.listTools(undefined, { signal, timeout })).tools
      })
      return await work(client, tools.slice(0, MAX_TOOLS))
    } finally {
      endSession(connection, outboundFetch, {
        sessionId: transport.sessionId,
        version: client.getNegotiatedProtocolVersion(),
      })
      await client.close()
    }
  })
}

async function describe(other: Other, signal: AbortSignal): Promise<Described> {
  const startedAt = performance.now()
  const { description, manifest, tools } = await connected(
    other,
    signal,
    async (client, tools) => ({
      description: toDescription(client, tools, Math.round(performance.now() - startedAt)),
      manifest: mcpManifest(other.connection.address, client.getServerVersion(), tools),
      tools,
    }),
  )
  const unusable = await listUnusable(other, signal, tools)
  const all = [...description.tools, ...unusable.map((tool) => toTool(tool, 'sampling'))]
  return { description: { ...description, tools: all.slice(0, MAX_TOOLS) }, manifest }
}

/** What the server offers only to clients that can do more than the store. */
async function listUnusable(
  other: Other,
  signal: AbortSignal,
  usable: readonly McpTool[],
): Promise<McpTool[]> {
  const known = new Set(usable.map(({ name }) => name))
  try {
    const all = await connected(other, signal, async (_client, tools) => tools, {
      capabilities: MORE_CAPABILITIES,
    })
    return all.filter(({ name }) => !known.has(name))
  } catch (error) {
    signal.throwIfAborted()
    // A server that refuses such a client has still shown what it offers to others.
    if (error instanceof RemoteError) return []
    throw error
  }
}

interface SessionOptions {
  signal: AbortSignal
  timeout: number
  listener: McpListener | undefined
}

function openSession(
  client: Client,
  tools: readonly McpTool[],
  { signal, timeout, listener }: SessionOptions,
): Omit<McpSession, 'manifest'> {
  const questions = hearQuestions(client, listener)
  return {
    tools: tools.filter((tool) => !needsTasks(tool)),
    async callTool(name, input, given) {
      const request = { name, arguments: input as Record<string, unknown> }
      const onprogress = (progress: Progress) =>
        listener?.onProgress(
          tools.find((tool) => tool.name === name),
          progress,
        )
      const options = {
        signal: AbortSignal.any([given ?? signal, questions.signal]),
        timeout,
        onprogress,
        resetTimeoutOnProgress: true,
      }
      const { files, ...result } = await questions.orQuestion(() =>
        asRemoteErrors(() => client.callTool(request, options).then(toResult, asRefusal)),
      )
      listener?.onFiles(files)
      return result
    },
  }
}

/** Answers what the server asks on its way from what the person said; what they did not say ends the run as a question to them. */
function hearQuestions(client: Client, listener: McpListener | undefined) {
  const asking = new AbortController()
  let reading: Promise<unknown> = Promise.resolve()
  let ending: unknown

  function end(error: unknown): void {
    ending ??= error
    // Once the server has been told that nobody answers now; it may ask again and again.
    setImmediate(() => asking.abort())
  }

  async function hear(question: ElicitRequestFormParams): Promise<ElicitResult> {
    const answer = await listener?.onQuestion(question).catch(end)
    if (answer && 'content' in answer) return { action: 'accept', content: answer.content }
    if (answer) end(new RemoteQuestion(answer.question))
    return { action: 'cancel' }
  }

  client.setRequestHandler('elicitation/create', ({ params }) => {
    // A page that the person would have to open is none of the store's to vouch for.
    if (params.mode === 'url') return { action: 'cancel' }
    const answer = hear(params)
    reading = Promise.all([reading, answer])
    return answer
  })
  return {
    signal: asking.signal,
    async orQuestion<T>(call: () => Promise<T>): Promise<T> {
      const [result] = await Promise.allSettled([call()])
      // A server need not wait for what it asked.
      await reading
      if (ending !== undefined) throw ending
      if (result.status === 'rejected') throw result.reason
      return result.value
    },
  }
}

const needsTasks = ({ execution }: McpTool): boolean => execution?.taskSupport === 'required'

/** The other end's schemas are read by people and models; compiling them would run what a stranger wrote. */
const takesAnything = (data: unknown) => ({
  valid: true as const,
  data: data as never,
  errorMessage: undefined,
})

/** Some servers refuse arguments with an error and not with a result. */
function asRefusal(error: unknown): ReturnType<typeof toResult> {
  if (error instanceof ProtocolError && error.code === ProtocolErrorCode.InvalidParams)
    return { text: said(error.message, 2000), isRefused: true, files: [] }
  throw error
}

async function asRemoteErrors<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (error) {
    if (error instanceof ProtocolError)
      throw new RemoteError(errorFailures[error.code] ?? 'refused', `error ${error.code}`, {
        inner: error.message,
      })
    throw remoteFailure(
      error,
      (error instanceof SdkError && failures[error.code]) || 'answer_invalid',
    )
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

function toDescription(
  client: Client,
  tools: readonly McpTool[],
  elapsedMs: number,
): contract.RemoteDescription {
  const server = client.getServerVersion()
  return {
    name: said(server?.title || server?.name, 200),
    description: said(server?.description || client.getInstructions(), 2000),
    protocol_version: client.getNegotiatedProtocolVersion() ?? null,
    version: said(server?.version, 60) || null,
    provider: null,
    tools: tools.map((tool) => toTool(tool)),
    models: [],
    examples: [],
    elapsed_ms: elapsedMs,
  }
}

function toTool(
  tool: McpTool,
  unusable: contract.RemoteTool['unusable'] = undefined,
): contract.RemoteTool {
  const reason = needsTasks(tool) ? 'tasks' : unusable
  return {
    name: said(tool.name, 200),
    title: said(tool.title || tool.annotations?.title || tool.name, 200),
    description: said(tool.description, 1000),
    ...declaredOf(tool),
    ...(reason && { unusable: reason }),
  }
}
