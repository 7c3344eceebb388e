import { afterEach, expect, test } from 'vitest'
import { chooseSkill } from './skill-tasks.ts'
import { createWorkerPool, type WorkerLimits, type WorkerPool } from './worker-pool.ts'

const pools: WorkerPool[] = []
afterEach(() => Promise.all(pools.splice(0).map((pool) => pool.close())))

function open(limits: Partial<WorkerLimits> = {}) {
  const script = new URL('../../testing/hostile-worker.ts', import.meta.url)
  const pool = createWorkerPool({ threads: 1, timeLimitMs: 300, script, ...limits })
  pools.push(pool)
  const ask = (text: string, signal?: AbortSignal) =>
    pool.run(
      chooseSkill,
      { skills: [], ask: { text, language: 'en', today: '2026-11-20' }, examples: [] },
      signal,
    )
  return { pool, ask }
}

test('no thread is started before there is work', async () => {
  const { pool, ask } = open()
  expect(pool.size).toBe(0)

  await ask('hello')

  expect(pool.size).toBe(1)
})

test('a thread starts for who is about to have work, and no second one', async () => {
  const { pool, ask } = open()

  pool.warm()
  pool.warm()
  await ask('hello')

  expect(pool.size).toBe(1)
})

test('a text that is never read to its end is given up, and the next one is answered', async () => {
  const { ask } = open()

  const [endless, next] = await Promise.allSettled([ask('endless'), ask('hello')])

  expect(endless).toMatchObject({
    status: 'rejected',
    reason: { code: 'request.too_demanding', status: 422 },
  })
  expect(next).toEqual({ status: 'fulfilled', value: { question: 'hello' } })
})

test('a text whose thread is given no processor is not to blame, and is read when it gets one', async () => {
  const { ask } = open()

  expect(await ask('starved')).toEqual({ question: 'starved' })
})

test('who gets no processor until the deadline is told to come back', async () => {
  const { ask } = open({ deadlineMs: 400 })

  await expect(ask('starved')).rejects.toMatchObject({ code: 'server.busy' })
  expect(await ask('hello')).toEqual({ question: 'hello' })
})

test('a text that takes all memory ends its thread, and not the store', async () => {
  const { ask } = open({ memoryMb: 24, timeLimitMs: 20_000 })

  await expect(ask('greedy')).rejects.toMatchObject({ code: 'request.too_demanding' })

  expect(await ask('hello')).toEqual({ question: 'hello' })
})

test('a text is not to blame for what its thread kept of earlier ones', async () => {
  const { ask } = open({ memoryMb: 24, timeLimitMs: 20_000 })
  await ask('hello')

  expect(await ask('one too many')).toEqual({ question: 'one too many' })
})

test('a text that fills one thread after the other is given up', async () => {
  const { ask } = open({ memoryMb: 24, timeLimitMs: 20_000 })
  await ask('hello')

  await expect(ask('greedy')).rejects.toMatchObject({ code: 'request.too_demanding' })
})

test('who finds too many waiting is told to come back', async () => {
  const { ask } = open({ maxQueue: 2 })

  const outcomes = await Promise.allSettled([ask('a'), ask('b'), ask('c')])

  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected'])
  expect(outcomes[2]).toMatchObject({
    reason: { code: 'server.busy', status: 503, retryAfterSeconds: 2 },
  })
})

test('who waits too long for a thread is told to come back', async () => {
  const { ask } = open({ timeLimitMs: 20_000, waitLimitMs: 200 })
  ask('endless').catch(() => {})

  await expect(ask('b')).rejects.toMatchObject({ code: 'server.busy' })
})

test('who goes away is not waited for', async () => {
  const { ask } = open()
  const leaving = new AbortController()

  const answer = ask('endless', leaving.signal)
  leaving.abort(new Error('gone'))

  await expect(answer).rejects.toThrow('gone')
})

test('a pool that is closed leaves nobody waiting', async () => {
  const { pool, ask } = open({ timeLimitMs: 20_000 })
  await ask('hello')
  const outcomes = Promise.allSettled([ask('endless'), ask('hello')])

  await pool.close()

  for (const outcome of await outcomes)
    expect(outcome).toMatchObject({ reason: { code: 'server.unavailable' } })
})
