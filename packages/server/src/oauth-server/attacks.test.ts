import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { byHand, said } from '../../testing/oauth-by-hand.ts'
import { NO_CAP, signedInProgram } from '../../testing/oauth-program.ts'
import { openSystem, type Person, type System } from '../../testing/system.ts'

let system: System
let person: Person
let clientId: string
beforeAll(async () => {
  system = await openSystem()
  clientId = await register()
})
afterAll(() => system.close())
beforeEach(async () => {
  person = await system.user()
})
afterEach(async () => expect(await system.violations()).toEqual([]))

const { ask, register, requestOf } = byHand(() => ({ system, person, clientId }))

describe('a program that registers', () => {
  const registered = async (client_name: string | undefined, redirect_uri: string) => {
    const { status, body } = await system.request('POST', '/oauth/register', {
      body: { client_name, redirect_uris: [redirect_uri] },
    })
    return [status, body.error ?? body.client_name]
  }

  test.each(['Wakeel', 'Wakeel Support', 'Wаkeel', 'وكيل الرسمي', '  ', ''])(
    'is not called “%s”',
    async (name) => {
      expect(await registered(name, 'https://robot.example/callback')).toEqual([
        400,
        'invalid_client_metadata',
      ])
    },
  )

  test('is called by the place of its codes where it does not say its name', async () => {
    expect([
      await registered(undefined, 'com.robot.app:/callback'),
      await registered(undefined, 'https://robot.example/callback'),
      await registered('Claude for Wakeel users of Al Ain', 'http://127.0.0.1:3341/callback'),
    ]).toEqual([
      [201, 'com.robot.app'],
      [201, 'robot.example'],
      [201, 'Claude for Wakeel users of Al Ain'],
    ])
  })
})

describe('what a program asks', () => {
  test('without PKCE, or with the plain kind, is refused', async () => {
    const replies = [
      await ask({ code_challenge_method: 'plain' }),
      await ask({ code_challenge: '' }),
      await ask({ code_challenge_method: '' }),
      await ask({ response_type: 'token' }),
      await ask({ resource: 'https://elsewhere.example/mcp' }),
      await ask({ resource: `${system.url}/mcp/nobody` }),
      await ask({ scope: 'everything' }),
      await ask({ scope: 'manage_agents' }),
    ]

    expect(replies.map(({ body }) => new URL(body.return_url).searchParams.get('error'))).toEqual([
      'invalid_request',
      'invalid_request',
      'invalid_request',
      'unsupported_response_type',
      'invalid_target',
      'invalid_target',
      'invalid_scope',
      'invalid_scope',
    ])
    expect(replies.every(({ body }) => body.consent === null)).toBe(true)
  })

  test('is answered nowhere but at an address that the program named', async () => {
    const replies = await Promise.all(
      [
        'https://evil.example/callback',
        'http://127.0.0.1:33418/other',
        'http://127.0.0.1:33418/callback?x=1',
        'http://127.0.0.1:33418/callback#there',
        'http://user@127.0.0.1:33418/callback',
        'http://127.0.0.1.evil.example:33418/callback',
        'http://localhost:33418/callback',
        'javascript:alert(1)',
        '',
      ].map((redirect_uri) => ask({ redirect_uri })),
    )

    expect(replies.map(({ body }) => body.code)).toEqual(Array(9).fill('oauth.redirect_refused'))
  })

  test('may come back to another port of the same device, and of no other place', async () => {
    const elsewhere = await register(['https://robot.example/callback'])

    const loopback = await ask({ redirect_uri: 'http://127.0.0.1:50001/callback' })
    const other = await ask({
      client_id: elsewhere,
      redirect_uri: 'https://robot.example:8443/callback',
    })

    expect(loopback.body.consent).toMatchObject({ redirect_host: '127.0.0.1:50001' })
    expect(other.body.code).toBe('oauth.redirect_refused')
  })

  test('is shown as not verified where the program registered itself, and denied in its own words', async () => {
    const { body } = await ask({})

    expect(body.consent).toMatchObject({
      client: { host: null },
      is_loopback: true,
      scopes: ['run', 'read_runs', 'read_usage'],
      agent: null,
    })
    expect(Object.fromEntries(new URL(body.return_url).searchParams)).toMatchObject({
      error: 'access_denied',
      state: 'as it was',
      iss: system.url,
    })
  })

  test('is allowed by the person alone: by no key, no token of a program, and no visitor', async () => {
    const { token } = await signedInProgram(system, person, { path: '' })
    const approval = { request: requestOf(), agents: null, cap: NO_CAP }

    const replies = [
      await system.request('POST', '/api/oauth/approvals', { body: approval }),
      await system.request('POST', '/api/oauth/approvals', { body: approval, token }),
      await system.request('POST', '/api/oauth/approvals', {
        body: approval,
        cookie: person.cookie,
        headers: { origin: 'https://evil.example' },
      }),
    ]

    expect(replies.map(({ status }) => status)).toEqual([401, 403, 401])
  })
})

describe('registration', () => {
  test('takes no address that a code could leak to', async () => {
    const replies = await Promise.all(
      [
        ['http://robot.example/callback'],
        ['https://robot.example/callback#x'],
        ['https://user:password@robot.example/'],
        ['javascript:alert(1)'],
        ['data:text/html,x'],
        ['ms-settings:x'],
        [],
      ].map((redirect_uris) =>
        system.request('POST', '/oauth/register', { body: { redirect_uris } }),
      ),
    )

    expect(replies.map(said)).toEqual(Array(7).fill('400 invalid_redirect_uri'))
  })
})
