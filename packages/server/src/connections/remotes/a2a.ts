import { setTimeout as wait } from 'node:timers/promises'
import { type AgentCard, Role, SendMessageRequest } from '@a2a-js/sdk'
import {
  type Client,
  ClientFactory,
  JsonRpcTransportFactory,
  RestTransportFactory,
} from '@a2a-js/sdk/client'
import { A2AError } from '@a2a-js/sdk/errors'
import type { connections as contract, runs } from '@wakeel/contract'
import type { OutboundFetch, OutboundLimits } from '../../outbound/outbound-fetch.ts'
import type { OpenConnection } from '../dependencies.ts'
import { type A2aAnswer, type A2aThread, A2aTranscript, type Listener } from './a2a-answer.ts'
import { cardAddress, readCard, usedInterface } from './a2a-card.ts'
import { fileTypesOf, requireAccepted } from './accepted-files.ts'
import { checkSignature } from './card-signature.ts'
import { type Apart, converse } from './conversation.ts'
import { a2aManifest } from './manifest.ts'
import { type Approve, type Remote, RemoteError, remoteFailure } from './remote.ts'
import { said } from './said.ts'

/** How long the store waits before it asks again how a task stands; longer each time. */
const FIRST_PAUSE_MS = 500
const LONGEST_PAUSE_MS = 5_000

export interface A2aAgent extends Remote {
  /** The listener hears the answer as it comes, when the agent can send it in pieces. */
  ask(
    question: {
      id: string
      text: string
      files?: readonly runs.AttachedFile[] | undefined
      thread?: A2aThread | undefined
    },
    options: { signal: AbortSignal; approve?: Approve | undefined } & Listener,
  ): Promise<A2aAnswer>
}

/** An agent elsewhere that speaks A2A 1.0 or 0.3. */
export function openA2aAgent(
  connection: OpenConnection,
  outboundFetch: OutboundFetch,
  limits?: OutboundLimits,
): A2aAgent {
  const address = cardAddress(connection.address)

  return {
    describe: (signal) =>
      converse(connection, outboundFetch, { signal, limits }, async (call) => {
        const startedAt = performance.now()
        const { card, said: content } = await readCard(address, call)
        await knock(await clientOf(card, call), signal)
        const elapsedMs = Math.round(performance.now() - startedAt)
        const place = { cardUrl: address, keyHost: connection.keyHost }
        const signature = await checkSignature({ card, content }, place, outboundFetch, signal)
        return {
          description: { ...toDescription(card, elapsedMs), signature },
          manifest: a2aManifest(connection.address, card),
        }
      }),

    ask: ({ id, text, files = [], thread }, { signal, approve, ...listener }) =>
      converse(connection, outboundFetch, { signal, limits }, async (call, apart) => {
        const { card } = await readCard(address, call)
        await approve?.(a2aManifest(connection.address, card))
        requireAccepted(card, files)
        const client = await clientOf(card, call)
        const message = {
          messageId: id,
          role: Role.ROLE_USER,
          parts: [{ text }, ...files.map(toPart)],
          ...thread,
        }
        // An agent that cannot tell how its work goes on says at once that it has begun, and is asked again.
        const request = SendMessageRequest.fromJSON({
          message,
          configuration: { returnImmediately: true },
        })
        const transcript = new A2aTranscript(listener)
        try {
          await listen(client, request, { transcript, signal, apart })
          await follow(client, { transcript, signal })
        } catch (error) {
          throw toFailure(error)
        }
        return transcript.answer()
      }),
  }
}

/** As the protocol writes it: bytes in base64. */
const toPart = ({ name, media_type: mediaType, data }: runs.AttachedFile) => ({
  raw: data,
  filename: name,
  mediaType,
})

interface Following {
  transcript: A2aTranscript
  signal: AbortSignal
}

/** Sends the request and hears what comes by the same connection, which may end before the task does. */
async function listen(
  client: Client,
  request: SendMessageRequest,
  { transcript, signal, apart }: Following & { apart: Apart },
): Promise<void> {
  try {
    await apart(async () => {
      for await (const event of client.sendMessageStream(request, { signal })) {
        transcript.hear(event)
        if (transcript.hasEnded) break
      }
    })
  } catch (error) {
    if (transcript.taskId === undefined || signal.aborted || !isCutOff(error)) throw error
  }
}

/** A connection that ended; the task may go on all the same. */
const isCutOff = (error: unknown): boolean =>
  ['timed_out', 'broke_off', 'unreachable', 'failing'].includes(toFailure(error).failure)

/** Asks how the task stands until it has ended. */
async function follow(client: Client, { transcript, signal }: Following): Promise<void> {
  for (
    let pause = FIRST_PAUSE_MS;
    !transcript.hasEnded && transcript.taskId !== undefined;
    pause = Math.min(pause * 1.5, LONGEST_PAUSE_MS)
  ) {
    await wait(pause, undefined, { signal })
    const task = await client.getTask({ tenant: '', id: transcript.taskId }, { signal })
    transcript.hear({ payload: { $case: 'task', value: task } })
  }
}

function clientOf(card: AgentCard, call: typeof fetch): Promise<Client> {
  const options = { fetchImpl: call, legacyCompat: { enabled: true } }
  const factory = new ClientFactory({
    transports: [new JsonRpcTransportFactory(options), new RestTransportFactory(options)],
  })
  return factory.createFromAgentCard({ ...card, supportedInterfaces: [usedInterface(card)] })
}

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
  const fileTypes = fileTypesOf(card)
  return {
    name: said(card.name, 200),
    description: said(card.description, 2000),
    protocol_version: said(usedInterface(card).protocolVersion, 20),
    version: said(card.version, 60) || null,
    provider: said(card.provider?.organization, 200) || null,
    tools: card.skills.slice(0, 100).map(({ id, name, description }) => ({
      name: said(id, 200),
      title: said(name, 200),
      description: said(description, 1000),
    })),
    models: [],
    examples: card.skills
      .flatMap(({ examples }) => examples)
      .map((example) => said(example, 4000))
      .filter(Boolean)
      .slice(0, 20),
    ...(fileTypes.length > 0 && { file_types: fileTypes }),
    elapsed_ms: elapsedMs,
  }
}
