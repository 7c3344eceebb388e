import { accounts } from '@wakeel/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Authenticator, createAuthenticator } from '../../../testing/authenticator.ts'
import { openSystem, type Person, type System } from '../../../testing/system.ts'

const ORIGIN = 'https://store.example'
const RP_ID = 'store.example'

let system: System
beforeAll(async () => {
  system = await openSystem({ config: { publicUrl: ORIGIN, trustProxy: ['127.0.0.1'] } })
})
afterAll(() => system.close())
beforeEach(() => system.clock.advance(3_600_000))

const at = (path: string, options: object, within = system) =>
  within.request('POST', `/api/auth/passkey${path}`, { headers: { origin: ORIGIN }, ...options })
const device = (behaviour = {}) =>
  createAuthenticator({ origin: ORIGIN, rpId: RP_ID, ...behaviour })
const account = (token: string, within = system) => within.request('GET', '/api/account', { token })
const list = async ({ token }: { token: string }) =>
  (await system.request('GET', '/api/auth/passkey/list-user-passkeys', { token })).body

async function add(
  { token, password }: Pick<Person, 'token' | 'password'>,
  key: Authenticator,
  name = 'Phone',
  within = system,
) {
  const begun = await at('/generate-register-options', { token, body: { password } }, within)
  if (begun.status !== 200) return begun
  return at(
    '/verify-registration',
    { token, body: { name, response: key.register(begun.body) } },
    within,
  )
}

async function signIn(key: Authenticator, within = system) {
  const { body: options } = await at('/generate-authenticate-options', { body: {} }, within)
  return at('/verify-authentication', { body: { response: key.answer(options) } }, within)
}

async function personWithPasskey() {
  const person = await system.user()
  const key = device()
  const { body } = await add(person, key)
  return { ...person, key, passkeyId: body.id as string }
}

const outcome = ({ status, body }: { status: number; body: { code?: string } }) => [
  status,
  body.code,
]
const refused = [401, 'accounts.passkey_refused']

