import type { founder as contract } from '@wakeel/contract'
import { expect, test } from 'vitest'
import { createLive } from './live.ts'

const never = new AbortController().signal

/** Metrics that can only be told apart by how many creators are owed what. */
const metrics = (owed: number) =>
  ({
    as_of: String(owed),
    creator_economy: { owed: { amount: owed, currency: 'AED' } },
  }) as contract.Metrics

/** Reads that answer what they are told, one after the other, and then the last for good. */
function reading(...values: number[]) {
  const reads = { count: 0 }
  const read = async () => metrics(values[Math.min(reads.count++, values.length - 1)]!)
  return { reads, read }
}

test('a watch tells the first metrics and every change, and ends with the last when its time is over', async () => {
  const { read } = reading(1, 1, 2, 2, 3)
  const { watch } = createLive({ read, everyMs: 1, lastsMs: 100 })
  const events: contract.Metrics[] = []

  const last = await watch('30d', { signal: never, tell: (each) => events.push(each) })

  expect(events).toEqual([metrics(1), metrics(2), metrics(3)])
  expect(last).toEqual(metrics(3))
})

test('however many watch a range, it is read once for all of them', async () => {
  const { reads, read } = reading(1)
  const { watch } = createLive({ read, everyMs: 60_000, lastsMs: 5 })

  const ended = await Promise.all([1, 2, 3, 4].map(() => watch('7d', { signal: never, tell() {} })))

  expect(ended).toEqual([1, 1, 1, 1].map(metrics))
  expect(reads.count).toBe(1)
})

test('when the last has gone nothing is read any more, and whoever comes next reads anew', async () => {
  const { reads, read } = reading(1, 2)
  const { watch } = createLive({ read, everyMs: 60_000, lastsMs: 60_000 })
  const leaving = new AbortController()

  const first = await watch('7d', {
    signal: leaving.signal,
    tell: () => queueMicrotask(() => leaving.abort()),
  })
  const second = await watch('7d', { signal: AbortSignal.abort(), tell() {} })

  expect([first, second]).toEqual([metrics(1), metrics(2)])
  expect(reads.count).toBe(2)
})

test('what cannot be read ends the watches and keeps nobody from a later one', async () => {
  const failure = new Error('the database is away')
  let reads = 0
  const read = async () => {
    if (reads++ === 1) throw failure
    return metrics(reads)
  }
  const { watch } = createLive({ read, everyMs: 1, lastsMs: 60_000 })

  const watches = await Promise.allSettled(
    [1, 2].map(() => watch('7d', { signal: never, tell() {} })),
  )
  const after = await watch('7d', { signal: AbortSignal.abort(), tell() {} })

  expect(watches.map((each) => each.status === 'rejected' && each.reason)).toEqual([
    failure,
    failure,
  ])
  expect(after).toEqual(metrics(3))
})

test('after the stop each watch ends, also one that begins then', async () => {
  const { read } = reading(1)
  const { watch, stop } = createLive({ read, everyMs: 60_000, lastsMs: 60_000 })

  const before = await watch('1y', { signal: never, tell: () => queueMicrotask(stop) })
  const after = await watch('1y', { signal: never, tell() {} })

  expect([before, after]).toEqual([metrics(1), metrics(1)])
})
