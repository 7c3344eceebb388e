import {
  Client,
  type ClientOptions,
  StreamableHTTPClientTransport,
} from '@modelcontextprotocol/client'
import { Client as FirstClient } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport as FirstTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import type { System } from './system.ts'

export interface ConnectOptions {
  token?: string
  headers?: Record<string, string>
  /** What its person replies when the agent asks back; absent: the client cannot ask them. Null: they decline. */
  reply?: string | null
}

const headersOf = ({ token, headers }: ConnectOptions) => ({
  ...(token && { authorization: `Bearer ${token}` }),
  ...headers,
})

const INFO = { name: 'test client', version: '1' }

async function connectWith(
  options: ClientOptions,
  { url }: System,
  path: string,
  connecting: ConnectOptions,
): Promise<Client> {
  const { reply } = connecting
  const client = new Client(INFO, {
    ...options,
    ...(reply !== undefined && { capabilities: { elicitation: { form: {} } } }),
  })
  if (reply !== undefined)
    client.setRequestHandler('elicitation/create', async () =>
      reply === null ? { action: 'decline' } : { action: 'accept', content: { reply } },
    )
  const requestInit = { headers: headersOf(connecting) }
  await client.connect(new StreamableHTTPClientTransport(new URL(url + path), { requestInit }))
  return client
}

type Connect = (system: System, path: string, options?: ConnectOptions) => Promise<Client>

/** The official client as it is: it speaks 2025-11-25. */
export const connect2025: Connect = (system, path, options = {}) =>
  connectWith({}, system, path, options)

/** The official client where it may choose: it speaks 2026-07-28. */
export const connect2026: Connect = (system, path, options = {}) =>
  connectWith({ versionNegotiation: { mode: 'auto' } }, system, path, options)

/** The official client of the generation before, which most programs still have. */
export async function connectFirst(
  { url }: System,
  path: string,
  connecting: ConnectOptions = {},
): Promise<FirstClient> {
  const client = new FirstClient(INFO)
  const requestInit = { headers: headersOf(connecting) }
  await client.connect(new FirstTransport(new URL(url + path), { requestInit }))
  return client
}

/** What a tool says when something is refused. */
export const errorOf = ({ isError, _meta }: { isError?: unknown; _meta?: object | undefined }) =>
  isError === true ? (_meta as { 'wakeel/error'?: { code: string } })?.['wakeel/error'] : undefined
