import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { AgentCard, Role, TaskState } from '@a2a-js/sdk'
import { AgentEvent, DefaultRequestHandler, InMemoryTaskStore } from '@a2a-js/sdk/server'
import {
  agentCardHandler,
  jsonRpcHandler,
  restHandler,
  UserBuilder,
} from '@a2a-js/sdk/server/express'
import express from 'express'
import { watch } from './watched.ts'

interface A2aOptions {
  binding: 'JSONRPC' | 'HTTP+JSON'
  version: '1.0' | '0.3'
  streaming?: boolean
  /** Where everything of the agent stands. */
  path?: string
}

/** An agent made with the official SDK's own server. */
export async function startA2a({ binding, version, streaming = true, path = '' }: A2aOptions) {
  const app = express()
  const server = app.listen(0, '127.0.0.1')
  await new Promise((ready) => server.once('listening', ready))
  const watched = await watch((server.address() as AddressInfo).port)
  const url = `${watched.url}${path}/${binding === 'JSONRPC' ? 'rpc' : 'rest'}`
  const card = AgentCard.fromJSON({
    name: 'Real scales',
    description: 'Weighs.',
    version: '1.0.0',
    supportedInterfaces: [{ url, protocolBinding: binding, protocolVersion: version }],
    capabilities: { streaming },
    defaultInputModes: ['text/plain'],
    defaultOutputModes: ['text/plain'],
    skills: [{ id: 'weigh', name: 'Weigh', description: 'Weighs.', tags: ['mass'] }],
  })
  const requestHandler = new DefaultRequestHandler(card, new InMemoryTaskStore(), scales)
  const legacyCompat = { enabled: version === '0.3' }
  const options = { requestHandler, userBuilder: UserBuilder.noAuthentication, legacyCompat }
  // An agent of 0.3 knows no other revision, whatever a client says that it speaks.
  if (version === '0.3')
    app.use((request, _response, next) => {
      request.headers['a2a-version'] = '0.3'
      next()
    })
  app.use(
    `${path}/.well-known/agent-card.json`,
    agentCardHandler({ agentCardProvider: requestHandler, legacyCompat }),
  )
  app.use(`${path}/rpc`, jsonRpcHandler(options))
  app.use(`${path}/rest`, restHandler(options))
  return {
    ...watched,
    address: watched.url + path,
    close() {
      watched.close()
      server.closeAllConnections()
      server.close()
    },
  }
}

const text = (value: string) => ({
  content: { $case: 'text' as const, value },
  metadata: undefined,
  filename: '',
  mediaType: 'text/plain',
})

const scales: ConstructorParameters<typeof DefaultRequestHandler>[2] = {
  async execute({ taskId, contextId, userMessage }, bus) {
    const [part] = userMessage.parts
    const request = part?.content?.$case === 'text' ? part.content.value : ''
    const say = (value: string) => ({
      messageId: randomUUID(),
      contextId,
      taskId,
      role: Role.ROLE_AGENT,
      parts: [text(value)],
      metadata: undefined,
      extensions: [],
      referenceTaskIds: [],
    })
    const status = (state: TaskState, value?: string) => ({
      state,
      message: value ? say(value) : undefined,
      timestamp: undefined,
    })
    const tell = (state: TaskState, value?: string) =>
      bus.publish(
        AgentEvent.statusUpdate({
          taskId,
          contextId,
          status: status(state, value),
          metadata: undefined,
        }),
      )
    const make = (parts: ReturnType<typeof text>[]) =>
      bus.publish(
        AgentEvent.artifactUpdate({
          taskId,
          contextId,
          artifact: {
            artifactId: 'answer',
            name: '',
            description: '',
            parts,
            metadata: undefined,
            extensions: [],
          },
          append: false,
          lastChunk: true,
          metadata: undefined,
        }),
      )
    bus.publish(
      AgentEvent.task({
        id: taskId,
        contextId,
        status: status(TaskState.TASK_STATE_SUBMITTED),
        artifacts: [],
        history: [userMessage],
        metadata: undefined,
      }),
    )
    if (/poison/.test(request)) tell(TaskState.TASK_STATE_REJECTED, 'Poison is never weighed here.')
    else if (/which/.test(request)) tell(TaskState.TASK_STATE_INPUT_REQUIRED, 'Which parcel?')
    else {
      tell(TaskState.TASK_STATE_WORKING, 'The scales are warming up.')
      await wait(/slowly/.test(request) ? 70_000 : 200)
      if (/papers/.test(request))
        make([
          text('The papers:'),
          {
            ...text(''),
            content: { $case: 'raw', value: Buffer.from('a,b\n1,2\n') } as never,
            filename: 'weights.csv',
            mediaType: 'text/csv',
          },
          {
            ...text(''),
            content: { $case: 'data', value: { kilograms: 7 } } as never,
            mediaType: 'application/json',
          },
        ])
      else make([text('It weighs **7 kg**.')])
      tell(TaskState.TASK_STATE_COMPLETED)
    }
    bus.finished()
  },
  async cancelTask() {},
}
