import type { connections } from '@wakeel/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { agentContent, atForge } from '../../testing/agents.ts'
import { publishRemoteApp } from '../../testing/remote-agents/remote-app.ts'
import {
  startSessionServer,
  TOOLS,
  UNUSABLE_TOOLS,
} from '../../testing/remote-agents/session-server.ts'
import { calls, openStandInModel, type StandInModel, says } from '../../testing/stand-in-model.ts'
import { openSystem, type Person, type System } from '../../testing/system.ts'
import { openModel } from '../models/open-model.ts'

let studio: Awaited<ReturnType<typeof startSessionServer>>
let model: StandInModel
let plain: System
let thinking: System
let creator: Person
beforeAll(async () => {
  studio = await startSessionServer()
  model = await openStandInModel()
  const config = { outboundAllow: [studio.allow] }
  plain = await openSystem({ config })
  const languageModel = openModel({
    baseUrl: model.baseUrl,
    apiKey: undefined,
    name: 'eager',
    timeLimitMs: 3_000,
  })
  thinking = await openSystem({ config, languageModel })
})
afterAll(async () => {
  await Promise.all([plain.close(), thinking.close()])
  await model.close()
  await studio.close()
})
beforeEach(async () => {
  creator = await plain.user({ role: 'creator' })
  studio.requests.length = 0
})

const call = (path: string, body: object) =>
  plain.request('POST', `/api/connections${path}`, { token: creator.token, body })
const server = () => ({ kind: 'mcp', address: studio.address })
const called = () =>
  studio.requests.flatMap(({ body }) =>
    body?.method === 'tools/call' ? [(body.params as { name: string }).name] : [],
  )

/** Asks an agent that was given these tools. */
async function ask(system: System, tools: string[], input: string) {
  const owner = await system.user({ role: 'creator' })
  const { slug } = await publishRemoteApp(system, {
    owner,
    kind: 'mcp',
    address: studio.address,
    tools,
  })
  return system.request('POST', `/api/apps/${slug}/demo`, {
    token: (await system.user()).token,
    body: { input },
  })
}

test.for([['/probe'], ['']])(
  'a server is said to have tools that cannot be used, each with the reason (%j)',
  async ([path]) => {
    const { body } = await call(path!, server())

    const { tools } = (body.description ??
      body.connection.description) as connections.RemoteDescription
    expect(Object.fromEntries(tools.map(({ name, unusable }) => [name, unusable]))).toEqual({
      portrait: undefined,
      archive: undefined,
      develop: undefined,
      ship: undefined,
      colourise: 'tasks',
      caption: 'sampling',
    })
  },
)

test.for([
  ['colourise', 'Colourise a film'],
  ['caption', 'Caption a print'],
] as const)(
  'the built-in engine never calls %s, though its agent was given it and is asked for it',
  async ([name, input]) => {
    const alone = await ask(plain, [name], input)
    await ask(plain, [...TOOLS, name], input)

    expect([alone.status, alone.body.code]).toEqual([502, 'runs.remote_answer_invalid'])
    expect(called()).not.toContain(name)
  },
)

test('a language model is not offered them, and does not reach them by their names', async () => {
  model.willAnswer(calls('colourise', {}), calls('caption', {}), says('I cannot do that.'))

  await ask(thinking, [...TOOLS, ...UNUSABLE_TOOLS], 'Colourise a film and caption a print')

  expect(model.requests[0]!.body.tools.map(({ function: tool }) => tool.name).sort()).toEqual(
    [...TOOLS].sort(),
  )
  expect(called()).toEqual([])
})

test('an agent that is made of a server is not given them, whatever its creator asks for', async () => {
  const forge = atForge(plain, creator)
  const { connection } = (await call('', server())).body

  const { body } = await forge.import({
    connection_id: connection.id,
    tools: ['portrait', ...UNUSABLE_TOOLS],
    pricing_model: 'per-run',
    price_aed: 3,
  })

  expect((await forge.get(body.generated_app.id)).body.agent.content.runtime.tools).toEqual([
    'portrait',
  ])
})

test('an agent that was given them otherwise waits for a moderator, and its creator is told why', async () => {
  const forge = atForge(plain, creator)
  const { connection } = (await call('', server())).body
  const runtime = {
    kind: 'mcp' as const,
    connection_id: connection.id,
    tools: ['portrait', ...UNUSABLE_TOOLS],
  }
  const { id } = await forge.draft(agentContent({ runtime, skills: [] }))

  const { body } = await forge.publish(id)

  expect(body.status).toBe('pending')
  expect(body.checks.find(({ name }: { name: string }) => name === 'runtime').reasons).toEqual([
    { code: 'tool_unusable', about: 'studio', found: 'colourise' },
    { code: 'tool_unusable', about: 'studio', found: 'caption' },
  ])
})
