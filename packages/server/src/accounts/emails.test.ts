import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { openSystem, type System } from '../../testing/system.ts'

let system: System
beforeAll(async () => {
  system = await openSystem()
})
afterAll(() => system.close())
beforeEach(() => system.clock.advance(3_600_000))
afterEach(() => vi.useRealTimers())

const signIn = (email: string, password: string) =>
  system.request('POST', '/api/auth/sign-in/email', { body: { email, password } })
const askForReset = (email: string) =>
  system.request('POST', '/api/auth/request-password-reset', { body: { email } })
const reset = (token: string, newPassword = 'a brand new one') =>
  system.request('POST', '/api/auth/reset-password', { body: { token, newPassword } })

/** The token in the link of the newest e-mail to this address. */
function tokenFor(address: string, page: string): string {
  const message = system.mail.to(address).at(-1)
  const [, token] =
    new RegExp(`${system.url}/#/${page}\\?token=(\\S+)`).exec(message?.text ?? '') ?? []
  if (!token) throw new Error(`no e-mail with a link to ${page} went to ${address}`)
  return decodeURIComponent(token)
}

/** better-auth reads the machine's clock for what it sent out. */
function laterBy(milliseconds: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + milliseconds })
}

describe('a forgotten password', () => {
  test('the link in the e-mail sets a new password and signs everybody out', async () => {
    const { email, password, token } = await system.user()
    await askForReset(email.toUpperCase())
    const { status } = await reset(tokenFor(email, 'reset-password'))

    expect(status).toBe(200)
    expect((await system.request('GET', '/api/account', { token })).status).toBe(401)
    expect((await signIn(email, password)).status).toBe(401)
    expect((await signIn(email, 'a brand new one')).status).toBe(200)
  })

  test('the e-mail is in English and Arabic and repeats nothing that somebody typed', async () => {
    const { email } = await system.user({ name: 'Cheap watches at watches.example' })
    await askForReset(email)
    const message = system.mail.to(email).at(-1)

    expect(message).toMatchObject({
      subject: 'Choose a new Wakeel password · اختر كلمة مرور جديدة لوكيل',
      text: expect.stringMatching(/^Hello,[\s\S]+مرحبًا،/),
    })
    expect(message!.text).not.toContain('watches')
  })

  test('a link works once, also when it is followed twice at the same time', async () => {
    const { email } = await system.user()
    await askForReset(email)
    const token = tokenFor(email, 'reset-password')
    const replies = await Promise.all([
      reset(token, 'password of one'),
      reset(token, 'password of two'),
    ])
    const again = await reset(token)

    expect(replies.map(({ status }) => status).sort()).toEqual([200, 400])
    expect(again.body).toMatchObject({
      code: 'accounts.link_invalid',
      error: 'This link is no longer valid. Ask for a new one.',
    })
  })

  test('a link ends after an hour', async () => {
    const { email, password } = await system.user()
    await askForReset(email)
    system.clock.advance(3_601_000)
    const { status, body } = await reset(tokenFor(email, 'reset-password'))

    expect([status, body.code]).toEqual([400, 'accounts.link_invalid'])
    expect((await signIn(email, password)).status).toBe(200)
  })

  test('a password that is too short or too common leaves the link good', async () => {
    const { email } = await system.user()
    await askForReset(email)
    const token = tokenFor(email, 'reset-password')

    expect((await reset(token, 'short')).body.code).toBe('accounts.password_too_short')
    expect((await reset(token, 'sunshine1')).body.code).toBe('accounts.password_too_common')
    expect((await reset(token)).status).toBe(200)
  })

  test('an address without an account is answered the same and gets no e-mail', async () => {
    const { email } = await system.user()
    const known = await askForReset(email)
    const unknown = await askForReset('nobody-here@example.ae')

    expect([unknown.status, unknown.text]).toEqual([known.status, known.text])
    expect(system.mail.to('nobody-here@example.ae')).toEqual([])
  })

  test('the fourth e-mail to one address within a quarter of an hour is refused', async () => {
    const { email } = await system.user()
    const statuses = []
    for (let message = 0; message < 4; message++) statuses.push((await askForReset(email)).status)

    expect(statuses).toEqual([200, 200, 200, 429])
  })
})

