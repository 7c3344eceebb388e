import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { responsesWire } from '../../testing/model-wires.ts'
import { openStandInProvider, type StandInProvider } from '../../testing/stand-in-provider.ts'
import { openSystem, type System } from '../../testing/system.ts'
import { onPostgres } from '../../testing/test-database.ts'
import { apps } from '../database/schema/catalogue.ts'
import { modelBudgets, modelCalls } from '../database/schema/models.ts'
import { openModel } from './open-model.ts'
import { boundOf, costOf } from './prices.ts'
import { createSpending } from './spending.ts'

const DOLLAR = 1_000_000
const sage = { model: 'sage', provider: 'openai' } as const
const price = { input: 3 * DOLLAR, output: 15 * DOLLAR, cached: 0.3 * DOLLAR }
const usage = { input: 1_200, cached: 200, output: 80 }
const cost = costOf(usage, price)
const input = 'Add VAT to AED 1,000'

let endpoint: StandInProvider
let system: System
beforeAll(async () => {
  endpoint = await openStandInProvider(responsesWire)
  system = await openStore({ store: 5 * DOLLAR, person: 1 * DOLLAR })
})
afterAll(async () => {
  await system.close()
  await endpoint.close()
})
beforeEach(() => endpoint.reset())

function openStore(budgets: { store?: number; person?: number }, name = 'sage') {
  const first = {
    provider: 'openai' as const,
    name,
    apiKey: 'the key of it',
    baseUrl: endpoint.baseUrl,
  }
  const models = {
    first,
    second: undefined,
    silenceLimitMs: 3_000,
    prices: new Map([['sage', price]]),
    budgets,
  }
  return openSystem({ languageModel: openModel(first), config: { models } })
}

const demo = (at: System, slug: string) =>
  at.request('POST', `/api/apps/${slug}/demo`, { body: { input } })
const callsOf = (at: System, runId: string) =>
  at.database.select().from(modelCalls).where(eq(modelCalls.runId, runId))
const budgetOf = async (at: System, holder = 'store') =>
  (await at.database.select().from(modelBudgets).where(eq(modelBudgets.holder, holder)))[0]

test('what a million tokens cost is computed to the millionth of a dollar, cached input by its own price', () => {
  expect(cost).toBe(1_000 * 3 + 200 * 0.3 + 80 * 15)
  expect(costOf({ input: 1, cached: 0, output: 0 }, { input: 250_000, output: 0, cached: 0 })).toBe(
    1,
  )
})

test('every request to a model is kept with its tokens and its cost, and the budgets of the day with what was spent', async () => {
  const { slug } = await system.app()
  endpoint.willAnswer(
    { call: ['vat-calculator', { lines: [{ unitPrice: 1000 }] }], usage },
    { text: ['AED 1,050.00'], usage },
  )
  const before = (await budgetOf(system))?.spentMicroUsd ?? 0

  const { body } = await demo(system, slug)

  const one = {
    purpose: 'run',
    appId: (await system.database.select({ id: apps.id }).from(apps).where(eq(apps.slug, slug)))[0]!
      .id,
    provider: 'openai',
    model: 'sage',
    status: 'answered',
    inputTokens: 1_200,
    cachedTokens: 200,
    outputTokens: 80,
    costMicroUsd: cost,
  }
  expect(await callsOf(system, body.run_id)).toMatchObject([one, one])
  expect(await budgetOf(system)).toMatchObject({
    spentMicroUsd: before + 2 * cost,
    heldMicroUsd: 0,
  })
})

test('what gave no answer, and what was refused, is kept as well', async () => {
  const { slug } = await system.app()
  endpoint.willAnswer({ text: ['Which amount?'], usage })
  const reply = await demo(system, slug)
  endpoint.willAnswer({ status: 401 })
  const refused = await demo(system, slug)

  expect(reply.body.is_answered).toBe(false)
  expect(await callsOf(system, reply.body.run_id)).toMatchObject([
    { status: 'answered', costMicroUsd: cost },
  ])
  expect(await callsOf(system, refused.body.run_id)).toMatchObject([
    { status: 'failed', inputTokens: 0, costMicroUsd: 0 },
  ])
})

