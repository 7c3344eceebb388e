import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openSystem, type System } from '../../testing/system.ts'

let system: System
beforeAll(async () => {
  system = await openSystem()
})
afterAll(() => system.close())
// So that no test meets the limits of the one before.
beforeEach(() => system.clock.advance(3_600_000))

const signUp = (body: object) => system.request('POST', '/api/auth/sign-up/email', { body })
const signIn = (email: string, password: string) =>
  system.request('POST', '/api/auth/sign-in/email', { body: { email, password } })
const sessionOf = (cookie: string) => system.request('GET', '/api/auth/get-session', { cookie })

describe('signing up', () => {
  test('a new person is signed in at once, as a user with the starter tier', async () => {
    const { status, body } = await signUp({
      name: 'Mona Haddad',
      email: 'Mona.Haddad@Example.ae',
      password: 'long enough 1',
    })
    const account = await system.request('GET', '/api/account', { token: body.token })

    expect(status).toBe(200)
    expect(account.body.user).toMatchObject({
      name: 'Mona Haddad',
      email: 'mona.haddad@example.ae',
      email_verified: false,
      role: 'user',
      permissions: ['app_access'],
      subscription_tier: 'starter',
      demo_runs_used: 0,
    })
  })

  test('an e-mail that has an account, in any letter case, is answered as a new one is and signs nobody in', async () => {
    const { email, token } = await system.user()
    const known = await signUp({
      name: 'Somebody Else',
      email: email.toUpperCase(),
      password: 'long enough 1',
    })
    const fresh = await signUp({
      name: 'Somebody New',
      email: 'somebody.new@example.ae',
      password: 'long enough 1',
    })

    expect([known.status, fresh.status]).toEqual([200, 200])
    expect(Object.keys(known.body.user).sort()).toEqual(Object.keys(fresh.body.user).sort())
    expect(known.body).toMatchObject({
      token: null,
      user: { name: 'Somebody Else', email, emailVerified: false, role: 'user' },
    })
    expect([known.headers.getSetCookie(), known.headers.get('set-auth-token')]).toEqual([[], null])
    expect((await system.request('GET', '/api/account', { token })).body.user.name).toBe(
      'Aisha Rahman',
    )
  })

  test('its owner is told by e-mail, once an hour however often somebody tries', async () => {
    const { email } = await system.user()
    for (let attempt = 0; attempt < 3; attempt++)
      await signUp({ name: 'Somebody', email, password: 'long enough 1' })
    const emails = system.mail
      .to(email)
      .filter(({ subject }) => subject.startsWith('You already have a Wakeel account'))

    expect(emails).toHaveLength(1)
    expect(emails[0]!.text).toContain(`${system.url}/#/signin`)
    expect(emails[0]!.text).toContain(`${system.url}/#/forgot-password`)
  })

  test('an address that met ten accounts within an hour learns nothing more: nobody signs up from it until then', async () => {
    const store = await openSystem()
    const { email } = await store.user()
    const signUpHere = (address: string) =>
      store.request('POST', '/api/auth/sign-up/email', {
        body: { name: 'Try', email: address, password: 'long enough 1' },
      })
    const statuses = []
    for (let attempt = 0; attempt < 10; attempt++) statuses.push((await signUpHere(email)).status)
    const known = await signUpHere(email)
    const fresh = await signUpHere('fresh@example.ae')
    store.clock.advance(3_600_000)
    const later = await signUpHere('fresh@example.ae')
    await store.close()

    expect(statuses).toEqual(Array(10).fill(200))
    expect([known.status, fresh.status]).toEqual([429, 429])
    expect(fresh.text).toBe(known.text)
    expect(later.status).toBe(200)
  })

  test('twenty simultaneous sign-ups with one e-mail make one person, who can sign in', async () => {
    const emailCases = Array.from({ length: 20 }, (_, at) =>
      at % 2 ? 'Twenty@Example.AE' : 'twenty@example.ae',
    )
    const replies = await Promise.all(
      emailCases.map((email, at) =>
        signUp({ name: `Try ${at}`, email, password: `one of twenty: ${at}` }),
      ),
    )

    const won = replies.findIndex(({ body }) => body.token)
    expect(replies.filter(({ body }) => body.token)).toHaveLength(1)
    expect((await signIn('twenty@example.ae', `one of twenty: ${won}`)).status).toBe(200)
  })

  test.for([
    [
      'a password of seven characters',
      { password: '1234567' },
      'accounts.password_too_short',
      'Password must be at least 8 characters',
    ],
    [
      'a password of 129 characters',
      { password: 'x'.repeat(129) },
      'accounts.password_too_long',
      'Password must be at most 128 characters',
    ],
    [
      'a name of zero widths',
      { name: '\u200b\u2060\ufeff\u2800' },
      'request.invalid',
      'The field "name" is not valid: must not be blank.',
    ],
    [
      'a blank name',
      { name: '  ' },
      'request.invalid',
      'The field "name" is not valid: must not be blank.',
    ],
    [
      'what is not an e-mail',
      { email: 'mona at example' },
      'request.invalid',
      'The field "email" is not valid: invalid email address.',
    ],
  ] as const)('%s is refused with a sentence', async ([, wrong, code, error]) => {
    const { status, body } = await signUp({
      name: 'Mona',
      email: 'refused@example.ae',
      password: 'long enough 1',
      ...wrong,
    })

    expect(status).toBe(400)
    expect(body).toMatchObject({ success: false, code, error, message: error })
  })

  test.for([
    ['Mona\nHaddad', 'Mona Haddad'],
    ['\u202eMona\u202c Had\u200bdad\ufeff', 'Mona Haddad'],
    ['Mo\u00adna\u2066 Haddad\u{e0041}', 'Mona Haddad'],
    ['منى\u200f حدّاد', 'منى حدّاد'],
    ['می\u200cروم', 'می\u200cروم'],
  ] as const)('the name %j is stored as %j', async ([typed, stored]) => {
    const { body } = await signUp({
      name: typed,
      email: `${crypto.randomUUID()}@example.ae`,
      password: 'long enough 1',
    })

    expect(body.user.name).toBe(stored)
  })

  test.for(['role', 'subscriptionTier', 'emailVerified', 'isSample', 'id', '__proto__x'])(
    'the field %s cannot be sent along',
    async (field) => {
      const { status, body } = await signUp({
        name: 'Mona',
        email: 'along@example.ae',
        password: 'long enough 1',
        [field]: 'founder',
      })

      expect(status).toBe(400)
      expect(body.code).toBe('request.invalid')
    },
  )
})

