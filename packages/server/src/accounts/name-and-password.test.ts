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
    const other = (await signIn(system, email, password)).body.token
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
    expect((await signIn(system, email, password)).status).toBe(401)
    expect((await signIn(system, email, 'another password')).status).toBe(200)
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
    expect((await signIn(system, email, password)).status).toBe(200)
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
    const { status, body } = await signUp(system, {
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
      const { status } = await signUp(system, { name: 'Aisha', email, password })

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
    expect((await signIn(system, email, password)).status).toBe(200)
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
    expect((await signIn(system, email, long)).status).toBe(200)
    expect((await signIn(system, email, long.trim())).status).toBe(401)
    expect((await signIn(system, email, long.toLowerCase())).status).toBe(401)
  })
})
