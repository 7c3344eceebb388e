import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { NO_CAP, REDIRECT_URI, signedInProgram } from '../../testing/oauth-program.ts'
import { openSystem, type System } from '../../testing/system.ts'
import { oauthClients, oauthGrants, oauthTokens } from '../database/schema/oauth-server.ts'

const DAY_MS = 24 * 3_600_000

let system: System
beforeAll(async () => {
  system = await openSystem()
})
afterAll(() => system.close())
afterEach(async () => expect(await system.violations()).toEqual([]))

const forget = () => system.capabilities.oauthServer.forgetEnded()

test('the metadata names each door of the store, and where a program signs in', async () => {
  const { slug } = await system.app()
  const read = async (path: string) => (await system.request('GET', `/.well-known/${path}`)).body

  expect(await read('oauth-authorization-server')).toMatchObject({
    issuer: system.url,
    code_challenge_methods_supported: ['S256'],
    client_id_metadata_document_supported: true,
    authorization_response_iss_parameter_supported: true,
  })
  expect(await read('openid-configuration')).toEqual(await read('oauth-authorization-server'))
  expect(await read('oauth-protected-resource')).toMatchObject({ resource: system.url })
  expect(await read('oauth-protected-resource/mcp')).toMatchObject({
    resource: `${system.url}/mcp`,
    authorization_servers: [system.url],
    scopes_supported: ['run', 'read_runs', 'read_usage'],
  })
  expect(await read(`oauth-protected-resource/mcp/${slug}`)).toMatchObject({
    resource: `${system.url}/mcp/${slug}`,
  })
  expect(await read('oauth-protected-resource/mcp/nobody')).toMatchObject({ success: false })
})

test('only hashes of tokens are stored', async () => {
  const { token, refreshToken } = await signedInProgram(system, await system.user())

  const stored = JSON.stringify(await system.database.select().from(oauthTokens))

  expect(stored).not.toContain(token)
  expect(stored).not.toContain(refreshToken)
})

test('what a person allowed is in the export of their account, and goes with it', async () => {
  const person = await system.user()
  await signedInProgram(system, person)

  const { body } = await system.request('GET', '/api/account/export', { token: person.token })
  await system.request('DELETE', '/api/account', {
    token: person.token,
    body: { password: person.password },
  })

  expect(body.connected_apps).toMatchObject([
    { client_name: 'Invoice robot', resource: `${system.url}/mcp`, revoked_at: null },
  ])
  expect(await system.database.$count(oauthGrants, eq(oauthGrants.userId, person.id))).toBe(0)
})

const SECURITY = '/api/account/security-events?limit=1'

describe('the limits of a connected app', () => {
  async function connected(options: { path?: string; cap?: { monthly_runs: number } } = {}) {
    const person = await system.user()
    const agent = await system.app()
    const { token } = await signedInProgram(system, person, { path: '', ...options })
    const { body } = await system.request('GET', '/api/oauth/grants', { token: person.token })
    const address = `/api/oauth/grants/${body.grants[0].id}`
    const change = (settings: object, by = person) =>
      system.request('PATCH', address, { token: by.token, body: settings })
    const run = async () => {
      const { status, body } = await system.request('POST', `/api/apps/${agent.slug}/runs`, {
        token,
        body: { input: 'Add VAT to AED 1,000' },
      })
      return `${status} ${body.code ?? ''}`.trim()
    }
    return { person, agent, token, change, run }
  }

  test('are raised, and hold from its next call on', async () => {
    const { change, run } = await connected({ cap: { monthly_runs: 1 } })
    const before = [await run(), await run()]
    const { body } = await change({ cap: { ...NO_CAP, monthly_runs: 2 } })

    expect(body.grant).toMatchObject({ cap: { monthly_runs: 2 }, agents: null })
    expect([...before, await run(), await run()]).toEqual([
      '200',
      '402 api_keys.cap_reached',
      '200',
      '402 api_keys.cap_reached',
    ])
  })

  test('are narrowed to other agents, while its caps stay, and the security log tells of it', async () => {
    const { person, change, run } = await connected({ cap: { monthly_runs: 5 } })
    const other = await system.app()
    const { body } = await change({ agents: [other.slug] })
    const log = await system.request('GET', SECURITY, { token: person.token })

    expect(body.grant).toMatchObject({ cap: { monthly_runs: 5 }, agents: [{ slug: other.slug }] })
    expect(await run()).toBe('403 api_keys.agent_not_allowed')
    expect(log.body.events).toMatchObject([{ kind: 'app_caps_changed', about: 'Invoice robot' }])
  })

  test('do not hold more scopes than were allowed', async () => {
    const { change } = await connected()

    expect((await change({ scopes: ['run', 'manage_agents'] })).status).toBe(400)
  })

  test('are no other person’s, nor those of an app that was disconnected, nor the program’s own to change', async () => {
    const { person, token, change } = await connected()
    const stranger = await system.user()
    const cap = { cap: { ...NO_CAP, monthly_runs: 9 } }
    const byStranger = await change(cap, stranger)
    const byProgram = await change(cap, { ...person, token })
    const { body } = await system.request('GET', '/api/oauth/grants', { token: person.token })
    await system.request('DELETE', `/api/oauth/grants/${body.grants[0].id}`, {
      token: person.token,
    })
    const late = await change(cap)

    expect([byStranger, byProgram, late].map((reply) => reply.body.code)).toEqual([
      'oauth.grant_not_found',
      'api_keys.scope_missing',
      'oauth.grant_not_found',
    ])
  })

  test('of one agent name no other', async () => {
    const { slug } = await system.app()
    const { change } = await connected({ path: `/mcp/${slug}` })

    expect((await change({ agents: null })).status).toBe(400)
    expect((await change({ cap: { ...NO_CAP, monthly_runs: 3 } })).status).toBe(200)
  })
})