describe('signing in', () => {
  test('e-mail in any letter case and password open a session with role and tier', async () => {
    const { email, password, id } = await system.user({ role: 'creator' })
    const { status, body } = await signIn(email.toUpperCase(), password)

    expect(status).toBe(200)
    expect(body.user).toMatchObject({ id, email, role: 'creator', subscriptionTier: 'starter' })
    expect((await system.request('GET', '/api/account', { token: body.token })).status).toBe(200)
  })

  test('a wrong password and an unknown e-mail are refused in the same words', async () => {
    const { email } = await system.user()
    const wrongPassword = await signIn(email, 'not the password')
    const unknownEmail = await signIn('nobody@example.ae', 'not the password')

    expect(wrongPassword.status).toBe(401)
    expect(wrongPassword.body.message).toBe('The email or the password is not right.')
    expect(unknownEmail.body).toEqual(wrongPassword.body)
    expect(unknownEmail.status).toBe(wrongPassword.status)
  })

  test('the sixth try within ten seconds is refused even with the right password, and it works afterwards', async () => {
    const { email, password } = await system.user()
    const tries = []
    for (let attempt = 0; attempt < 5; attempt++)
      tries.push((await signIn(email, 'not the password')).status)
    const sixth = await signIn(email, password)
    system.clock.advance(10_000)
    const later = await signIn(email, password)

    expect(tries).toEqual([401, 401, 401, 401, 401])
    expect(sixth.status).toBe(429)
    expect(sixth.headers.get('retry-after')).toBe('10')
    expect(later.status).toBe(200)
  })

  test('one address cannot try six accounts within ten seconds, and a made-up X-Forwarded-For does not help', async () => {
    const statuses = []
    for (let attempt = 0; attempt < 6; attempt++) {
      const headers = {
        'x-forwarded-for': `203.0.113.${attempt}`,
        'x-wakeel-client-address': `203.0.113.${attempt}`,
      }
      const body = { email: `guess-${attempt}@example.ae`, password: 'not the password' }
      statuses.push(
        (await system.request('POST', '/api/auth/sign-in/email', { body, headers })).status,
      )
    }

    expect(statuses).toEqual([401, 401, 401, 401, 401, 429])
  })
})

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
    const { headers } = await signUp({
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
    await signIn(email, password)
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
    const other = (await signIn(email, password)).body.token
    await system.request('POST', '/api/auth/revoke-other-sessions', { token, body: {} })

    expect((await system.request('GET', '/api/account', { token })).status).toBe(200)
    expect((await system.request('GET', '/api/account', { token: other })).status).toBe(401)
  })

  test('no token survives signing out everywhere', async () => {
    const { email, password, token } = await system.user()
    const other = (await signIn(email, password)).body.token
    await system.request('POST', '/api/auth/revoke-sessions', { token, body: {} })

    expect((await system.request('GET', '/api/account', { token })).status).toBe(401)
    expect((await system.request('GET', '/api/account', { token: other })).status).toBe(401)
  })
})

