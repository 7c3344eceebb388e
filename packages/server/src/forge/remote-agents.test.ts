import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { agentContent, atForge } from '../../testing/agents.ts'
import { startA2aAgent } from '../../testing/remote-agents/a2a-agent.ts'
import { startMcpServer } from '../../testing/remote-agents/mcp-server.ts'
import { OFFICE_SECRET, startOfficeServer } from '../../testing/remote-agents/office-server.ts'
import { openSystem, type Person, type System } from '../../testing/system.ts'

let scales: Awaited<ReturnType<typeof startA2aAgent>>
let shop: Awaited<ReturnType<typeof startMcpServer>>
let office: Awaited<ReturnType<typeof startOfficeServer>>
let system: System
let creator: Person
let forge: ReturnType<typeof atForge>
beforeAll(async () => {
  scales = await startA2aAgent()
  shop = await startMcpServer()
  office = await startOfficeServer()
  system = await openSystem({ config: { outboundAllow: [scales.allow, shop.allow, office.allow] } })
})
afterAll(async () => {
  await system.close()
  await Promise.all([scales.close(), shop.close(), office.close()])
})
beforeEach(async () => {
  scales.behave('well')
  shop.behave('well')
  scales.prove(undefined)
  creator = await system.user()
  forge = atForge(system, creator)
})
afterEach(async () => expect(await system.violations()).toEqual([]))

const call = (method: string, path: string, body?: unknown, { token } = creator) =>
  system.request(method, `/api/connections${path}`, { token, body })
const connect = async (body: object = { kind: 'a2a', address: scales.address }) =>
  (await call('POST', '', body)).body.connection
const price = { pricing_model: 'per-run', price_aed: 3 }
const page = async (slug: string) => (await system.request('GET', `/api/apps/${slug}`)).body.app

/** The scales as an agent of the creator's that can be published. */
async function importScales(): Promise<{ id: string; connectionId: string }> {
  const { id: connectionId } = await connect()
  const { body } = await forge.import({ connection_id: connectionId, ...price })
  return { id: body.generated_app.id, connectionId }
}

async function listScales() {
  const { id, connectionId } = await importScales()
  const { body } = await forge.publish(id)
  return { id, connectionId, slug: body.slug as string, status: body.status, checks: body.checks }
}

describe('an A2A agent that is taken over', () => {
  test('becomes a draft that says what its card says', async () => {
    const { id } = await importScales()

    const { agent } = (await forge.get(id)).body
    expect(agent).toMatchObject({
      status: 'draft',
      content: {
        name: { en: 'Pound scales', ar: '' },
        short_description: { en: 'Turns kilograms into pounds.' },
        description: { en: 'Turns kilograms into pounds.' },
        demo_prompts: { en: ['How many pounds are 70 kg?'], ar: [] },
        runtime: { kind: 'a2a' },
        price: { model: 'per_use', aed: 3 },
      },
    })
  })

  test('is published and answers others, and is called verified only with proof of whose it is', async () => {
    const unproven = await listScales()
    const { id: other, connectionId } = await importScales()
    const { proof_token } = (await call('GET', `/${connectionId}`)).body.connection
    scales.prove(proof_token)
    await call('POST', `/${connectionId}/verify`)
    const proven = (await forge.publish(other)).body

    const demo = await system.request('POST', `/api/apps/${unproven.slug}/demo`, {
      body: { input: 'How many pounds are 10 kg?' },
    })

    expect([unproven.status, proven.status]).toEqual(['published', 'published'])
    expect(demo.body.response).toContain('22.05 lb')
    expect(await page(unproven.slug)).toMatchObject({
      runtime: 'a2a',
      is_verified: false,
      verification: null,
      skills: [],
    })
    expect(await page(proven.slug)).toMatchObject({
      is_verified: true,
      verification: { prompts_checked: 1 },
    })
  })

  test('waits for a moderator when it does not answer', async () => {
    const { id } = await importScales()
    scales.behave('broken')

    const { body } = await forge.publish(id)

    expect(body.status).toBe('pending')
    expect(body.checks.at(-1)).toMatchObject({
      name: 'runtime',
      passed: false,
      reasons: [
        {
          code: 'connection_unhealthy',
          about: 'Pound scales',
          found: expect.stringMatching(/^connections\./),
        },
      ],
    })
  })

  test('waits for a moderator when a prompt fails, with the sentence that says why', async () => {
    const { id } = await importScales()
    scales.behave('broken', 'asked')

    const { body } = await forge.publish(id)

    expect(body.status).toBe('pending')
    expect(body.checks.find(({ name }: { name: string }) => name === 'prompts').reasons).toEqual([
      {
        code: 'prompt_failed',
        about: 'How many pounds are 70 kg?',
        found: expect.stringMatching(/^The remote agent .+\.$/),
      },
    ])
  })
})

