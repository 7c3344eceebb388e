import { createAuthClient } from 'better-auth/client'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { newApiKey } from '../../testing/api-keys.ts'
import { openSystem, type System } from '../../testing/system.ts'
import { verifications } from '../database/schema/accounts.ts'

let system: System
beforeAll(async () => {
  system = await openSystem()
})
afterAll(() => system.close())
beforeEach(() => system.clock.advance(3_600_000))

/** better-auth's own client, as a program uses it: with a bearer token that it is given. */
function client(token?: string) {
  return createAuthClient({
    baseURL: system.url,
    fetchOptions: {
      headers: { origin: system.url },
      ...(token && { auth: { type: 'Bearer', token } }),
    },
  })
}

const linkIn = (email: string) => /https?:\/\/\S+/.exec(system.mail.to(email).at(-1)!.text)![0]
const follow = (link: string, token?: string) =>
  system.request('GET', link.slice(system.url.length), token ? { token } : {})

test('signs up, in and out, reads and ends sessions with the documented arguments', async () => {
  const email = 'client@example.ae'
  const up = await client().signUp.email({
    name: 'Mona',
    email,
    password: 'long enough 1',
    callbackURL: '/#/account',
  })
  const inn = await client().signIn.email({
    email,
    password: 'long enough 1',
    rememberMe: true,
    callbackURL: '/#/account',
  })
  const mine = client(inn.data!.token)
  const session = await mine.getSession()
  const listed = await mine.listSessions()
  const other = listed.data!.find(({ id }) => id !== session.data!.session.id)!
  const ended = await mine.revokeSession({ token: other.token })
  const out = await mine.signOut()

  expect([up.error, inn.error, listed.error, ended.error, out.error]).toEqual(Array(5).fill(null))
  expect(session.data?.user).toMatchObject({ email, emailVerified: false })
  expect((await system.request('GET', '/api/account', { token: up.data!.token! })).status).toBe(401)
})

test('changes the password with the documented arguments, which ends every other session', async () => {
  const { email, password, token } = await system.user()
  const other = (await client().signIn.email({ email, password })).data!.token
  const changed = await client(token).changePassword({
    currentPassword: password,
    newPassword: 'a brand new one',
    revokeOtherSessions: true,
  })
  const sessionOf = async (bearer: string) => (await client(bearer).getSession()).data?.user.email

  expect(changed.error).toBeNull()
  expect(await sessionOf(changed.data!.token!)).toBe(email)
  expect([await sessionOf(token), await sessionOf(other)]).toEqual([undefined, undefined])
  expect((await client().signIn.email({ email, password })).error?.status).toBe(401)
})

test('lists passkeys for whoever is signed in, and for nobody else', async () => {
  const { token } = await system.user()
  const list = (bearer?: string) => client(bearer).$fetch('/passkey/list-user-passkeys')

  expect((await list(token)).data).toEqual([])
  expect((await list()).error?.status).toBe(401)
})

test('with an API key as bearer has no session: what needs one is refused, and nothing of its person is told', async () => {
  const person = await system.user()
  const { secret } = await newApiKey(system, person)
  const program = client(secret)
  const session = await program.getSession()
  const refused = [
    await program.listSessions(),
    await program.revokeSessions(),
    await program.changePassword({
      currentPassword: person.password,
      newPassword: 'a brand new one',
    }),
    await program.updateUser({ name: 'Somebody else' }),
    await program.$fetch('/passkey/list-user-passkeys'),
  ]

  expect([session.data, session.error]).toEqual([null, null])
  expect(refused.map(({ data, error }) => [data, error?.status])).toEqual(
    Array(5).fill([null, 401]),
  )
  expect(JSON.stringify([session, ...refused])).not.toContain(person.email)
  expect((await client(person.token).getSession()).data?.user.name).toBe(person.name)
})

