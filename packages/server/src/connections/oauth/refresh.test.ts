import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { appDefinition } from '../../../testing/apps.ts'
import {
  type GuardedServer,
  startGuardedServer,
} from '../../../testing/remote-agents/guarded-server.ts'
import { openSystem, type Person, type System } from '../../../testing/system.ts'
import { onPostgres } from '../../../testing/test-database.ts'

let couriers: GuardedServer
let system: System
let processes: System[]
let creator: Person
let id: string
beforeEach(async () => {
  couriers = await startGuardedServer()
  const config = { outboundAllow: [couriers.allow] }
  system = await openSystem({ config })
  processes = [
    system,
    ...(onPostgres
      ? [await openSystem({ beside: system, config: { ...config, publicUrl: system.url } })]
      : []),
  ]
  creator = await system.user()
  const { body } = await call('POST', '/authorise', { address: couriers.address })
  id = (await call('POST', '/authorise/complete', await couriers.agree(body.authorization_url)))
    .body.connection.id
})
afterEach(async () => {
  for (const each of processes.toReversed()) await each.close()
  await couriers.close()
})

const call = (method: string, path: string, body?: unknown) =>
  system.request(method, `/api/connections${path}`, { token: creator.token, body })
const check = (by = system) =>
  by.request('POST', `/api/connections/${id}/check`, { token: creator.token })
const health = async () => (await call('GET', `/${id}`)).body.connection.health

/** Lists an agent with the tools of the couriers. */
async function publish(): Promise<string> {
  const { catalogue, runs } = system.capabilities
  const app = await catalogue.createApp(appDefinition())
  const runtime = { kind: 'mcp' as const, connection_id: id, tools: ['list_branches'] }
  const plan = {
    instructions: 'Be of use.',
    skills: [],
    examples: { en: ['Show me'], ar: ['أرني'] },
    runtime,
  }
  await system.database.transaction((tx) => runs.installAgent(tx, app.id, 1, plan))
  await catalogue.publishApp(app.id)
  return app.slug
}

const demo = (slug: string) =>
  system.request('POST', `/api/apps/${slug}/demo`, {
    token: creator.token,
    body: { input: 'List the branches' },
  })
const left = async (slug: string) =>
  (await system.request('GET', `/api/apps/${slug}/demo`, { token: creator.token })).body.demo_info
    .remaining

describe('an access token that is over', () => {
  test('is refreshed, and what came with it is used the next time', async () => {
    for (let turn = 0; turn < 3; turn++) {
      system.clock.advance(3_600_000)
      expect((await check()).body.connection.health.is_healthy).toBe(true)
    }

    expect(couriers.refreshes()).toBe(3)
  })

  test('is refreshed once, however many need it in however many processes', async () => {
    system.clock.advance(3_600_000)
    const replies = await Promise.all(
      Array.from({ length: 8 }, (_, number) => check(processes[number % processes.length])),
    )

    expect(replies.map(({ body }) => body.connection?.health.is_healthy)).toEqual(
      replies.map(() => true),
    )
    expect(couriers.refreshes()).toBe(1)
  })

  test('is refreshed too when its server ended it before its time', async () => {
    couriers.forgetAccess()

    expect((await check()).body.connection.health.is_healthy).toBe(true)
    expect(couriers.refreshes()).toBe(1)
  })

  test('is refreshed by another when the process whose turn it was has died', async () => {
    system.clock.advance(3_600_000)
    await system.database.execute(
      `update connection_grants set refreshing_until = now() + interval '70 minutes'`,
    )
    system.clock.advance(3_600_000)

    expect((await check()).body.connection.health.is_healthy).toBe(true)
  })

  test('stays what it is while its server is busy', async () => {
    system.clock.advance(3_600_000)
    couriers.refuse('temporarily_unavailable')
    const busy = (await check()).body.connection.health
    couriers.refuse(undefined)

    expect(busy.error).toBe('connections.unreachable')
    expect((await check()).body.connection.health.error).toBeNull()
  })

  test('that cannot be refreshed any more is told to its creator, who authorises the store again', async () => {
    system.clock.advance(3_600_000)
    couriers.refuse('invalid_grant')
    const over = (await check()).body.connection.health
    const before = couriers.refreshes()
    await check()
    couriers.refuse(undefined)
    const { body } = await call('POST', `/${id}/authorise`, {})
    await call('POST', '/authorise/complete', await couriers.agree(body.authorization_url))

    expect(over).toMatchObject({ is_healthy: false, error: 'connections.authorisation_needed' })
    expect(couriers.refreshes()).toBe(before)
    expect(await health()).toMatchObject({ is_healthy: true, error: null })
  })

  test('that its server ended with the client is authorised again as another client', async () => {
    system.clock.advance(3_600_000)
    couriers.refuse('invalid_client')
    await check()
    couriers.refuse(undefined)
    const { body } = await call('POST', `/${id}/authorise`, {})
    await call('POST', '/authorise/complete', await couriers.agree(body.authorization_url))

    expect(couriers.requests.filter(({ path }) => path === '/register')).toHaveLength(2)
    expect((await health()).error).toBeNull()
  })

  test('is not put back by a refresh that was under way when its creator gave it back', async () => {
    system.clock.advance(3_600_000)
    const letGo = couriers.hold()
    const arrived = nextRefresh()
    const checking = check()
    await arrived
    const revoking = call('POST', `/${id}/revoke`)
    await revoking
    letGo()
    await checking

    expect((await health()).error).toBe('connections.authorisation_needed')
    expect(couriers.isOpen()).toBe(false)
  })
})

describe('a run', () => {
  test('answers with the tools behind the sign-in', async () => {
    const slug = await publish()
    system.clock.advance(3_600_000)
    const run = await demo(slug)

    expect(run.body.output ?? run.text).toContain('Abu Dhabi')
  })

  test('whose store is not let in any more fails clearly, is given back, and its creator sees why', async () => {
    const slug = await publish()
    system.clock.advance(3_600_000)
    couriers.refuse('invalid_grant')
    const run = await demo(slug)

    expect([run.status, run.body.code]).toEqual([502, 'runs.remote_refused'])
    expect(await left(slug)).toBe(3)
    expect((await health()).error).toBe('connections.authorisation_needed')
  })
})

/** Resolves when the authorisation server has been asked for fresh tokens. */
async function nextRefresh(): Promise<void> {
  await expect.poll(() => couriers.refreshes(), { timeout: 10_000 }).toBeGreaterThan(0)
}
