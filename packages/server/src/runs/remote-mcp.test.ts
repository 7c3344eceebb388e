import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { topUp } from '../../testing/checkout.ts'
import { startMcpServer } from '../../testing/remote-agents/mcp-server.ts'
import { type PublishedRemote, publishRemoteApp } from '../../testing/remote-agents/remote-app.ts'
import { calls, openStandInModel, type StandInModel, says } from '../../testing/stand-in-model.ts'
import { openSystem, type Person, type System } from '../../testing/system.ts'
import { runs } from '../database/schema/runs.ts'
import { openModel } from '../models/open-model.ts'

type McpServer = Awaited<ReturnType<typeof startMcpServer>>

const ALL_TOOLS = ['delivery_price', 'track_parcel', 'list_branches']
const demoOf = (
  system: System,
  slug: string,
  input: string,
  options: Parameters<System['request']>[2] = {},
) => system.request('POST', `/api/apps/${slug}/demo`, { body: { input }, ...options })
const toolCalls = ({ requests }: McpServer) =>
  requests.map(({ body }) => body).filter((body) => body?.method === 'tools/call')

describe.each(['2025-11-25', '2026-07-28'] as const)(
  'tools of an MCP server of %s, used by the built-in engine',
  (version) => {
    let server: McpServer
    let system: System
    let owner: Person
    let app: PublishedRemote
    beforeAll(async () => {
      server = await startMcpServer({ version })
      system = await openSystem({ config: { outboundAllow: [server.allow] } })
      owner = await system.user({ role: 'creator' })
    })
    afterAll(async () => {
      await system.close()
      await server.close()
    })
    beforeEach(async () => {
      app = await publishRemoteApp(system, {
        owner,
        kind: 'mcp',
        address: server.address,
        tools: ALL_TOOLS,
        definition: { price: { model: 'per_use', fils: 250 } },
      })
      server.requests.length = 0
    })
    const demo = (input: string, options?: Parameters<System['request']>[2]) =>
      demoOf(system, app.slug, input, options)

    test('answer a demo with what was found in the request', async () => {
      const reply = await demo('What does express delivery of a 4 kg parcel cost?')

      expect(reply.body).toMatchObject({
        success: true,
        response: '- **service**: express\n- **weight kg**: 4\n- **price aed**: 35',
        provider: `mcp ${server.allow}`,
        skills_used: ['delivery_price'],
        demo_info: { used: 1 },
      })
      expect(toolCalls(server)).toMatchObject([
        { params: { name: 'delivery_price', arguments: { service: 'express', weight: 4 } } },
      ])
    })

    test('understand Arabic', async () => {
      const reply = await demo('كم سعر توصيل طرد وزنه ٤ كيلو توصيل سريع؟')

      expect(reply.body).toMatchObject({ success: true, skills_used: ['delivery_price'] })
      expect(reply.body.response).toContain('**price aed**: 35')
    })

    test('are shown as they are used', async () => {
      const reply = await demo('Where is parcel DC-1024?', {
        headers: { accept: 'text/event-stream' },
      })

      const [first, second] = [...reply.text.matchAll(/^data: (.*)$/gm)].map(([, data]) =>
        JSON.parse(data!),
      )
      expect(first).toEqual({ type: 'skill', name: 'track_parcel', title: 'Track a parcel' })
      expect(second).toEqual({ type: 'text', text: 'Parcel DC-1024 is in **Al Ain**.' })
    })

    test('that answer with a list show it as a table', async () => {
      const reply = await demo('Which branches do you have?')

      expect(reply.body.response).toBe(
        '| city | opens |\n| --- | ---: |\n| Dubai | 8 |\n| Abu Dhabi | 9 |',
      )
    })

    test('are not called while something is missing: the person is asked for it by name', async () => {
      const reply = await demo('What does it cost to deliver 4 kg?')

      expect(reply.body).toMatchObject({ success: true, skills_used: [] })
      expect(reply.body.response).toContain(
        '**service: How fast it goes** (for example: standard / express)',
      )
      expect(toolCalls(server)).toEqual([])
    })

    test('that fail fail the run, and what they say of it stays with their creator', async () => {
      const reply = await demo('What does express delivery of a 44 kg parcel cost?')

      expect([reply.status, reply.body.code]).toEqual([502, 'runs.remote_tool_failed'])
      expect(reply.text).not.toContain('40 kg')
      expect(await system.database.select().from(runs).where(eq(runs.appId, app.id))).toMatchObject(
        [{ status: 'failed', remoteError: 'No courier carries more than 40 kg.' }],
      )
    })

    test('are paid for like any other agent', async () => {
      const person = await system.user()
      await topUp(system, person, 1000)

      const reply = await system.request('POST', `/api/apps/${app.slug}/runs`, {
        token: person.token,
        body: { input: 'Where is parcel DC-7?' },
      })

      expect(reply.body).toMatchObject({
        success: true,
        response: 'Parcel DC-7 is in **Al Ain**.',
        charge: { source: 'wallet' },
      })
      expect(await system.violations()).toEqual([])
    })

    test('are only those that the agent was given', async () => {
      const narrow = await publishRemoteApp(system, {
        owner,
        kind: 'mcp',
        address: server.address,
        tools: ['list_branches'],
      })

      const reply = await demoOf(system, narrow.slug, 'Where is parcel DC-1024?')

      expect(toolCalls(server).map(({ params }) => params.name)).not.toContain('track_parcel')
      expect(reply.body.response).not.toContain('DC-1024')
    })

    test('that are gone fail the run, which is given back', async () => {
      const stale = await publishRemoteApp(system, {
        owner,
        kind: 'mcp',
        address: server.address,
        tools: ['old_price'],
      })

      const reply = await demoOf(system, stale.slug, 'What does it cost?')

      expect([reply.status, reply.body.code]).toEqual([502, 'runs.remote_answer_invalid'])
      expect(
        (await system.request('GET', `/api/apps/${stale.slug}/demo`)).body.demo_info.used,
      ).toBe(0)
      expect(
        await system.database.select().from(runs).where(eq(runs.appId, stale.id)),
      ).toMatchObject([{ status: 'failed' }])
    })

    test('tell a rehearsal whether they answered', async () => {
      const runDry = (prompt: string) =>
        system.capabilities.runs.runDry(
          { appId: app.id, prompt, userId: owner.id },
          { signal: new AbortController().signal, emit() {} },
        )

      const answered = await runDry('Where is parcel DC-1024?')
      const others = [
        await runDry('What does it cost to deliver 4 kg?'),
        await runDry('What is the capital of France?'),
      ]

      expect(answered.isAnswered).toBe(true)
      expect(others.map(({ isAnswered }) => isAnswered)).toEqual([false, false])
    })
  },
)

