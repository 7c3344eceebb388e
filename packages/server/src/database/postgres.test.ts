import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createTestDatabase, onPostgres, type TestDatabase } from '../../testing/test-database.ts'
import { type Database, openDatabase } from './database.ts'
import { listenOnPostgres } from './postgres-listener.ts'

/** Stands between the store and PostgreSQL, and breaks connections when told. */
async function openWire(url: string) {
  const { hostname, port } = new URL(url)
  const sockets = new Set<Socket>()
  const attempts: number[] = []
  let isCut = false
  let breaksAt: string | undefined
  const server = createServer((near) => {
    attempts.push(performance.now())
    server.emit('attempt')
    if (isCut) return void near.destroy()
    const far = connect(Number(port), hostname)
    for (const [one, other] of [[near, far] as const, [far, near] as const]) {
      sockets.add(one)
      one.on('error', () => {})
      one.on('close', () => other.destroy())
      one.on('data', (bytes) => (one === near && breaksAt && bytes.includes(breaksAt) ? one.destroy() : other.write(bytes)))
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: Object.assign(new URL(url), { hostname: '127.0.0.1', port: (server.address() as AddressInfo).port }).toString(),
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
    const outcomes = await Promise.allSettled(moreThanThePoolHolds.map(() => database.transaction((tx) => tx.execute(sql`select 1`))))
    wire.breakAt(undefined)

    expect(outcomes.map(({ status }) => status)).toEqual(moreThanThePoolHolds.map(() => 'rejected'))
    expect(await database.isReachable()).toBe(true)
  })

  test('whoever listens tries again, one attempt after the other, and is told once that notices may have been missed', async () => {
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
