import { createPublicKey, sign, verify } from 'node:crypto'
import { calculateJwkThumbprint, createLocalJWKSet } from 'jose'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openSystem, type Person, type System } from '../../testing/system.ts'
import { onPostgres } from '../../testing/test-database.ts'
import { signingKeys } from '../database/schema/signing.ts'

let system: System
let founder: Person
beforeEach(async () => {
  system = await openSystem()
  founder = await system.user({ role: 'founder' })
})
afterEach(() => system.close())

const published = async (of = system) =>
  (await of.request('GET', '/.well-known/jwks.json')).body.keys
const listed = async () => (await system.request('GET', '/api/signing-keys')).body.keys
const rotate = (token: string | undefined = founder.token, of = system) =>
  of.request('POST', '/api/signing-keys/rotate', { token, body: { reason: 'It is a year old.' } })
const stored = () => system.database.select().from(signingKeys)

test('the first who asks finds the key that the store will sign with, for pages of other sites too', async () => {
  const reply = await system.request('GET', '/.well-known/jwks.json')

  const { kid } = await system.capabilities.signing.currentKey()
  expect(reply.body).toEqual({
    keys: [
      {
        kty: 'OKP',
        crv: 'Ed25519',
        x: expect.stringMatching(/^[\w-]{43}$/),
        kid,
        alg: 'EdDSA',
        use: 'sig',
        created_at: system.clock.now().toISOString(),
      },
    ],
  })
  expect(reply.headers.get('access-control-allow-origin')).toBe('*')
  expect(reply.headers.get('content-type')).toContain('application/json')
})

test('a key is called by its thumbprint, and a library finds it', async () => {
  const [key] = await published()

  expect(key.kid).toBe(await calculateJwkThumbprint(key))
  const find = createLocalJWKSet({ keys: [key] })
  expect(await find({ alg: 'EdDSA', kid: key.kid })).toMatchObject({ type: 'public' })
})

test('what is signed with the key in force is verified with what is published', async () => {
  const { privateKey } = await system.capabilities.signing.currentKey()
  const [key] = await published()

  const signature = sign(null, Buffer.from('said'), privateKey)
  const publicKey = createPublicKey({ key, format: 'jwk' })
  expect(verify(null, Buffer.from('said'), publicKey, signature)).toBe(true)
  expect(verify(null, Buffer.from('unsaid'), publicKey, signature)).toBe(false)
})

test('the private key stands nowhere in the database as it is', async () => {
  const { privateKey } = await system.capabilities.signing.currentKey()

  expect(JSON.stringify(await stored())).not.toContain(privateKey.export({ format: 'jwk' }).d)
})

test('the founder changes the key: the old one stays published, signs no more, and the log says why', async () => {
  const before = await system.capabilities.signing.currentKey()
  system.clock.advance(60_000)

  const reply = await rotate()

  const after = await system.capabilities.signing.currentKey()
  const now = system.clock.now().toISOString()
  expect(reply.status).toBe(200)
  expect(reply.body.key).toMatchObject({ kid: after.kid, created_at: now, retired_at: null })
  expect(after.kid).not.toBe(before.kid)
  expect(await listed()).toEqual([
    reply.body.key,
    expect.objectContaining({ kid: before.kid, retired_at: now }),
  ])
  expect(await published()).toEqual([
    expect.not.objectContaining({ retired_at: expect.anything() }),
    expect.objectContaining({ kid: before.kid, retired_at: now }),
  ])
  const retired = (await stored()).find(({ kid }) => kid === before.kid)
  expect(retired?.encryptedPrivateJwk).toBeNull()
  const log = await system.request('GET', '/api/audit?action=signing.key_rotated', {
    token: founder.token,
  })
  expect(log.body.entries).toEqual([
    expect.objectContaining({
      subject: { kind: 'store', id: 'signing_key', name: null },
      before: { key: before.kid },
      after: { key: after.kid },
      reason: 'It is a year old.',
    }),
  ])
})

test('nobody but the founder changes the key, and not without a reason', async () => {
  const admin = await system.user({ role: 'admin' })
  const before = await published()

  expect((await rotate(admin.token)).status).toBe(403)
  expect((await rotate('')).status).toBe(401)
  const silent = await system.request('POST', '/api/signing-keys/rotate', {
    token: founder.token,
    body: { reason: ' ' },
  })
  expect(silent.status).toBe(400)
  expect(await published()).toEqual(before)
})

test('a key that the secret of the store does not open any more is retired, and another is made', async () => {
  const before = await system.capabilities.signing.currentKey()
  await system.database
    .update(signingKeys)
    .set({ encryptedPrivateJwk: 'encrypted with another secret' })
  system.clock.advance(5_000)

  const after = await system.capabilities.signing.currentKey()

  expect(after.kid).not.toBe(before.kid)
  expect(await listed()).toMatchObject([
    { kid: after.kid, retired_at: null },
    { kid: before.kid, retired_at: system.clock.now().toISOString() },
  ])
})

describe.runIf(onPostgres)('two processes', () => {
  let beside: System
  beforeEach(async () => {
    beside = await openSystem({ beside: system })
  })
  afterEach(() => beside.close())

  test('that both sign for the first time make one key', async () => {
    const keys = await Promise.all(
      [system, beside, system, beside, system, beside].map(({ capabilities }) =>
        capabilities.signing.currentKey(),
      ),
    )

    expect(new Set(keys.map(({ kid }) => kid)).size).toBe(1)
    expect(await stored()).toHaveLength(1)
  })

  test('sign with one key five seconds after it was changed at either', async () => {
    await beside.capabilities.signing.currentKey()
    await rotate()
    const { kid } = await system.capabilities.signing.currentKey()
    system.clock.advance(5_000)

    expect(await beside.capabilities.signing.currentKey()).toMatchObject({ kid })
  })

  test('that change it at once leave one in force, and all that came between published', async () => {
    await system.capabilities.signing.currentKey()

    const replies = await Promise.all([
      rotate(),
      rotate(founder.token, beside),
      rotate(),
      rotate(founder.token, beside),
    ])

    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    const keys: { retired_at: string | null }[] = await listed()
    expect(keys).toHaveLength(5)
    expect(keys.filter(({ retired_at }) => retired_at === null)).toHaveLength(1)
  })
})
