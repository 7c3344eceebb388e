import { randomUUID } from 'node:crypto'
import {
  AgentCard,
  formatSSEEvent,
  GetTaskRequest,
  Message,
  Role,
  SendMessageRequest,
  StreamResponse,
  Task,
  TaskState,
} from '@a2a-js/sdk'
import {
  LegacyJsonRpcTransportHandler,
  LegacyRestTransportHandler,
} from '@a2a-js/sdk/compat/v0_3/server'
import {
  AgentEvent,
  type AgentExecutor,
  DefaultRequestHandler,
  type ExecutionEventBus,
  InMemoryTaskStore,
  JsonRpcTransportHandler,
  type RequestContext,
  ServerCallContext,
} from '@a2a-js/sdk/server'
import { connections } from '@wakeel/contract'
import { openRemoteServer, type ReceivedRequest, sendJson } from './remote-server.ts'

const CARD_PATH = '/.well-known/agent-card.json'

export interface A2aAgentOptions {
  streaming?: boolean
  /** The folder that everything of the agent is in. */
  path?: string
  speaks?: 'JSON-RPC 1.0' | 'HTTP+JSON 1.0' | 'JSON-RPC 0.3'
  /** What its card says that it reads. */
  inputModes?: string[]
  /** Whoever signs the card. */
  sign?: (card: AgentCard) => Promise<AgentCard>
  /** What it publishes at `/keys`. */
  keys?: object
}

/** A real A2A agent that turns kilograms into pounds, and asks back when there is no figure. */
export async function startA2aAgent({
  streaming = true,
  path: folder = '',
  speaks = 'JSON-RPC 1.0',
  inputModes = ['text/plain'],
  sign,
  keys,
}: A2aAgentOptions = {}) {
  const handlers = new Map<string, DefaultRequestHandler>()
  const [binding, version] = [speaks.startsWith('JSON') ? 'JSONRPC' : 'HTTP+JSON', speaks.slice(-3)]
  const scales = new Scales()
  let token: string | undefined
  let said = 'Turns kilograms into pounds.'
  const card = (origin: string) =>
    AgentCard.fromJSON({
      name: 'Pound scales',
      description: said,
      version: '2.1.0',
      provider: { organization: 'Scales of Sharjah', url: 'https://scales.example' },
      supportedInterfaces: [
        { url: `${origin}${folder}/a2a`, protocolBinding: binding, protocolVersion: version },
      ],
      capabilities: {
        streaming,
        extensions: token ? [{ uri: connections.PROOF_EXTENSION, params: { token } }] : [],
      },
      defaultInputModes: inputModes,
      defaultOutputModes: ['text/plain'],
      skills: [
        {
          id: 'pounds',
          name: 'Kilograms to pounds',
          description: 'Any mass.',
          tags: ['mass'],
          examples: ['How many pounds are 70 kg?'],
        },
      ],
    })
  const handlerOf = (origin: string) => {
    const handler =
      handlers.get(origin) ??
      new DefaultRequestHandler(card(origin), new InMemoryTaskStore(), scales)
    handlers.set(origin, handler)
    return handler
  }

  const server = await openRemoteServer(
    async (request, response, received) => {
      if (keys && received.path === '/keys') return sendJson(response, keys)
      const origin = `http://${request.headers.host}`
      if (received.path === folder + CARD_PATH) {
        const plain = card(origin)
        return sendJson(
          response,
          version === '0.3'
            ? await new LegacyRestTransportHandler(handlerOf(origin)).getAgentCard()
            : AgentCard.toJSON(sign ? await sign(plain) : plain),
        )
      }
      if (received.body?.method === 'GetTask' && received.body.params.id !== 'wakeel-is-there')
        scales.warmUp()
      // An agent of 0.3 knows no other revision, whatever a client says that it speaks.
      const requestedVersion = version === '0.3' ? version : String(request.headers['a2a-version'])
      const answer = await answerOf(
        handlerOf(origin),
        speaks,
        received,
        new ServerCallContext({ requestedVersion }),
      )
      if (answer === undefined) return void response.writeHead(404).end()
      if (!(Symbol.asyncIterator in answer)) return sendJson(response, answer)
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      for await (const event of answer) response.write(formatSSEEvent(event))
      response.end()
    },
    ({ path, body }) =>
      /^(?:SendMessage|SendStreamingMessage|message\/(?:send|stream))$/.test(body?.method ?? '') ||
      path.includes('/message:'),
  )
  return {
    ...server,
    address: folder === '' ? server.url + CARD_PATH : server.url + folder,
    /** Says something else of itself from now on. */
    say(description: string): void {
      said = description
    },
    /** Puts a token into the card. */
    proveInCard(proof: string): void {
      token = proof
    },
  }
}

type Answer = object | AsyncGenerator<object, void, undefined> | undefined

