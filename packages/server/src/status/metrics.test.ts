import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buyPlan } from '../../testing/checkout.ts'
import { openSystem, type System } from '../../testing/system.ts'
import { onPostgres } from '../../testing/test-database.ts'
import { boundedLabel } from '../observability/bounded-labels.ts'

const TOKEN = 'the token of those who watch'

/** The value of one sample; undefined when it is not there. */
function sampleOf(text: string, sample: string): number | undefined {
  const line = text.split('\n').find((line) => line.startsWith(`${sample} `))
  return line === undefined ? undefined : Number(line.slice(sample.length + 1).split(' ')[0])
}

describe('the metrics of a store', () => {
  let system: System
  beforeAll(async () => {
    system = await openSystem({ hasJobs: true })
  })
  afterAll(() => system.close())
  const read = async () => (await system.request('GET', '/metrics')).text

  test('tell requests by route, never by what people look for', async () => {
    await system.request('GET', '/api/apps?q=my-secret-illness')
    await system.request('GET', '/my-secret-illness')
    const text = await read()

    expect(
      sampleOf(
        text,
        'wakeel_http_request_duration_seconds_count{method="GET",route="/api/apps",status="200"}',
      ),
    ).toBe(1)
    expect(
      sampleOf(
        text,
        'wakeel_http_request_duration_seconds_count{method="GET",route="none",status="404"}',
      ),
    ).toBe(1)
    expect(text).not.toContain('illness')
    expect(text.endsWith('# EOF\n')).toBe(true)
  })

  test('tell runs by agent and outcome', async () => {
    const app = await system.app()
    await system.request('POST', `/api/apps/${app.slug}/demo`, {
      body: { input: 'Add VAT to AED 1,000' },
    })
    await system.request('POST', `/api/apps/${app.slug}/demo`, {
      body: { input: 'What can you do?' },
    })
    const text = await read()

    const runs = (outcome: string) =>
      `wakeel_runs_total{agent="${app.slug}",kind="demo",runtime="skills",outcome="${outcome}"}`
    expect([sampleOf(text, runs('succeeded')), sampleOf(text, runs('unanswered'))]).toEqual([1, 1])
  })

  test.runIf(onPostgres)('tell how many connections to the database are in use', async () => {
    expect(sampleOf(await read(), 'wakeel_database_pool_connections{state="waiting"}')).toBe(0)
  })
})

test('the metrics tell what the ledger comes to, what waits, and when jobs last succeeded', async () => {
  const system = await openSystem({ hasJobs: true })
  const startedAt = system.clock.now().getTime() / 1000
  const person = await system.user()
  await buyPlan(system, person)
  const { text } = await system.request('GET', '/metrics')
  await system.close()
  const sum = text
    .split('\n')
    .filter((line) => line.startsWith('wakeel_store_ledger_balance_minor_units{'))
    .map((line) => Number(line.split(' ')[1]))

  expect(sum.some((amount) => amount !== 0)).toBe(true)
  expect(sum.reduce((total, amount) => total + amount, 0)).toBe(0)
  expect(sampleOf(text, 'wakeel_store_queue_items{queue="payments"}')).toBe(0)
  expect(
    sampleOf(text, 'wakeel_store_job_last_success_timestamp_seconds{job="pay_creators"}'),
  ).toBe(startedAt)
  expect(sampleOf(text, 'wakeel_database_up')).toBe(1)
})

test('the metrics of the process are still told while the database does not answer, which is one of them', async () => {
  const system = await openSystem()
  await system.database.execute('alter table jobs rename to jobs_away')
  const { status, text } = await system.request('GET', '/metrics')
  await system.close()

  expect([status, sampleOf(text, 'wakeel_database_up')]).toEqual([200, 0])
  expect(sampleOf(text, 'process_resident_memory_bytes')).toBeGreaterThan(0)
})

describe('who may read them', () => {
  test('without a token is this machine, where the store is reached on it, and nobody through a proxy', async () => {
    const system = await openSystem()
    const direct = await system.request('GET', '/metrics')
    const proxied = await system.request('GET', '/metrics', {
      headers: { 'x-forwarded-for': '203.0.113.7' },
    })
    await system.close()

    expect([direct.status, proxied.status]).toEqual([200, 404])
  })

  test('of a store with a public address is only whoever has the token', async () => {
    const closed = await openSystem({ config: { publicUrl: 'https://wakeel.example' } })
    const nobody = await closed.request('GET', '/metrics')
    await closed.close()
    const system = await openSystem({
      config: { publicUrl: 'https://wakeel.example', metricsToken: TOKEN },
    })
    const ask = async (token?: string) =>
      (await system.request('GET', '/metrics', token === undefined ? {} : { token })).status
    const replies = [await ask(), await ask('another token'), await ask(TOKEN)]
    await system.close()

    expect(nobody.status).toBe(404)
    expect(replies).toEqual([401, 401, 200])
  })
})

test('a label has a value of its own for the first so many, and one for all others', () => {
  const label = boundedLabel(2)

  expect(['vat', 'loans', 'quiz', 'vat', 'minutes'].map(label)).toEqual([
    'vat',
    'loans',
    'other',
    'vat',
    'other',
  ])
})
