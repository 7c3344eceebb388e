import { createOTP } from '@better-auth/utils/otp'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openSystem, type Person, type System, type TestReply } from '../../testing/system.ts'

let system: System
beforeAll(async () => {
  system = await openSystem({ config: { trustProxy: ['127.0.0.1'] } })
})
afterAll(() => system.close())
beforeEach(() => system.clock.advance(3_600_000))

const at = (path: string, options: object) => system.request('POST', `/api/auth${path}`, options)
const cookiesOf = (reply: TestReply) =>
  reply.headers
    .getSetCookie()
    .filter((line) => !/Max-Age=0/.test(line))
    .map((line) => line.split(';')[0])
    .join('; ')

/** The code that the person's app shows, or will show next: the present one has switched two-step sign-in on. */
const codeOf = (totpUri: string, which: 'present' | 'next') => {
  const secret = new TextDecoder().decode(
    decodeBase32(new URL(totpUri).searchParams.get('secret')!),
  )
  return createOTP(secret).hotp(Math.floor(Date.now() / 30_000) + (which === 'next' ? 1 : 0))
}

function decodeBase32(text: string): Uint8Array {
  const bits = [...text]
    .map((message) =>
      'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(message).toString(2).padStart(5, '0'),
    )
    .join('')
  return Uint8Array.from(bits.match(/.{8}/g) ?? [], (byte) => Number.parseInt(byte, 2))
}

async function switchOn(person: Person, within = system) {
  const { body } = await within.request('POST', '/api/auth/two-factor/enable', {
    token: person.token,
    body: { password: person.password },
  })
  const { totpURI, backupCodes } = body as { totpURI: string; backupCodes: string[] }
  const code = await codeOf(totpURI, 'present')
  const confirmed = await within.request('POST', '/api/auth/two-factor/verify-totp', {
    token: person.token,
    body: { code },
  })
  return { totpURI, backupCodes, code, confirmed, token: confirmed.body.token as string }
}

const signIn = ({ email, password }: Person, cookie = '') =>
  at('/sign-in/email', { body: { email, password }, cookie })
const account = (token: string) => system.request('GET', '/api/account', { token })

