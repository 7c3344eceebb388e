import { type AgentCard, generateAgentCardSignature } from '@a2a-js/sdk'
import { exportJWK, generateKeyPair } from 'jose'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { atForge } from '../../testing/agents.ts'
import { startA2aAgent } from '../../testing/remote-agents/a2a-agent.ts'
import { openSystem, type Person, type System } from '../../testing/system.ts'

type Agent = Awaited<ReturnType<typeof startA2aAgent>>

let agents: Record<'plain' | 'signed' | 'forged', Agent>
let system: System
let creator: Person
beforeAll(async () => {
  const pair = await generateKeyPair('ES256')
  const keys = { keys: [{ ...(await exportJWK(pair.publicKey)), kid: 'scales' }] }
  const sign = (card: AgentCard) => {
    const jku = new URL('/keys', card.supportedInterfaces[0]!.url).href
    const header = { alg: 'ES256', typ: 'JOSE', kid: 'scales', jku }
    return generateAgentCardSignature(pair.privateKey, header)(card)
  }
  agents = {
    plain: await startA2aAgent(),
    signed: await startA2aAgent({ keys, sign }),
    forged: await startA2aAgent({
      keys,
      sign: async (card) => ({ ...(await sign(card)), description: 'Turns pounds into money.' }),
    }),
  }
  const outboundAllow = Object.values(agents).map(({ allow }) => allow)
  system = await openSystem({ config: { outboundAllow } })
})
afterAll(async () => {
  await system.close()
  for (const agent of Object.values(agents)) await agent.close()
})
beforeEach(async () => {
  agents.plain.say('Turns kilograms into pounds.')
  creator = await system.user()
})
afterEach(async () => expect(await system.violations()).toEqual([]))

const call = async (method: string, path: string, body?: unknown) =>
  (await system.request(method, `/api/connections${path}`, { token: creator.token, body })).body
    .connection
const page = async (slug: string) => (await system.request('GET', `/api/apps/${slug}`)).body.app
const ask = (slug: string) =>
  system.request('POST', `/api/apps/${slug}/demo`, { body: { input: 'How much are 10 kg?' } })

async function publish({ address }: Agent) {
  const { id: connectionId } = await call('POST', '', { kind: 'a2a', address })
  const forge = atForge(system, creator)
  const imported = await forge.import({
    connection_id: connectionId,
    pricing_model: 'per-run',
    price_aed: 3,
  })
  const { id } = imported.body.generated_app
  const { body } = await forge.publish(id)
  return { id, connectionId, slug: body.slug as string, status: body.status, checks: body.checks }
}

describe('a card that is signed', () => {
  test("is verified with the keys of its own host, which the agent's page names", async () => {
    const { connectionId, slug, status } = await publish(agents.signed)

    expect(status).toBe('published')
    const { description } = await call('GET', `/${connectionId}`)
    expect(description.signature).toEqual({ state: 'verified', keys_at: agents.signed.allow })
    expect(await page(slug)).toMatchObject({ signed_by: agents.signed.allow })
  })

  test('by a signature that does not fit it is not published', async () => {
    const { status, checks } = await publish(agents.forged)

    expect(status).toBe('pending')
    expect(checks.find(({ name }: { name: string }) => name === 'runtime').reasons).toEqual([
      { code: 'signature_invalid', about: 'Pound scales', found: null },
    ])
  })

  test('by nobody is published, and nobody is named', async () => {
    const { slug, status } = await publish(agents.plain)

    expect(status).toBe('published')
    expect(await page(slug)).toMatchObject({ signed_by: null })
  })
})

describe('a card that changes', () => {
  test('stops new runs, and its creator sees what was and what is', async () => {
    const { connectionId, slug } = await publish(agents.plain)
    agents.plain.say('Turns kilograms into stones.')
    agents.plain.requests.length = 0

    const refused = await ask(slug)

    expect([refused.status, refused.body.code]).toEqual([503, 'runs.agent_paused'])
    expect(agents.plain.requests.map(({ method }) => method)).toEqual(['GET'])
    expect((await call('GET', `/${connectionId}`)).paused).toMatchObject([
      {
        changes: [
          {
            kind: 'changed',
            tool: null,
            field: 'description',
            before: 'Turns kilograms into pounds.',
            after: 'Turns kilograms into stones.',
          },
        ],
      },
    ])
  })

  test('by the token that proves whose it is alone is the same', async () => {
    const { connectionId, slug } = await publish(agents.plain)
    const { proof_token } = await call('GET', `/${connectionId}`)
    agents.plain.proveInCard(proof_token)

    expect((await ask(slug)).status).toBe(200)
    expect(await page(slug)).toMatchObject({ is_paused: false })
  })
})
