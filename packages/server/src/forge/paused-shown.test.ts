import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { atForge } from '../../testing/agents.ts'
import { connect2026 } from '../../testing/mcp-clients.ts'
import { startChangingServer, WEATHER } from '../../testing/remote-agents/changing-server.ts'
import { openSystem, type Person, type System } from '../../testing/system.ts'

let station: Awaited<ReturnType<typeof startChangingServer>>
let system: System
let creator: Person
let agent: { id: string; slug: string; connectionId: string }
beforeAll(async () => {
  station = await startChangingServer()
  system = await openSystem({ config: { outboundAllow: [station.allow] } })
})
afterAll(async () => {
  await system.close()
  await station.close()
})
beforeEach(async () => {
  station.offer(WEATHER)
  creator = await system.user()
  agent = await publish()
})
afterEach(async () => expect(await system.violations()).toEqual([]))

/** An agent in the store that is executed at the station. */
async function publish() {
  const { token } = creator
  const { body } = await system.request('POST', '/api/connections', {
    token,
    body: { kind: 'mcp', address: station.address },
  })
  const connectionId: string = body.connection.id
  const forge = atForge(system, creator)
  const imported = await forge.import({
    connection_id: connectionId,
    tools: ['weather'],
    pricing_model: 'per-run',
    price_aed: 3,
  })
  const { id } = imported.body.generated_app
  const { open, content } = (await forge.get(id)).body.agent
  await forge.save(id, open.revision, {
    ...content,
    name: { en: `Meteorograph ${id.slice(0, 6)}`, ar: '' },
    short_description: { en: 'Weather for the UAE.', ar: '' },
    description: { en: 'Says what the weather is.', ar: '' },
    full_description: { en: 'Says what the weather is.', ar: '' },
    demo_prompts: { en: ['What is the weather in Dubai?'], ar: [] },
  })
  return { id, connectionId, slug: (await forge.publish(id)).body.slug as string }
}

/** The server says something else, and somebody runs into it. */
async function pause(): Promise<void> {
  station.offer({ ...WEATHER, description: 'The weather anywhere.' })
  const { body } = await system.request('POST', `/api/apps/${agent.slug}/demo`, {
    body: { input: 'What is the weather in Dubai?' },
  })
  expect(body.code).toBe('runs.agent_paused')
}

async function approve(): Promise<void> {
  const { token } = creator
  const { body } = await system.request('GET', `/api/connections/${agent.connectionId}`, { token })
  const { fingerprint } = body.connection.paused[0]
  await system.request('POST', `/api/forge/agents/${agent.id}/approve-changes`, {
    token,
    body: { fingerprint },
  })
}

const get = async (path: string) =>
  (await system.request('GET', path, { token: creator.token })).body

/** How it stands in a list, in a search, among its creator's agents and in the editor. */
const shown = async () => [
  (await get('/api/apps?sort=newest&limit=1')).apps[0].is_paused,
  (await get(`/api/apps?q=${agent.slug.replaceAll('-', '%20')}`)).apps[0].is_paused,
  (await get('/api/creator/agents')).agents[0].is_paused,
  (await get(`/api/forge/agents/${agent.id}`)).agent.is_paused,
]

test('an agent that is paused is said to be in lists, searches, its creator’s agents and the editor, until the change is approved', async () => {
  const before = await shown()
  await pause()
  const paused = await shown()
  await approve()

  expect([before, paused, await shown()]).toEqual([
    Array(4).fill(false),
    Array(4).fill(true),
    Array(4).fill(false),
  ])
})

test('programs that speak MCP learn it where they search and read, and from the agent’s own server', async () => {
  type Call = (call: object) => Promise<{ structuredContent?: Record<string, unknown> }>
  const told = async () => {
    const store = await connect2026(system, '/mcp')
    const own = await connect2026(system, `/mcp/${agent.slug}`)
    const call = store.callTool.bind(store) as Call
    const query = agent.slug.replaceAll('-', ' ')
    const found = await call({ name: 'search_agents', arguments: { query } })
    const read = await call({ name: 'get_agent', arguments: { slug: agent.slug } })
    return {
      found: (found.structuredContent as { agents: { is_paused: boolean }[] }).agents[0]?.is_paused,
      read: (read.structuredContent as { agent: { is_paused: boolean } }).agent.is_paused,
      said: own.getInstructions()?.includes('It is paused') ?? false,
    }
  }

  const before = await told()
  await pause()

  expect(before).toEqual({ found: false, read: false, said: false })
  expect(await told()).toEqual({ found: true, read: true, said: true })
})

test('it stands in no list of models, and its card and its model say why', async () => {
  const models = async () =>
    (await get('/v1/models')).data.map(({ id }: { id: string }) => id) as string[]
  const model = `wakeel/${agent.slug}`
  const listing = async () =>
    (await get(`/a2a/${agent.slug}/.well-known/agent-card.json`)).capabilities.extensions[0].params

  const before = [(await models()).includes(model), (await listing()).is_paused]
  await pause()

  expect(before).toEqual([true, undefined])
  expect([(await models()).includes(model), (await listing()).is_paused]).toEqual([false, true])
  expect(await get(`/v1/models/${model}`)).toMatchObject({ wakeel: { is_paused: true } })
})
