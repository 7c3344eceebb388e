import type { connections as contract } from '@wakeel/contract'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { atForge } from '../../testing/agents.ts'
import { startA2aAgent } from '../../testing/remote-agents/a2a-agent.ts'
import { openSystem, type Person, type System } from '../../testing/system.ts'
import { connections } from '../database/schema/connections.ts'
import { createEncryption } from '../secrets/encryption.ts'

let scales: Awaited<ReturnType<typeof startA2aAgent>>
let system: System
let creator: Person
let connection: contract.Connection
const credential = { kind: 'bearer', secret: 'open sesame' }
beforeEach(async () => {
  scales = await startA2aAgent()
  system = await openSystem({ config: { outboundAllow: [scales.allow] } })
  creator = await system.user()
  connection = (await call('POST', '', { kind: 'a2a', address: scales.address, credential })).body
    .connection
})
afterEach(async () => {
  await system.close()
  await scales.close()
})

const call = (method: string, path: string, body?: unknown) =>
  system.request(method, `/api/connections${path}`, { token: creator.token, body })

/** As it stands there once the store was started with another secret of its own. */
async function loseSecret(): Promise<void> {
  const encryptedSecret = createEncryption('what the store was started with before').encrypt(
    credential.secret,
    connection.id,
  )
  await system.database
    .update(connections)
    .set({ encryptedSecret })
    .where(eq(connections.id, connection.id))
}

test('a secret that the store cannot open any more is asked for again, and nothing is called without it', async () => {
  await loseSecret()
  const requestsBefore = scales.requests.length

  const checked = await call('POST', `/${connection.id}/check`)
  const changed = await call('PATCH', `/${connection.id}`, { address: `${scales.url}/` })
  const shown = await call('GET', '')

  expect([checked.status, checked.body.connection.health.error]).toEqual([
    200,
    'connections.secret_lost',
  ])
  expect([changed.status, changed.body.code]).toEqual([422, 'connections.secret_lost'])
  expect(shown.body.connections[0].health).toMatchObject({
    is_healthy: false,
    error: 'connections.secret_lost',
  })
  expect(scales.requests.length).toBe(requestsBefore)
})

test('a secret that is given again makes all well', async () => {
  await loseSecret()
  await call('POST', `/${connection.id}/check`)

  const { body } = await call('PATCH', `/${connection.id}`, { credential })

  expect(body.connection.health).toMatchObject({ is_healthy: true, error: null })
})

test('a run whose secret is lost fails as one that was refused, and is given back', async () => {
  const forge = atForge(system, creator)
  const { body } = await forge.import({
    connection_id: connection.id,
    pricing_model: 'per-run',
    price_aed: 3,
  })
  const { slug } = (await forge.publish(body.generated_app.id)).body
  await loseSecret()

  const run = await system.request('POST', `/api/apps/${slug}/demo`, {
    token: creator.token,
    body: { input: 'How many pounds are 10 kg?' },
  })
  const left = await system.request('GET', `/api/apps/${slug}/demo`, { token: creator.token })

  expect([run.status, run.body.code]).toEqual([502, 'runs.remote_refused'])
  expect(left.body.demo_info.remaining).toBe(3)
})
