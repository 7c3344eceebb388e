import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createAuthenticator } from '../../testing/authenticator.ts'
import { openSystem, type Person, type System } from '../../testing/system.ts'

let system: System
beforeAll(async () => {
  system = await openSystem({ config: { trustProxy: ['127.0.0.1'] } })
})
afterAll(() => system.close())
beforeEach(() => system.clock.advance(3_600_000))

let nextAddress = 0
const anotherAddress = () => `203.0.${Math.floor(nextAddress / 250)}.${(nextAddress++ % 250) + 1}`

const signIn = (email: string, password: string, { from = '198.51.100.1', cookie = '' } = {}) =>
  system.request('POST', '/api/auth/sign-in/email', {
    body: { email, password },
    headers: { 'x-forwarded-for': from },
    cookie,
  })
const statuses = (replies: { status: number }[]) => replies.map(({ status }) => status)

/** Guesses from as many addresses as there are guesses. */
const guess = (email: string, times: number) =>
  Promise.all(
    Array.from({ length: times }, () =>
      signIn(email, 'not the password', { from: anotherAddress() }),
    ),
  )

const devices = ({ cookie }: Person) =>
  cookie.split('; ').find((part) => part.startsWith('wakeel.devices='))!

test('five wrong passwords from one address do not keep the owner out at another', async () => {
  const { email, password } = await system.user()
  for (let attempt = 0; attempt < 6; attempt++)
    await signIn(email, 'not the password', { from: '203.0.113.66' })

  expect((await signIn(email, password)).status).toBe(200)
})

test('whoever guesses from a hundred addresses at once gets thirty tries in ten minutes', async () => {
  const { email, password } = await system.user()
  const replies = await guess(email, 100)
  const right = await signIn(email, password, { from: anotherAddress() })
  system.clock.advance(600_000)

  expect(statuses(replies).filter((status) => status === 401)).toHaveLength(30)
  expect([right.status, right.body.code]).toEqual([429, 'accounts.sign_in_held'])
  expect(Number(right.headers.get('retry-after'))).toBeGreaterThan(60)
  expect((await signIn(email, password, { from: anotherAddress() })).status).toBe(200)
})

test('a device on which the owner signed in before lets them in meanwhile, also from the address of whoever guesses', async () => {
  const person = await system.user()
  await guess(person.email, 40)
  for (let attempt = 0; attempt < 6; attempt++)
    await signIn(person.email, 'not the password', { from: '203.0.113.67' })
  const known = await signIn(person.email, person.password, {
    from: '203.0.113.67',
    cookie: devices(person),
  })
  const unknown = await signIn(person.email, person.password, { from: '203.0.113.67' })

  expect(statuses([known, unknown])).toEqual([200, 429])
})

test('a known device has ten tries of its own in ten minutes, and then those of everybody', async () => {
  const person = await system.user()
  const cookie = devices(person)
  const replies = []
  for (let attempt = 0; attempt < 16; attempt++)
    replies.push(await signIn(person.email, 'not the password', { from: '203.0.113.68', cookie }))

  expect(statuses(replies)).toEqual([...Array(15).fill(401), 429])
})

test('a device is known to the account it signed in to and to no other, and a made-up mark to none', async () => {
  const victim = await system.user()
  const attacker = await system.user()
  await guess(victim.email, 31)
  const [name, value = ''] = devices(attacker).split('=')
  const replies = [
    await signIn(victim.email, victim.password, {
      from: anotherAddress(),
      cookie: devices(attacker),
    }),
    await signIn(victim.email, victim.password, {
      from: anotherAddress(),
      cookie: `${name}=${value.replace(/.$/, 'x')}`,
    }),
    await signIn(victim.email, victim.password, {
      from: anotherAddress(),
      cookie: `${name}=${'~'.repeat(2000)}`,
    }),
  ]

  expect(statuses(replies)).toEqual([429, 429, 429])
})

test('one device is known to several accounts', async () => {
  const one = await system.user()
  const two = await system.user()
  const second = await signIn(two.email, two.password, { cookie: devices(one) })
  const cookie = second.headers
    .getSetCookie()
    .find((line) => line.startsWith('wakeel.devices='))!
    .split(';')[0]!
  await guess(one.email, 31)
  await guess(two.email, 31)

  expect((await signIn(one.email, one.password, { from: anotherAddress(), cookie })).status).toBe(
    200,
  )
  expect((await signIn(two.email, two.password, { from: anotherAddress(), cookie })).status).toBe(
    200,
  )
})

test('whoever is kept out by guesses elsewhere chooses a new password by e-mail and is in', async () => {
  const { email } = await system.user()
  await guess(email, 31)
  await system.request('POST', '/api/auth/request-password-reset', { body: { email } })
  const [, token] = /reset-password\?token=(\S+)/.exec(system.mail.to(email).at(-1)!.text) ?? []
  const reset = await system.request('POST', '/api/auth/reset-password', {
    body: { token, newPassword: 'a brand new one' },
  })
  const cookie = reset.headers.getSetCookie()[0]!.split(';')[0]!

  expect((await signIn(email, 'a brand new one', { from: anotherAddress(), cookie })).status).toBe(
    200,
  )
})

test('whoever is kept out by guesses elsewhere gets in with a passkey', async () => {
  const { email, token, password } = await system.user()
  const key = createAuthenticator({ origin: system.url.replace('127.0.0.1', 'localhost') })
  const ask = async (path: string, body: object, of?: string) =>
    (await system.request('POST', `/api/auth/passkey${path}`, { body, ...(of && { token: of }) }))
      .body
  const added = await ask('/generate-register-options', { password }, token)
  await ask('/verify-registration', { name: 'Phone', response: key.register(added) }, token)
  await guess(email, 31)
  const options = await ask('/generate-authenticate-options', {})

  expect((await ask('/verify-authentication', { response: key.answer(options) })).user.email).toBe(
    email,
  )
})

test('an e-mail without an account is counted and refused like one that has it', async () => {
  const { email } = await system.user()
  const known = await guess(email, 35)
  const unknown = await guess('nobody-here@example.ae', 35)

  expect(statuses(unknown).sort()).toEqual(statuses(known).sort())
})
