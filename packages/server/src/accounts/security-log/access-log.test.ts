import type { securityLog } from '@wakeel/contract'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newApiKey } from '../../../testing/api-keys.ts'
import { NO_CAP, REDIRECT_URI, signedInProgram } from '../../../testing/oauth-program.ts'
import { organisationOf } from '../../../testing/organisations.ts'
import { openSystem, type Person, type System } from '../../../testing/system.ts'
import { newEndpoint } from '../../../testing/webhooks.ts'
import { newWidget } from '../../../testing/widgets.ts'

const PUBLIC = 'https://8.8.8.8/hooks'
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:131.0) Gecko/20100101 Firefox/131.0'

let system: System
let person: Person
beforeAll(async () => {
  system = await openSystem()
})
afterAll(() => system.close())
beforeEach(async () => {
  person = await system.user()
})
afterEach(async () => expect(await system.violations()).toEqual([]))

type Line = Pick<securityLog.SecurityEvent, 'kind' | 'about' | 'device'>

/** What happened after the account was made, the newest first. */
async function logOf({ token }: Person): Promise<Line[]> {
  const { body } = await system.request('GET', '/api/account/security-events?limit=50', { token })
  return body.events.filter(({ kind }: Line) => kind !== 'account_made')
}
const lines = async (whose: Person) =>
  (await logOf(whose)).map(({ kind, about }) => `${kind}: ${about}`)
async function told({ email }: Person) {
  await system.capabilities.outbox.sendEmails()
  return system.mail
    .to(email)
    .filter(({ subject }) => /API key|app was|webhook|مفتاح|تطبيق/.test(subject))
}
const send = (path: string, form: Record<string, string>) =>
  system.request('POST', path, {
    raw: new URLSearchParams(form).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'user-agent': FIREFOX },
  })
const refresh = (program: { clientId: string; refreshToken: string }) =>
  send('/oauth/token', {
    grant_type: 'refresh_token',
    client_id: program.clientId,
    refresh_token: program.refreshToken,
  })
async function allowAgain(clientId: string, scope: string) {
  const request = {
    client_id: clientId,
    redirect_uri: REDIRECT_URI,
    response_type: 'code',
    code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    code_challenge_method: 'S256',
    resource: `${system.url}/mcp`,
    scope,
  }
  const { status } = await system.request('POST', '/api/oauth/approvals', {
    token: person.token,
    body: { request, agents: null, cap: NO_CAP },
  })
  expect(status).toBe(200)
}

describe('the security log of an account', () => {
  test('tells of a key that is made, rotated and revoked, and by which browser', async () => {
    const headers = { 'user-agent': FIREFOX }
    const { token } = person
    const { body } = await system.request('POST', '/api/api-keys', {
      token,
      headers,
      body: { name: 'Invoices at night', scopes: ['run'] },
    })
    const address = `/api/api-keys/${body.api_key.id}`
    await system.request('POST', `${address}/rotate`, { token, headers, body: {} })
    await system.request('DELETE', address, { token, headers })
    await system.request('DELETE', address, { token, headers })

    const device = { browser: 'Firefox', system: 'Linux' }
    const about = 'Invoices at night'
    expect(await logOf(person)).toMatchObject([
      { kind: 'api_key_revoked', about, device },
      { kind: 'api_key_rotated', about, device },
      { kind: 'api_key_created', about, device },
    ])
  })

  test('tells of nothing that did not happen', async () => {
    const { token } = person
    const made = await system.request('POST', '/api/api-keys', {
      token,
      body: { name: 'Robot', scopes: ['run'], organisation: crypto.randomUUID() },
    })

    expect(made.status).toBe(404)
    expect(await logOf(person)).toEqual([])
    expect(await told(person)).toEqual([])
  })

  test('tells of an app that its person connects and disconnects', async () => {
    await signedInProgram(system, person)
    const { token } = person
    const { body } = await system.request('GET', '/api/oauth/grants', { token })
    await system.request('DELETE', `/api/oauth/grants/${body.grants[0].id}`, { token })

    expect(await lines(person)).toEqual([
      'app_disconnected: Invoice robot',
      'app_connected: Invoice robot',
    ])
  })

  test('tells of an app that revokes its own token, which is no device of the person’s', async () => {
    const { refreshToken, clientId } = await signedInProgram(system, person)
    await send('/oauth/revoke', { token: refreshToken, client_id: clientId })

    expect((await logOf(person))[0]).toMatchObject({ kind: 'app_disconnected', device: null })
  })

  test('tells of a token that came twice, which ended the app', async () => {
    const program = await signedInProgram(system, person)
    await refresh(program)
    system.clock.advance(60_000)
    const again = await refresh(program)

    expect(again.body.error).toBe('invalid_grant')
    expect((await lines(person))[0]).toBe('app_token_reused: Invoice robot')
  })

  test('tells of a webhook endpoint by its host, and of another address, and not of another description', async () => {
    const { id } = await newEndpoint(system, person, { address: PUBLIC })
    const change = (body: object) =>
      system.request('PATCH', `/api/webhook-endpoints/${id}`, { token: person.token, body })
    await change({ address: 'https://8.8.4.4/secret-path' })
    await change({ address: 'https://8.8.4.4/secret-path', description: 'Orders' })

    expect(await lines(person)).toEqual([
      'webhook_address_changed: 8.8.4.4',
      'webhook_created: 8.8.8.8',
    ])
  })

  test('of a member tells that their key was revoked, and not from where a manager did it', async () => {
    const { owner, member, id: organisation } = await organisationOf(system)
    const { id } = await newApiKey(system, member, { organisation })
    await system.request('DELETE', `/api/api-keys/${id}`, {
      token: owner.token,
      headers: { 'user-agent': FIREFOX },
    })

    expect((await logOf(member))[0]).toMatchObject({ kind: 'api_key_revoked', device: null })
    expect(await logOf(owner)).toEqual([])
  })
})

