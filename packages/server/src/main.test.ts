import { createServer } from 'node:http'
import { type AddressInfo, connect, createServer as createTcpServer } from 'node:net'
import { resolve } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { programFile } from '../testing/programs.ts'
import { openStandInModel, type StandInModel, says } from '../testing/stand-in-model.ts'
import { StoreDidNotStart, startCommand, startStore } from '../testing/store-process.ts'
import { type StoredStore, storeWithOneApp } from '../testing/stored-store.ts'
import { onPostgres } from '../testing/test-database.ts'

/** As `npm start` does once the web app is built. */
const beneathNpm = resolve(import.meta.dirname, '../testing/beneath-npm.ts')

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
async function refusalToStart(
  environment: Record<string, string>,
): Promise<[output: string, exitCode: number | null]> {
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
    const store = await startStore({
      ...stored.environment,
      PORT: String(port),
      AI_BASE_URL: model.baseUrl,
      AI_MODEL: 'falcon-h1',
    })
    const release = Promise.withResolvers<void>()
    model.willAnswer(async (response) => {
      await release.promise
      await says('That makes AED 1,050.')(response)
    })
    const request = model.nextRequest()

    const demo = fetch(`${store.url}/api/apps/${stored.slug}/demo`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ input: 'Add VAT to AED 1,000' }),
    })
    await request
    const signalledAt = Date.now()
    const stopped = store.stop()
    const newcomer = await refusedNewcomer(store.url)
    release.resolve()
    const reply = await demo

    expect([...(await health)].filter((answer) => answer !== 'nobody')).toEqual(['503', '200'])
    expect([newcomer.status, newcomer.headers.get('retry-after')]).toEqual([503, '1'])
    expect(reply.status).toBe(200)
    expect(await reply.json()).toMatchObject({ success: true, response: 'That makes AED 1,050.' })
    expect(await stopped).toBe(0)
    expect(Date.now() - signalledAt).toBeLessThan(10_000)
  })

  test('that is told to stop gives back the runs that would go on for longer', async () => {
    const store = await startStore({
      ...stored.environment,
      AI_BASE_URL: model.baseUrl,
      AI_MODEL: 'falcon-h1',
      STOP_SECONDS: '1',
    })
    model.willAnswer(() => new Promise(() => {}))
    const request = model.nextRequest()

    const demo = fetch(`${store.url}/api/apps/${stored.slug}/demo`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ input: 'Add VAT to AED 5,000' }),
    }).then(
      ({ status }) => status,
      () => 'cut',
    )
    await request
    const code = await store.stop()

    const database = await stored.open()
    const { rows } = await database.execute<{ status: string; n: number }>(
      sql`select status, count(*)::int as n from runs where input = 'Add VAT to AED 5,000' group by 1`,
    )
    await database.close()
    expect([await demo, code, rows]).toEqual(['cut', 0, [{ status: 'cancelled', n: 1 }]])
  })

  test.skipIf(onPostgres)(
    'lets no second one into its data, which says so in one sentence and ends',
    async () => {
      const store = await startStore(stored.environment)

      const refusal = await refusalToStart(stored.environment)
      const health = await fetch(`${store.url}/api/health`)
      await store.stop()

      expect(refusal).toEqual([
        `The data directory ${stored.dataDirectory} is in use by another Wakeel (process ${store.pid}); stop it or set DATA_DIR.`,
        1,
      ])
      expect(health.status).toBe(200)
    },
  )

  test('whose address is taken says so in one sentence and ends', async () => {
    const other = createServer()
    await new Promise<void>((ready) => other.listen(0, '127.0.0.1', ready))
    const { port } = other.address() as AddressInfo
    const environment = { DATA_DIR: resolve(stored.dataDirectory, 'another'), PORT: String(port) }

    const refusal = await refusalToStart(environment)
    other.close()

    expect(refusal).toEqual([
      `The address 127.0.0.1:${port} is taken by another program; stop it or set PORT.`,
      1,
    ])
  })

  test('with a wrong setting says so in one sentence and ends', async () => {
    expect(await refusalToStart({ ...stored.environment, SEED: 'everything' })).toEqual([
      expect.stringMatching(/^The setting SEED is wrong: .+\.$/),
      1,
    ])
  })

  test('whose PostgreSQL does not answer says so in one sentence without the password, waits, and stops when told', async () => {
    const [port, database] = [await freePort(), await freePort()]
    const store = startCommand(process.execPath, [programFile('main')], {
      environment: {
        ...stored.environment,
        PATH: process.env.PATH ?? '',
        PORT: String(port),
        DATABASE_URL: `postgres://wakeel:hunter2@127.0.0.1:${database}/wakeel`,
      },
      isReady: (line) => (line.startsWith('PostgreSQL') ? `http://127.0.0.1:${port}` : undefined),
    })

    const { url, output, stop } = await store
    const [live, ready] = await Promise.all(
      ['live', 'ready'].map((name) => fetch(`${url}/api/health/${name}`)),
    )

    expect([live!.status, ready!.status, ready!.headers.get('retry-after')]).toEqual([
      200,
      503,
      '1',
    ])
    expect(await stop()).toBe(0)
    expect(output()).toBe(
      `PostgreSQL at 127.0.0.1:${database}/wakeel does not answer (connect ECONNREFUSED 127.0.0.1:${database}); the store opens once it does.`,
    )
  })

  test.runIf(onPostgres)(
    'that started before its PostgreSQL opens by itself once that answers',
    async () => {
      const [port, database] = [await freePort(), await freePort()]
      const store = await startCommand(process.execPath, [programFile('main')], {
        environment: {
          ...stored.environment,
          PATH: process.env.PATH ?? '',
          PORT: String(port),
          DATABASE_URL: Object.assign(new URL(stored.environment.DATABASE_URL!), {
            host: `127.0.0.1:${database}`,
          }).toString(),
        },
        isReady: (line) => (line.startsWith('PostgreSQL') ? `http://127.0.0.1:${port}` : undefined),
      })
      const status = () => fetch(`${store.url}/api/health/ready`).then(({ status }) => status)
      const before = await status()

      const { hostname, port: real } = new URL(stored.environment.DATABASE_URL!)
      const wire = createTcpServer((near) => {
        const far = connect(Number(real), hostname)
        near.pipe(far).pipe(near)
      })
      wire.listen(database, '127.0.0.1')

      await expect.poll(status).toBe(200)
      expect(before).toBe(503)
      expect((await fetch(`${store.url}/api/apps/${stored.slug}`)).status).toBe(200)
      expect(await store.stop()).toBe(0)
      wire.close()
    },
  )

  test('that npm started ends with npm', async () => {
    const store = await startCommand('sh', ['-c', `${process.execPath} ${beneathNpm}; true`], {
      environment: {
        ...stored.environment,
        PATH: process.env.PATH ?? '',
        PORT: '0',
        npm_lifecycle_event: 'start',
      },
    })

    await store.kill()

    await expect
      .poll(() =>
        fetch(`${store.url}/api/health/live`).then(
          ({ status }) => status,
          () => 'nobody',
        ),
      )
      .toBe('nobody')
  })
})

/** What somebody new is answered once nobody is let in any more. */
async function refusedNewcomer(url: string): Promise<Response> {
  for (;;) {
    const answer = await fetch(`${url}/api/health`, { headers: { connection: 'close' } })
    await answer.arrayBuffer()
    if (answer.status !== 200) return answer
  }
}
