import { AgentCard, generateAgentCardSignature } from '@a2a-js/sdk'
import { exportJWK, generateKeyPair } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openRemoteServer, sendJson } from '../../../testing/remote-agents/remote-server.ts'
import { testResolve } from '../../../testing/stand-ins.ts'
import { createOutboundFetch } from '../../outbound/outbound-fetch.ts'
import { checkSignature } from './card-signature.ts'

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
beforeAll(async () => {
  pair = (await generateKeyPair('ES256')) as CryptoKeyPair
  const published = { ...(await exportJWK(pair.publicKey)), kid: 'scales' }
  keys = await openRemoteServer(
    (_request, response, { path }) =>
      sendJson(response, path === '/keys' ? { keys: [published] } : { keys: [] }),
    () => false,
  )
})
afterAll(() => keys.close())

const signed = ({ jku = `${keys.url}/keys`, kid = 'scales' } = {}) =>
  generateAgentCardSignature(pair.privateKey, { alg: 'ES256', typ: 'JOSE', kid, jku })(card)
const check = (agentCard: AgentCard, cardUrl = `${keys.url}/card.json`) =>
  checkSignature(
    agentCard,
    cardUrl,
    createOutboundFetch({ resolve: testResolve, allowed: [keys.allow] }),
    signal,
  )

test('a card that its keys verify says where they stand', async () => {
  expect(await check(await signed())).toEqual({ state: 'verified', keys_at: keys.allow })
})

test('a card without a signature has none', async () => {
  expect(await check(card)).toEqual({ state: 'none', keys_at: null })
})

test.each<[string, () => Promise<AgentCard>]>([
  ['was changed after it was signed', async () => ({ ...(await signed()), name: 'Other scales' })],
  ['names a key that is not published', () => signed({ kid: 'another' })],
  ['names keys that are not there', () => signed({ jku: `${keys.url}/none` })],
  ['names keys in a private network', () => signed({ jku: 'https://169.254.169.254/keys' })],
])('a card that %s is not verified', async (_name, make) => {
  expect(await check(await make())).toEqual({ state: 'not_verified', keys_at: null })
})

test('keys that come over an open connection from elsewhere prove nothing', async () => {
  expect(await check(await signed(), 'https://scales.example/card.json')).toEqual({
    state: 'not_verified',
    keys_at: null,
  })
})