test.for(['/#/reset-password', '/#/account', '/'])(
  'asks for a new password with redirectTo %s, and the link leads to the page for it, with the token behind the hash',
  async (redirectTo) => {
    const { email } = await system.user()
    const requested = await client().requestPasswordReset({ email, redirectTo })
    const link = linkIn(email)
    const token = decodeURIComponent(link.split('token=')[1]!)
    const reset = await client().resetPassword({ token, newPassword: 'a brand new one' })

    expect([requested.error, reset.error]).toEqual([null, null])
    expect(link).toMatch(`${system.url}/#/reset-password?token=`)
  },
)

test('nobody has the confirmation of another’s sign-up lead to a page where something is agreed to', async () => {
  const email = `victim-${crypto.randomUUID()}@example.ae`
  const { error } = await client().signUp.email({
    name: 'Huda Salem',
    email,
    password: 'long enough 1',
    callbackURL: '/oauth/authorize?client_id=any&scope=run',
  })

  expect(error?.status).toBe(400)
  expect(system.mail.to(email)).toEqual([])
})

test('has the confirmation sent again with callbackURL, and the link confirms and leads there', async () => {
  const { email, token } = await system.user({ isConfirmed: false })
  const sent = await client(token).sendVerificationEmail({ email, callbackURL: '/#/account' })
  const followed = await follow(linkIn(email))

  expect(sent.error).toBeNull()
  expect([followed.status, followed.headers.get('location')]).toEqual([
    302,
    `${system.url}/#/account`,
  ])
  expect((await system.request('GET', '/api/account', { token })).body.user.email_verified).toBe(
    true,
  )
})

test.for([
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
  'http://user@127.0.0.1/',
  '/oauth/authorize?client_id=any&redirect_uri=http://127.0.0.1:9000/',
  '/#/authorize?client_id=any',
  '/#/join?token=any',
  '/#/%61uthorize',
  '/%2f/evil.example',
  '/?next=/oauth/authorize',
])('nobody has a link lead to %s', async (redirectTo) => {
  const { email } = await system.user()
  const before = system.mail.to(email).length
  const { error } = await client().requestPasswordReset({ email, redirectTo })

  expect(error?.status).toBe(400)
  expect(system.mail.to(email)).toHaveLength(before)
})

test('changes a confirmed e-mail once both addresses agreed, and ends the links that went to the old one', async () => {
  const { email, token, password } = await system.user()
  await follow(`${system.url}/api/auth/verify-email?token=${linkIn(email).split('token=')[1]}`)
  const newEmail = `new-${email}`
  const requested = await client(token).changeEmail({ newEmail, callbackURL: '/#/account' })
  const emailOf = async () =>
    (await system.request('GET', '/api/account', { token })).body.user.email
  const agree = linkIn(email)
  await Promise.all([follow(agree, token), follow(agree, token)])
  const [between, asked] = [await emailOf(), system.mail.to(newEmail)]
  await follow(linkIn(newEmail), token)
  const again = await follow(agree, token)

  expect(requested.error).toBeNull()
  expect([between, await emailOf()]).toEqual([email, newEmail])
  expect(asked.map(({ subject }) => subject)).toEqual([expect.stringMatching(/^Make this/)])
  expect([again.status, again.headers.get('location')]).toEqual([
    302,
    expect.stringContaining(`${system.url}/#/verify-email?token=`),
  ])
  expect((await client().signIn.email({ email: newEmail, password })).error).toBeNull()
  expect((await client().signIn.email({ email, password })).error?.status).toBe(401)
})

test('whoever signed up with another’s address keeps no way into the account once its owner chose a password', async () => {
  const squatter = await system.user({ isConfirmed: false })
  await client(squatter.token).changeEmail({ newEmail: 'evil@example.ae' })
  const wayIn = linkIn('evil@example.ae')
  await client().requestPasswordReset({ email: squatter.email })
  const token = decodeURIComponent(linkIn(squatter.email).split('token=')[1]!)
  await client().resetPassword({ token, newPassword: 'the owner chose it' })
  const used = await follow(`${system.url}/api/auth/verify-email?token=${wayIn.split('token=')[1]}`)

  expect([used.status, used.body.code]).toEqual([400, 'accounts.link_invalid'])
  expect(
    (await client().signIn.email({ email: squatter.email, password: 'the owner chose it' })).error,
  ).toBeNull()
})

