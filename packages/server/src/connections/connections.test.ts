import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startA2aAgent } from '../../testing/remote-agents/a2a-agent.ts'
import { startMcpServer } from '../../testing/remote-agents/mcp-server.ts'
import { startModelEndpoint } from '../../testing/remote-agents/model-endpoint.ts'
import { openSystem, type Person, type System } from '../../testing/system.ts'
import { connections } from '../database/schema/connections.ts'

let agent: Awaited<ReturnType<typeof startA2aAgent>>
let shop: Awaited<ReturnType<typeof startMcpServer>>
let endpoint: Awaited<ReturnType<typeof startModelEndpoint>>
/** It does not say which models it has. */
let silent: Awaited<ReturnType<typeof startModelEndpoint>>
let system: System
let creator: Person
beforeAll(async () => {
  agent = await startA2aAgent()
  shop = await startMcpServer()
  endpoint = await startModelEndpoint()
  silent = await startModelEndpoint({ listsModels: false })
  system = await openSystem({
    config: { outboundAllow: [agent.allow, shop.allow, endpoint.allow, silent.allow] },
  })
})
afterAll(async () => {
  await system.close()
  await Promise.all([agent.close(), shop.close(), endpoint.close(), silent.close()])
})
beforeEach(async () => {
  agent.behave('well')
  agent.prove(undefined)
  creator = await system.user()
})

const call = (method: string, path: string, body?: unknown, { token }: Person = creator) =>
  system.request(method, `/api/connections${path}`, { token, body })
const list = async () => (await call('GET', '')).body.connections

async function connect(body: object = { kind: 'a2a', address: agent.address }) {
  const reply = await call('POST', '', body)
  if (reply.status !== 200) throw new Error(`connecting answered ${reply.status}: ${reply.text}`)
  return reply.body.connection
}

describe('looking at the other end', () => {
  test('reads the card of an agent, the tools of a server and the models of an endpoint, and stores nothing', async () => {
    const card = await call('POST', '/probe', { kind: 'a2a', address: agent.address })
    const tools = await call('POST', '/probe', { kind: 'mcp', address: shop.address })
    const models = await call('POST', '/probe', { kind: 'openai', address: endpoint.address })

    expect(card.body.description).toMatchObject({
      name: 'Pound scales',
      protocol_version: '1.0',
      version: '2.1.0',
      provider: 'Scales of Sharjah',
      tools: [{ name: 'pounds' }],
      examples: ['How many pounds are 70 kg?'],
    })
    expect(tools.body.description.tools.map(({ name }: { name: string }) => name)).toEqual([
      'delivery_price',
      'track_parcel',
      'list_branches',
    ])
    expect(models.body.description.models).toEqual(['oasis-1'])
    expect(await list()).toEqual([])
  })

  test.for([
    ['refusing', 'connections.refused'],
    ['rude', 'connections.answer_invalid'],
    ['huge', 'connections.too_large'],
    ['broken', 'connections.answer_invalid'],
    ['failing', 'connections.failing'],
    ['redirecting', 'connections.address_refused'],
  ] as const)('that is %s answers %s and stores nothing', async ([how, code]) => {
    agent.behave(how)

    const looked = await call('POST', '/probe', { kind: 'a2a', address: agent.address })
    const saved = await call('POST', '', { kind: 'a2a', address: agent.address })

    expect([looked.status, looked.body.code]).toEqual([422, code])
    expect([saved.status, saved.body.code]).toEqual([422, code])
    expect(await list()).toEqual([])
  })

  test('says that nobody is there when nobody is there', async () => {
    const left = await startA2aAgent()
    await left.close()
    const store = await openSystem({ config: { outboundAllow: [left.allow] } })
    const { token } = await store.user()

    const reply = await store.request('POST', '/api/connections/probe', {
      token,
      body: { kind: 'a2a', address: left.address },
    })
    await store.close()

    expect(reply.body.code).toBe('connections.unreachable')
  })

  test('is allowed 30 times in ten minutes, whatever it is done for', async () => {
    const { id } = await connect()
    const replies = []
    for (let times = 0; times < 15; times++) {
      replies.push(
        await call('POST', '/probe', { kind: 'openai', address: endpoint.address }),
        await call('POST', `/${id}/check`),
      )
    }
    const verified = await call('POST', `/${id}/verify`)
    system.clock.advance(10 * 60_000)
    const later = await call('POST', `/${id}/check`)

    expect(replies.filter(({ status }) => status === 200)).toHaveLength(29)
    expect([replies.at(-1)?.body.code, verified.body.code]).toEqual([
      'request.rate_limited',
      'request.rate_limited',
    ])
    expect(later.status).toBe(200)
  })
})

