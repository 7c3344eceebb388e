import { createHash, randomBytes } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { topUp } from '../../testing/checkout.ts'
import { NO_CAP, openConsent, REDIRECT_URI, signedInProgram } from '../../testing/oauth-program.ts'
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

const send = (path: string, form: Record<string, string> | URLSearchParams) =>
  system.request('POST', path, {
    raw: new URLSearchParams(form).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })

async function register(redirect_uris = [REDIRECT_URI]): Promise<string> {
  const { body } = await system.request('POST', '/oauth/register', { body: { redirect_uris } })
  return body.client_id
}

const verifier = randomBytes(32).toString('base64url')
const challenge = createHash('sha256').update(verifier).digest('base64url')

const requestOf = (parts: Record<string, string> = {}) => ({
  client_id: clientId,
  redirect_uri: REDIRECT_URI,
  response_type: 'code',
  code_challenge: challenge,
  code_challenge_method: 'S256',
  resource: `${system.url}/mcp`,
  state: 'as it was',
  ...parts,
})

const ask = (parts: Record<string, string>) =>
  openConsent(
    system,
    person,
    `${system.url}/oauth/authorize?${new URLSearchParams(requestOf(parts))}`,
  )

async function newCode(parts: Record<string, string> = {}): Promise<string> {
  const { body, text } = await system.request('POST', '/api/oauth/approvals', {
    token: person.token,
    body: { request: requestOf(parts), agents: null, cap: NO_CAP },
  })
  if (!body.redirect_to) throw new Error(text)
  return new URL(body.redirect_to).searchParams.get('code')!
}

const exchange = (code: string, parts: Record<string, string> = {}) =>
  send('/oauth/token', {
    grant_type: 'authorization_code',
    code,
    client_id: clientId,
    redirect_uri: REDIRECT_URI,
    code_verifier: verifier,
    ...parts,
  })

const refresh = (token: string, parts: Record<string, string> = {}) =>
  send('/oauth/token', {
    grant_type: 'refresh_token',
    refresh_token: token,
    client_id: clientId,
    ...parts,
  })

/** What the store's MCP server says to a token. */
const call = (token: string, path = '/mcp', tool = 'get_balance') =>
  system.request('POST', path, {
    token,
    headers: { accept: 'application/json, text/event-stream' },
    body: {
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name: tool, arguments: {} },
    },
  })

const said = ({ status, body }: { status: number; body?: { error?: string } }) =>
  `${status} ${body?.error ?? ''}`.trim()

describe('a code', () => {
  test('is exchanged for tokens that nobody on the way keeps', async () => {
    const reply = await exchange(await newCode())

    expect(reply.body).toMatchObject({
      access_token: expect.stringMatching(/^wkl_oat_[0-9A-Za-z]{36}$/),
      refresh_token: expect.stringMatching(/^wkl_ort_[0-9A-Za-z]{36}$/),
      token_type: 'Bearer',
      expires_in: 3_600,
      scope: 'run read_runs read_usage',
    })
    expect(reply.headers.get('cache-control')).toBe('no-store')
    expect((await call(reply.body.access_token)).status).toBe(200)
  })

  test('is worth nothing without its verifier, client, redirect address or resource', async () => {
    const code = await newCode()
    const other = await register()

    const replies = [
      await exchange(code, { code_verifier: randomBytes(32).toString('base64url') }),
      await exchange(code, { code_verifier: challenge }),
      await exchange(code, { client_id: other }),
      await exchange(code, { redirect_uri: 'http://127.0.0.1:33419/callback' }),
      await exchange(code, { resource: `${system.url}/mcp/elsewhere` }),
    ]

    expect(replies.map(said)).toEqual([
      '400 invalid_grant',
      '400 invalid_grant',
      '400 invalid_grant',
      '400 invalid_grant',
      '400 invalid_target',
    ])
    expect(said(await exchange(code))).toBe('200')
  })

  test('that is used a second time ends what the first use gave', async () => {
    const code = await newCode()
    const { body } = await exchange(code)

    const again = await exchange(code)

    expect(said(again)).toBe('400 invalid_grant')
    expect((await call(body.access_token)).status).toBe(401)
    expect(said(await refresh(body.refresh_token))).toBe('400 invalid_grant')
  })

  test('that somebody without the verifier tries again ends nothing', async () => {
    const code = await newCode()
    const { body } = await exchange(code)

    await exchange(code, { code_verifier: randomBytes(32).toString('base64url') })

    expect((await call(body.access_token)).status).toBe(200)
  })

  test('is over after a minute', async () => {
    const code = await newCode()

    system.clock.advance(60_000)

    expect(said(await exchange(code))).toBe('400 invalid_grant')
  })
})

