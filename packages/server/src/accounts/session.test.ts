import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { signIn, signUp } from '../../testing/sign-in.ts'
import { openSystem, type System } from '../../testing/system.ts'

let system: System
beforeAll(async () => {
  system = await openSystem()
})
afterAll(() => system.close())
// So that no test meets the limits of the one before.
beforeEach(() => system.clock.advance(3_600_000))

const sessionOf = (cookie: string) => system.request('GET', '/api/auth/get-session', { cookie })

describe('the session', () => {
  test('the cookie brings the token back under /api/auth, with role and tier', async () => {
    const { cookie, token, id } = await system.user()
    const { status, body, headers } = await sessionOf(cookie)

    expect(status).toBe(200)
    expect(body.user).toMatchObject({ id, role: 'user', subscriptionTier: 'starter' })
    expect(token.startsWith(body.session.token)).toBe(true)
    expect(headers.get('cache-control')).toBe('no-store')
    expect(
      (await system.request('GET', '/api/account', { token: body.session.token })).body.user.id,
    ).toBe(id)
  })

  test('without a cookie the session is null', async () => {
    const { status, text } = await system.request('GET', '/api/auth/get-session')

    expect([status, text]).toEqual([200, 'null'])
  })

  test('the cookie signs nobody in outside /api/auth, whatever its path says', async () => {
    const { cookie } = await system.user()
    const { status, body } = await system.request('GET', '/api/account', { cookie })

    expect(status).toBe(401)
    expect(body.code).toBe('accounts.sign_in_required')
  })

  test('the cookie is for the server alone and for /api/auth alone', async () => {
    const { headers } = await signUp(system, {
      name: 'Mona',
      email: 'cookie@example.ae',
      password: 'long enough 1',
    })

    expect(headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^wakeel\.session_token=\S+; Max-Age=2592000; Path=\/api\/auth; HttpOnly; SameSite=Lax$/,
      ),
      expect.stringMatching(
        /^wakeel\.devices=\S+; Max-Age=34560000; Path=\/api\/auth; HttpOnly; SameSite=Lax$/,
      ),
    ])
  })

  test('signing out ends the session for cookie and token', async () => {
    const { cookie, token } = await system.user()
    await system.request('POST', '/api/auth/sign-out', { cookie, body: {} })

    expect((await system.request('GET', '/api/account', { token })).status).toBe(401)
    expect((await sessionOf(cookie)).text).toBe('null')
  })

  test('a session ends after thirty days without a visit', async () => {
    const { token } = await system.user()
    system.clock.advance(31 * 24 * 3_600_000)
    const { status, body } = await system.request('GET', '/api/account', { token })

    expect([status, body.code]).toEqual([401, 'accounts.sign_in_required'])
    expect(body.error).toMatch(/^This session has ended/)
  })

  test.for(['sk-proj-Zm9v', 'eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.', 'a'.repeat(40)])(
    'a program that sends “%s” reads that it is no key of the store, and not to sign in',
    async (token) => {
      const { status, body } = await system.request('GET', '/api/account', { token })

      expect([status, body.code]).toEqual([401, 'api_keys.invalid'])
    },
  )

  test.for([
    '',
    'x',
    'a'.repeat(32),
    `${'a'.repeat(32)}.signature`,
    '%00%00%00%00%00%00%00%00%00%00%00%00%00%00%00',
    'a'.repeat(5000),
  ])('the token “%s” opens nothing', async (token) => {
    const { status } = await system.request('GET', '/api/account', {
      headers: { authorization: `Bearer ${token}` },
    })

    expect(status).toBe(401)
  })

  test('a person sees where they are signed in, without the tokens', async () => {
    const { email, password, token } = await system.user()
    await signIn(system, email, password)
    const { status, body, text } = await system.request('GET', '/api/auth/list-sessions', { token })

    expect(status).toBe(200)
    expect(body.map(({ isCurrent }: { isCurrent: boolean }) => isCurrent).sort()).toEqual([
      false,
      true,
    ])
    expect(text).not.toContain(token.split('.')[0])
  })

  test('signing out the others leaves only this session', async () => {
    const { email, password, token } = await system.user()
    const other = (await signIn(system, email, password)).body.token
    await system.request('POST', '/api/auth/revoke-other-sessions', { token, body: {} })

    expect((await system.request('GET', '/api/account', { token })).status).toBe(200)
    expect((await system.request('GET', '/api/account', { token: other })).status).toBe(401)
  })

  test('no token survives signing out everywhere', async () => {
    const { email, password, token } = await system.user()
    const other = (await signIn(system, email, password)).body.token
    await system.request('POST', '/api/auth/revoke-sessions', { token, body: {} })

    expect((await system.request('GET', '/api/account', { token })).status).toBe(401)
    expect((await system.request('GET', '/api/account', { token: other })).status).toBe(401)
  })
})

