import { expect, test } from 'vitest'
import { createQueue } from './queue.ts'

/** Work that goes on until it is told to end. */
function openEnded() {
  const begun: string[] = []
  const ends: (() => void)[] = []
  const work = (name: string) => () => {
    begun.push(name)
    return new Promise<string>((end) => ends.push(() => end(name)))
  }
  return { begun, work, endNext: () => ends.shift()?.() }
}

test('only so much is at work at once, and the rest follows in the order in which it came', async () => {
  const { begun, work, endNext } = openEnded()
  const queue = createQueue({ atOnce: 2 })

  const all = ['a', 'b', 'c', 'd'].map((name) => queue.run(work(name)))
  expect(begun).toEqual(['a', 'b'])
  endNext()
  await all[0]
  await expect.poll(() => begun).toEqual(['a', 'b', 'c'])
  for (let left = 0; left < 3; left += 1) {
    endNext()
    await all[left + 1]
  }

  expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd'])
  expect(begun).toEqual(['a', 'b', 'c', 'd'])
})

test('who finds too many waiting is told to come back, and nothing is begun for them', async () => {
  const { begun, work, endNext } = openEnded()
  const queue = createQueue({ atOnce: 1, maxWaiting: 1 })
  const [first, second] = [queue.run(work('a')), queue.run(work('b'))]

  await expect(queue.run(work('c'))).rejects.toMatchObject({
    code: 'server.busy',
    status: 503,
    retryAfterSeconds: 2,
  })

  endNext()
  await first
  endNext()
  await second
  expect(begun).toEqual(['a', 'b'])
})

test('who waits too long is told to come back, and leaves no gap', async () => {
  const { begun, work, endNext } = openEnded()
  const queue = createQueue({ atOnce: 1, waitLimitMs: 50 })
  const first = queue.run(work('a'))

  await expect(queue.run(work('b'))).rejects.toMatchObject({ code: 'server.busy' })
  endNext()
  await first
  const third = queue.run(work('c'))
  endNext()

  expect(await third).toBe('c')
  expect(begun).toEqual(['a', 'c'])
})

test('what fails makes room for the next', async () => {
  const queue = createQueue({ atOnce: 1 })

  await expect(queue.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')

  expect(await queue.run(async () => 'next')).toBe('next')
})
