import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openSystem, type System } from '../../testing/system.ts'
import { onPostgres } from '../../testing/test-database.ts'

let system: System
beforeAll(async () => {
  system = await openSystem()
})
afterAll(() => system.close())
beforeEach(() => system.clock.advance(3_600_000))

const people = () => system.capabilities.accounts
const account = (token: string) => system.request('GET', '/api/account', { token })
const signIn = (email: string, password: string) =>
  system.request('POST', '/api/auth/sign-in/email', { body: { email, password } })

describe('a suspended person', () => {
  test('is refused from the next request on, at every route', async () => {
    const { id, token, cookie, email, password } = await system.user()
    await system.suspend(id)
    const atTheApi = await account(token)
    const atTheCatalogue = await system.request('GET', '/api/apps', { token })
    const atTheSession = await system.request('GET', '/api/auth/get-session', { cookie })
    const atTheSignIn = await signIn(email, password)

    for (const { status, body } of [atTheApi, atTheCatalogue, atTheSession, atTheSignIn]) {
      expect([status, body.code, body.error]).toEqual([
        403,
        'accounts.suspended',
        'This account is suspended.',
      ])
    }
  })

  test('who gives a wrong password learns nothing about the suspension', async () => {
    const { id, email } = await system.user()
    await system.suspend(id)

    expect((await signIn(email, 'not the password')).body.code).toBe(
      'accounts.email_or_password_wrong',
    )
  })

  test('can sign out and let somebody else sign in at the same browser', async () => {
    const { id, cookie } = await system.user()
    const other = await system.user()
    await system.suspend(id)
    const body = { email: other.email, password: other.password }
    const signedIn = await system.request('POST', '/api/auth/sign-in/email', { cookie, body })
    const signedOut = await system.request('POST', '/api/auth/sign-out', { cookie, body: {} })

    expect([signedIn.status, signedOut.status]).toEqual([200, 200])
  })

  test('signs in anew after being restored; sessions from before stay dead', async () => {
    const { id, token, email, password } = await system.user()
    await system.suspend(id)
    await system.restore(id)

    expect((await account(token)).status).toBe(401)
    expect((await account((await signIn(email, password)).body.token)).status).toBe(200)
  })

  test.runIf(onPostgres)('is refused by the other processes at once', async () => {
    const elsewhere = await openSystem({ beside: system })
    const { id, token } = await system.user()
    const before = await elsewhere.request('GET', '/api/account', { token })
    await system.suspend(id)
    const after = await elsewhere.request('GET', '/api/account', { token })
    await elsewhere.close()

    expect([before.status, after.status]).toEqual([200, 403])
  })
})

describe('roles', () => {
  test('a new role holds from the next request on', async () => {
    const { id, token } = await system.user()
    await system.setRole(id, 'creator')

    expect((await account(token)).body.user).toMatchObject({
      role: 'creator',
      permissions: ['agent_creation', 'agent_management', 'analytics_view', 'payout_management'],
    })
  })

  test('nobody who does not exist gets a role', async () => {
    await expect(system.setRole('nobody', 'admin')).rejects.toMatchObject({
      code: 'accounts.user_not_found',
    })
  })
})

describe('the founder', () => {
  test('is made once with the given password, by whichever process is first', async () => {
    const store = await openSystem()
    const { accounts } = store.capabilities
    const credentials = { email: 'Owner@Example.ae', password: 'the founder knows' }
    const made = await Promise.all([
      accounts.ensureFounder(credentials),
      accounts.ensureFounder({ ...credentials, email: 'second@example.ae' }),
    ])
    const again = await accounts.ensureFounder({ email: undefined, password: undefined })
    const emails = new Set([...made, again].map(({ email }) => email))
    const [email] = emails
    const signedIn = await store.request('POST', '/api/auth/sign-in/email', {
      body: { email, password: credentials.password },
    })
    await store.close()

    expect(emails.size).toBe(1)
    expect(signedIn.body.user.role).toBe('founder')
  })

  test('gets a password that is told once when none was given', async () => {
    const store = await openSystem()
    const { email, madePassword } = await store.capabilities.accounts.ensureFounder({
      email: undefined,
      password: undefined,
    })
    const again = await store.capabilities.accounts.ensureFounder({
      email: undefined,
      password: undefined,
    })
    const signedIn = await store.request('POST', '/api/auth/sign-in/email', {
      body: { email, password: madePassword },
    })
    await store.close()

    expect(madePassword).toMatch(/^[\w-]{20}$/)
    expect(again).toEqual({ email, madePassword: undefined })
    expect(signedIn.status).toBe(200)
  })

  test('cannot be changed, suspended or doubled', async () => {
    const store = await openSystem()
    const { accounts } = store.capabilities
    const founder = await store.user({ role: 'founder' })
    const somebody = await store.user()

    await expect(store.setRole(founder.id, 'user')).rejects.toMatchObject({
      code: 'accounts.founder_protected',
    })
    await expect(store.suspend(founder.id)).rejects.toMatchObject({
      code: 'accounts.founder_protected',
    })
    await expect(store.restore(founder.id)).rejects.toMatchObject({
      code: 'accounts.founder_protected',
    })
    await expect(accounts.makeFounder(somebody.id)).rejects.toThrow()
    expect(
      (await store.request('GET', '/api/account', { token: founder.token })).body.user.role,
    ).toBe('founder')
    await store.close()
  })
})

test('a person of the sample data cannot sign in and is made once', async () => {
  const one = await people().createSampleUser({
    name: 'Sample Person',
    email: 'sample.person@example.ae',
  })
  const two = await people().createSampleUser({
    name: 'Sample Person',
    email: 'sample.person@example.ae',
  })

  expect(two.id).toBe(one.id)
  expect((await signIn('sample.person@example.ae', 'any password')).status).toBe(401)
})

test('nobody gets into the account of a sample person by mail', async () => {
  await people().createSampleUser({ name: 'Sample Person', email: 'sample.by.mail@example.ae' })
  const body = { email: 'sample.by.mail@example.ae' }
  const reset = await system.request('POST', '/api/auth/request-password-reset', { body })
  const confirmation = await system.request('POST', '/api/auth/send-verification-email', { body })

  expect([reset.status, confirmation.status]).toEqual([200, 200])
  expect(system.mail.to('sample.by.mail@example.ae')).toEqual([])
})