describe('tools of an MCP server, used by the store’s language model', () => {
  let server: McpServer
  let model: StandInModel
  let system: System
  let owner: Person
  beforeAll(async () => {
    server = await startMcpServer()
    model = await openStandInModel()
    const languageModel = openModel({
      baseUrl: model.baseUrl,
      apiKey: 'the key',
      name: 'falcon-h1',
      timeLimitMs: 3_000,
    })
    system = await openSystem({ languageModel, config: { outboundAllow: [server.allow] } })
    owner = await system.user({ role: 'creator' })
  })
  afterAll(async () => {
    await system.close()
    await model.close()
    await server.close()
  })
  beforeEach(() => {
    model.reset()
    server.requests.length = 0
  })
  const publish = (tools: string[]) =>
    publishRemoteApp(system, { owner, kind: 'mcp', address: server.address, tools })

  test('are offered to it, and what they answer reaches it', async () => {
    const app = await publish(['delivery_price'])
    model.willAnswer(
      calls('delivery_price', { service: 'express', weight: 4 }),
      says('It costs **AED 35**.'),
    )

    const reply = await demoOf(system, app.slug, 'What does express delivery of 4 kg cost?')

    expect(reply.body).toMatchObject({
      response: 'It costs **AED 35**.',
      provider: `mcp ${server.allow}`,
      skills_used: ['delivery_price'],
    })
    const [first, second] = model.requests
    expect(first?.body.tools.map((tool) => tool.function.name)).toEqual(['delivery_price'])
    expect(first?.body.tools[0]?.function.parameters).toMatchObject({
      type: 'object',
      required: ['service', 'weight'],
    })
    expect(JSON.stringify(second?.body.messages.at(-1))).toContain('price aed')
  })

  test('that the model calls wrongly tell it why, and it may mend its call', async () => {
    const app = await publish(['delivery_price'])
    model.willAnswer(
      calls('delivery_price', { service: 'teleport', weight: 4 }),
      calls('delivery_price', { service: 'express', weight: 4 }),
      says('AED 35'),
    )

    const reply = await demoOf(system, app.slug, 'Teleport 4 kg')

    expect(reply.body.response).toBe('AED 35')
    expect(JSON.stringify(model.requests[1]?.body.messages.at(-1))).toContain(
      '“service” must be one of: standard, express.',
    )
  })

  test('that answer with an error fail the run, whatever the model would say', async () => {
    const app = await publish(['track_parcel'])
    model.willAnswer(
      calls('track_parcel', { parcel_number: 'DC-1' }),
      says('It is in Dubai, I guess.'),
    )
    server.behave('failing', 'asked')

    const reply = await demoOf(system, app.slug, 'Where is parcel DC-1?')

    server.behave('well')
    expect([reply.status, reply.body.code]).toEqual([502, 'runs.remote_failed'])
    expect(model.requests).toHaveLength(1)
  })

  test('are called eight times at most in a run, however many calls the model makes at once', async () => {
    const app = await publish(['track_parcel'])
    const many = Array.from({ length: 12 }, (_, index) => ({
      index,
      id: `call-${index}`,
      type: 'function',
      function: { name: 'track_parcel', arguments: `{"parcel_number":"DC-${index}"}` },
    }))
    model.willAnswer((response) => {
      const choice = { index: 0, delta: { tool_calls: many }, finish_reason: 'tool_calls' }
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      response.end(
        `data: ${JSON.stringify({ id: 'many', object: 'chat.completion.chunk', choices: [choice] })}\n\ndata: [DONE]\n\n`,
      )
    }, says('They are on their way.'))

    const reply = await demoOf(system, app.slug, 'Where are my parcels?')

    expect(reply.body.response).toBe('They are on their way.')
    expect(toolCalls(server)).toHaveLength(8)
  })
})