test('nor once its owner confirmed it, nor after a new password between the two links of a change', async () => {
  const squatted = await system.user({ isConfirmed: false })
  const welcome = linkIn(squatted.email)
  await client(squatted.token).changeEmail({ newEmail: 'evil-too@example.ae' })
  const planted = linkIn('evil-too@example.ae')
  await follow(`${system.url}/api/auth/verify-email?token=${welcome.split('token=')[1]}`)
  const afterConfirming = await follow(
    `${system.url}/api/auth/verify-email?token=${planted.split('token=')[1]}`,
  )

  const owner = await system.user()
  await client(owner.token).changeEmail({ newEmail: 'evil-three@example.ae' })
  await follow(
    `${system.url}/api/auth/verify-email?token=${linkIn(owner.email).split('token=')[1]}`,
    owner.token,
  )
  const second = linkIn('evil-three@example.ae')
  await client(owner.token).changePassword({
    currentPassword: owner.password,
    newPassword: 'another one of mine',
  })
  const afterPassword = await follow(
    `${system.url}/api/auth/verify-email?token=${second.split('token=')[1]}`,
  )

  expect([afterConfirming.body.code, afterPassword.body.code]).toEqual([
    'accounts.link_invalid',
    'accounts.link_invalid',
  ])
})

test('a link with callbackURL that is dead leads to the page that says so, not to JSON and not to where it was to lead', async () => {
  const { email, token } = await system.user()
  await client(token).changeEmail({ newEmail: `dead-${email}`, callbackURL: '/#/account' })
  const ended = linkIn(email)
  await system.database.delete(verifications)
  const changed = await follow(ended, token)
  const madeUp = await follow(
    `${system.url}/api/auth/verify-email?token=made-up&callbackURL=${encodeURIComponent('/#/account')}`,
  )
  const deadPage = [302, expect.stringContaining(`${system.url}/#/verify-email?token=`)]

  expect([changed, madeUp].map(({ status, headers }) => [status, headers.get('location')])).toEqual(
    [deadPage, deadPage],
  )
})

test('whoever has a new password is told so', async () => {
  const { email, token, password } = await system.user()
  await client(token).changePassword({
    currentPassword: password,
    newPassword: 'another one of mine',
  })

  expect(system.mail.to(email).at(-1)!.subject).toContain('Your Wakeel password was changed')
})

test('the old address is told that it is the account’s no more', async () => {
  const { email, token } = await system.user({ isConfirmed: false })
  await client(token).changeEmail({ newEmail: `moved-${email}` })
  await follow(
    `${system.url}/api/auth/verify-email?token=${linkIn(`moved-${email}`).split('token=')[1]}`,
    token,
  )

  expect(system.mail.to(email).at(-1)!.subject).toContain('was changed')
})

test('an e-mail that somebody else has is not told to whoever wants it, and not taken', async () => {
  const owner = await system.user()
  const { email, token } = await system.user()
  const { data, error } = await client(token).changeEmail({ newEmail: owner.email })

  expect([data?.status, error]).toEqual([true, null])
  expect((await system.request('GET', '/api/account', { token })).body.user.email).toBe(email)
})

test('of two who want one free e-mail the first to confirm has it, and the other is told', async () => {
  const [one, two] = [
    await system.user({ isConfirmed: false }),
    await system.user({ isConfirmed: false }),
  ]
  const newEmail = 'wanted-by-two@example.ae'
  await client(one.token).changeEmail({ newEmail })
  const first = linkIn(newEmail).split('token=')[1]
  await client(two.token).changeEmail({ newEmail })
  const second = linkIn(newEmail).split('token=')[1]
  const use = (link: string | undefined, token: string) =>
    system.request('GET', `/api/auth/verify-email?token=${link}`, { token })
  const replies = await Promise.all([use(first, one.token), use(second, two.token)])

  expect(replies.map(({ status }) => status).sort()).toEqual([200, 422])
  expect(replies.find(({ status }) => status === 422)!.body.code).toBe('accounts.email_taken')
})
