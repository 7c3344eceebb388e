import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { topUp } from '../../testing/checkout.ts'
import { byHand, said } from '../../testing/oauth-by-hand.ts'
import { openConsent, REDIRECT_URI, signedInProgram } from '../../testing/oauth-program.ts'
import { openSystem, type Person, type System } from '../../testing/system.ts'

let system: System
let person: Person
let clientId: string
beforeAll(async () => {
  system = await openSystem()
  clientId = await register()
})
afterAll(() => system.close())
beforeEach(async () => {
  person = await system.user()
})
afterEach(async () => expect(await system.violations()).toEqual([]))

const { call, refresh, register } = byHand(() => ({ system, person, clientId }))

describe('an access token', () => {
  test('is for one door: that of the store, of one agent, or of everything else', async () => {
    const [one, two] = [await system.app(), await system.app()]
    const store = await signedInProgram(system, person)
    const agent = await signedInProgram(system, person, { path: `/mcp/${one.slug}` })
    const api = (token: string) => system.request('GET', '/api/runs', { token })

    const statuses = [
      await call(store.token),
      await call(store.token, `/mcp/${one.slug}`, 'ask'),
      await api(store.token),
      await call(agent.token, `/mcp/${one.slug}`, 'ask'),
      await call(agent.token, `/mcp/${two.slug}`, 'ask'),
      await call(agent.token),
      await api(agent.token),
    ].map(({ status }) => status)

    expect(statuses).toEqual([200, 401, 401, 200, 401, 401, 401])
  })

  test('changes no agents where its program did not register for that, whatever the person is asked', async () => {
    const asking = 'run read_runs manage_agents read_usage'
    const register = async (scope?: string) => {
      const { body } = await system.request('POST', '/oauth/register', {
        body: { redirect_uris: [REDIRECT_URI], ...(scope !== undefined && { scope }) },
      })
      return body
    }
    const asked = async ({ client_id }: { client_id: string }, scope = asking) => {
      const query = new URLSearchParams({
        client_id,
        scope,
        response_type: 'code',
        redirect_uri: REDIRECT_URI,
        resource: system.url,
        code_challenge: 'x'.repeat(43),
        code_challenge_method: 'S256',
      })
      const { body } = await openConsent(system, person, `${system.url}/oauth/authorize?${query}`)
      return body.consent?.scopes ?? body.problem
    }
    const [silent, reader, publisher] = [
      await register(),
      await register('read_usage'),
      await register('manage_agents run unheard_of'),
    ]
    const refused = await register('unheard_of')

    expect([silent, reader, publisher].map(({ scope }) => scope)).toEqual([
      'run read_runs read_usage',
      'run read_runs read_usage',
      'run read_runs manage_agents read_usage',
    ])
    expect([await asked(silent), await asked(reader), await asked(publisher)]).toEqual([
      ['run', 'read_runs', 'read_usage'],
      ['run', 'read_runs', 'read_usage'],
      ['run', 'read_runs', 'manage_agents', 'read_usage'],
    ])
    expect(await asked(reader, 'manage_agents')).toBe(
      'Here this program may ask for run read_runs read_usage.',
    )
    expect(refused.error).toBe('invalid_client_metadata')
  })

  test('that lacks a scope is told which, and one that is over where to get another', async () => {
    const { token } = await signedInProgram(system, person, { scope: 'read_usage' })

    const lacking = await call(token, '/mcp', 'list_runs')
    system.clock.advance(3_600_000)
    const over = await call(token)

    const metadata = `resource_metadata="${system.url}/.well-known/oauth-protected-resource/mcp"`
    expect(lacking.status).toBe(403)
    expect(lacking.headers.get('www-authenticate')).toBe(
      `Bearer error="insufficient_scope", scope="read_runs read_usage", ${metadata}`,
    )
    expect(over.status).toBe(401)
    expect(over.headers.get('www-authenticate')).toContain(`error="invalid_token"`)
    expect(over.headers.get('www-authenticate')).toContain(metadata)
  })

  test.each([
    ['GET', '/api/runs', 'read_runs read_usage'],
    ['POST', '/api/apps/{slug}/runs', 'run read_usage'],
    ['POST', '/v1/responses', 'run read_usage'],
  ] as const)('that lacks a scope is told which at %s %s', async (method, path, scope) => {
    const { slug } = await system.app()
    const { token } = await signedInProgram(system, person, { path: '', scope: 'read_usage' })
    const body = { input: 'Hello', ...(path.startsWith('/v1') && { model: `wakeel/${slug}` }) }

    const { status, headers } = await system.request(method, path.replace('{slug}', slug), {
      token,
      ...(method === 'POST' && { body }),
    })

    expect(status).toBe(403)
    expect(headers.get('www-authenticate')).toBe(
      `Bearer error="insufficient_scope", scope="${scope}", resource_metadata="${system.url}/.well-known/oauth-protected-resource"`,
    )
  })

  test('that means nothing is refused so that a page of another site can read where to get one', async () => {
    const { status, headers } = await system.request('POST', '/mcp', {
      token: `wkl_oat_${'0'.repeat(36)}`,
      headers: { origin: 'https://inspector.example' },
      body: { jsonrpc: '2.0', id: 1, method: 'ping' },
    })

    expect(status).toBe(401)
    expect(headers.get('access-control-allow-origin')).toBe('*')
    expect(headers.get('access-control-expose-headers')).toContain('WWW-Authenticate')
    expect(headers.get('www-authenticate')).toContain('resource_metadata=')
  })

  test('spends no more than the person allowed, and runs no agent but theirs', async () => {
    const paid = await system.app({ price: { model: 'per_use', fils: 250 } })
    const other = await system.app()
    await topUp(system, person, 1_000)
    const { token } = await signedInProgram(system, person, {
      path: '',
      agents: [paid.slug],
      cap: { monthly_fils: 300 },
    })
    const run = ({ slug }: { slug: string }) =>
      system.request('POST', `/api/apps/${slug}/runs`, {
        token,
        body: { input: 'Add VAT to AED 1,000' },
      })

    const replies = [await run(paid), await run(paid), await run(other)]
    const { body } = await system.request('GET', '/api/oauth/grants', { token: person.token })

    expect(replies.map(({ status, body: { code } }) => `${status} ${code ?? ''}`.trim())).toEqual([
      '200',
      '402 api_keys.cap_reached',
      '403 api_keys.agent_not_allowed',
    ])
    expect(body.grants).toMatchObject([
      { used: { month: { fils: 250, runs: 1 } }, agents: [{ slug: paid.slug }] },
    ])
  })

  test('of somebody who is suspended opens nothing, and is not refreshed', async () => {
    const { token, refreshToken, clientId: client } = await signedInProgram(system, person)

    await system.suspend(person.id)

    expect((await call(token)).status).toBe(403)
    expect(said(await refresh(refreshToken, { client_id: client }))).toBe('400 invalid_grant')
  })

  test('ends with its grant at the next call, and is nothing that keys are managed by', async () => {
    const { token } = await signedInProgram(system, person)
    const { body } = await system.request('GET', '/api/oauth/grants', { token: person.token })
    const [{ id }] = body.grants
    const another = await system.user()

    const keys = await system.request('GET', '/api/api-keys', { token: person.token })
    const rotated = await system.request('POST', `/api/api-keys/${id}/rotate`, {
      token: person.token,
    })
    const stranger = await system.request('DELETE', `/api/oauth/grants/${id}`, {
      token: another.token,
    })
    const before = await call(token)
    const revoked = await system.request('DELETE', `/api/oauth/grants/${id}`, {
      token: person.token,
    })

    expect(keys.body.api_keys).toEqual([])
    expect([rotated, stranger, before, revoked].map(({ status }) => status)).toEqual([
      404, 404, 200, 200,
    ])
    expect((await call(token)).status).toBe(401)
  })
})
