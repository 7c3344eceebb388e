import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { atForge } from '../../testing/agents.ts'
import { startA2aAgent } from '../../testing/remote-agents/a2a-agent.ts'
import { openSystem, type Person, type System } from '../../testing/system.ts'
import { onPostgres } from '../../testing/test-database.ts'

/** The promise is one second; a busy machine gets more before the test gives up. */
const soon = { timeout: 8000, interval: 20 }

let scales: Awaited<ReturnType<typeof startA2aAgent>>
let system: System
/** A second process of the same store; the embedded database belongs to one. */
let there: System
let creator: Person
beforeAll(async () => {
  scales = await startA2aAgent()
  const config = { outboundAllow: [scales.allow] }
  system = await openSystem({ config })
  there = onPostgres ? await openSystem({ beside: system, config }) : system
})
afterAll(async () => {
  if (there !== system) await there.close()
  await system.close()
  await scales.close()
})
beforeEach(async () => {
  scales.prove(undefined)
  creator = await system.user()
})
afterEach(async () => expect(await system.violations()).toEqual([]))

const call = (method: string, path: string, body?: unknown) =>
  system.request(method, `/api/connections${path}`, { token: creator.token, body })

/** An agent in the store that is executed at a connection whose ownership nobody has proven yet. */
async function listScales(): Promise<{ connectionId: string; slug: string }> {
  const { connection } = (await call('POST', '', { kind: 'a2a', address: scales.address })).body
  const forge = atForge(system, creator)
  const { body } = await forge.import({
    connection_id: connection.id,
    pricing_model: 'per-run',
    price_aed: 3,
  })
  const { slug } = (await forge.publish(body.generated_app.id)).body
  scales.prove(connection.proof_token)
  return { connectionId: connection.id, slug }
}

/** On its page and on its card. */
async function marks(at: System, slug: string): Promise<boolean[]> {
  const page = (await at.request('GET', `/api/apps/${slug}`)).body.app
  const cards = (await at.request('GET', '/api/apps?limit=100')).body.apps
  const card = cards.find((app: { slug: string }) => app.slug === slug)
  return [page.is_verified, page.verification !== null, card.is_verified]
}
const marked = [true, true, true]
const unmarked = [false, false, false]

test('a listed agent is called verified from the moment that the address it is executed at is proven', async () => {
  const { connectionId, slug } = await listScales()
  const before = await marks(system, slug)

  await call('POST', `/${connectionId}/verify`)

  expect([before, await marks(system, slug)]).toEqual([unmarked, marked])
  await expect.poll(() => marks(there, slug), soon).toEqual(marked)
})

test('a listed agent is not called verified from the moment that its address changes, until that one is proven', async () => {
  const { connectionId, slug } = await listScales()
  await call('POST', `/${connectionId}/verify`)
  await expect.poll(() => marks(there, slug), soon).toEqual(marked)

  await call('PATCH', `/${connectionId}`, { address: `${scales.url}/` })
  const moved = await marks(system, slug)
  await expect.poll(() => marks(there, slug), soon).toEqual(unmarked)
  await call('POST', `/${connectionId}/verify`)

  expect([moved, await marks(system, slug)]).toEqual([unmarked, marked])
  await expect.poll(() => marks(there, slug), soon).toEqual(marked)
})

test('another secret and another look at it leave an agent verified', async () => {
  const { connectionId, slug } = await listScales()
  await call('POST', `/${connectionId}/verify`)

  await call('PATCH', `/${connectionId}`, { credential: { kind: 'bearer', secret: 'open sesame' } })
  await call('POST', `/${connectionId}/check`)

  expect(await marks(system, slug)).toEqual(marked)
})