describe('a passkey', () => {
  test('signs its owner in, makes the device known and says when it was used', async () => {
    const { id, key } = await personWithPasskey()
    const { status, body, headers } = await signIn(key)

    expect(status).toBe(200)
    expect((await account(body.token)).body.user.id).toBe(id)
    expect(headers.getSetCookie().some((line) => line.includes('wakeel.devices='))).toBe(true)
    expect(await list({ token: body.token })).toEqual([
      {
        id: expect.any(String),
        name: 'Phone',
        createdAt: expect.any(String),
        lastUsedAt: expect.any(String),
      },
    ])
  })

  test('is added and removed with the password only', async () => {
    const { token, password, passkeyId, key } = await personWithPasskey()
    const wrong = { password: 'not the password' }
    const adding = await at('/generate-register-options', { token, body: wrong })
    const removing = await at('/delete-passkey', { token, body: { id: passkeyId, ...wrong } })
    const removed = await at('/delete-passkey', { token, body: { id: passkeyId, password } })

    expect([adding, removing].map(outcome)).toEqual(Array(2).fill([403, 'accounts.password_wrong']))
    expect(removed.status).toBe(200)
    expect(await list({ token })).toEqual([])
    expect(outcome(await signIn(key))).toEqual(refused)
  })

  test('is called what its owner calls it', async () => {
    const { token, passkeyId } = await personWithPasskey()
    await at('/update-passkey', { token, body: { id: passkeyId, name: ' Work laptop ' } })

    expect(await list({ token })).toEqual([expect.objectContaining({ name: 'Work laptop' })])
  })

  test('of somebody else is not found', async () => {
    const { passkeyId, key } = await personWithPasskey()
    const { token, password } = await system.user()
    const naming = await at('/update-passkey', { token, body: { id: passkeyId, name: 'Mine' } })
    const removing = await at('/delete-passkey', { token, body: { id: passkeyId, password } })

    expect([naming, removing].map(outcome)).toEqual(
      Array(2).fill([404, 'accounts.passkey_not_found']),
    )
    expect((await signIn(key)).status).toBe(200)
  })

  test('belongs to one account', async () => {
    const { key } = await personWithPasskey()
    const other = await system.user()

    expect(outcome(await add(other, key))).toEqual(refused)
    expect(await list(other)).toEqual([])
  })

  test('asks for no code where two-step sign-in is on, as it proves two things itself', async () => {
    const { key, id } = await personWithPasskey()
    await system.database.execute(sql`update users set two_factor_enabled = true where id = ${id}`)
    const { body } = await signIn(key)

    expect((await account(body.token)).status).toBe(200)
  })

  test('of somebody who is suspended, or who left, opens nothing', async () => {
    const suspended = await personWithPasskey()
    await system.database.execute(
      sql`update users set is_suspended = true where id = ${suspended.id}`,
    )
    const gone = await personWithPasskey()
    await system.request('DELETE', '/api/account', {
      token: gone.token,
      body: { password: gone.password },
    })

    expect(outcome(await signIn(suspended.key))).toEqual([403, 'accounts.suspended'])
    expect(outcome(await signIn(gone.key))).toEqual(refused)
  })

  test('outlives a new password, and the sessions that it opened do not', async () => {
    const { key, email, password } = await personWithPasskey()
    const opened = (await signIn(key)).body.token
    await system.request('POST', '/api/auth/request-password-reset', {
      body: { email },
      headers: { origin: ORIGIN },
    })
    const [, token] = /reset-password\?token=(\S+)/.exec(system.mail.to(email).at(-1)!.text) ?? []
    const body = { token, newPassword: `${password} anew` }
    await system.request('POST', '/api/auth/reset-password', { body, headers: { origin: ORIGIN } })

    expect((await account(opened)).status).toBe(401)
    expect((await signIn(key)).status).toBe(200)
  })

  test('of whoever never confirmed the e-mail goes when the owner of the mailbox chooses a password', async () => {
    const person = await system.user({ isConfirmed: false })
    const key = device()
    await add(person, key)
    const { email } = person
    await system.request('POST', '/api/auth/request-password-reset', {
      body: { email },
      headers: { origin: ORIGIN },
    })
    const [, token] = /reset-password\?token=(\S+)/.exec(system.mail.to(email).at(-1)!.text) ?? []
    const body = { token, newPassword: 'of the owner' }
    await system.request('POST', '/api/auth/reset-password', { body, headers: { origin: ORIGIN } })

    expect(outcome(await signIn(key))).toEqual(refused)
  })

  test('stands in the export by its name, without its key', async () => {
    const { token, key } = await personWithPasskey()
    const { body, text } = await system.request('GET', '/api/account/export', { token })

    expect(body.passkeys).toEqual([
      { name: 'Phone', created_at: expect.any(String), last_used_at: null },
    ])
    expect(text).not.toContain(key.id)
  })

  test('beyond the most that an account holds is refused, also when several are added at once', async () => {
    const person = await system.user()
    const row = sql`gen_random_uuid()::text`
    await system.database.execute(sql`
      insert into passkeys (id, user_id, name, credential_id, public_key, counter, transports, created_at)
      select ${row}, ${person.id}, 'Key', ${row}, 'key', 0, '{}', now() from generate_series(2, ${accounts.MAX_PASSKEYS}::int)
    `)
    const replies = await Promise.all([add(person, device()), add(person, device())])
    const after = await add(person, device())

    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(outcome(after)).toEqual([409, 'accounts.passkeys_full'])
    expect(await list(person)).toHaveLength(accounts.MAX_PASSKEYS)
  })
})

