import { randomUUID } from 'node:crypto'
import { AgentCard, formatSSEEvent, Role, TaskState } from '@a2a-js/sdk'
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
import { openRemoteServer, sendJson } from './remote-server.ts'

const CARD_PATH = '/.well-known/agent-card.json'

/** A real A2A 1.0 agent that turns kilograms into pounds, and asks back when there is no figure. */
export async function startA2aAgent({ streaming = true }: { streaming?: boolean } = {}) {
  const handlers = new Map<string, JsonRpcTransportHandler>()
  let token: string | undefined
  const card = (origin: string) =>
    AgentCard.fromJSON({
      name: 'Pound scales',
      description: 'Turns kilograms into pounds.',
      version: '2.1.0',
      provider: { organization: 'Scales of Sharjah', url: 'https://scales.example' },
      supportedInterfaces: [{ url: `${origin}/a2a`, protocolBinding: 'JSONRPC', protocolVersion: '1.0' }],
      capabilities: { streaming, extensions: token ? [{ uri: connections.PROOF_EXTENSION, params: { token } }] : [] },
      defaultInputModes: ['text/plain'],
      defaultOutputModes: ['text/plain'],
      skills: [
        { id: 'pounds', name: 'Kilograms to pounds', description: 'Any mass.', tags: ['mass'], examples: ['How many pounds are 70 kg?'] },
      ],
    })
  const handlerOf = (origin: string) => {
    const handler =
      handlers.get(origin) ?? new JsonRpcTransportHandler(new DefaultRequestHandler(card(origin), new InMemoryTaskStore(), new Scales()))
    handlers.set(origin, handler)
    return handler
  }

  const server = await openRemoteServer(
    async (request, response, { path, body }) => {
      const origin = `http://${request.headers.host}`
      if (path === CARD_PATH) return sendJson(response, AgentCard.toJSON(card(origin)))
      const context = new ServerCallContext({ requestedVersion: String(request.headers['a2a-version']) })
      const answer = await handlerOf(origin).handle(body, context)
      if (!(Symbol.asyncIterator in answer)) return sendJson(response, answer)
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      for await (const event of answer) response.write(formatSSEEvent(event))
      response.end()
    },
    ({ body }) => body?.method === 'SendMessage' || body?.method === 'SendStreamingMessage',
  )
  return {
    ...server,
    address: server.url + CARD_PATH,
    /** Puts a token into the card. */
    proveInCard(proof: string): void {
      token = proof
    },
  }
}

class Scales implements AgentExecutor {
  async execute({ taskId, contextId, userMessage }: RequestContext, bus: ExecutionEventBus): Promise<void> {
    const [part] = userMessage.parts
    const asked = part?.content?.$case === 'text' ? part.content.value : ''
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
      bus.publish(AgentEvent.statusUpdate({ taskId, contextId, status: status(state, text), metadata: undefined }))
      bus.finished()
    }
    const submitted = status(TaskState.TASK_STATE_SUBMITTED)
    bus.publish(AgentEvent.task({ id: taskId, contextId, status: submitted, artifacts: [], history: [userMessage], metadata: undefined }))
    if (/overload/.test(asked)) return end(TaskState.TASK_STATE_FAILED, 'the scales broke')
    if (/poison/.test(asked)) return end(TaskState.TASK_STATE_REJECTED, 'I do not weigh this')
    const kilograms = Number(/[\d.]+/.exec(asked)?.[0])
    if (!kilograms) return end(TaskState.TASK_STATE_INPUT_REQUIRED, 'How many kilograms?')
    const pieces = [`${kilograms} kg `, 'are ', `**${(kilograms * 2.20462).toFixed(2)} lb**.`]
    for (const [index, piece] of pieces.entries()) {
      const artifact = { artifactId: 'answer', name: '', description: '', parts: [textPart(piece)], metadata: undefined, extensions: [] }
      const lastChunk = index === pieces.length - 1
      bus.publish(AgentEvent.artifactUpdate({ taskId, contextId, artifact, append: index > 0, lastChunk, metadata: undefined }))
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