async function answerOf(
  handler: DefaultRequestHandler,
  speaks: string,
  { path, body }: ReceivedRequest,
  context: ServerCallContext,
): Promise<Answer> {
  if (speaks === 'JSON-RPC 1.0') return new JsonRpcTransportHandler(handler).handle(body, context)
  if (speaks === 'JSON-RPC 0.3')
    return new LegacyJsonRpcTransportHandler(handler).handle(body, context)
  if (path.endsWith('/message:send')) {
    const sent = await handler.sendMessage(SendMessageRequest.fromJSON(body), context)
    return 'messageId' in sent ? { message: Message.toJSON(sent) } : { task: Task.toJSON(sent) }
  }
  if (path.endsWith('/message:stream'))
    return asJson(handler.sendMessageStream(SendMessageRequest.fromJSON(body), context))
  const [, id] = /\/tasks\/([^/?]+)/.exec(path) ?? []
  const task =
    id && (await handler.getTask(GetTaskRequest.fromJSON({ id }), context).catch(() => undefined))
  return task ? (Task.toJSON(task) as object) : undefined
}

async function* asJson(events: AsyncGenerator<StreamResponse, void, undefined>) {
  for await (const event of events) yield StreamResponse.toJSON(event) as object
}

const WEIGHTS = {
  content: { $case: 'raw' as const, value: Buffer.from('kg\n7') },
  metadata: undefined,
  filename: 'weights.csv',
  mediaType: 'text/csv',
}

class Scales implements AgentExecutor {
  readonly #warm = Promise.withResolvers<void>()

  /** What is weighed slowly goes on now. */
  warmUp(): void {
    this.#warm.resolve()
  }

  async execute(
    { taskId, contextId, userMessage }: RequestContext,
    bus: ExecutionEventBus,
  ): Promise<void> {
    const [part] = userMessage.parts
    const request = part?.content?.$case === 'text' ? part.content.value : ''
    const say = (text: string) => ({
      messageId: randomUUID(),
      contextId,
      taskId,
      role: Role.ROLE_AGENT,
      parts: [textPart(text)],
      metadata: undefined,
      extensions: [],
      referenceTaskIds: [],
    })
    const status = (state: TaskState, text?: string) => ({
      state,
      message: text === undefined ? undefined : say(text),
      timestamp: undefined,
    })
    const end = (state: TaskState, text?: string) => {
      bus.publish(
        AgentEvent.statusUpdate({
          taskId,
          contextId,
          status: status(state, text),
          metadata: undefined,
        }),
      )
      bus.finished()
    }
    const submitted = status(TaskState.TASK_STATE_SUBMITTED)
    bus.publish(
      AgentEvent.task({
        id: taskId,
        contextId,
        status: submitted,
        artifacts: [],
        history: [userMessage],
        metadata: undefined,
      }),
    )
    if (/overload/.test(request)) return end(TaskState.TASK_STATE_FAILED, 'the scales broke')
    if (/poison/.test(request)) return end(TaskState.TASK_STATE_REJECTED, 'I do not weigh this')
    if (/slowly/.test(request)) {
      const working = status(TaskState.TASK_STATE_WORKING, 'The scales are warming up.')
      bus.publish(
        AgentEvent.statusUpdate({ taskId, contextId, status: working, metadata: undefined }),
      )
      await this.#warm.promise
    }
    if (/papers|copy/.test(request)) {
      // A copy is of the file that came with the request.
      const paper = userMessage.parts.find(({ content }) => content?.$case === 'raw') ?? WEIGHTS
      const artifact = {
        artifactId: 'papers',
        name: '',
        description: '',
        parts: [paper],
        metadata: undefined,
        extensions: [],
      }
      bus.publish(
        AgentEvent.artifactUpdate({
          taskId,
          contextId,
          artifact,
          append: false,
          lastChunk: true,
          metadata: undefined,
        }),
      )
      return end(TaskState.TASK_STATE_COMPLETED)
    }
    const kilograms = Number(/[\d.]+/.exec(request)?.[0])
    if (!kilograms) return end(TaskState.TASK_STATE_INPUT_REQUIRED, 'How many kilograms?')
    const pieces = [`${kilograms} kg `, 'are ', `**${(kilograms * 2.20462).toFixed(2)} lb**.`]
    for (const [index, piece] of pieces.entries()) {
      const artifact = {
        artifactId: 'answer',
        name: '',
        description: '',
        parts: [textPart(piece)],
        metadata: undefined,
        extensions: [],
      }
      const lastChunk = index === pieces.length - 1
      bus.publish(
        AgentEvent.artifactUpdate({
          taskId,
          contextId,
          artifact,
          append: index > 0,
          lastChunk,
          metadata: undefined,
        }),
      )
    }
    end(TaskState.TASK_STATE_COMPLETED)
  }

  async cancelTask(): Promise<void> {}
}

const textPart = (value: string) => ({
  content: { $case: 'text' as const, value },
  metadata: undefined,
  filename: '',
  mediaType: 'text/plain',
})
