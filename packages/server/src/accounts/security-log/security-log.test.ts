import { createOTP } from '@better-auth/utils/otp'
import { securityLog } from '@wakeel/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Authenticator, createAuthenticator } from '../../../testing/authenticator.ts'
import { openSystem, type Person, type System, type TestReply } from '../../../testing/system.ts'
import { securityEvents } from '../../database/schema/accounts.ts'

const ORIGIN = 'https://store.example'
const CHROME =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15) AppleWebKit/537.36 Chrome/130.0 Safari/537.36'
const FROM = '203.0.113.77'

let system: System
beforeAll(async () => {
  system = await openSystem({ config: { publicUrl: ORIGIN, trustProxy: ['127.0.0.1'] } })
})
afterAll(() => system.close())
beforeEach(() => system.clock.advance(3_600_000))

const at = (path: string, options: object = {}) =>
  system.request('POST', `/api/auth${path}`, {
    body: {},
    ...options,
    headers: { origin: ORIGIN, 'user-agent': CHROME, 'x-forwarded-for': FROM },
  })
const signIn = ({ email, password }: { email: string; password: string }, cookie = '') =>
  at('/sign-in/email', { body: { email, password }, cookie })
const logOf = async (token: string, query = '') =>
  (await system.request('GET', `/api/account/security-events${query}`, { token })).body
const kinds = async (token: string): Promise<string[]> =>
  (await logOf(token, '?limit=50')).events.map(({ kind }: securityLog.SecurityEvent) => kind)
const rowsOf = ({ id }: Person) =>
  system.database.$count(securityEvents, eq(securityEvents.userId, id))
const subjects = (email: string) =>
  system.mail.to(email).map(({ subject }) => subject.split(' · ')[0]!)
const knownDevice = ({ cookie }: Person) =>
  cookie.split('; ').find((part) => part.includes('wakeel.devices='))!

const cookiesOf = (reply: TestReply) =>
  reply.headers
    .getSetCookie()
    .filter((line) => !/Max-Age=0/.test(line))
    .map((line) => line.split(';')[0])
    .join('; ')
function codeOf(totpUri: string, steps: number): Promise<string> {
  const bits = [...new URL(totpUri).searchParams.get('secret')!]
    .map((message) =>
      'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(message).toString(2).padStart(5, '0'),
    )
    .join('')
  const secret = Uint8Array.from(bits.match(/.{8}/g) ?? [], (byte) => Number.parseInt(byte, 2))
  return createOTP(new TextDecoder().decode(secret)).hotp(Math.floor(Date.now() / 30_000) + steps)
}
async function switchOn({ token, password }: Person) {
  const { totpURI, backupCodes } = (await at('/two-factor/enable', { token, body: { password } }))
    .body
  const confirmed = await at('/two-factor/verify-totp', {
    token,
    body: { code: await codeOf(totpURI, 0) },
  })
  return { totpURI, backupCodes, token: confirmed.body.token as string }
}
async function addPasskey({ token, password }: Person, key: Authenticator) {
  const { body: options } = await at('/passkey/generate-register-options', {
    token,
    body: { password },
  })
  return (
    await at('/passkey/verify-registration', {
      token,
      body: { name: 'Phone', response: key.register(options) },
    })
  ).body.id
}
const device = () => createAuthenticator({ origin: ORIGIN, rpId: 'store.example' })