test('the cost of a model without a price is not known, and is not made up', async () => {
  const unpriced = await openStore({}, 'another')
  const { slug } = await unpriced.app()
  endpoint.willAnswer({ text: ['AED 1,050.00'], usage })

  const { body } = await demo(unpriced, slug)

  expect(await callsOf(unpriced, body.run_id)).toMatchObject([
    { status: 'answered', inputTokens: 1_200, costMicroUsd: null },
  ])
  await unpriced.close()
})

test('beyond the budget of the day the built-in engine answers and says so, and no model is asked', async () => {
  const spent = await openStore({ store: 1_000 })
  const { slug } = await spent.app()

  const { body } = await demo(spent, slug)

  expect(body).toMatchObject({ provider: 'built-in', is_answered: true })
  expect(body.response).toMatch(/^\*The store’s budget for language models is used up for today/)
  expect(endpoint.requests).toEqual([])
  await spent.close()
})

test('beyond what one person may use an agent without skills says until when, and the run is given back', async () => {
  const spent = await openStore({ person: 1_000 })
  const { slug } = await spent.app({ skills: [] })

  const { status, body, headers } = await demo(spent, slug)

  expect([status, body.code]).toEqual([503, 'runs.model_person_budget_reached'])
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await spent.request('GET', `/api/apps/${slug}/demo`)).body.demo_info.used).toBe(0)
  await spent.close()
})

const options = {
  prompt: [{ role: 'user' as const, content: [{ type: 'text' as const, text: input }] }],
  maxOutputTokens: 4_000,
}
const bound = boundOf(options, price)

test('of calls that come at once only as many begin as the budget has room for', {
  timeout: 60_000,
}, async () => {
  const databases = onPostgres
    ? await Promise.all([1, 2, 3].map(() => system.anotherDatabase()))
    : [system.database]
  const { clock } = system
  clock.advance(2 * 24 * 3_600_000)
  const all = databases.map((database) =>
    createSpending({
      database,
      clock,
      newId: randomUUID,
      secret: 'a secret',
      prices: new Map([['sage', price]]),
      budgets: { store: 7 * bound, person: 3 * bound + 1 },
    }),
  )
  const begin = (index: number) =>
    all[index % all.length]!.begin(sage, options, {
      purpose: 'run',
      person: index % 2 === 0 ? `user:${index}` : 'user:busy',
    })

  const begun = await Promise.allSettled(Array.from({ length: 24 }, (_, index) => begin(index)))

  const ends = begun.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
  expect(ends).toHaveLength(7)
  expect(await heldNow()).toBe(7 * bound)
  await Promise.all(ends.map((end) => end(usage)))
  await Promise.all(ends.map((end) => end(usage)))
  expect(await spentNow()).toBe(7 * cost)
  expect(await heldNow()).toBe(0)

  async function today() {
    const [last] = (
      await system.database.select().from(modelBudgets).where(eq(modelBudgets.holder, 'store'))
    ).sort((one, other) => (one.day < other.day ? 1 : -1))
    return last!
  }
  async function heldNow() {
    return (await today()).heldMicroUsd
  }
  async function spentNow() {
    return (await today()).spentMicroUsd
  }
})

test('a call whose process died counts with the most it can have cost', async () => {
  const { database, clock } = system
  clock.advance(10 * 24 * 3_600_000)
  const spending = createSpending({
    database,
    clock,
    newId: randomUUID,
    secret: 'a secret',
    prices: new Map([['sage', price]]),
    budgets: {},
  })
  await spending.begin(sage, options, { purpose: 'forge', person: undefined })
  clock.advance(11 * 60_000)

  await spending.settleAbandoned()

  expect(await database.$count(modelCalls, eq(modelCalls.status, 'at_work'))).toBe(0)
  const stored = await database.select().from(modelCalls).where(eq(modelCalls.purpose, 'forge'))
  expect(stored).toMatchObject([{ status: 'unknown', inputTokens: null, costMicroUsd: null }])
  expect(await database.select().from(modelBudgets)).toMatchObject([
    { spentMicroUsd: bound, heldMicroUsd: 0 },
  ])
})