describe('an e-mail', () => {
  test('tells of a new key in the person’s language what to do if it was not them', async () => {
    await system.request('POST', '/api/auth/sign-in/email', {
      headers: { cookie: 'wakeel_language=ar' },
      body: { email: person.email, password: person.password },
    })
    await newApiKey(system, person)
    const [message, ...more] = await told(person)

    expect(more).toEqual([])
    expect(message!.subject).toBe('مفتاح جديد للواجهة البرمجية في حسابك في وكيل')
    expect(message!.text).toContain('المفتاح: Invoices at night')
    expect(message!.text).toContain('إن لم تكن تعلم بذلك فألغِ المفتاح فورًا')
    expect(message!.text).toMatch(/#\/forgot-password$/)
  })

  test('to an address that nobody confirmed repeats nothing that was typed', async () => {
    const stranger = await system.user({ isConfirmed: false })
    await newApiKey(system, stranger, { name: 'Win a prize at prize.example' })
    const [message] = await told(stranger)

    expect(message!.subject).toContain('A new API key')
    expect(message!.text).not.toContain('prize')
  })

  test('tells of an app once, and again only when it is allowed more', async () => {
    const { clientId } = await signedInProgram(system, person, { scope: 'run' })
    await allowAgain(clientId, 'run')
    const once = await told(person)
    await allowAgain(clientId, 'run read_runs')

    expect(once.map(({ text }) => text)).toEqual([expect.stringContaining('App: Invoice robot')])
    expect(await told(person)).toHaveLength(2)
  })

  test('tells all who manage an organisation of its webhook endpoint, and no member', async () => {
    const { owner, admin, member, id: organisation } = await organisationOf(system)
    await newEndpoint(system, admin, { address: PUBLIC, organisation })

    for (const manager of [owner, admin])
      expect((await told(manager)).map(({ text }) => text)).toEqual([
        expect.stringContaining('Sent to: 8.8.8.8'),
      ])
    expect(await told(member)).toEqual([])
  })
})

describe('a password that is chosen by a link of an e-mail', () => {
  async function chooseByLink({ email }: Person): Promise<string> {
    await system.request('POST', '/api/auth/request-password-reset', { body: { email } })
    const [, token] = /reset-password\?token=(\S+)/.exec(system.mail.to(email).at(-1)!.text) ?? []
    const body = { token, newPassword: 'of the mailbox’s owner' }
    const { status } = await system.request('POST', '/api/auth/reset-password', { body })
    expect(status).toBe(200)
    return system.mail.to(email).at(-1)!.text
  }
  /** A key, a program, a widget and an endpoint of one account, each made through the front door. */
  async function accessOf(owner: Person) {
    const { slug } = await system.app()
    const { secret } = await newApiKey(system, owner)
    const { token, refreshToken, clientId } = await signedInProgram(system, owner)
    const { id: widget } = await newWidget(system, owner, { agent: slug })
    await newEndpoint(system, owner, { address: PUBLIC })
    return { secret, token, refreshToken, clientId, widget }
  }

  test('ends all that somebody made with another’s address before it was confirmed', async () => {
    const squatted = await system.user({ isConfirmed: false })
    const { secret, token, widget, ...program } = await accessOf(squatted)
    const mail = await chooseByLink(squatted)
    const byKey = await system.request('GET', '/api/runs', { token: secret })
    const byProgram = await system.request('POST', '/mcp', { token, body: {} })
    const refreshed = await refresh(program)
    const frame = await system.request('GET', `/widget/${widget}`)
    const signedIn = await system.request('POST', '/api/auth/sign-in/email', {
      body: { email: squatted.email, password: 'of the mailbox’s owner' },
    })
    const endpoints = await system.request('GET', '/api/webhook-endpoints', {
      token: signedIn.body.token,
    })

    expect([byKey.status, byKey.body.code]).toEqual([401, 'api_keys.invalid'])
    expect([byProgram.status, refreshed.status, frame.status]).toEqual([401, 400, 404])
    expect(endpoints.body.webhook_endpoints).toEqual([])
    expect(mail).toContain('No passkey, API key, connected app, widget or webhook')
  })

  test('leaves what works for a confirmed account, and the e-mail names it with the way to end it', async () => {
    const { secret } = await accessOf(person)
    const mail = await chooseByLink(person)

    expect((await system.request('GET', '/api/runs', { token: secret })).status).toBe(200)
    expect(mail).toContain(
      'What still works: API keys: 1, connected apps: 1, widgets: 1, webhook endpoints: 1.',
    )
    expect(mail).toContain('under Account, API keys')
  })
})