describe('what a program asks', () => {
  test('without PKCE, or with the plain kind, is refused', async () => {
    const replies = [
      await ask({ code_challenge_method: 'plain' }),
      await ask({ code_challenge: '' }),
      await ask({ code_challenge_method: '' }),
      await ask({ response_type: 'token' }),
      await ask({ resource: 'https://elsewhere.example/mcp' }),
      await ask({ resource: `${system.url}/mcp/nobody` }),
      await ask({ scope: 'everything' }),
      await ask({ scope: 'manage_agents' }),
    ]

    expect(replies.map(({ body }) => new URL(body.return_url).searchParams.get('error'))).toEqual([
      'invalid_request',
      'invalid_request',
      'invalid_request',
      'unsupported_response_type',
      'invalid_target',
      'invalid_target',
      'invalid_scope',
      'invalid_scope',
    ])
    expect(replies.every(({ body }) => body.consent === null)).toBe(true)
  })

  test('is answered nowhere but at an address that the program named', async () => {
    const replies = await Promise.all(
      [
        'https://evil.example/callback',
        'http://127.0.0.1:33418/other',
        'http://127.0.0.1:33418/callback?x=1',
        'http://127.0.0.1:33418/callback#there',
        'http://user@127.0.0.1:33418/callback',
        'http://127.0.0.1.evil.example:33418/callback',
        'http://localhost:33418/callback',
        'javascript:alert(1)',
        '',
      ].map((redirect_uri) => ask({ redirect_uri })),
    )

    expect(replies.map(({ body }) => body.code)).toEqual(Array(9).fill('oauth.redirect_refused'))
  })

  test('may come back to another port of the same device, and of no other place', async () => {
    const elsewhere = await register(['https://robot.example/callback'])

    const loopback = await ask({ redirect_uri: 'http://127.0.0.1:50001/callback' })
    const other = await ask({
      client_id: elsewhere,
      redirect_uri: 'https://robot.example:8443/callback',
    })

    expect(loopback.body.consent).toMatchObject({ redirect_host: '127.0.0.1:50001' })
    expect(other.body.code).toBe('oauth.redirect_refused')
  })

  test('is shown as not verified where the program registered itself, and denied in its own words', async () => {
    const { body } = await ask({})

    expect(body.consent).toMatchObject({
      client: { host: null },
      is_loopback: true,
      scopes: ['run', 'read_runs', 'read_usage'],
      agent: null,
    })
    expect(Object.fromEntries(new URL(body.return_url).searchParams)).toMatchObject({
      error: 'access_denied',
      state: 'as it was',
      iss: system.url,
    })
  })

  test('is allowed by the person alone: by no key, no token of a program, and no visitor', async () => {
    const { token } = await signedInProgram(system, person, { path: '' })
    const approval = { request: requestOf(), agents: null, cap: NO_CAP }

    const replies = [
      await system.request('POST', '/api/oauth/approvals', { body: approval }),
      await system.request('POST', '/api/oauth/approvals', { body: approval, token }),
      await system.request('POST', '/api/oauth/approvals', {
        body: approval,
        cookie: person.cookie,
        headers: { origin: 'https://evil.example' },
      }),
    ]

    expect(replies.map(({ status }) => status)).toEqual([401, 403, 401])
  })
})