describe('requests from elsewhere', () => {
  const change = (headers: Record<string, string>, cookie: string) =>
    system.request('POST', '/api/auth/update-user', {
      cookie,
      body: { name: 'Changed from elsewhere' },
      headers,
    })

  test.for([
    ['another site', { origin: 'https://evil.example' }],
    ['a page without an origin', { origin: 'null' }],
    [
      'a name that somebody pointed at this address',
      { origin: 'http://evil.example', host: 'evil.example' },
    ],
    ['a browser that says so', { 'sec-fetch-site': 'cross-site' }],
  ] as const)('%s cannot use the cookie', async ([, headers]) => {
    const { cookie, token } = await system.user()
    const { status, body } = await change(headers, cookie)

    expect([status, body.code]).toEqual([403, 'accounts.origin_refused'])
    expect((await system.request('GET', '/api/account', { token })).body.user.name).toBe(
      'Aisha Rahman',
    )
  })

  test('the same store under localhost can', async () => {
    const { cookie } = await system.user()
    const { port } = new URL(system.url)
    const { status } = await system.request('POST', '/api/auth/update-user', {
      cookie,
      body: { name: 'Changed at home' },
      headers: { origin: `http://127.0.0.1:${port}` },
    })

    expect(status).toBe(200)
  })
})

describe('a store behind https and a proxy', () => {
  test('keeps the cookie to https and links to its public address', async () => {
    const store = await openSystem({ config: { publicUrl: 'https://store.example' } })
    const body = { name: 'Mona', email: 'https@example.ae', password: 'long enough 1' }
    const signUpFrom = (origin: string) =>
      store.request('POST', '/api/auth/sign-up/email', { body, headers: { origin } })
    const elsewhere = await signUpFrom('https://evil.example')
    const own = await signUpFrom('https://store.example')
    await store.close()

    expect(elsewhere.status).toBe(403)
    expect(own.headers.getSetCookie()[0]).toMatch(
      /^__Secure-wakeel\.session_token=\S+; .*Path=\/api\/auth; HttpOnly; Secure; SameSite=Lax$/,
    )
    expect(store.mail.outbox[0]!.text).toContain('https://store.example/#/verify-email?token=')
  })

  test('counts the addresses that a trusted proxy names', async () => {
    const store = await openSystem({ config: { trustProxy: ['127.0.0.1'] } })
    const statuses = []
    for (let attempt = 0; attempt < 7; attempt++) {
      const body = { email: `guess-${attempt}@example.ae`, password: 'not the password' }
      const headers = { 'x-forwarded-for': attempt < 6 ? `203.0.113.${attempt}` : '203.0.113.0' }
      statuses.push(
        (await store.request('POST', '/api/auth/sign-in/email', { body, headers })).status,
      )
    }
    await store.close()

    expect(statuses).toEqual(Array(7).fill(401))
  })
})

test('a password of the proxy in front of the store is not taken for a session', async () => {
  const { status } = await system.request('GET', '/api/apps', {
    headers: { authorization: 'Basic d2FrZWVsOndha2VlbA==' },
  })

  expect(status).toBe(200)
})
