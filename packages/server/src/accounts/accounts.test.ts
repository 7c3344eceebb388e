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

describe('signing up', () => {
  test('a new person is signed in at once, as a user with the starter tier', async () => {
    const { status, body } = await signUp(system, {
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
    const known = await signUp(system, {
      name: 'Somebody Else',
      email: email.toUpperCase(),
      password: 'long enough 1',
    })
    const fresh = await signUp(system, {
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
      await signUp(system, { name: 'Somebody', email, password: 'long enough 1' })
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
        signUp(system, { name: `Try ${at}`, email, password: `one of twenty: ${at}` }),
      ),
    )

    const won = replies.findIndex(({ body }) => body.token)
    expect(replies.filter(({ body }) => body.token)).toHaveLength(1)
    expect((await signIn(system, 'twenty@example.ae', `one of twenty: ${won}`)).status).toBe(200)
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
    const { status, body } = await signUp(system, {
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
    const { body } = await signUp(system, {
      name: typed,
      email: `${crypto.randomUUID()}@example.ae`,
      password: 'long enough 1',
    })

    expect(body.user.name).toBe(stored)
  })

  test.for(['role', 'subscriptionTier', 'emailVerified', 'isSample', 'id', '__proto__x'])(
    'the field %s cannot be sent along',
    async (field) => {
      const { status, body } = await signUp(system, {
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
    const { status, body } = await signIn(system, email.toUpperCase(), password)

    expect(status).toBe(200)
    expect(body.user).toMatchObject({ id, email, role: 'creator', subscriptionTier: 'starter' })
    expect((await system.request('GET', '/api/account', { token: body.token })).status).toBe(200)
  })

  test('a wrong password and an unknown e-mail are refused in the same words', async () => {
    const { email } = await system.user()
    const wrongPassword = await signIn(system, email, 'not the password')
    const unknownEmail = await signIn(system, 'nobody@example.ae', 'not the password')

    expect(wrongPassword.status).toBe(401)
    expect(wrongPassword.body.message).toBe('The email or the password is not right.')
    expect(unknownEmail.body).toEqual(wrongPassword.body)
    expect(unknownEmail.status).toBe(wrongPassword.status)
  })

  test('the sixth try within ten seconds is refused even with the right password, and it works afterwards', async () => {
    const { email, password } = await system.user()
    const tries = []
    for (let attempt = 0; attempt < 5; attempt++)
      tries.push((await signIn(system, email, 'not the password')).status)
    const sixth = await signIn(system, email, password)
    system.clock.advance(10_000)
    const later = await signIn(system, email, password)

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
