import { AgentCard, generateAgentCardSignature } from '@a2a-js/sdk'
import { parseLegacyAgentCard } from '@a2a-js/sdk/compat/v0_3/client'
import type { connections } from '@wakeel/contract'
import { exportJWK, FlattenedSign, generateKeyPair, type JWK } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openRemoteServer, sendJson } from '../../../testing/remote-agents/remote-server.ts'
import { testResolve } from '../../../testing/stand-ins.ts'
import { createOutboundFetch } from '../../outbound/outbound-fetch.ts'
import { canonicalJson } from '../../signing/canonical-json.ts'
import { checkSignature } from './card-signature.ts'

type CardSignature = connections.CardSignature

const invalid: CardSignature = { state: 'invalid', keys_at: null }
const signal = new AbortController().signal
const card = AgentCard.fromJSON({
  name: 'Scales',
  description: 'Weighs.',
  version: '1.0.0',
  supportedInterfaces: [],
  skills: [],
})

let keys: Awaited<ReturnType<typeof openRemoteServer>>
let pair: CryptoKeyPair
let published: JWK
beforeAll(async () => {
  pair = (await generateKeyPair('ES256')) as CryptoKeyPair
  published = { ...(await exportJWK(pair.publicKey)), kid: 'scales' }
  keys = await openRemoteServer(
    (_request, response, { path }) =>
      path === '/keys'
        ? sendJson(response, { keys: [published] })
        : void response.writeHead(404).end(),
    () => false,
  )
})
afterAll(() => keys.close())

const signed = ({ jku = `${keys.url}/keys`, kid = 'scales' } = {}) =>
  generateAgentCardSignature(pair.privateKey, { alg: 'ES256', typ: 'JOSE', kid, jku })(card)
const check = (
  agentCard: AgentCard,
  { cardUrl = `${keys.url}/card.json`, keyHost = null as string | null } = {},
) =>
  checkSignature(
    { card: agentCard, content: AgentCard.toJSON(agentCard) },
    { cardUrl, keyHost },
    createOutboundFetch({ resolve: testResolve, allowed: [keys.allow] }),
    signal,
  )

test('a card that its keys verify says where they stand', async () => {
  expect(await check(await signed())).toEqual({ state: 'verified', keys_at: keys.allow })
})

test('a card without a signature has none', async () => {
  expect(await check(card)).toEqual({ state: 'none', keys_at: null })
})

test('one altered character of a signed card makes it invalid', async () => {
  const card = await signed()

  expect(await check({ ...card, description: 'Weighs!' })).toEqual(invalid)
})

test.each<[string, () => Promise<AgentCard>, CardSignature]>([
  ['names a key that is not published', () => signed({ kid: 'another' }), invalid],
  [
    'names keys that are not there',
    () => signed({ jku: `${keys.url}/none` }),
    { state: 'keys_unreachable', keys_at: 'here' },
  ],
  [
    'names keys in a private network',
    () => signed({ jku: 'https://169.254.169.254/keys' }),
    { state: 'host_unconfirmed', keys_at: '169.254.169.254' },
  ],
])('a card that %s is not verified', async (_name, make, expected) => {
  const { state, keys_at } = await check(await make())

  expect({ state, keys_at: keys_at === keys.allow ? 'here' : keys_at }).toEqual(expected)
})

test('keys that come over an open connection from elsewhere prove nothing', async () => {
  expect(await check(await signed(), { cardUrl: 'https://scales.example/card.json' })).toEqual(
    invalid,
  )
})

describe('keys on another host than the agent', () => {
  const jku = 'https://keys.example/keys'
  const asked: string[] = []
  const fetchKeys = () => async (input: Parameters<typeof fetch>[0]) => {
    asked.push(String(input))
    return Response.json({ keys: [published] })
  }
  const checkThere = async (keyHost: string | null) => {
    const card = await signed({ jku })
    return checkSignature(
      { card, content: AgentCard.toJSON(card) },
      { cardUrl: 'https://scales.example/card.json', keyHost },
      fetchKeys,
      signal,
    )
  }

  test('are not asked for until the creator has confirmed it', async () => {
    expect(await checkThere(null)).toEqual({ state: 'host_unconfirmed', keys_at: 'keys.example' })
    expect(asked).toEqual([])
  })

  test('verify the card once it is confirmed', async () => {
    expect(await checkThere('keys.example')).toEqual({ state: 'verified', keys_at: 'keys.example' })
    expect(asked).toEqual([jku])
  })
})

test('a card of 0.3 is verified as it stands there', async () => {
  const content = {
    protocolVersion: '0.3.0',
    url: `${keys.url}/a2a`,
    name: 'Scales',
    version: '1',
    skills: [],
    description: '',
    capabilities: {},
    defaultInputModes: ['text/plain'],
    defaultOutputModes: ['text/plain'],
  }
  const header = { alg: 'ES256', kid: 'scales', jku: `${keys.url}/keys` }
  const jws = await new FlattenedSign(new TextEncoder().encode(canonicalJson(content)))
    .setProtectedHeader(header)
    .sign(pair.privateKey)
  const served = {
    ...content,
    signatures: [{ protected: jws.protected, signature: jws.signature }],
  }

  expect(
    await checkSignature(
      { card: parseLegacyAgentCard(served), content: served },
      { cardUrl: `${keys.url}/card.json`, keyHost: null },
      createOutboundFetch({ resolve: testResolve, allowed: [keys.allow] }),
      signal,
    ),
  ).toMatchObject({ state: 'verified' })
})