describe('a sign-in with a passkey is refused', () => {
  test('when its answer is sent a second time, also at the same time', async () => {
    const { key } = await personWithPasskey()
    const { body: options } = await at('/generate-authenticate-options', { body: {} })
    const response = key.answer(options)
    const replies = await Promise.all([
      at('/verify-authentication', { body: { response } }),
      at('/verify-authentication', { body: { response } }),
    ])
    const again = await at('/verify-authentication', { body: { response } })

    expect(replies.map(({ status }) => status).sort()).toEqual([200, 401])
    expect(outcome(again)).toEqual(refused)
  })

  test('when the challenge was made up, was given for something else, or is older than five minutes', async () => {
    const { key, token, password } = await personWithPasskey()
    const made = { challenge: Buffer.from('made up').toString('base64url') }
    const forAdding = (await at('/generate-register-options', { token, body: { password } })).body
    const old = (await at('/generate-authenticate-options', { body: {} })).body
    system.clock.advance(300_001)
    const answers = await Promise.all(
      [made, forAdding, old].map((options) =>
        at('/verify-authentication', { body: { response: key.answer(options) } }),
      ),
    )

    expect(answers.map(outcome)).toEqual(Array(3).fill(refused))
  })

  test.for(['https://evil.example', `https://not.${RP_ID}`, `http://${RP_ID}`, `${ORIGIN}:8443`])(
    'when the page at %s asked for the answer',
    async (page) => {
      const { key } = await personWithPasskey()
      const { body: options } = await at('/generate-authenticate-options', { body: {} })

      expect(
        outcome(
          await at('/verify-authentication', { body: { response: key.answer(options, page) } }),
        ),
      ).toEqual(refused)
    },
  )

  test('when another device signed in its name', async () => {
    const { key } = await personWithPasskey()
    const { body: options } = await at('/generate-authenticate-options', { body: {} })
    const response = { ...device().answer(options), id: key.id, rawId: key.id }

    expect(outcome(await at('/verify-authentication', { body: { response } }))).toEqual(refused)
  })

  test('when its count went back, as that of a copy does', async () => {
    const { key } = await personWithPasskey()
    await signIn(key)
    await signIn(key)
    key.rewind()

    expect(outcome(await signIn(key))).toEqual(refused)
  })

  test('for a while when one address asks more than sixty times a minute', async () => {
    const headers = { origin: ORIGIN, 'x-forwarded-for': '203.0.113.9' }
    const replies = []
    for (let time = 0; time < 61; time++)
      replies.push(await at('/generate-authenticate-options', { body: {}, headers }))

    expect(replies.map(({ status }) => status)).toEqual([...Array(60).fill(200), 429])
  })
})

describe('a new passkey is refused', () => {
  test.for([
    ['another page asked for it', { origin: 'https://evil.example' }],
    ['it is for another host', { rpId: 'evil.example' }],
    ['the device did not ask who holds it', { isVerified: false }],
  ] as const)('when %s', async ([, behaviour]) => {
    const person = await system.user()

    expect(outcome(await add(person, device(behaviour)))).toEqual(refused)
  })

  test('when the challenge was given to somebody else, or was used before', async () => {
    const [person, other] = [await system.user(), await system.user()]
    const { body: options } = await at('/generate-register-options', {
      token: other.token,
      body: { password: other.password },
    })
    const stolen = await at('/verify-registration', {
      token: person.token,
      body: { name: 'Phone', response: device().register(options) },
    })
    const first = await at('/verify-registration', {
      token: other.token,
      body: { name: 'Phone', response: device().register(options) },
    })
    const second = await at('/verify-registration', {
      token: other.token,
      body: { name: 'Key', response: device().register(options) },
    })

    expect([stolen, second].map(outcome)).toEqual([refused, refused])
    expect(first.status).toBe(200)
  })
})

describe('where the operator asks staff for a second factor', () => {
  test('an administrator has it in a session that a passkey opened, and not in one of a password alone', async () => {
    const store = await openSystem({ config: { requireSecondFactor: 'staff', publicUrl: ORIGIN } })
    const admin = await store.user({ role: 'admin' })
    const key = device()
    await add(admin, key, 'Laptop', store)
    const { token } = (await signIn(key, store)).body
    const people = (of: string) => store.request('GET', '/api/admin/people', { token: of })
    const withPassword = await people(admin.token)
    const withPasskey = await people(token)
    const state = (await account(token, store)).body.user.second_factor
    const body = { currentPassword: admin.password, newPassword: 'a newer password' }
    const headers = { origin: ORIGIN }
    const changed = (
      await store.request('POST', '/api/auth/change-password', { token, body, headers })
    ).body.token
    const afterChange = await people(changed)
    await store.close()

    expect(outcome(withPassword)).toEqual([403, 'accounts.second_factor_required'])
    expect([withPasskey.status, afterChange.status]).toEqual([200, 200])
    expect(state).toBe('off')
  })
})
