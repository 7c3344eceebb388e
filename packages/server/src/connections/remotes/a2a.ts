import { type AgentCard, Role, SendMessageRequest } from '@a2a-js/sdk'
import { type Client, ClientFactory, JsonRpcTransportFactory } from '@a2a-js/sdk/client'
import { A2AError } from '@a2a-js/sdk/errors'
import type { connections as contract } from '@wakeel/contract'
import type { OutboundFetch, OutboundLimits } from '../../outbound/outbound-fetch.ts'
import type { OpenConnection } from '../connections.ts'
import { type A2aAnswer, collectAnswer } from './a2a-answer.ts'
import { cardAddress, readCard } from './a2a-card.ts'
import { converse } from './conversation.ts'
import { type Remote, RemoteError, remoteFailure } from './remote.ts'
import { said } from './said.ts'

export interface A2aAgent extends Remote {
  /** `onText` hears the answer as it comes, when the agent can send it in pieces. */
  ask(question: { id: string; text: string }, options: { signal: AbortSignal; onText(text: string): void }): Promise<A2aAnswer>
}

/** An agent elsewhere that speaks A2A 1.0. */
export function openA2aAgent(connection: OpenConnection, outboundFetch: OutboundFetch, limits?: OutboundLimits): A2aAgent {
  const address = cardAddress(connection.address)

  return {
    describe: (signal) =>
      converse(connection, outboundFetch, { signal, limits }, async (call) => {
        const startedAt = performance.now()
        const card = await readCard(address, call)
        await knock(await clientOf(card, call), signal)
        return toDescription(card, Math.round(performance.now() - startedAt))
      }),

    ask: ({ id, text }, { signal, onText }) =>
      converse(connection, outboundFetch, { signal, limits }, async (call) => {
        const client = await clientOf(await readCard(address, call), call)
        const message = { messageId: id, role: Role.ROLE_USER, parts: [{ text }] }
        const request = SendMessageRequest.fromJSON({ message })
        try {
          return await collectAnswer(client.sendMessageStream(request, { signal }), onText)
        } catch (error) {
          throw toFailure(error)
        }
      }),
  }
}

const clientOf = (card: AgentCard, call: typeof fetch): Promise<Client> =>
  new ClientFactory({ transports: [new JsonRpcTransportFactory({ fetchImpl: call })] }).createFromAgentCard(card)

/** Asks for a task that nobody has: whoever answers at the interface, with whatever error, is there and lets the store in. */
async function knock(client: Client, signal: AbortSignal): Promise<void> {
  try {
    await client.getTask({ tenant: '', id: 'wakeel-is-there' }, { signal })
  } catch (error) {
    const failure = toFailure(error)
    if (!(error instanceof A2AError) && failure.failure !== 'answer_invalid') throw failure
  }
}

function toFailure(error: unknown): RemoteError {
  if (!(error instanceof A2AError)) return remoteFailure(error)
  return new RemoteError(error.reason === 'INTERNAL_ERROR' ? 'broke_off' : 'refused', error.reason)
}

function toDescription(card: AgentCard, elapsedMs: number): contract.RemoteDescription {
  return {
    name: said(card.name, 200),
    description: said(card.description, 2000),
    protocol_version: said(card.supportedInterfaces[0]?.protocolVersion, 20),
    version: said(card.version, 60) || null,
    provider: said(card.provider?.organization, 200) || null,
    tools: card.skills
      .slice(0, 100)
      .map(({ id, name, description }) => ({ name: said(id, 200), title: said(name, 200), description: said(description, 1000) })),
    models: [],
    examples: card.skills
      .flatMap(({ examples }) => examples)
      .map((example) => said(example, 4000))
      .filter(Boolean)
      .slice(0, 20),
    elapsed_ms: elapsedMs,
  }
}
