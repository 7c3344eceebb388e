import { randomUUID } from 'node:crypto'
import type { runs as contract } from '@wakeel/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { topUp } from '../../testing/checkout.ts'
import { openSystem, type Person, type System } from '../../testing/system.ts'

let system: System
beforeAll(async () => {
  system = await openSystem()
})
afterAll(() => system.close())

const perUse = { price: { model: 'per_use', fils: 250 } } as const
const input = 'Add VAT to AED 1,000'
const start = (kind: 'demo' | 'runs', person: Person, slug: string) =>
  system.request('POST', `/api/apps/${slug}/${kind}`, { token: person.token, body: { input } })
const list = async (person: Person, query = '') =>
  (await system.request('GET', `/api/runs?${query}`, { token: person.token })).body
const get = (person: Person, id: string, query = '') =>
  system.request('GET', `/api/runs/${id}?${query}`, { token: person.token })

async function personWith(fils: number): Promise<Person> {
  const person = await system.user()
  await topUp(system, person, fils)
  return person
}

describe('a person’s run history', () => {
  test('lists demos and paid runs, newest first, with what they cost', async () => {
    const person = await personWith(1_000)
    const app = await system.app({ ...perUse, name: { en: 'VAT desk', ar: 'مكتب الضريبة' } })
    const demo = await start('demo', person, app.slug)
    system.clock.advance(1_000)
    const paid = await start('runs', person, app.slug)
    system.clock.advance(1_000)
    system.faults.failAt('runs.answered')
    await start('runs', person, app.slug)

    const { runs, next_cursor } = await list(person)

    const shownApp = { id: app.id, slug: app.slug, name: 'VAT desk', emoji: '🧾' }
    const charge = { source: 'wallet', price: { amount: 250, currency: 'AED' } }
    expect(next_cursor).toBeNull()
    expect(runs).toMatchObject([
      {
        app: shownApp,
        kind: 'paid',
        status: 'failed',
        input,
        provider: 'built-in',
        charge: { ...charge, was_given_back: true },
      },
      {
        id: paid.body.run_id,
        app: shownApp,
        kind: 'paid',
        status: 'succeeded',
        charge: { ...charge, was_given_back: false },
      },
      { id: demo.body.run_id, app: shownApp, kind: 'demo', status: 'succeeded', charge: null },
    ])
    expect(runs[1]).not.toHaveProperty('answer')
    expect(runs[1].execution_time_ms).toBe(paid.body.execution_time_ms)
    expect((await list(person, 'lang=ar')).runs[0].app.name).toBe('مكتب الضريبة')
    expect(await system.violations()).toEqual([])
  })

  test('goes on where the last page ended, also among runs of the same moment', async () => {
    const person = await system.user()
    const app = await system.app()
    await Promise.all(Array.from({ length: 5 }, () => start('runs', person, app.slug)))
    const ids = (page: { runs: contract.Run[] }) => page.runs.map(({ id }) => id)
    const whole = ids(await list(person))

    const first = await list(person, 'limit=2')
    const second = await list(person, `limit=2&cursor=${first.next_cursor}`)
    const third = await list(person, `limit=2&cursor=${second.next_cursor}`)

    expect(whole).toHaveLength(5)
    expect([...ids(first), ...ids(second), ...ids(third)]).toEqual(whole)
    expect(third.next_cursor).toBeNull()
  })

  test('shows one agent’s runs by its address or its id, also when it has left the store', async () => {
    const person = await system.user()
    const [app, other] = [await system.app(), await system.app()]
    await start('demo', person, app.slug)
    await start('demo', person, other.slug)
    await system.capabilities.catalogue.unpublishApp(app.id)

    expect((await list(person, `app=${app.slug}`)).runs).toMatchObject([
      { app: { slug: app.slug } },
    ])
    expect((await list(person, `app=${other.id}`)).runs).toMatchObject([
      { app: { slug: other.slug } },
    ])
    expect((await list(person, 'app=nowhere')).runs).toEqual([])
  })

  test('leaves out what a person ran to check an agent', async () => {
    const person = await system.user()
    const app = await system.app()
    await system.capabilities.runs.checkPrompt(app.id, input, person.id)

    expect((await list(person)).runs).toEqual([])
  })

  test('refuses a cursor of another list', async () => {
    const person = await system.user()

    const reply = await system.request('GET', '/api/runs?cursor=of-another-list', {
      token: person.token,
    })

    expect(reply.body.code).toBe('request.cursor_invalid')
  })
})

describe('one run', () => {
  test('is shown with its answer', async () => {
    const person = await system.user()
    const app = await system.app()
    const { body } = await start('demo', person, app.slug)

    const reply = await get(person, body.run_id)

    expect(reply.status).toBe(200)
    expect(reply.body.run).toMatchObject({
      id: body.run_id,
      kind: 'demo',
      input,
      answer: body.response,
      charge: null,
    })
  })

  test('of somebody else is not found, and neither is one that never was', async () => {
    const app = await system.app()
    const { body } = await start('demo', await system.user(), app.slug)
    const other = await system.user()

    expect((await get(other, body.run_id)).body.code).toBe('runs.not_found')
    expect((await get(other, randomUUID())).body.code).toBe('runs.not_found')
    expect((await get(other, 'not-an-id')).status).toBe(400)
  })
})
