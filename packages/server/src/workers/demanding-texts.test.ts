import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { agentContent, atForge } from '../../testing/agents.ts'
import { startMcpServer } from '../../testing/remote-agents/mcp-server.ts'
import { publishRemoteApp } from '../../testing/remote-agents/remote-app.ts'
import { openSystem, type Person, type System } from '../../testing/system.ts'
import { testWorkers } from '../../testing/test-workers.ts'
import { createWorkerPool, type WorkerPool } from './worker-pool.ts'

// Threads that come to no end with a text that holds the word "endless".
const script = new URL('../../testing/hostile-worker.ts', import.meta.url)
const hostile = createWorkerPool({ threads: 1, timeLimitMs: 300, waitLimitMs: 60_000, script })
let used: WorkerPool
const workers: WorkerPool = {
  ...testWorkers,
  warm: () => used.warm(),
  run: (task, input, signal) => used.run(task, input, signal),
}
let server: Awaited<ReturnType<typeof startMcpServer>>
let system: System
let creator: Person
beforeAll(async () => {
  server = await startMcpServer()
  system = await openSystem({ workers, config: { outboundAllow: [server.allow] } })
})
afterAll(async () => {
  await system.close()
  await server.close()
  await hostile.close()
})
beforeEach(async () => {
  creator = await system.user({ role: 'creator' })
  used = hostile
})

const tooDemanding = { status: 422, body: { success: false, code: 'request.too_demanding' } }

test('whoever opens a demo finds a thread that has begun', async () => {
  const app = await system.app()
  expect(hostile.size).toBe(0)

  await system.request('GET', `/api/apps/${app.slug}/demo`)

  expect(hostile.size).toBe(1)
})

test('a text that an agent would take too long to read is refused, and is no demo', async () => {
  const app = await system.app()

  const reply = await system.request('POST', `/api/apps/${app.slug}/demo`, {
    body: { input: 'endless' },
  })

  expect(reply).toMatchObject(tooDemanding)
  expect((await system.request('GET', `/api/apps/${app.slug}/demo`)).body.demo_info.used).toBe(0)
})

test('so is one for the tools of a server elsewhere', async () => {
  const app = await publishRemoteApp(system, {
    owner: creator,
    kind: 'mcp',
    address: server.address,
    tools: ['track_parcel'],
  })

  const reply = await system.request('POST', `/api/apps/${app.slug}/demo`, {
    body: { input: 'endless' },
  })

  expect(reply).toMatchObject(tooDemanding)
  expect((await system.request('GET', `/api/apps/${app.slug}/demo`)).body.demo_info.used).toBe(0)
})

test('so is an idea for an agent', async () => {
  const reply = await atForge(system, creator).generate({ problem_goal: 'endless' })

  expect(reply).toMatchObject(tooDemanding)
})

test('so are the texts of an agent that is to be published, which stays a draft', async () => {
  const forge = atForge(system, creator)
  used = testWorkers
  const { id } = await forge.draft(agentContent({ full_description: { en: 'endless', ar: '' } }))

  used = hostile
  const reply = await forge.publish(id)

  expect(reply).toMatchObject(tooDemanding)
  expect((await forge.get(id)).body.agent.open.status).toBe('draft')
})
