import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buyPlan, topUp } from '../../testing/checkout.ts'
import { expectedOverview } from '../../testing/overview-model.ts'
import { signInAgain } from '../../testing/sign-in.ts'
import { TestClock } from '../../testing/stand-ins.ts'
import { openSystem, type Person, type System } from '../../testing/system.ts'
import { onPostgres } from '../../testing/test-database.ts'
import { finalisedDays } from '../database/schema/metrics.ts'
import { runs } from '../database/schema/runs.ts'
import { DomainError } from '../errors.ts'

const HOUR_MS = 3_600_000
const WEEKS = 5
const ranges = ['7d', '30d', '90d', '1y'] as const
const always = new AbortController().signal

let system: System
const slugs: string[] = []
const customers: Person[] = []
beforeAll(async () => {
  system = await openSystem({
    clock: new TestClock(new Date('2026-02-01T05:30:00Z')),
    config: { trustProxy: ['127.0.0.1'] },
  })
  for (const name of ['vat-desk', 'lease-desk', 'tax-desk'])
    slugs.push(
      (await system.app({ slug: name, name: { en: 'VAT desk', ar: 'مكتب الضريبة' } })).slug,
    )
  await system.app({ slug: 'sold-desk', price: { model: 'one_time', fils: 5_000 } })
  for (let day = 0; day < WEEKS * 7; day++) await liveThrough(day)
}, 120_000)
afterAll(() => system.close())

/** A day on which visitors come from several addresses, look and search, some ask an agent, some sign up and pay, and some come again. */
async function liveThrough(day: number): Promise<void> {
  const begins = system.clock.now().getTime()
  for (let visitor = 0; visitor <= day % 4; visitor++) {
    const from = { 'x-forwarded-for': `203.0.113.${(day * 5 + visitor) % 200}` }
    await browse(day + visitor, from)
    await ask(day + visitor, from)
  }
  if (day % 3 === 0) await buy(day)
  // Always at another hour, so that days of the UAE and of Greenwich differ.
  system.clock.advance(begins + (23 + (day % 3)) * HOUR_MS - system.clock.now().getTime())
}

async function browse(seed: number, headers: Record<string, string>): Promise<void> {
  const at = (hoursAgo: number) =>
    new Date(system.clock.now().getTime() - hoursAgo * HOUR_MS).toISOString()
  const query = ['VAT', 'vat', 'Lease', 'nothing like it'][seed % 4]
  const events = [
    { id: randomUUID(), at: at(0), name: 'page_viewed', properties: { path: '/app-store' } },
    {
      id: randomUUID(),
      at: at(seed % 5 === 0 ? 23 : 1),
      name: 'page_viewed',
      properties: { path: '/' },
    },
    {
      id: randomUUID(),
      at: at(0),
      name: 'search',
      properties: { query, results: seed % 4 === 3 || seed % 8 === 1 ? 0 : 2 },
    },
  ]
  expect(
    (await system.request('POST', '/api/events', { body: { events }, headers })).body.stored,
  ).toBe(3)
}

async function ask(seed: number, headers: Record<string, string>): Promise<void> {
  system.faults.meanwhile('runs.answered', () => system.clock.advance((seed * 37) % 3100))
  if (seed % 6 === 4)
    system.faults.meanwhile('runs.reserved', () =>
      Promise.reject(new DomainError(seed % 4 ? 'runs.timed_out' : 'runs.failed')),
    )
  await system.request('POST', `/api/apps/${slugs[Math.floor(seed / 6) % slugs.length]}/demo`, {
    body: { input: 'Add VAT to AED 1,000' },
    headers,
  })
}

async function buy(day: number): Promise<void> {
  const person = await system.user()
  await topUp(system, person, 10_000)
  if (day % 2 === 0) await topUp(system, person, 20_000)
  const run = { body: { input: 'Add VAT to AED 1,000' }, token: person.token }
  expect((await system.request('POST', `/api/apps/${slugs[0]}/runs`, run)).status).toBe(200)
  if (day % 2 === 0)
    expect(
      (await system.request('POST', '/api/apps/sold-desk/purchase', { token: person.token })).body,
    ).toMatchObject({ success: true })
  const earlier = customers.at(-1)
  if (earlier) await buyPlan(system, await signInAgain(system, earlier), { plan: 'starter' })
  customers.push(person)
}