test('the daily test of an agent that never answers ends when the store closes', async () => {
  await listScales()
  scales.behave('slow', 'asked')
  system.clock.advance(24 * 3_600_000)
  const request = scales.nextRequest()
  const gone = scales.nextGone()
  const closing = new AbortController()

  const testing = system.capabilities.forge.testListed(closing.signal)
  await request
  closing.abort()

  await testing
  await gone
})

describe('an MCP server that is taken over', () => {
  test('may use the tools that were chosen and that there are', async () => {
    const connection = await connect({ kind: 'mcp', address: shop.address })
    const [tool] = connection.description.tools
    const { body } = await forge.import({
      connection_id: connection.id,
      tools: [tool.name, 'not-there'],
      ...price,
    })

    expect((await forge.get(body.generated_app.id)).body.agent.content.runtime).toEqual({
      kind: 'mcp',
      connection_id: connection.id,
      tools: [tool.name],
    })
  })

  /** An agent of the office's tools with one demo prompt, as its publication ended. */
  async function publishOffice(prompt: string, tools: string[]) {
    const connection = await connect({ kind: 'mcp', address: office.address })
    const { id, revision } = await forge.draft()
    const runtime = { kind: 'mcp' as const, connection_id: connection.id, tools }
    await forge.save(
      id,
      revision,
      agentContent({ runtime, skills: [], demo_prompts: { en: [prompt], ar: [] } }),
    )
    const { body } = await forge.publish(id)
    return {
      status: body.status,
      reasons: body.checks.find(({ name }: { name: string }) => name === 'prompts').reasons,
    }
  }

  test('is not published with a demo prompt that would change something, and nothing is changed', async () => {
    const outcome = await publishOffice('Delete order 55', ['get_order', 'delete_order'])

    expect(outcome).toEqual({
      status: 'pending',
      reasons: [{ code: 'prompt_changes', about: 'Delete order 55', found: 'delete_order' }],
    })
    expect(office.calls).toEqual([])
  })

  test('is published with demo prompts that only read', async () => {
    expect(
      await publishOffice('What is the status of order 55?', ['get_order', 'delete_order']),
    ).toEqual({
      status: 'published',
      reasons: [],
    })
  })

  test('tells its creator what it says itself of a failure', async () => {
    const { reasons } = await publishOffice('Search the records that fail', ['search_records'])

    expect(reasons).toEqual([
      { code: 'prompt_failed', about: 'Search the records that fail', found: OFFICE_SECRET },
    ])
  })

  test('is told a tool that is gone', async () => {
    const connection = await connect({ kind: 'mcp', address: shop.address })
    const { id, revision } = await forge.draft()
    const runtime = { kind: 'mcp' as const, connection_id: connection.id, tools: ['gone'] }
    await forge.save(id, revision, agentContent({ runtime, skills: [] }))

    const { body } = await forge.publish(id)

    expect(body.checks.at(-1)).toMatchObject({
      name: 'runtime',
      reasons: [{ code: 'tool_gone', found: 'gone' }],
    })
  })
})

describe('a connection', () => {
  test('of somebody else, or of another kind, is not found', async () => {
    const { id: theirs } = await connect()
    const stranger = await system.user()
    const other = atForge(system, stranger)
    const { id, revision } = await other.draft()
    const save = (
      connection_id: string,
      kind: 'a2a' | 'openai',
      as = other,
      [agent, at] = [id, revision] as const,
    ) => as.save(agent, at, agentContent({ runtime: { kind, connection_id } }))
    const own = await forge.draft()

    expect((await other.import({ connection_id: theirs, ...price })).body.code).toBe(
      'connections.not_found',
    )
    expect((await save(theirs, 'a2a')).body.code).toBe('connections.not_found')
    expect((await save(theirs, 'openai', forge, [own.id, own.revision])).body.code).toBe(
      'connections.not_found',
    )
  })

  test('cannot be deleted while an agent, a draft too, is executed there', async () => {
    const { id, connectionId } = await importScales()

    const used = await call('DELETE', `/${connectionId}`)
    await forge.discard(id)
    const free = await call('DELETE', `/${connectionId}`)

    expect([used.body.code, free.status]).toEqual(['connections.in_use', 200])
  })

  test('that is gone keeps an old version from being listed again', async () => {
    const { id, connectionId } = await listScales()
    await forge.save(id, 0, agentContent())
    await forge.publish(id)
    const deleted = await call('DELETE', `/${connectionId}`)

    const reply = await forge.restore(id, 1)

    expect([deleted.status, reply.body.code]).toEqual([200, 'connections.not_found'])
    expect((await forge.get(id)).body.agent.versions[0]).toMatchObject({ number: 2, is_live: true })
  })

  test('goes with its owner, and the agents that were executed there leave the store', async () => {
    const { slug } = await listScales()

    const left = await system.request('DELETE', '/api/account', {
      token: creator.token,
      body: { password: creator.password },
    })

    expect(left.status).toBe(200)
    expect((await system.request('GET', `/api/apps/${slug}`)).status).toBe(404)
  })
})
