import { randomUUID } from 'node:crypto'
import { SendMessageRequest, type StreamResponse, type Task, TaskState } from '@a2a-js/sdk'
import {
  type Client,
  ClientFactory,
  ClientFactoryOptions,
  DefaultAgentCardResolver,
  JsonRpcTransportFactory,
} from '@a2a-js/sdk/client'
import type { System, TestReply } from './system.ts'

/** The official client, for an agent of the store. `speaks` 0.3: as one that knows no other revision. */
export function connectA2a(
  system: System,
  slug: string,
  { token, speaks = '1.0' }: { token?: string; speaks?: '1.0' | '0.3' } = {},
): Promise<Client> {
  const fetchImpl: typeof fetch = (input, init) =>
    fetch(input, { ...init, headers: { ...init?.headers, ...authorization(token) } })
  const legacyCompat = { enabled: speaks === '0.3' }
  const factory = new ClientFactory(
    ClientFactoryOptions.createFrom(ClientFactoryOptions.default, {
      transports: [new JsonRpcTransportFactory({ fetchImpl, legacyCompat })],
      cardResolver: new DefaultAgentCardResolver({ legacyCompat }),
    }),
  )
  return factory.createFromUrl(`${system.url}/a2a/${slug}/${speaks === '0.3' ? 'v0.3/' : ''}`)
}

/** A message as a client makes it. */
export const a2aMessage = (
  text: string,
  {
    configuration,
    parts = [{ text }],
    ...message
  }: Record<string, unknown> & { configuration?: object; parts?: object[] } = {},
): SendMessageRequest =>
  SendMessageRequest.fromJSON({
    message: { messageId: randomUUID(), role: 'ROLE_USER', parts, ...message },
    ...(configuration && { configuration }),
  })

/** Sends a message that is answered by a task. */
export const sendTo = async (client: Client, request: SendMessageRequest): Promise<Task> =>
  (await client.sendMessage(request)) as Task

export async function allOf(stream: AsyncIterable<StreamResponse>): Promise<StreamResponse[]> {
  const events: StreamResponse[] = []
  for await (const event of stream) events.push(event)
  return events
}

export const stateNamed = ({ status }: Pick<Task, 'status'>): string =>
  TaskState[status?.state ?? TaskState.TASK_STATE_UNSPECIFIED].replace('TASK_STATE_', '')

/** What a task answered, and what stands in its status. */
export const answerOf = ({ artifacts }: Task): string =>
  artifacts.flatMap(({ parts }) => parts.map(textOf)).join('')
export const remarkOf = ({ status }: Pick<Task, 'status'>): string =>
  (status?.message?.parts ?? []).map(textOf).join('')

const textOf = ({ content }: Task['artifacts'][0]['parts'][0]): string =>
  content?.$case === 'text' ? content.value : ''

/** What is sent as it is, and what came back. */
export const postRpc = (
  system: System,
  slug: string,
  body: unknown,
  { token, headers = {} }: { token?: string; headers?: Record<string, string> } = {},
): Promise<TestReply> =>
  system.request('POST', `/a2a/${slug}`, {
    raw: typeof body === 'string' ? body : JSON.stringify(body),
    headers: { 'a2a-version': '1.0', ...authorization(token), ...headers },
  })

const authorization = (token: string | undefined): Record<string, string> =>
  token === undefined ? {} : { authorization: `Bearer ${token}` }
