import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openStandInModel, type StandInModel, says } from '../testing/stand-in-model.ts'
import { StoreDidNotStart, startStore } from '../testing/store-process.ts'
import { type StoredStore, storeWithOneApp } from '../testing/stored-store.ts'
import { onPostgres } from '../testing/test-database.ts'

let stored: StoredStore
let model: StandInModel
beforeAll(async () => {
  stored = await storeWithOneApp()
  model = await openStandInModel()
})
afterAll(async () => {
  await model.close()
  await stored.remove()
})

/** What a process that does not start says, and its exit code. */
async function refusalToStart(environment: Record<string, string>): Promise<[output: string, exitCode: number | null]> {
  try {
    await (await startStore(environment)).kill()
  } catch (error) {
    if (error instanceof StoreDidNotStart) return [error.message, error.exitCode]
    throw error
  }
  return ['started', null]
}

/** A port on which nothing listens. */
async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port } = server.address() as AddressInfo
  await new Promise((closed) => server.close(closed))
  return port
}

/** Every answer of the health check until it is 200; `nobody` while nobody listens. */
async function watchHealth(url: string): Promise<Set<string>> {
  const seen = new Set<string>()
  while (!seen.has('200')) {
    const answer = await fetch(`${url}/api/health`).catch(() => undefined)
    if (answer) await answer.arrayBuffer()
    seen.add(answer ? String(answer.status) : 'nobody')
  }
  return seen
}

describe('a store', { timeout: 60_000 }, () => {
  test('says that it is starting, opens, and when told to stop finishes what is in flight', async () => {
    const port = await freePort()
    const health = watchHealth(`http://127.0.0.1:${port}`)
    const store = await startStore({ ...stored.environment, PORT: String(port), AI_BASE_URL: model.baseUrl, AI_MODEL: 'falcon-h1' })
    const release = Promise.withResolvers<void>()
    model.willAnswer(async (response) => {
      await release.promise
      await says('That makes AED 1,050.')(response)
    })
    const asked = model.nextRequest()

    const demo = fetch(`${store.url}/api/apps/${stored.slug}/demo`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ input: 'Add VAT to AED 1,000' }),
    })
    await asked
    const toldAt = Date.now()
    const stopped = store.stop()
    await refusesNewcomers(store.url)
    release.resolve()
    const reply = await demo

    expect([...(await health)].filter((answer) => answer !== 'nobody')).toEqual(['503', '200'])
    expect(reply.status).toBe(200)
    expect(await reply.json()).toMatchObject({ success: true, response: 'That makes AED 1,050.' })
    expect(await stopped).toBe(0)
    expect(Date.now() - toldAt).toBeLessThan(10_000)
  })

  test.skipIf(onPostgres)('lets no second one into its data, which says so in one sentence and ends', async () => {
    const store = await startStore(stored.environment)

    const refusal = await refusalToStart(stored.environment)
    const health = await fetch(`${store.url}/api/health`)
    await store.stop()

    expect(refusal).toEqual([
      `The data directory ${stored.dataDirectory} is in use by another Wakeel (process ${store.pid}); stop it or set DATA_DIR.`,
      1,
    ])
    expect(health.status).toBe(200)
  })

  test('whose address is taken says so in one sentence and ends', async () => {
    const other = createServer()
    await new Promise<void>((ready) => other.listen(0, '127.0.0.1', ready))
    const { port } = other.address() as AddressInfo
    const environment = { DATA_DIR: resolve(stored.dataDirectory, 'another'), PORT: String(port) }

    const refusal = await refusalToStart(environment)
    other.close()

    expect(refusal).toEqual([`The address 127.0.0.1:${port} is taken by another program; stop it or set PORT.`, 1])
  })

  test('with a wrong setting says so in one sentence and ends', async () => {
    expect(await refusalToStart({ ...stored.environment, SEED: 'everything' })).toEqual([
      expect.stringMatching(/^The setting SEED is wrong: .+\.$/),
      1,
    ])
  })

  test('whose PostgreSQL does not answer says so in one sentence without the password, and ends', async () => {
    const port = await freePort()
    const environment = { ...stored.environment, DATABASE_URL: `postgres://wakeel:hunter2@127.0.0.1:${port}/wakeel` }

    expect(await refusalToStart(environment)).toEqual([
      `PostgreSQL at 127.0.0.1:${port}/wakeel could not be opened (connect ECONNREFUSED 127.0.0.1:${port}); see DATABASE_URL.`,
      1,
    ])
  })
})

/** Resolves when nobody new is let in any more. */
async function refusesNewcomers(url: string): Promise<void> {
  for (;;) {
    const answer = await fetch(`${url}/api/health`, { headers: { connection: 'close' } }).catch(() => undefined)
    await answer?.arrayBuffer()
    if (answer?.status !== 200) return
  }
}
