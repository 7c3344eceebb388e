import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { topUp } from '../testing/checkout.ts'
import { TestClock } from '../testing/stand-ins.ts'
import { openSystem, type System } from '../testing/system.ts'
import { createStorage } from './storage.ts'

test('a disk that refused to be written to is believed full for a minute, and then asked again', async () => {
  const clock = new TestClock()
  const storage = createStorage({ clock, directory: undefined })
  const query = Object.assign(new Error('could not extend file'), { code: '53100' })

  const before = await storage.isFull()
  storage.heed(new Error('Failed query', { cause: query }))
  const after = await storage.isFull()
  clock.advance(61_000)

  expect([before, after, await storage.isFull()]).toEqual([false, true, false])
})

test('other failures say nothing about the disk', async () => {
  const storage = createStorage({ clock: new TestClock(), directory: tmpdir() })

  storage.heed(new Error('a bug'))

  expect(await storage.isFull()).toBe(false)
})

describe('when the database can write nothing more down', () => {
  let system: System
  beforeAll(async () => {
    system = await openSystem()
  })
  afterAll(() => system.close())

  /** Until it is freed, the database refuses this of runs as one whose disk is full does. */
  async function fillDisk(refused: 'insert' | 'update') {
    const execute = (text: string) => system.database.execute(sql.raw(text))
    await execute(`create function refuse() returns trigger language plpgsql as $$
      begin raise exception 'could not extend file "base/16384/2619": No space left on device' using errcode = '53100'; end $$`)
    await execute(
      `create trigger disk_full before ${refused} on runs for each row execute function refuse()`,
    )
    return () => execute('drop function refuse cascade')
  }

  test.for(['insert', 'update'] as const)(
    'by %s, a run that costs is told to come back and costs nothing, nobody new is sent there for a minute, and then all is as before',
    async (refused) => {
      const { slug } = await system.app({ price: { model: 'per_use', fils: 250 } })
      const person = await system.user()
      const { token } = person
      await topUp(system, person, 1_000)
      const ask = (key: string) =>
        system.request('POST', `/api/apps/${slug}/runs`, {
          token,
          body: { input: 'Add VAT to AED 1,000' },
          headers: { 'idempotency-key': key },
        })
      const ready = async () => {
        const { status, headers } = await system.request('GET', '/api/health/ready')
        return [status, headers.get('retry-after')]
      }
      const wallet = async () =>
        (await system.request('GET', '/api/billing/wallet', { token })).body.wallet
      const key = randomUUID()

      const freeDisk = await fillDisk(refused)
      const full = await ask(key)
      const [during, charged] = [await ready(), await wallet()]
      await freeDisk()
      const still = await ready()
      system.clock.advance(61_000)
      const after = await ready()
      const again = await ask(key)

      expect([full.status, full.headers.get('retry-after'), full.body.code]).toEqual([
        503,
        '60',
        'server.away',
      ])
      expect([during, still, after]).toEqual([
        [503, '60'],
        [503, '60'],
        [200, null],
      ])
      expect([charged.balance.amount, again.status]).toEqual([1_000, 200])
      expect(await wallet()).toMatchObject({ balance: { amount: 750 }, held: { amount: 0 } })
      expect(await system.violations()).toEqual([])
    },
  )
})