describe('a connection', () => {
  test('is saved as it was found, and listed newest first', async () => {
    const first = await connect()
    system.clock.advance(1_000)
    const second = await connect({
      kind: 'openai',
      address: endpoint.address,
      credential: { kind: 'bearer', secret: 'open sesame' },
    })

    expect(first).toMatchObject({
      kind: 'a2a',
      address: agent.address,
      model: null,
      credential: { kind: 'none', name: null },
      description: { name: 'Pound scales' },
      health: { is_healthy: true, error: null },
      verified_at: null,
      used_by: [],
    })
    expect(first.proof_token).toMatch(/^wakeel-[\w-]{32}$/)
    expect(second).toMatchObject({ model: 'oasis-1', credential: { kind: 'bearer', name: null } })
    expect(await list()).toEqual([second, first])
    expect((await call('GET', `/${first.id}`)).body.connection).toEqual(first)
  })

  test('to an endpoint that lists no models needs the name of one', async () => {
    const without = await call('POST', '', { kind: 'openai', address: silent.address })
    const named = await call('POST', '', {
      kind: 'openai',
      address: silent.address,
      model: 'oasis-2',
    })

    expect([without.status, without.body.code]).toEqual([422, 'connections.answer_invalid'])
    expect(named.body.connection.model).toBe('oasis-2')
  })

  test('is one of 50 at most', async () => {
    const { id } = await connect()
    const [row] = await system.database.select().from(connections).where(eq(connections.id, id))
    await system.database
      .insert(connections)
      .values(Array.from({ length: 49 }, () => ({ ...row!, id: randomUUID() })))

    const reply = await call('POST', '', { kind: 'a2a', address: agent.address })

    expect([reply.status, reply.body.code]).toEqual([409, 'connections.too_many'])
    expect(await list()).toHaveLength(50)
  })

  test('of somebody else is not found, and stays as it was', async () => {
    const before = await connect()
    const other = await system.user()
    const replies = await Promise.all([
      call('GET', `/${before.id}`, undefined, other),
      call('PATCH', `/${before.id}`, { address: endpoint.address }, other),
      call('POST', `/${before.id}/check`, undefined, other),
      call('POST', `/${before.id}/verify`, undefined, other),
      call('DELETE', `/${before.id}`, undefined, other),
    ])

    expect(replies.map(({ status, body }) => [status, body.code])).toEqual(
      replies.map(() => [404, 'connections.not_found']),
    )
    expect((await call('GET', '', undefined, other)).body.connections).toEqual([])
    expect(await list()).toEqual([before])
  })
})

describe('a change', () => {
  test('is looked at before it is saved, and leaves the rest as it was', async () => {
    const { id } = await connect({
      kind: 'openai',
      address: endpoint.address,
      credential: { kind: 'bearer', secret: 'open sesame' },
    })

    const changed = await call('PATCH', `/${id}`, { model: 'oasis-2' })

    expect(changed.body.connection).toMatchObject({
      address: endpoint.address,
      model: 'oasis-2',
      credential: { kind: 'bearer' },
    })
    expect(endpoint.requests.at(-1)?.headers.authorization).toBe('Bearer open sesame')
  })

  test('that the other end does not go along with changes nothing', async () => {
    const before = await connect()
    agent.behave('refusing')

    const reply = await call('PATCH', `/${before.id}`, {
      credential: { kind: 'header', name: 'x-key', secret: 'a wrong one' },
    })

    expect(reply.body.code).toBe('connections.refused')
    expect(await list()).toEqual([before])
  })

  test('to another address has to be proven anew, and another secret has not', async () => {
    const { id, proof_token } = await connect()
    agent.prove(proof_token)
    await call('POST', `/${id}/verify`)

    const secret = await call('PATCH', `/${id}`, {
      credential: { kind: 'bearer', secret: 'another secret' },
    })
    const address = await call('PATCH', `/${id}`, { address: `${agent.url}/` })

    expect(secret.body.connection.verified_at).not.toBeNull()
    expect(address.body.connection).toMatchObject({ address: `${agent.url}/`, verified_at: null })
  })
})

test.for(['Cookie', 'Proxy-Authorization', 'Host', 'Content-Type', 'X\r\nY', '__proto__'])(
  'a secret cannot be sent as the header %j',
  async (name) => {
    const requestsBefore = endpoint.requests.length

    const credential = { kind: 'header', name, secret: 'open sesame' }
    const { status, body } = await call('POST', '/probe', {
      kind: 'openai',
      address: endpoint.address,
      credential,
    })

    expect([status, body.code]).toEqual([400, 'request.invalid'])
    expect(endpoint.requests.length).toBe(requestsBefore)
  },
)

