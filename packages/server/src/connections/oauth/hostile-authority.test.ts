import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  type GuardedServer,
  startGuardedServer,
} from '../../../testing/remote-agents/guarded-server.ts'
import { openSystem, type Person, type System } from '../../../testing/system.ts'

let couriers: GuardedServer
let system: System
let creator: Person
beforeEach(async () => {
  couriers = await startGuardedServer()
  system = await openSystem({ config: { outboundAllow: [couriers.allow] } })
  creator = await system.user()
})
afterEach(async () => {
  await system.close()
  await couriers.close()
})

const start = () =>
  system.request('POST', '/api/connections/authorise', {
    token: creator.token,
    body: { address: couriers.address },
  })

test.for([
  ['are of another issuer', { server: { issuer: 'https://elsewhere.example' } }],
  ['are of another resource', { resource: { resource: 'https://elsewhere.example/mcp' } }],
  ['name no authorisation server', { resource: { authorization_servers: [] } }],
  [
    'name an authorisation server that is not https',
    { resource: { authorization_servers: ['http://elsewhere.example'] } },
  ],
  ['send its person to a script', { server: { authorization_endpoint: 'javascript:alert(1)' } }],
  [
    'send its person where anybody listens',
    { server: { authorization_endpoint: 'http://elsewhere.example/authorize' } },
  ],
  [
    'send tokens where anybody listens',
    { server: { token_endpoint: 'http://elsewhere.example/token' } },
  ],
  [
    'send clients where anybody listens',
    { server: { registration_endpoint: 'http://elsewhere.example/register' } },
  ],
  ['send revoked tokens to a file', { server: { revocation_endpoint: 'file:///etc/passwd' } }],
  ['say nothing of PKCE', { server: { code_challenge_methods_supported: undefined } }],
  ['know only PKCE in the open', { server: { code_challenge_methods_supported: ['plain'] } }],
  ['give no codes', { server: { response_types_supported: ['token'] } }],
  ['have no place for tokens', { server: { token_endpoint: undefined } }],
] as const)('metadata that %s are refused', async ([, lies]) => {
  couriers.lie(lies as Parameters<GuardedServer['lie']>[0])
  const { status, body } = await start()

  expect([status, body.code]).toEqual([422, 'connections.authorisation_unusable'])
  expect(couriers.requests.map(({ path }) => path)).not.toContain('/register')
})

test.for([
  ['lead elsewhere', 'redirecting', 'connections.authorisation_unusable'],
  ['are a page', 'rude', 'connections.authorisation_unusable'],
  ['are huge', 'huge', 'connections.too_large'],
  ['are a bomb', 'gzip_bomb', 'connections.too_large'],
  ['break off', 'broken', 'connections.unreachable'],
] as const)('metadata that %s are refused', async ([, behaviour, code]) => {
  couriers.behave(behaviour, 'asked')
  const { status, body } = await start()

  expect([status, body.code]).toEqual([422, code])
})

test.for([
  ['metadata', { resource: { authorization_servers: ['https://169.254.169.254'] } }],
  ['registration', { server: { registration_endpoint: 'https://169.254.169.254/register' } }],
] as const)('%s at an address of the store’s own network is not called', async ([, lies]) => {
  couriers.lie(lies as Parameters<GuardedServer['lie']>[0])

  expect((await start()).body.code).toBe('connections.address_refused')
})

test.for([
  ['of another kind', { token_type: 'DPoP' }],
  ['that no header can carry', { access_token: 'a\r\nhost: b' }],
  ['without end', { access_token: 'a'.repeat(9_000) }],
  ['that are none', { access_token: 7 }],
] as const)('tokens %s are not taken, and the answer is quoted nowhere', async ([, tokens]) => {
  couriers.lie({ tokens })
  const cameBack = await couriers.agree((await start()).body.authorization_url)
  const completed = await system.request('POST', '/api/connections/authorise/complete', {
    token: creator.token,
    body: cameBack,
  })

  expect(completed.body.code).toBe('connections.authorisation_failed')
  expect(system.log.text + completed.text).not.toContain(couriers.issued[0]!.refresh)
})

test('metadata that never come are waited for no longer than whoever asked waits', async () => {
  couriers.behave('slow', 'asked')
  const request = couriers.nextRequest()
  const leaving = new AbortController()
  const left = couriers.nextGone()
  const starting = system.request('POST', '/api/connections/authorise', {
    token: creator.token,
    body: { address: couriers.address },
    signal: leaving.signal,
  })
  await request
  leaving.abort()

  await expect(starting).rejects.toThrow()
  await left
})

test('a place for tokens in the store’s own network is not told the code', async () => {
  couriers.lie({ server: { token_endpoint: 'https://169.254.169.254/token' } })
  const cameBack = await couriers.agree((await start()).body.authorization_url)
  const completed = await system.request('POST', '/api/connections/authorise/complete', {
    token: creator.token,
    body: cameBack,
  })

  expect(completed.body.code).toBe('connections.address_refused')
})
