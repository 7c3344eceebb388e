import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openSystem } from '../testing/system.ts'
import { onPostgres } from '../testing/test-database.ts'
import { sessions } from './accounts/tables.ts'
import { keepHouse } from './housekeeping.ts'
import { rateLimits } from './http/tables.ts'

const MINUTE = 60_000

/** Work that is finished when told. */
function heldWork() {
  const begun: PromiseWithResolvers<void>[] = []
  return {
    begun,
    work() {
      const turn = Promise.withResolvers<void>()
      begun.push(turn)
      return turn.promise
    },
  }
}

const failures: [string, unknown][] = []
const report = (chore: string, error: unknown) => void failures.push([chore, error])

beforeEach(() => {
  failures.length = 0
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => vi.useRealTimers())

test('a chore is done once before the store opens, and again at its interval', async () => {
  const work = vi.fn(async () => {})

  const stop = await keepHouse([{ name: 'sweep', everyMs: MINUTE, work }], report)
  expect(work).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(3 * MINUTE)
  await stop()

  expect(work).toHaveBeenCalledTimes(4)
})

test('the store opens without waiting for a chore that asks outside, and closes after it', async () => {
  const { begun, work } = heldWork()
  let isStopped = false

  const stop = await keepHouse([{ name: 'ask', everyMs: MINUTE, work, isSlow: true }], report)
  const stopped = stop().then(() => {
    isStopped = true
  })
  const before = isStopped
  begun[0]!.resolve()
  await stopped

  expect([before, isStopped]).toEqual([false, true])
  expect(begun).toHaveLength(1)
})

test('a chore that takes longer than its interval does not meet itself', async () => {
  const { begun, work } = heldWork()
  const started = keepHouse([{ name: 'sweep', everyMs: MINUTE, work }], report)
  begun[0]!.resolve()
  const stop = await started

  await vi.advanceTimersByTimeAsync(10 * MINUTE)
  expect(begun).toHaveLength(2)
  begun[1]!.resolve()
  await vi.advanceTimersByTimeAsync(MINUTE)

  expect(begun).toHaveLength(3)
  begun[2]!.resolve()
  await stop()
})

test('a chore that fails is reported and tried again, and holds up neither the start nor the others', async () => {
  const trouble = new Error('the broom is broken')
  const broken = vi.fn(() => Promise.reject(trouble))
  const other = vi.fn(async () => {})
  const chores = [
    { name: 'sweep', everyMs: MINUTE, work: broken },
    { name: 'dust', everyMs: MINUTE, work: other },
  ]

  const stop = await keepHouse(chores, report)
  await vi.advanceTimersByTimeAsync(MINUTE)
  await stop()

  expect(failures).toEqual([
    ['sweep', trouble],
    ['sweep', trouble],
  ])
  expect(other).toHaveBeenCalledTimes(2)
})

test('a stop waits for the chore at work, and no other begins after it', async () => {
  const { begun, work } = heldWork()
  const started = keepHouse([{ name: 'sweep', everyMs: MINUTE, work }], report)
  begun[0]!.resolve()
  const stop = await started
  await vi.advanceTimersByTimeAsync(MINUTE)
  let stopped = false

  const stopping = stop().then(() => {
    stopped = true
  })
  await vi.advanceTimersByTimeAsync(MINUTE)
  expect(stopped).toBe(false)
  begun[1]!.resolve()
  await stopping
  await vi.advanceTimersByTimeAsync(10 * MINUTE)

  expect(begun).toHaveLength(2)
})

test('a waiting chore does not keep the process alive', async () => {
  vi.useRealTimers()
  const timers = vi.spyOn(globalThis, 'setTimeout')

  const stop = await keepHouse([{ name: 'sweep', everyMs: MINUTE, work: async () => {} }], report)
  const timer = timers.mock.results[0]!.value as NodeJS.Timeout
  timers.mockRestore()

  expect(timer.hasRef()).toBe(false)
  await stop()
})

// Where time is made to pass, the connections of PostgreSQL's pool run out of it too.
test.skipIf(onPostgres)('a store forgets the sessions and the limits that ended, within the hour', { timeout: 60_000 }, async () => {
  const system = await openSystem({ hasChores: true })
  await system.user()
  await system.request('POST', '/api/auth/sign-in/email', { body: { email: 'nobody@example.ae', password: 'not the password' } })
  const held = async () => [await system.database.$count(sessions), await system.database.$count(rateLimits)]
  const before = await held()

  system.clock.advance(31 * 24 * 60 * MINUTE)
  await vi.advanceTimersByTimeAsync(60 * MINUTE)
  // The chores have begun; what they ask the database takes real time.
  vi.useRealTimers()
  await vi.waitFor(async () => expect(await held()).toEqual([0, 0]), { timeout: 50_000 })
  await system.close()

  expect(before).toEqual([1, expect.any(Number)])
  expect(before[1]).toBeGreaterThan(0)
})