describe('the security log of an account', () => {
  test('tells of a sign-in when, by which browser and from which network it was, and not from which address', async () => {
    const person = await system.user()
    const { token } = (await signIn(person)).body
    const [newest] = (await logOf(token)).events

    expect(newest).toEqual({
      id: expect.any(String),
      at: system.clock.now().toISOString(),
      kind: 'signed_in',
      about: null,
      is_new_device: true,
      device: { browser: 'Chrome', system: 'macOS' },
      network: '203.0.113.0/24',
    })
  })

  test('tells of wrong passwords and of tries that were held back, ten of an hour at most', async () => {
    const person = await system.user()
    for (let attempt = 0; attempt < 8; attempt++)
      await signIn({ ...person, password: 'not the password' })
    system.clock.advance(11_000)
    for (let attempt = 0; attempt < 8; attempt++)
      await signIn({ ...person, password: 'not the password' })
    const log = await kinds(person.token)

    expect(log.filter((kind) => kind === 'sign_in_failed')).toHaveLength(10)
    expect(log.filter((kind) => kind === 'sign_in_held')).toHaveLength(6)
  })

  test('tells of two-step sign-in: on, a wrong code, a recovery code, new codes, off', async () => {
    const person = await system.user()
    const { totpURI, backupCodes } = await switchOn(person)
    const cookie = cookiesOf(await signIn(person))
    await at('/two-factor/verify-totp', { cookie, body: { code: '000000' } })
    const { token } = (
      await at('/two-factor/verify-backup-code', { cookie, body: { code: backupCodes[0] } })
    ).body
    const waiting = cookiesOf(await signIn(person))
    await at('/two-factor/verify-totp', {
      cookie: waiting,
      body: { code: await codeOf(totpURI, 1) },
    })
    const { password } = person
    await at('/two-factor/generate-backup-codes', { token, body: { password } })
    const off = await at('/two-factor/disable', { token, body: { password } })
    const last = off.headers.get('set-auth-token') ?? token

    expect(await kinds(last)).toEqual([
      'second_factor_off',
      'recovery_codes_made',
      'signed_in',
      'recovery_code_used',
      'code_wrong',
      'second_factor_on',
      'account_made',
    ])
  })

  test('tells of passkeys, of the password and of sessions that ended', async () => {
    const person = await system.user()
    const key = device()
    const id = await addPasskey(person, key)
    const { body: options } = await at('/passkey/generate-authenticate-options')
    const { token } = (
      await at('/passkey/verify-authentication', { body: { response: key.answer(options) } })
    ).body
    await at('/passkey/delete-passkey', { token, body: { id, password: 'not the password' } })
    await at('/passkey/delete-passkey', { token, body: { id, password: person.password } })
    await at('/revoke-other-sessions', { token })
    await at('/change-email', { token, body: { newEmail: `${crypto.randomUUID()}@example.ae` } })
    const body = { currentPassword: person.password, newPassword: 'a newer password' }
    const changed = (await at('/change-password', { token, body })).body.token
    await at('/sign-out', { token: changed })
    const last = (await signIn({ ...person, password: 'a newer password' })).body.token

    expect(await kinds(last)).toEqual([
      'signed_in',
      'signed_out',
      'password_changed',
      'email_change_asked',
      'sessions_ended',
      'passkey_removed',
      'password_wrong',
      'signed_in_with_passkey',
      'passkey_added',
      'account_made',
    ])
  })

  test('is one’s own, page by page', async () => {
    const person = await system.user()
    const other = await system.user()
    await signIn(person)
    const first = await logOf(person.token, '?limit=1')
    const second = await logOf(person.token, `?limit=1&cursor=${first.next_cursor}`)
    const stolen = await system.request(
      'GET',
      `/api/account/security-events?limit=1&cursor=${first.next_cursor}`,
      { token: other.token },
    )

    expect([first, second].map(({ events }) => events[0].kind)).toEqual([
      'signed_in',
      'account_made',
    ])
    expect(second.next_cursor).toBeNull()
    expect([stolen.status, stolen.body.code]).toEqual([400, 'request.cursor_invalid'])
  })

  test('holds no password, e-mail, token or whole address, stands in the export, and goes with the person', async () => {
    const person = await system.user()
    const { token } = (await signIn(person)).body
    await signIn({ ...person, password: 'not the password' })
    const text = JSON.stringify(await logOf(token))
    const exported = (await system.request('GET', '/api/account/export', { token })).body
      .security_events
    await system.request('DELETE', '/api/account', { token, body: { password: person.password } })

    for (const secret of [person.password, 'not the password', person.email, token, FROM])
      expect(text).not.toContain(secret)
    expect(exported).toHaveLength(3)
    expect(await rowsOf(person)).toBe(0)
  })

  test('goes back 180 days', async () => {
    const person = await system.user()
    const { token } = (await signIn(person)).body
    system.clock.advance(securityLog.SECURITY_LOG_DAYS * 24 * 3_600_000 + 1)
    await system.capabilities.accounts.forgetEnded()
    const before = await rowsOf(person)
    const again = (await signIn(person)).body.token

    expect(before).toBe(0)
    expect(token).toBeTruthy()
    expect(await kinds(again)).toEqual(['signed_in'])
  })
})

describe('an e-mail to the owner', () => {
  test('tells of a sign-in on a new device, in both languages, with time, device and what to do, and no link that acts by itself', async () => {
    const person = await system.user()
    await signIn(person)
    const message = system.mail.to(person.email).at(-1)!

    expect(message.subject).toBe(
      'New sign-in to your Wakeel account · تسجيل دخول جديد إلى حسابك في وكيل',
    )
    expect(message.text).toMatch(/When: \d+ \w+ \d{4}.+\(UAE time\)\nDevice: Chrome on macOS/)
    expect(message.text).toContain('الجهاز: Chrome على macOS')
    expect(message.text.match(/https?:\S+/g)).toEqual(Array(2).fill(`${ORIGIN}/#/forgot-password`))
  })

  test('tells of no sign-up and of no sign-in on a device that is known, and once a day of one that keeps no cookies', async () => {
    const person = await system.user()
    const signedUp = subjects(person.email)
    await signIn(person, knownDevice(person))
    const known = subjects(person.email)
    await signIn(person)
    await signIn(person)

    expect(signedUp.filter((subject) => subject.startsWith('New sign-in'))).toEqual([])
    expect(known).toEqual(signedUp)
    expect(subjects(person.email).slice(known.length)).toEqual([
      'New sign-in to your Wakeel account',
    ])
  })

  test('tells of the second factor, of recovery codes, of passkeys and of the password, each once', async () => {
    const person = await system.user()
    const before = system.mail.to(person.email).length
    const passkey = await addPasskey(person, device())
    await at('/passkey/delete-passkey', {
      token: person.token,
      body: { id: passkey, password: person.password },
    })
    const { token } = await switchOn(person)
    await at('/two-factor/generate-backup-codes', { token, body: { password: person.password } })
    system.clock.advance(11_000)
    const off = await at('/two-factor/disable', { token, body: { password: person.password } })
    const last = off.headers.get('set-auth-token') ?? token
    await at('/change-password', {
      token: last,
      body: { currentPassword: person.password, newPassword: 'a newer password' },
    })

    expect(subjects(person.email).slice(before)).toEqual([
      'A passkey was added to your Wakeel account',
      'A passkey was removed from your Wakeel account',
      'Two-step sign-in of your Wakeel account is on',
      'New recovery codes for your Wakeel account',
      'Two-step sign-in of your Wakeel account is off',
      'Your Wakeel password was changed',
    ])
  })

  test('tells whoever left that the account is deleted, and on which device', async () => {
    const { email, token, password } = await system.user()
    await system.request('DELETE', '/api/account', {
      token,
      body: { password },
      headers: { 'user-agent': CHROME },
    })

    expect(subjects(email).at(-1)).toBe('Your Wakeel account was deleted')
    expect(system.mail.to(email).at(-1)!.text).toContain('الجهاز: Chrome على macOS')
  })
})