test('a program that nobody allowed is forgotten after a week, and one that somebody did is not', async () => {
  const { clientId } = await signedInProgram(system, await system.user())
  const { body } = await system.request('POST', '/oauth/register', {
    body: { redirect_uris: [REDIRECT_URI] },
  })

  system.clock.advance(8 * DAY_MS)
  await forget()

  const ids = (await system.database.select().from(oauthClients)).map(({ id }) => id)
  expect(ids).toContain(clientId)
  expect(ids).not.toContain(body.client_id)
})

test('an app ends half a year after it was allowed, however much it was used, and its person reads when', async () => {
  const person = await system.user()
  const { provider, clientId } = await signedInProgram(system, person)
  const signIn = async () => {
    const { headers } = await system.request('POST', '/api/auth/sign-in/email', {
      body: { email: person.email, password: person.password },
    })
    person.token = headers.get('set-auth-token')!
  }
  const list = async () =>
    (await system.request('GET', '/api/oauth/grants', { token: person.token })).body.grants
  const refresh = () =>
    system.request('POST', '/oauth/token', {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      raw: new URLSearchParams({
        grant_type: 'refresh_token',
        refresh_token: provider.stored.tokens.refresh_token,
        client_id: clientId,
      }).toString(),
    })
  const end = new Date(system.clock.now().getTime() + 180 * DAY_MS)
  const [shown] = await list()
  const answered: [number, number][] = []
  for (const days of [50, 50, 50, 29]) {
    system.clock.advance(days * DAY_MS)
    const { status, body } = await refresh()
    provider.stored.tokens = body
    answered.push([status, body.expires_in])
  }
  system.clock.advance(DAY_MS - 60_000)
  const { status: lastMinute, body: last } = await refresh()
  provider.stored.tokens = last
  system.clock.advance(60_000)
  const over = await refresh()
  const use = await system.request('POST', '/mcp', {
    token: last.access_token,
    body: { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'get_balance' } },
  })
  await signIn()

  expect(shown.expires_at).toBe(end.toISOString())
  expect(answered).toEqual(Array(4).fill([200, 3_600]))
  expect([lastMinute, last.expires_in]).toEqual([200, 60])
  expect([over.status, over.body.error, use.status]).toEqual([400, 'invalid_grant', 401])
  expect(await list()).toEqual([])
  await forget()
  expect((await signedInProgram(system, person)).token).toMatch(/^wkl_oat_/)
})

test('an app that was not used for two months is not connected any more', async () => {
  const person = await system.user()
  await signedInProgram(system, person)
  const list = async () =>
    (await system.request('GET', '/api/oauth/grants', { token: person.token })).body.grants

  system.clock.advance(6 * DAY_MS)
  await forget()
  const before = await list()
  system.clock.advance(55 * DAY_MS)
  await forget()
  const session = await system.request('POST', '/api/auth/sign-in/email', {
    body: { email: person.email, password: person.password },
  })
  person.token = session.headers.get('set-auth-token')!

  expect(before).toMatchObject([{ client: { name: 'Invoice robot', host: null } }])
  expect(await list()).toEqual([])
})