describe('a stored secret', () => {
  const secret = { kind: 'bearer', secret: 'open sesame' }

  test('goes to no other server than it was given for', async () => {
    const before = await connect({ kind: 'openai', address: endpoint.address, credential: secret })
    const requestsBefore = silent.requests.length

    const moved = await call('PATCH', `/${before.id}`, {
      address: silent.address,
      model: 'oasis-2',
    })

    expect([moved.status, moved.body.code]).toEqual([422, 'connections.secret_needed'])
    expect(silent.requests.length).toBe(requestsBefore)
    expect(await list()).toEqual([before])
  })

  test.for([
    ['is given again', { kind: 'bearer', secret: 'another secret' }, 'Bearer another secret'],
    ['is not needed there', { kind: 'none' }, undefined],
  ] as const)(
    'lets the address move to another server when it %s',
    async ([, credential, sent]) => {
      const { id } = await connect({
        kind: 'openai',
        address: endpoint.address,
        credential: secret,
      })

      const moved = await call('PATCH', `/${id}`, {
        address: silent.address,
        model: 'oasis-2',
        credential,
      })

      expect(moved.body.connection).toMatchObject({
        address: silent.address,
        credential: { kind: credential.kind },
      })
      expect(silent.requests.at(-1)?.headers.authorization).toBe(sent)
    },
  )

  test('stays while the address moves within its server', async () => {
    const { id } = await connect({ kind: 'openai', address: endpoint.address, credential: secret })

    const moved = await call('PATCH', `/${id}`, { address: `${endpoint.address}/` })

    expect(moved.body.connection).toMatchObject({
      address: `${endpoint.address}/`,
      credential: { kind: 'bearer' },
    })
    expect(endpoint.requests.at(-1)?.headers.authorization).toBe('Bearer open sesame')
  })
})

describe('health', () => {
  test('is what the last look found, in words that a program can read', async () => {
    const { id } = await connect()
    agent.behave('failing')
    system.clock.advance(60_000)

    const sick = await call('POST', `/${id}/check`)
    agent.behave('well')
    const well = await call('POST', `/${id}/check`)

    expect([sick.status, sick.body.connection.health]).toEqual([
      200,
      {
        is_healthy: false,
        error: 'connections.failing',
        checked_at: system.clock.now().toISOString(),
      },
    ])
    expect(sick.body.connection.description.name).toBe('Pound scales')
    expect(well.body.connection.health).toMatchObject({ is_healthy: true, error: null })
  })

  test('says nothing about the other end when it was the creator who left', async () => {
    const { id, health } = await connect()
    agent.behave('slow')
    const leaving = new AbortController()
    const requestsBefore = agent.requests.length
    const gone = agent.nextGone()
    const check = system.request('POST', `/api/connections/${id}/check`, {
      token: creator.token,
      signal: leaving.signal,
    })
    await expect.poll(() => agent.requests.length).toBe(requestsBefore + 1)
    leaving.abort()
    await expect(check).rejects.toThrow()
    await gone

    expect((await call('GET', `/${id}`)).body.connection.health).toEqual(health)
  })
})

describe('deleting', () => {
  test('forgets the connection', async () => {
    const { id } = await connect()

    expect((await call('DELETE', `/${id}`)).body).toEqual({ success: true })
    expect((await call('DELETE', `/${id}`)).body.code).toBe('connections.not_found')
    expect(await list()).toEqual([])
  })

  test('waits until no agent uses the connection', async () => {
    const { id } = await connect()
    const agent = { connection_id: id, pricing_model: 'per-run', price_aed: 2.5 }
    const made = await system.request('POST', '/api/forge/import-agent', {
      token: creator.token,
      body: agent,
    })
    const { id: agentId } = made.body.generated_app

    const refused = await call('DELETE', `/${id}`)
    const used = (await list())[0].used_by
    await system.request('DELETE', `/api/forge/agents/${agentId}/draft`, { token: creator.token })
    const deleted = await call('DELETE', `/${id}`)

    expect([refused.status, refused.body.code]).toEqual([409, 'connections.in_use'])
    expect(used).toEqual([
      { id: agentId, slug: expect.any(String), name: { en: 'Pound scales', ar: 'Pound scales' } },
    ])
    expect(deleted.status).toBe(200)
  })

  test('is part of leaving', async () => {
    await connect()
    expect(await system.database.$count(connections, eq(connections.userId, creator.id))).toBe(1)

    await system.request('DELETE', '/api/account', {
      token: creator.token,
      body: { password: creator.password },
    })

    expect(await system.database.$count(connections, eq(connections.userId, creator.id))).toBe(0)
  })
})