describe('links to choose a new password', () => {
  test('a newer link ends the older one', async () => {
    const { email } = await system.user()
    await askForReset(email)
    const older = tokenFor(email, 'reset-password')
    await askForReset(email)
    const newer = tokenFor(email, 'reset-password')
    const replies = [await reset(older), await reset(newer)]

    expect(replies.map(({ status }) => status)).toEqual([400, 200])
  })

  test('a change of the password ends every link', async () => {
    const { email, password, token } = await system.user()
    await askForReset(email)
    const link = tokenFor(email, 'reset-password')
    const body = { currentPassword: password, newPassword: 'changed by its owner' }
    const changed = await system.request('POST', '/api/auth/change-password', { token, body })

    expect(changed.status).toBe(200)
    expect((await reset(link)).body.code).toBe('accounts.link_invalid')
    expect((await signIn(email, 'changed by its owner')).status).toBe(200)
  })

  test('of many that are asked for at once, one at most works', async () => {
    const { email } = await system.user()
    await Promise.all([askForReset(email), askForReset(email), askForReset(email)])
    const links = system.mail
      .to(email)
      .flatMap(({ text }) => /reset-password\?token=(\S+)/.exec(text)?.[1] ?? [])
    const replies = await Promise.all(links.map((link) => reset(link)))

    expect(links).toHaveLength(3)
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('a change and a link at once leave one password and no session but what came after', async () => {
    const { email, password, token } = await system.user()
    const earlier = (await signIn(email, password)).body.token
    await askForReset(email)
    const link = tokenFor(email, 'reset-password')
    const body = { currentPassword: password, newPassword: 'changed by its owner' }
    const [changed, followed] = await Promise.all([
      system.request('POST', '/api/auth/change-password', { token, body }),
      reset(link, 'chosen by the link'),
    ])
    system.clock.advance(3_600_000)
    const works = await Promise.all([
      signIn(email, 'changed by its owner'),
      signIn(email, 'chosen by the link'),
      signIn(email, password),
    ])

    expect([changed, followed].filter(({ status }) => status === 200).length).toBeGreaterThan(0)
    expect(works.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await system.request('GET', '/api/account', { token: earlier })).status).toBe(401)
  })

  test('a used link confirms the e-mail: whoever followed it reads the mailbox', async () => {
    const { email } = await system.user({ isConfirmed: false })
    await askForReset(email)
    await reset(tokenFor(email, 'reset-password'))
    const { body } = await signIn(email, 'a brand new one')

    expect(body.user.emailVerified).toBe(true)
  })

  test('the stored form of a link opens nothing', async () => {
    const { email, id } = await system.user()
    await askForReset(email)
    const { rows } = await system.database.execute<{ identifier: string }>(
      sql`select identifier from verifications where value = ${id}`,
    )
    const stored = rows.map(({ identifier }) => identifier)
    const replies = await Promise.all(
      [...stored, ...stored.map((text) => text.replace(/^.*#/, ''))].map((text) => reset(text)),
    )

    expect(stored).toHaveLength(1)
    expect(stored[0]).not.toContain(tokenFor(email, 'reset-password'))
    expect(replies.map(({ status }) => status)).toEqual([400, 400])
  })

  test('what is asked for an unknown e-mail writes as much as for a known one', async () => {
    const { email } = await system.user()
    const count = async () =>
      (
        await system.database.execute<{ n: number }>(
          sql`select count(*)::int as n from verifications`,
        )
      ).rows[0]!.n
    const before = await count()
    await askForReset(email)
    const afterKnown = await count()
    await askForReset('nobody-at-all@example.ae')

    expect([afterKnown - before, (await count()) - afterKnown]).toEqual([1, 1])
  })
})

describe('confirming an e-mail', () => {
  const confirm = (token: string) =>
    system.request('GET', `/api/auth/verify-email?token=${encodeURIComponent(token)}`)
  const isConfirmed = async (token: string) =>
    (await system.request('GET', '/api/account', { token })).body.user.email_verified

  test('the e-mail of the sign-up confirms the address', async () => {
    const { email, token } = await system.user({ isConfirmed: false })
    const { status } = await confirm(tokenFor(email, 'verify-email'))

    expect(status).toBe(200)
    expect(await isConfirmed(token)).toBe(true)
  })

  test('a person can ask for the e-mail again until the address is confirmed', async () => {
    const { email, token } = await system.user({ isConfirmed: false })
    const ask = () =>
      system.request('POST', '/api/auth/send-verification-email', { token, body: { email } })
    const first = await ask()
    await confirm(tokenFor(email, 'verify-email'))
    const second = await ask()

    expect(first.status).toBe(200)
    expect(system.mail.to(email)).toHaveLength(2)
    expect([second.status, second.body.code]).toEqual([409, 'accounts.email_confirmed'])
  })

  test('a link ends after a day', async () => {
    const { email, token } = await system.user({ isConfirmed: false })
    laterBy(24 * 3_600_000 + 1000)
    const { status, body } = await confirm(tokenFor(email, 'verify-email'))

    expect([status, body.code]).toEqual([400, 'accounts.link_invalid'])
    expect(await isConfirmed(token)).toBe(false)
  })

  test('a link that was changed confirms nothing', async () => {
    const { email, token } = await system.user({ isConfirmed: false })
    const [head, content, signature] = tokenFor(email, 'verify-email').split('.')
    const forged = [head, content, signature!.split('').reverse().join('')].join('.')

    expect((await confirm(forged)).status).toBe(400)
    expect(await isConfirmed(token)).toBe(false)
  })
})
