import { randomBytes } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { byHand, challenge, said } from '../../testing/oauth-by-hand.ts'
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

const { call, exchange, newCode, refresh, register, send } = byHand(() => ({
  system,
  person,
  clientId,
}))

describe('a code', () => {
  test('is exchanged for tokens that nobody on the way keeps', async () => {
    const reply = await exchange(await newCode())

    expect(reply.body).toMatchObject({
      access_token: expect.stringMatching(/^wkl_oat_[0-9A-Za-z]{36}$/),
      refresh_token: expect.stringMatching(/^wkl_ort_[0-9A-Za-z]{36}$/),
      token_type: 'Bearer',
      expires_in: 3_600,
      scope: 'run read_runs read_usage',
    })
    expect(reply.headers.get('cache-control')).toBe('no-store')
    expect((await call(reply.body.access_token)).status).toBe(200)
  })

  test('is worth nothing without its verifier, client, redirect address or resource', async () => {
    const code = await newCode()
    const other = await register()

    const replies = [
      await exchange(code, { code_verifier: randomBytes(32).toString('base64url') }),
      await exchange(code, { code_verifier: challenge }),
      await exchange(code, { client_id: other }),
      await exchange(code, { redirect_uri: 'http://127.0.0.1:33419/callback' }),
      await exchange(code, { resource: `${system.url}/mcp/elsewhere` }),
    ]

    expect(replies.map(said)).toEqual([
      '400 invalid_grant',
      '400 invalid_grant',
      '400 invalid_grant',
      '400 invalid_grant',
      '400 invalid_target',
    ])
    expect(said(await exchange(code))).toBe('200')
  })

  test('that is used a second time ends what the first use gave', async () => {
    const code = await newCode()
    const { body } = await exchange(code)

    const again = await exchange(code)

    expect(said(again)).toBe('400 invalid_grant')
    expect((await call(body.access_token)).status).toBe(401)
    expect(said(await refresh(body.refresh_token))).toBe('400 invalid_grant')
  })

  test('that somebody without the verifier tries again ends nothing', async () => {
    const code = await newCode()
    const { body } = await exchange(code)

    await exchange(code, { code_verifier: randomBytes(32).toString('base64url') })

    expect((await call(body.access_token)).status).toBe(200)
  })

  test('is over after a minute', async () => {
    const code = await newCode()

    system.clock.advance(60_000)

    expect(said(await exchange(code))).toBe('400 invalid_grant')
  })
})

describe('a refresh token', () => {
  test('is replaced each time, and the one before is taken for some seconds more', async () => {
    const { body } = await exchange(await newCode())

    const next = await refresh(body.refresh_token)
    const lost = await refresh(body.refresh_token)
    system.clock.advance(9_000)
    const late = await refresh(body.refresh_token)

    expect([next, lost, late].map(said)).toEqual(['200', '200', '200'])
    expect(next.body.refresh_token).not.toBe(body.refresh_token)
  })

  test('that comes again later was stolen: everything of the grant ends', async () => {
    const { body } = await exchange(await newCode())
    const next = await refresh(body.refresh_token)
    system.clock.advance(11_000)

    const stolen = await refresh(body.refresh_token)

    expect(said(stolen)).toBe('400 invalid_grant')
    expect((await call(next.body.access_token)).status).toBe(401)
    expect(said(await refresh(next.body.refresh_token))).toBe('400 invalid_grant')
  })

  test('gives less when asked, never more, and to its own client alone', async () => {
    const { body } = await exchange(await newCode({ scope: 'run read_usage' }))

    const more = await refresh(body.refresh_token, { scope: 'run read_runs' })
    const other = await refresh(body.refresh_token, { client_id: await register() })
    const elsewhere = await refresh(body.refresh_token, { resource: system.url })
    const less = await refresh(body.refresh_token, { scope: 'run' })
    const again = await refresh(less.body.refresh_token)

    expect([more, other, elsewhere].map(said)).toEqual([
      '400 invalid_scope',
      '400 invalid_grant',
      '400 invalid_target',
    ])
    expect(less.body.scope).toBe('run')
    expect((await call(less.body.access_token)).status).toBe(403)
    expect(again.body.scope).toBe('run read_usage')
  })
})

describe('the token endpoint', () => {
  test('says what is wrong in the words of the protocol, and keeps nothing', async () => {
    const twice = new URLSearchParams([
      ['grant_type', 'refresh_token'],
      ['grant_type', 'refresh_token'],
    ])

    const replies = [
      await send('/oauth/token', {}),
      await send('/oauth/token', { grant_type: 'password' }),
      await send('/oauth/token', { grant_type: 'authorization_code', code: 'x' }),
      await send('/oauth/token', twice),
      await refresh('wkl_ort_made-up'),
    ]

    expect(replies.map(said)).toEqual([
      '400 invalid_request',
      '400 unsupported_grant_type',
      '400 invalid_request',
      '400 invalid_request',
      '400 invalid_grant',
    ])
    expect(replies.every(({ headers }) => headers.get('cache-control') === 'no-store')).toBe(true)
  })

  test('is open to pages of other sites, without their cookies, as is the metadata and not the consent', async () => {
    const headers = { origin: 'https://inspector.example' }
    const from = async (path: string) =>
      (await system.request('GET', path, { headers })).headers.get('access-control-allow-origin')

    const preflight = await system.request('OPTIONS', '/oauth/token', { headers })

    expect(preflight.headers.get('access-control-allow-origin')).toBe('*')
    expect(preflight.headers.get('access-control-allow-credentials')).toBeNull()
    expect(await from('/.well-known/oauth-authorization-server')).toBe('*')
    expect(await from('/.well-known/oauth-protected-resource/mcp')).toBe('*')
    expect(await from('/oauth/authorize')).toBeNull()
  })
})