const bySlug = (one: { slug: string }, other: { slug: string }) => (one.slug < other.slug ? -1 : 1)
const overviewOf = async (range: string, store: System, token: string) =>
  (await store.request('GET', `/api/analytics/overview?range=${range}`, { token })).body.overview
const overviews = async (store: System, token: string) =>
  Object.fromEntries(
    await Promise.all(ranges.map(async (range) => [range, await overviewOf(range, store, token)])),
  )

describe('the overview', () => {
  test.each(ranges)('of %s says what the rows say', async (range) => {
    const { token } = await system.user({ role: 'admin' })

    const overview = await overviewOf(range, system, token)

    const { agents, ...expected } = await expectedOverview(
      system.database,
      range,
      system.clock.now(),
    )
    expect(overview).toMatchObject(expected)
    expect(overview.totals.runs.value).toBeGreaterThan(5)
    expect(overview.funnel.at(-1).count).toBeGreaterThan(0)
    expect(overview.agents.toSorted(bySlug)).toMatchObject(agents)
    expect(overview.runtimes).toMatchObject([
      {
        runtime: 'built-in',
        runs: expected.totals.runs!.value,
        p50: expected.latency.p50,
        p95: expected.latency.p95,
      },
    ])
    const counted = overview.latency_histogram.map(({ count }: { count: number }) => count)
    expect(counted.reduce((sum: number, count: number) => sum + count, 0)).toBe(
      expected.totals.runs!.value,
    )
  })

  test('says the same after days have been closed', async () => {
    const { token } = await system.user({ role: 'admin' })
    const before = await overviews(system, token)

    await system.capabilities.metrics.finaliseDays(always)

    expect(await system.database.$count(finalisedDays, eq(finalisedDays.name, 'visits'))).toBe(
      WEEKS * 7 - 1,
    )
    expect(await overviews(system, token)).toEqual(before)
  })

  test('moves on with the days, and counts what arrives late', async () => {
    const { token } = await system.user({ role: 'admin' })
    await overviews(system, token)
    system.clock.advance(3 * 24 * HOUR_MS)
    await browse(5, { 'x-forwarded-for': '203.0.113.250' })
    await system.capabilities.metrics.finaliseDays(always)

    const overview = await overviewOf('30d', system, (await system.user({ role: 'admin' })).token)

    const { agents, ...expected } = await expectedOverview(
      system.database,
      '30d',
      system.clock.now(),
    )
    expect(overview).toMatchObject(expected)
    expect(overview.agents.toSorted(bySlug)).toMatchObject(agents)
  })

  test('tells by what executed a run', async () => {
    const { token } = await system.user({ role: 'admin' })
    const [run] = await system.database.select().from(runs).limit(1)
    const startedAt = system.clock.now()
    const providers = [
      'oasis-1',
      'a2a agent.example',
      'mcp tools.example',
      'oasis-1 at models.example',
    ]
    const ended = {
      status: 'succeeded',
      elapsedMs: 140,
      startedAt,
      finishedAt: startedAt,
      idempotencyKey: null,
    }
    await system.database
      .insert(runs)
      .values(providers.map((provider) => ({ ...run!, ...ended, id: randomUUID(), provider })))

    const { runtimes } = await overviewOf('7d', system, token)

    expect(runtimes.map(({ runtime }: { runtime: string }) => runtime).sort()).toEqual([
      'a2a',
      'built-in',
      'mcp',
      'model',
      'openai',
    ])
  })

  test('names agents in the language of who asks', async () => {
    const { token } = await system.user({ role: 'admin' })

    const { body } = await system.request('GET', '/api/analytics/overview?range=7d&lang=ar', {
      token,
    })

    expect(body.overview.agents[0].name).toBe('مكتب الضريبة')
  })

  test.runIf(onPostgres)('says the same from another process', async () => {
    const { token } = await system.user({ role: 'admin' })
    const other = await openSystem({ beside: system, config: { trustProxy: ['127.0.0.1'] } })
    await other.capabilities.metrics.finaliseDays(always)

    expect(await overviews(other, token)).toEqual(await overviews(system, token))
    await other.close()
  })
})
