import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { TestClock, TestMail } from '../../testing/stand-ins.ts'
import { openSystem } from '../../testing/system.ts'
import { createTestDatabase, onPostgres, type TestDatabase } from '../../testing/test-database.ts'
import type { Database } from './database.ts'
import { isDatabaseAway } from './failures.ts'
import { openDatabase } from './open-database.ts'
import { listenOnPostgres } from './postgres-listener.ts'

/** Stands between the store and PostgreSQL, and breaks connections when told. */
async function openWire(url: string) {
  const { hostname, port } = new URL(url)
  const sockets = new Set<Socket>()
  const attempts: number[] = []
  let isCut = false
  let breaksAt: string | undefined
  let heard = (_parameters: string[]) => {}
  const server = createServer((near) => {
    attempts.push(performance.now())
    server.emit('attempt')
    if (isCut) return void near.destroy()
    const far = connect(Number(port), hostname)
    // Eight bytes of length and version, then names and values that end with a zero each.
    near.once('data', (bytes) =>
      heard(
        bytes
          .subarray(8)
          .toString()
          .split('\0')
          .filter((_, index) => index % 2 === 0)
          .filter(Boolean),
      ),
    )
    for (const [one, other] of [[near, far] as const, [far, near] as const]) {
      sockets.add(one)
      one.on('error', () => {})
      one.on('close', () => other.destroy())
      one.on('data', (bytes) =>
        one === near && breaksAt && bytes.includes(breaksAt) ? one.destroy() : other.write(bytes),
      )
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: Object.assign(new URL(url), {
      hostname: '127.0.0.1',
      port: (server.address() as AddressInfo).port,
    }).toString(),
    /** Breaks every connection and refuses new ones; gives the moments of the next so many attempts to connect. */
    async cut(count: number): Promise<number[]> {
      isCut = true
      attempts.length = 0
      for (const socket of sockets) socket.destroy()
      while (attempts.length < count) await once(server, 'attempt')
      return attempts.slice(0, count)
    },
    /** From now on a connection breaks when it sends this; without a text, none does and all may connect. */
    breakAt(text: string | undefined): void {
      breaksAt = text
      isCut = false
    },
    /** Called with the names of what each new connection asks for at its start. */
    onStart(listener: (parameters: string[]) => void): void {
      heard = listener
    },
    async close(): Promise<void> {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

describe.runIf(onPostgres)('when the connection to PostgreSQL breaks', () => {
  let stored: TestDatabase
  let wire: Awaited<ReturnType<typeof openWire>>
  let database: Database
  beforeEach(async () => {
    stored = await createTestDatabase()
    wire = await openWire(stored.url!)
    database = await openDatabase({ databaseUrl: wire.url, dataDirectory: '' })
  })
  afterEach(async () => {
    await database.close()
    await wire.close()
    await stored.remove()
  })

  test('in the middle of a transaction, that one fails and the store goes on', async () => {
    const broken = database.transaction(async (tx) => {
      const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
      await stored.database.execute(sql`select pg_terminate_backend(${rows[0]!.pid}, 5000)`)
      await tx.execute(sql`select 1`)
    })

    await expect(broken).rejects.toThrow()
    expect(await database.isReachable()).toBe(true)
  })

  test('as transactions begin, however many, the store goes on', async () => {
    const moreThanThePoolHolds = Array.from({ length: 12 })
    wire.breakAt('begin')
    const outcomes = await Promise.allSettled(
      moreThanThePoolHolds.map(() => database.transaction((tx) => tx.execute(sql`select 1`))),
    )
    wire.breakAt(undefined)

    expect(outcomes.map(({ status }) => status)).toEqual(moreThanThePoolHolds.map(() => 'rejected'))
    expect(await database.isReachable()).toBe(true)
  })

  test('whoever asks is told to come back, and is answered once it is there again', async () => {
    const system = await openSystem({
      beside: {
        clock: new TestClock(),
        mail: new TestMail(),
        anotherDatabase: async () => database,
      },
    })
    const { token } = await system.user()
    const ask = () => system.request('GET', '/api/billing/wallet', { token })

    await wire.cut(1)
    const away = await Promise.all(Array.from({ length: 20 }, ask))
    const [health, live] = [
      await system.request('GET', '/api/health/ready'),
      await system.request('GET', '/api/health/live'),
    ]
    wire.breakAt(undefined)
    const back = await ask()
    await system.close()

    expect(new Set(away.map(({ status, body }) => `${status} ${body.code}`))).toEqual(
      new Set(['503 server.away']),
    )
    expect(away.every(({ headers }) => headers.get('retry-after') === '2')).toBe(true)
    expect([health.status, live.status, back.status]).toEqual([503, 200, 200])
  })

  test('more than can be served in time are told so at once, and nobody waits without end', async () => {
    const held = Promise.withResolvers<void>()
    const begun = Array.from({ length: 10 }, () => Promise.withResolvers<void>())
    const holding = begun.map(({ resolve }) =>
      database.transaction(() => {
        resolve()
        return held.promise
      }),
    )
    await Promise.all(begun.map(({ promise }) => promise))
    const queries = Array.from({ length: 700 }, () =>
      database.execute(sql`select 1`).then(
        () => 'answered',
        (error: Error) => (isDatabaseAway(error) ? 'told to come back' : 'failed'),
      ),
    )

    expect(await queries.at(-1)).toBe('told to come back')
    held.resolve()
    await Promise.all(holding)
    const outcomes = await Promise.all(queries)
    expect(outcomes.filter((outcome) => outcome === 'answered').length).toBe(500)
    expect(outcomes).not.toContain('failed')
  })

  test('a pooler that refuses what it does not know at the start of a connection lets the store in', async () => {
    const parameterNames: string[] = []
    wire.onStart((parameters) => parameterNames.push(...parameters))

    const through = await openDatabase({ databaseUrl: wire.url, dataDirectory: '' })
    const { rows } = await through.execute<{ jit: string }>(
      sql`select current_setting('jit') as jit`,
    )
    await through.close()

    expect(
      parameterNames.filter(
        (name) => !['user', 'database', 'client_encoding', 'application_name'].includes(name),
      ),
    ).toEqual([])
    expect(rows[0]!.jit).toBe('off')
  })

  test('whoever listens tries again, one attempt after the other, and is told once that messages may have been missed', async () => {
    let lost = 0
    const isBack = Promise.withResolvers<void>()
    const heard = Promise.withResolvers<string>()
    const stop = await listenOnPostgres(wire.url, 'news', heard.resolve, () => {
      lost += 1
      isBack.resolve()
    })

    const attempts = await wire.cut(5)
    wire.breakAt(undefined)
    await isBack.promise
    await stored.database.execute(sql`select pg_notify('news', 'good')`)

    expect(await heard.promise).toBe('good')
    expect(attempts.slice(1).every((at, index) => at - attempts[index]! > 200)).toBe(true)
    expect(lost).toBe(1)
    await stop()
  })
})
