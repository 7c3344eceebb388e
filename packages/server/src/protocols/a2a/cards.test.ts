import { createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { AgentCard, canonicalizeAgentCard, verifyAgentCardSignature } from '@a2a-js/sdk'
import {
  base64url,
  createLocalJWKSet,
  decodeProtectedHeader,
  flattenedVerify,
  type JWK,
} from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { connectA2a, postRpc } from '../../../testing/a2a-client.ts'
import { topUp } from '../../../testing/checkout.ts'
import { openSystem, type System } from '../../../testing/system.ts'
import { createSignedCards } from './signed-cards.ts'

let system: System
let slug: string
beforeAll(async () => {
  system = await openSystem()
})
beforeEach(async () => {
  const both = (en: string, ar: string) => ({ en, ar })
  const name = both('VAT desk', 'مكتب الضريبة')
  slug = (await system.app({ name, price: { model: 'per_use', fils: 250 } })).slug
})
afterAll(() => system.close())

const cardAt = (path = '', headers: Record<string, string> = {}) =>
  system.request('GET', `/a2a/${slug}${path}/.well-known/agent-card.json`, { headers })
const publishedKeys = async (): Promise<{ keys: JWK[] }> =>
  JSON.parse((await system.request('GET', '/.well-known/jwks.json')).text)

/** JCS of content without empty values, as somebody writes it who has no SDK. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const fields = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${fields.map(([key, each]) => `${JSON.stringify(key)}:${canonical(each)}`).join(',')}}`
}

async function verifyAlone(text: string): Promise<unknown> {
  const { signatures, ...card } = JSON.parse(text)
  const jws = { ...signatures[0], payload: base64url.encode(canonical(card)) }
  return flattenedVerify(jws, createLocalJWKSet((await publishedKeys()) as never))
}

describe('the card of an agent', () => {
  test('says in both languages what it is and costs, and how it is spoken to', async () => {
    const { status, body } = await cardAt()

    expect(status).toBe(200)
    expect(body).toMatchObject({
      name: 'VAT desk',
      supportedInterfaces: [
        { url: `${system.url}/a2a/${slug}`, protocolBinding: 'JSONRPC', protocolVersion: '1.0' },
        { url: `${system.url}/a2a/${slug}`, protocolBinding: 'JSONRPC', protocolVersion: '0.3' },
      ],
      capabilities: {
        streaming: true,
        pushNotifications: false,
        extendedAgentCard: true,
        extensions: [
          {
            params: {
              pricing_model: 'per_use',
              price: { amount: 250, currency: 'AED' },
              ar: { name: 'مكتب الضريبة' },
            },
          },
        ],
      },
      skills: [{ id: slug, examples: ['Add VAT to AED 1,000', 'أضف الضريبة إلى 1000 درهم'] }, {}],
    })
  })

  test('is kept by whoever has read it, and not sent again', async () => {
    const first = await cardAt()
    const again = await cardAt('', { 'if-none-match': first.headers.get('etag') ?? '' })

    expect(first.headers.get('cache-control')).toBe('public, max-age=300')
    expect(first.headers.get('access-control-allow-origin')).toBe('*')
    expect([again.status, again.text]).toEqual([304, ''])
  })

  test('is of version 0.3 for whoever asks for that', async () => {
    const byHeader = await cardAt('', { 'a2a-version': '0.3' })
    const byPath = await cardAt('/v0.3')

    expect(byHeader.body).toEqual(byPath.body)
    expect(byPath.body).toMatchObject({
      url: `${system.url}/a2a/${slug}`,
      protocolVersion: '0.3',
      preferredTransport: 'JSONRPC',
      supportsAuthenticatedExtendedCard: true,
    })
  })

  test('is not there for an agent that is not listed', async () => {
    const hidden = await system.app({ isActive: false })

    const unknown = await system.request('GET', '/a2a/nobody/.well-known/agent-card.json')
    const unlisted = await system.request('GET', `/a2a/${hidden.slug}/.well-known/agent-card.json`)

    expect([unknown.status, unknown.body.code]).toEqual([404, 'catalogue.app_not_found'])
    expect(unlisted.status).toBe(404)
  })
})

describe('the signature of a card', () => {
  test('is verified by the SDK with the key that the store publishes', async () => {
    const { text } = await cardAt()
    const { keys } = await publishedKeys()
    const verify = verifyAgentCardSignature(async (kid, jku) => {
      expect(jku).toBe(`${system.url}/.well-known/jwks.json`)
      return keys.find((key) => key.kid === kid) as never
    })

    await expect(verify(AgentCard.fromJSON(JSON.parse(text)))).resolves.toBeUndefined()
  })

  test('is verified by a JOSE library alone, over the card as it was sent', async () => {
    const { text } = await cardAt()

    await expect(verifyAlone(text)).resolves.toBeDefined()
    const { signatures: _, ...card } = JSON.parse(text)
    expect(canonical(card)).toBe(canonicalizeAgentCard(card))
  })

  test('is wrong when one character of the card is another', async () => {
    const { text } = await cardAt()
    const changed = text.replace('"amount":250', '"amount":251')
    const otherScheme = text.replace('"scheme":"Bearer"', '"scheme":"Basic!"')
    const verify = verifyAgentCardSignature(
      async (kid) => (await publishedKeys()).keys.find((key) => key.kid === kid) as never,
    )

    expect(changed).not.toBe(text)
    expect(otherScheme).not.toBe(text)
    await expect(verifyAlone(otherScheme)).rejects.toThrow('signature verification failed')
    await expect(verifyAlone(changed)).rejects.toThrow('signature verification failed')
    await expect(verify(AgentCard.fromJSON(JSON.parse(changed)))).rejects.toThrow()
  })

  test('publishes nothing of the private key', async () => {
    const { keys } = await publishedKeys()

    expect(keys).toHaveLength(1)
    expect(Object.keys(keys[0] ?? {}).sort()).toEqual([
      'alg',
      'created_at',
      'crv',
      'kid',
      'kty',
      'use',
      'x',
    ])
  })

  test('is of the new key once that is rotated, and the old card is still right by the old key', async () => {
    const [old, next] = [makeKey('old'), makeKey('new')]
    const current = { key: old }
    const { catalogue, runs } = system.capabilities
    const cards = createSignedCards({
      catalogue,
      runs,
      keys: { currentKey: async () => current.key },
      publicUrl: system.url,
      storeName: 'Wakeel',
    })
    const spoken = { app: catalogue.getRunnableApp(slug), version: undefined }

    const before = await cards.cardOf(spoken)
    current.key = next
    const after = await cards.cardOf(spoken)

    const published = new Map([old, next].map((key) => [key.kid, createPublicKey(key.privateKey)]))
    const verify = verifyAgentCardSignature(async (kid) => published.get(kid) as KeyObject)
    const kidOf = ({ signatures }: AgentCard) =>
      decodeProtectedHeader({ protected: signatures[0]?.protected ?? '' }).kid
    expect([kidOf(before), kidOf(after)]).toEqual(['old', 'new'])
    await verify(before)
    await verify(after)
  })
})

describe('the extended card', () => {
  test('tells whoever has signed in what their next run costs, signed like the other', async () => {
    const person = await system.user()
    await topUp(system, person, 1_000)
    const client = await connectA2a(system, slug, person)
    const { keys } = await publishedKeys()
    const verify = verifyAgentCardSignature(
      async (kid) => keys.find((key) => key.kid === kid) as never,
    )

    const card = await client.getAgentCard(undefined, verify)

    expect(card.capabilities?.extensions[1]).toMatchObject({
      uri: `${system.url}/a2a/extensions/terms/v1`,
      params: { source: 'wallet', price: { amount: 250 }, balance: { amount: 1_000 } },
    })
  })

  test('is not for visitors', async () => {
    const body = { jsonrpc: '2.0', id: 1, method: 'GetExtendedAgentCard' }

    const reply = await postRpc(system, slug, body)

    expect([reply.status, reply.headers.get('www-authenticate')]).toEqual([401, 'Bearer'])
    expect(reply.body.error.data[0].metadata.code).toBe('accounts.sign_in_required')
  })
})

function makeKey(kid: string) {
  return { kid, privateKey: generateKeyPairSync('ed25519').privateKey }
}
