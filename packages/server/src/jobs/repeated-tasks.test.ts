import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { repeatTasks } from './repeated-tasks.ts'

const MINUTE = 60_000
/** Until the first turn has begun. */
const SOON = 1_000

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
const report = (task: string, error: unknown) => void failures.push([task, error])

beforeEach(() => {
  failures.length = 0
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => vi.useRealTimers())

test('a task is done just after the store has opened, and again at its interval', async () => {
  const work = vi.fn(async () => {})

  const stop = repeatTasks([{ name: 'sweep', everyMs: MINUTE, work }], report)
  expect(work).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(SOON)
  expect(work).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(3 * MINUTE)
  await stop()

  expect(work).toHaveBeenCalledTimes(4)
})

test('the store closes after a task at work, and one that has not begun does not begin', async () => {
  const { begun, work } = heldWork()
  const other = heldWork()
  let isStopped = false

  const stop = repeatTasks([{ name: 'ask', everyMs: MINUTE, work }], report)
  const stopOther = repeatTasks([{ name: 'sweep', everyMs: MINUTE, work: other.work }], report)
  await stopOther()
  await vi.advanceTimersByTimeAsync(SOON)
  const stopped = stop().then(() => {
    isStopped = true
  })
  const before = isStopped
  begun[0]!.resolve()
  await stopped

  expect([before, isStopped]).toEqual([false, true])
  expect([begun.length, other.begun.length]).toEqual([1, 0])
})

test('a task that takes longer than its interval does not meet itself', async () => {
  const { begun, work } = heldWork()
  const stop = repeatTasks([{ name: 'sweep', everyMs: MINUTE, work }], report)
  await vi.advanceTimersByTimeAsync(SOON)
  begun[0]!.resolve()

  await vi.advanceTimersByTimeAsync(10 * MINUTE)
  expect(begun).toHaveLength(2)
  begun[1]!.resolve()
  await vi.advanceTimersByTimeAsync(MINUTE)

  expect(begun).toHaveLength(3)
  begun[2]!.resolve()
  await stop()
})

test('a task that fails is reported and tried again, and does not hold up the others', async () => {
  const trouble = new Error('the broom is broken')
  const broken = vi.fn(() => Promise.reject(trouble))
  const other = vi.fn(async () => {})
  const tasks = [
    { name: 'sweep', everyMs: MINUTE, work: broken },
    { name: 'dust', everyMs: MINUTE, work: other },
  ]

  const stop = repeatTasks(tasks, report)
  await vi.advanceTimersByTimeAsync(SOON)
  await vi.advanceTimersByTimeAsync(MINUTE)
  await stop()

  expect(failures).toEqual([
    ['sweep', trouble],
    ['sweep', trouble],
  ])
  expect(other).toHaveBeenCalledTimes(2)
})

test('a stop waits for the task at work, and no other begins after it', async () => {
  const { begun, work } = heldWork()
  const stop = repeatTasks([{ name: 'sweep', everyMs: MINUTE, work }], report)
  await vi.advanceTimersByTimeAsync(SOON)
  begun[0]!.resolve()
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

test('a waiting task does not keep the process alive', async () => {
  vi.useRealTimers()
  const timers = vi.spyOn(globalThis, 'setTimeout')

  const stop = repeatTasks([{ name: 'sweep', everyMs: MINUTE, work: async () => {} }], report)
  const timer = timers.mock.results[0]!.value as NodeJS.Timeout
  timers.mockRestore()

  expect(timer.hasRef()).toBe(false)
  await stop()
})