describe('registration', () => {
  test('takes no address that a code could leak to', async () => {
    const replies = await Promise.all(
      [
        ['http://robot.example/callback'],
        ['https://robot.example/callback#x'],
        ['https://user:password@robot.example/'],
        ['javascript:alert(1)'],
        ['data:text/html,x'],
        ['ms-settings:x'],
        [],
      ].map((redirect_uris) =>
        system.request('POST', '/oauth/register', { body: { redirect_uris } }),
      ),
    )

    expect(replies.map(said)).toEqual(Array(7).fill('400 invalid_redirect_uri'))
  })
})

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

describe('a refresh token', () => {
  test('is replaced each time, and the one before is taken for some seconds more', async () => {
    const { body } = await exchange(await newCode())

    const next = await refresh(body.refresh_token)
    const lost = await refresh(body.refresh_token)
    system.clock.advance(9_000)
    const late = await refresh(body.refresh_token)

    expect([next, lost, late].map(said)).toEqual(['200', '200', '200'])
    expect(next.body.refresh_token).not.toBe(body.refresh_token)
  })

  test('that comes again later was stolen: everything of the grant ends', async () => {
    const { body } = await exchange(await newCode())
    const next = await refresh(body.refresh_token)
    system.clock.advance(11_000)

    const stolen = await refresh(body.refresh_token)

    expect(said(stolen)).toBe('400 invalid_grant')
    expect((await call(next.body.access_token)).status).toBe(401)
    expect(said(await refresh(next.body.refresh_token))).toBe('400 invalid_grant')
  })

  test('gives less when asked, never more, and to its own client alone', async () => {
    const { body } = await exchange(await newCode({ scope: 'run read_usage' }))

    const more = await refresh(body.refresh_token, { scope: 'run read_runs' })
    const other = await refresh(body.refresh_token, { client_id: await register() })
    const elsewhere = await refresh(body.refresh_token, { resource: system.url })
    const less = await refresh(body.refresh_token, { scope: 'run' })
    const again = await refresh(less.body.refresh_token)

    expect([more, other, elsewhere].map(said)).toEqual([
      '400 invalid_scope',
      '400 invalid_grant',
      '400 invalid_target',
    ])
    expect(less.body.scope).toBe('run')
    expect((await call(less.body.access_token)).status).toBe(403)
    expect(again.body.scope).toBe('run read_usage')
  })
})

describe('the token endpoint', () => {
  test('says what is wrong in the words of the protocol, and keeps nothing', async () => {
    const twice = new URLSearchParams([
      ['grant_type', 'refresh_token'],
      ['grant_type', 'refresh_token'],
    ])

    const replies = [
      await send('/oauth/token', {}),
      await send('/oauth/token', { grant_type: 'password' }),
      await send('/oauth/token', { grant_type: 'authorization_code', code: 'x' }),
      await send('/oauth/token', twice),
      await refresh('wkl_ort_made-up'),
    ]

    expect(replies.map(said)).toEqual([
      '400 invalid_request',
      '400 unsupported_grant_type',
      '400 invalid_request',
      '400 invalid_request',
      '400 invalid_grant',
    ])
    expect(replies.every(({ headers }) => headers.get('cache-control') === 'no-store')).toBe(true)
  })

  test('is open to pages of other sites, without their cookies, as is the metadata and not the consent', async () => {
    const headers = { origin: 'https://inspector.example' }
    const from = async (path: string) =>
      (await system.request('GET', path, { headers })).headers.get('access-control-allow-origin')

    const preflight = await system.request('OPTIONS', '/oauth/token', { headers })

    expect(preflight.headers.get('access-control-allow-origin')).toBe('*')
    expect(preflight.headers.get('access-control-allow-credentials')).toBeNull()
    expect(await from('/.well-known/oauth-authorization-server')).toBe('*')
    expect(await from('/.well-known/oauth-protected-resource/mcp')).toBe('*')
    expect(await from('/oauth/authorize')).toBeNull()
  })
})
