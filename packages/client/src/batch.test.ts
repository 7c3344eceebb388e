import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { newApiKey } from '../../server/testing/api-keys.ts'
import { topUp } from '../../server/testing/checkout.ts'
import { openSystem, type Person, type System } from '../../server/testing/system.ts'
import { type BatchOutcome, createClient } from './index.ts'

let system: System
let narrow: System
beforeAll(async () => {
  system = await openSystem()
  narrow = await openSystem({ runsAtOnce: { person: 1, apiKey: 1, network: 1_000 } })
})
afterAll(() => Promise.all([system.close(), narrow.close()]))
afterEach(async () =>
  expect([await system.violations(), await narrow.violations()]).toEqual([[], []]),
)

const inputs = Array.from({ length: 12 }, (_, index) => `Add VAT to AED ${(index + 1) * 100}`)
const perUse = { price: { model: 'per_use', fils: 250 } } as const

async function setUp(at: System, cap: { daily_runs?: number } = {}) {
  const person = await at.user()
  await topUp(at, person, 5_000)
  const { slug } = await at.app(perUse)
  const { secret } = await newApiKey(at, person, { cap })
  return { person, slug, apiKey: secret, baseUrl: at.url }
}
const balance = async (at: System, { token }: Person) =>
  (await at.request('GET', '/api/billing/wallet', { token })).body.wallet.balance.amount
const idsOf = (outcomes: BatchOutcome[]) => outcomes.map(({ result }) => result?.run_id)

test('a batch answers in the order of its inputs, each paid once', async () => {
  const { slug, person, ...options } = await setUp(system)
  const told: number[] = []

  const outcomes = await createClient(options).batch(slug, inputs, {
    concurrency: 5,
    onEach: (_, index) => told.push(index),
  })

  expect(outcomes.map(({ input }) => input)).toEqual(inputs)
  expect(outcomes[0]!.result!.response).toContain('105')
  expect(outcomes[11]!.result!.response).toContain('1,260')
  expect(told.toSorted((a, b) => a - b)).toEqual([...inputs.keys()])
  expect(await balance(system, person)).toBe(5_000 - 12 * 250)
})

test('a batch of twelve under a cap of five runs has five answers and seven refusals', async () => {
  const { slug, person, ...options } = await setUp(system, { daily_runs: 5 })

  const outcomes = await createClient(options).batch(slug, inputs, { concurrency: 12 })

  expect(outcomes.flatMap(({ result }) => result?.outcome ?? [])).toEqual(Array(5).fill('answer'))
  expect(outcomes.flatMap(({ error }) => error?.code ?? [])).toEqual(
    Array(7).fill('api_keys.cap_reached'),
  )
  expect(await balance(system, person)).toBe(5_000 - 5 * 250)
})

test('a batch that broke off goes on where it was, without paying again', async () => {
  const { slug, person, ...options } = await setUp(system)
  const client = createClient(options)
  const leaving = new AbortController()
  const idempotencyKey = 'invoices-2026-11'

  await expect(
    client.batch(slug, inputs, {
      concurrency: 1,
      idempotencyKey,
      signal: leaving.signal,
      onEach: (_, index) => index === 4 && leaving.abort(new Error('the machine goes down')),
    }),
  ).rejects.toThrow('the machine goes down')
  const paid = 5_000 - (await balance(system, person))
  const outcomes = await client.batch(slug, inputs, { idempotencyKey })

  expect(paid).toBe(5 * 250)
  expect(new Set(idsOf(outcomes)).size).toBe(12)
  expect(await balance(system, person)).toBe(5_000 - 12 * 250)
})

test('a batch with more at once than the store allows waits as long as it says, and loses nothing', async () => {
  const { slug, person, ...options } = await setUp(narrow)
  const waits = new Set<number>()
  const client = createClient({
    ...options,
    pause: (milliseconds) => {
      waits.add(milliseconds)
      return new Promise((resolve) => setImmediate(resolve))
    },
  })

  const outcomes = await client.batch(slug, inputs, { concurrency: 6, maxRetries: 10_000 })

  expect(outcomes.map(({ result }) => result?.outcome)).toEqual(Array(12).fill('answer'))
  expect([...waits]).toEqual([2_000])
  expect(await balance(narrow, person)).toBe(5_000 - 12 * 250)
})

test('a batch whose outcomes cannot be kept stops, and runs no more', async () => {
  const { slug, person, ...options } = await setUp(system)
  const full = () => {
    throw new Error('the disk is full')
  }

  await expect(
    createClient(options).batch(slug, inputs, { concurrency: 2, onEach: full }),
  ).rejects.toThrow('the disk is full')

  const statuses = async () =>
    (await system.request('GET', '/api/runs', { token: person.token })).body.runs.map(
      (run: { status: string }) => run.status,
    )
  await expect.poll(statuses).not.toContain('running')
  expect(await balance(system, person)).toBeGreaterThanOrEqual(5_000 - 2 * 250)
})

test('nobody begins another run while the store has asked one to wait', async () => {
  let requests = 0
  let resume = () => {}
  const paused = Promise.withResolvers<void>()
  const client = createClient({
    baseUrl: system.url,
    fetch: async () => {
      requests++
      const status = requests === 1 ? 429 : 404
      return Response.json({ code: 'runs.not_found', error: 'No.' }, { status })
    },
    pause: () => {
      paused.resolve()
      return new Promise((resolve) => {
        resume = resolve
      })
    },
  })

  const batch = client.batch('vat-desk', inputs, { concurrency: 2 })
  await paused.promise
  await new Promise((resolve) => setImmediate(resolve))
  const meanwhile = requests
  resume()
  await batch

  expect(meanwhile).toBe(2)
  expect(requests).toBe(13)
})