describe('two-step sign-in', () => {
  test('is in force once a code of the app was given, not before', async () => {
    const person = await system.user()
    await at('/two-factor/enable', { token: person.token, body: { password: person.password } })
    const before = await signIn(person)
    const { confirmed, token } = await switchOn(person)
    const after = await signIn(person)

    expect(before.body.token).toBeTruthy()
    expect(confirmed.status).toBe(200)
    expect((await account(token)).body.user.second_factor).toBe('on')
    expect(after.body).toMatchObject({ twoFactorRedirect: true })
    expect([after.body.token, after.headers.get('set-auth-token')]).toEqual([undefined, null])
    expect(after.headers.getSetCookie().some((line) => line.startsWith('wakeel.devices='))).toBe(
      false,
    )
  })

  test('needs the password to be switched on or off, and for new recovery codes', async () => {
    const person = await system.user()
    const { token } = await switchOn(person)
    const tries = [
      await at('/two-factor/enable', { token, body: { password: 'not the password' } }),
      await at('/two-factor/disable', { token, body: { password: 'not the password' } }),
      await at('/two-factor/generate-backup-codes', {
        token,
        body: { password: 'not the password' },
      }),
    ]

    expect(tries.map(({ body }) => body.code)).toEqual(Array(3).fill('accounts.password_wrong'))
    expect((await account(token)).body.user.second_factor).toBe('on')
  })

  test('lets a person in with password and code, and nobody with a wrong code', async () => {
    const person = await system.user()
    const { totpURI } = await switchOn(person)
    const cookie = cookiesOf(await signIn(person))
    const wrong = await at('/two-factor/verify-totp', { cookie, body: { code: '000000' } })
    const right = await at('/two-factor/verify-totp', {
      cookie,
      body: { code: await codeOf(totpURI, 'next') },
    })

    expect([wrong.status, wrong.body.code]).toEqual([401, 'accounts.code_wrong'])
    expect(right.status).toBe(200)
    expect((await account(right.body.token)).body.user.id).toBe(person.id)
  })

  test('without the password before it a code opens nothing', async () => {
    const person = await system.user()
    const { totpURI } = await switchOn(person)
    const { status, body } = await at('/two-factor/verify-totp', {
      body: { code: await codeOf(totpURI, 'next') },
    })

    expect([status, body.code]).toEqual([401, 'accounts.code_too_late'])
  })

  test('a code of the app works once, also when it is used twice at the same time', async () => {
    const person = await system.user()
    const { totpURI, code: spent } = await switchOn(person)
    const [one, two, three] = [
      cookiesOf(await signIn(person)),
      cookiesOf(await signIn(person)),
      cookiesOf(await signIn(person)),
    ]
    const use = (cookie: string, code: string) =>
      at('/two-factor/verify-totp', { cookie, body: { code } })
    const code = await codeOf(totpURI, 'next')
    const replies = await Promise.all([use(one, code), use(two, code)])
    const again = await use(three, spent)

    expect(replies.map(({ status }) => status).sort()).toEqual([200, 401])
    expect([again.status, again.body.code]).toEqual([401, 'accounts.code_wrong'])
  })

  test('a recovery code works once, also when it is used twice at the same time', async () => {
    const person = await system.user()
    const { backupCodes } = await switchOn(person)
    const [one, two] = [cookiesOf(await signIn(person)), cookiesOf(await signIn(person))]
    const use = (cookie: string) =>
      at('/two-factor/verify-backup-code', { cookie, body: { code: backupCodes[0] } })
    const replies = await Promise.all([use(one), use(two)])

    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('ten wrong codes in a row lock the codes, not the sessions', async () => {
    const person = await system.user()
    const { token, totpURI } = await switchOn(person)
    for (let round = 0; round < 2; round++) {
      const cookie = cookiesOf(await signIn(person))
      for (let attempt = 0; attempt < 5; attempt++)
        await at('/two-factor/verify-totp', { cookie, body: { code: '000000' } })
      system.clock.advance(60_000)
    }
    const cookie = cookiesOf(await signIn(person))
    const right = await at('/two-factor/verify-totp', {
      cookie,
      body: { code: await codeOf(totpURI, 'next') },
    })

    expect([right.status, right.body.code]).toEqual([429, 'accounts.codes_locked'])
    expect((await account(token)).status).toBe(200)
  })

  test('wrong codes from many addresses at the same time lock them too', async () => {
    const person = await system.user()
    const { totpURI } = await switchOn(person)
    const { email, password } = person
    const from = (attempt: number) => ({ 'x-forwarded-for': `203.0.113.${attempt}` })
    const challenges = []
    for (let attempt = 0; attempt < 12; attempt++)
      challenges.push(
        cookiesOf(
          await at('/sign-in/email', { body: { email, password }, headers: from(attempt) }),
        ),
      )
    const guess = (cookie: string, attempt: number) =>
      at('/two-factor/verify-totp', { cookie, body: { code: '000000' }, headers: from(attempt) })
    await Promise.all(challenges.slice(1).map(guess))
    const right = await at('/two-factor/verify-totp', {
      cookie: challenges[0],
      body: { code: await codeOf(totpURI, 'next') },
    })

    expect([right.status, right.body.code]).toEqual([429, 'accounts.codes_locked'])
  })

  test('a trusted device is not asked again until the password changes', async () => {
    const person = await system.user()
    const { totpURI, token } = await switchOn(person)
    const cookie = cookiesOf(await signIn(person))
    const trusted = cookiesOf(
      await at('/two-factor/verify-totp', {
        cookie,
        body: { code: await codeOf(totpURI, 'next'), trustDevice: true },
      }),
    )
    const again = await signIn(person, trusted)
    const body = { currentPassword: person.password, newPassword: 'another password' }
    await at('/change-password', { token, body })
    const changed = await signIn({ ...person, password: 'another password' }, cookiesOf(again))

    expect(again.body.token).toBeTruthy()
    expect(changed.body).toMatchObject({ twoFactorRedirect: true })
  })

  test('stores neither secret nor recovery codes in the clear, and leaves with the person', async () => {
    const person = await system.user()
    const { totpURI, backupCodes, token } = await switchOn(person)
    const rows = async () =>
      (await system.database.execute(sql`select * from two_factors where user_id = ${person.id}`))
        .rows
    const stored = JSON.stringify(await rows())
    await system.request('DELETE', '/api/account', { token, body: { password: person.password } })

    expect(stored).not.toContain(new URL(totpURI).searchParams.get('secret'))
    expect(stored).not.toContain(backupCodes[0])
    expect(await rows()).toEqual([])
  })

  test('whoever set it up without ever confirming the e-mail loses it to the owner of the mailbox', async () => {
    const person = await system.user({ isConfirmed: false })
    await switchOn(person)
    await at('/request-password-reset', { body: { email: person.email } })
    const [, token] =
      /reset-password\?token=(\S+)/.exec(system.mail.to(person.email).at(-1)!.text) ?? []
    await at('/reset-password', { body: { token, newPassword: 'of the owner' } })

    expect((await signIn({ ...person, password: 'of the owner' })).body.token).toBeTruthy()
  })
})

describe('where the operator asks staff for a second factor', () => {
  test('founder and administrators have no rights beyond their account until it is on; others are not asked', async () => {
    const store = await openSystem({ config: { requireSecondFactor: 'staff' } })
    const admin = await store.user({ role: 'admin' })
    const founder = await store.user({ role: 'founder' })
    const creator = await store.user({ role: 'creator' })
    const people = (token: string) => store.request('GET', '/api/admin/people', { token })
    const state = async ({ token }: { token: string }) =>
      (await store.request('GET', '/api/account', { token })).body.user.second_factor
    const before = [await people(admin.token), await people(founder.token)]
    const states = [await state(admin), await state(founder), await state(creator)]
    const { token } = await switchOn(admin, store)
    const after = await people(token)
    await store.close()

    expect(before.map(({ status, body }) => [status, body.code])).toEqual(
      Array(2).fill([403, 'accounts.second_factor_required']),
    )
    expect(states).toEqual(['required', 'required', 'off'])
    expect(after.status).toBe(200)
  })
})