describe('name and password', () => {
  test('a person changes their name', async () => {
    const { token } = await system.user()
    const { status } = await system.request('POST', '/api/auth/update-user', {
      token,
      body: { name: 'Aisha Al Mansoori' },
    })

    expect(status).toBe(200)
    expect((await system.request('GET', '/api/account', { token })).body.user.name).toBe(
      'Aisha Al Mansoori',
    )
  })

  test('a person cannot change their role or tier with the name', async () => {
    const { token } = await system.user()
    const change = (field: string) =>
      system.request('POST', '/api/auth/update-user', {
        token,
        body: { name: 'A', [field]: 'enterprise' },
      })
    const statuses = [
      await change('role'),
      await change('subscriptionTier'),
      await change('email'),
    ].map(({ status }) => status)

    expect(statuses).toEqual([400, 400, 400])
    expect((await system.request('GET', '/api/account', { token })).body.user).toMatchObject({
      role: 'user',
      subscription_tier: 'starter',
    })
  })

  test('a changed password signs everybody else out, and only the new one opens the account', async () => {
    const { email, password, token } = await system.user()
    const other = (await signIn(email, password)).body.token
    const body = {
      currentPassword: password,
      newPassword: 'another password',
      revokeOtherSessions: false,
    }
    const changed = await system.request('POST', '/api/auth/change-password', { token, body })

    expect(changed.status).toBe(200)
    expect(
      (await system.request('GET', '/api/account', { token: changed.body.token })).status,
    ).toBe(200)
    expect((await system.request('GET', '/api/account', { token: other })).status).toBe(401)
    expect((await signIn(email, password)).status).toBe(401)
    expect((await signIn(email, 'another password')).status).toBe(200)
  })

  test('a password is not changed without the present one, nor to one that is too short', async () => {
    const { email, password, token } = await system.user()
    const change = (currentPassword: string, newPassword: string) =>
      system.request('POST', '/api/auth/change-password', {
        token,
        body: { currentPassword, newPassword },
      })

    expect((await change('not the password', 'another password')).body.code).toBe(
      'accounts.password_wrong',
    )
    expect((await change(password, 'short')).body.code).toBe('accounts.password_too_short')
    expect((await signIn(email, password)).status).toBe(200)
  })
})

describe('a password that is guessed first', () => {
  test.each([
    '12345678',
    'password123456',
    'Password2026!',
    'iLoveYou',
    'ＰＡＳＳＷＯＲＤ１',
    'Wakeel2026',
    'وكيل12345',
  ])('%s opens no new account', async (password) => {
    const { status, body } = await signUp({
      name: 'Aisha',
      email: `${crypto.randomUUID()}@example.ae`,
      password,
    })

    expect([status, body.code]).toEqual([400, 'accounts.password_too_common'])
  })

  test.each(['password of the four winds', 'rw8#kQ2!xz', '73920184', 'ثلاث نخلات وجمل'])(
    '%s is none',
    async (password) => {
      const email = `${crypto.randomUUID()}@example.ae`
      const { status } = await signUp({ name: 'Aisha', email, password })

      expect(status).toBe(200)
    },
  )

  test('is not taken in place of another, which stays', async () => {
    const { email, password, token } = await system.user()
    const { body } = await system.request('POST', '/api/auth/change-password', {
      token,
      body: { currentPassword: password, newPassword: 'qwerty123' },
    })

    expect(body.code).toBe('accounts.password_too_common')
    expect((await signIn(email, password)).status).toBe(200)
  })
})

describe('a password of any letters', () => {
  test('is taken as it was typed, blanks at its ends too, up to 128 characters', async () => {
    const { email, password, token } = await system.user()
    const long = ` ${'ÄسجّB 1'.repeat(18)} `.slice(0, 127).concat(' ')
    const change = (newPassword: string) =>
      system.request('POST', '/api/auth/change-password', {
        token,
        body: { currentPassword: password, newPassword },
      })
    const tooLong = await change(`${long}x`)
    const changed = await change(long)

    expect(long).toHaveLength(128)
    expect([tooLong.status, tooLong.body.code, changed.status]).toEqual([
      400,
      'accounts.password_too_long',
      200,
    ])
    expect((await signIn(email, long)).status).toBe(200)
    expect((await signIn(email, long.trim())).status).toBe(401)
    expect((await signIn(email, long.toLowerCase())).status).toBe(401)
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
