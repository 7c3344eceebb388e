import { catalogue as contract } from '@wakeel/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { both, getApp, listApps, slugsOf } from '../../testing/catalogue.ts'
import { openSystem, type System } from '../../testing/system.ts'

let system: System
beforeAll(async () => {
  system = await openSystem()
})
afterAll(() => system.close())

describe('the list without parameters', () => {
  test('has every listed agent, newest first, in the shape of the contract', async () => {
    const store = await openSystem()
    const older = await store.app()
    store.clock.advance(1000)
    const newer = await store.app()
    await store.app({ isActive: false })
    const { status, body } = await store.request('GET', '/api/apps')
    await store.close()

    expect(status).toBe(200)
    expect(contract.AppList.parse(body)).toEqual(body)
    expect(slugsOf(body)).toEqual([newer.slug, older.slug])
    expect([body.success, body.total, body.next_cursor]).toEqual([true, 2, null])
  })

  test('of an empty store is empty', async () => {
    const store = await openSystem()
    const reply = await listApps(store, {})
    await store.close()

    expect([reply.success, reply.apps, reply.total, reply.counts.all]).toEqual([true, [], 0, 0])
  })
})

describe('a card', () => {
  test('shows texts in the language asked for, the price in dirhams and dollars, and 4.5 stars before the first review', async () => {
    const { slug } = await system.app({
      name: both('Bilingual desk', 'مكتب بلغتين'),
      price: { model: 'per_use', fils: 37_429 },
    })
    const english = (await listApps(system, { q: 'bilingual desk' })).apps[0]!
    const arabic = (await listApps(system, { q: 'bilingual desk', lang: 'ar' })).apps[0]!

    expect([english.slug, english.name, arabic.name]).toEqual([
      slug,
      'Bilingual desk',
      'مكتب بلغتين',
    ])
    expect(english.pricing).toEqual({ model: 'per_use', price_usd: 101.92, price_aed: 374.29 })
    expect([english.price_aed, english.price_usd]).toEqual([374.29, 101.92])
    expect([english.rating, english.reviews_count, english.execution_count]).toEqual([4.5, 0, 0])
  })

  test('shows what the reviews come to, to one decimal', async () => {
    const { slug } = await system.app({ name: both('Meanwhile') })
    for (const rating of [5, 3, 3]) {
      const { token } = await system.user({ daysAgo: 30 })
      await system.request('POST', `/api/apps/${slug}/reviews`, {
        token,
        body: { rating, comment: 'Tried it.' },
      })
    }

    expect((await listApps(system, { q: 'meanwhile' })).apps[0]).toMatchObject({
      rating: 4.4,
      reviews_count: 3,
    })
  })

  test('counts a demo run as soon as it is answered', async () => {
    const { slug } = await system.app({ name: both('Countable') })
    const before = (await listApps(system, { q: 'countable' })).apps[0]!
    await system.request('POST', `/api/apps/${slug}/demo`, {
      body: { input: 'Add VAT to AED 1,000' },
    })

    expect(before.execution_count).toBe(0)
    expect((await listApps(system, { q: 'countable' })).apps[0]!.execution_count).toBe(1)
    expect((await getApp(system, slug)).execution_count).toBe(1)
  })
})

test('a second agent at the same address is refused, and the first stays', async () => {
  await system.app({ slug: 'only-one', name: both('First come') })
  const refusal = await system.app({ slug: 'only-one' }).catch((error) => error)

  expect(refusal.code).toBe('catalogue.slug_taken')
  expect((await getApp(system, 'only-one')).name).toBe('First come')
})

describe('the store', () => {
  test('counts its agents and says that it holds sample data for as long as it does', async () => {
    const store = await openSystem({ config: { investorDemo: true } })
    const { id } = await store.app()
    const person = await store.user()
    const before = (await store.request('GET', '/api/store')).body
    await store.capabilities.reviews.addSampleReview({
      appId: id,
      userId: person.id,
      rating: 4,
      comment: 'Tried it.',
      createdAt: store.clock.now(),
    })
    const during = (await store.request('GET', '/api/store')).body
    await store.request('DELETE', `/api/apps/${id}/reviews/mine`, { token: person.token })
    const after = (await store.request('GET', '/api/store')).body
    await store.close()

    expect(before).toEqual({
      success: true,
      total_apps: 1,
      total_runs: 0,
      median_time_ms: null,
      has_sample_data: false,
      investor_demo: true,
    })
    expect([during.has_sample_data, after.has_sample_data]).toEqual([true, false])
  })
})

test('what the store says of itself grows with its runs', async () => {
  const store = await openSystem()
  const { slug } = await store.app()
  await store.request('POST', `/api/apps/${slug}/demo`, { body: { input: 'Add VAT to AED 1,000' } })
  const { body } = await store.request('GET', '/api/store')
  await store.close()

  expect(body.total_runs).toBe(1)
  expect(body.median_time_ms).toBeTypeOf('number')
})

describe('bad requests are refused in one sentence', () => {
  test.each([
    '/api/apps?q=%00',
    '/api/apps?q=vat%00desk',
    `/api/apps?q=${'x'.repeat(201)}`,
    '/api/apps?q=vat&q=desk',
    '/api/apps?category=everything',
    '/api/apps?category=Business',
    '/api/apps?price=cheap',
    '/api/apps?sort=best',
    '/api/apps?sort=',
    '/api/apps?min_rating=6',
    '/api/apps?min_rating=-1',
    '/api/apps?min_rating=many',
    '/api/apps?min_rating=NaN',
    '/api/apps?limit=0',
    '/api/apps?limit=101',
    '/api/apps?limit=1.5',
    '/api/apps?limit=1e9',
    '/api/apps?limit=-24',
    '/api/apps?limit=all',
    '/api/apps?cursor=',
    '/api/apps?cursor=%00',
    '/api/apps?cursor=../../etc',
    `/api/apps?cursor=${'A'.repeat(401)}`,
    '/api/apps?lang=fr',
    '/api/apps/UPPER',
    '/api/apps/with%20space',
    '/api/apps/%00',
    "/api/apps/vat'--",
    '/api/apps/-vat',
    `/api/apps/${'x'.repeat(81)}`,
    '/api/apps/vat?lang=xx',
  ])('%s', async (path) => {
    const { status, body } = await system.request('GET', path)

    expect([status, body.success, body.code]).toEqual([400, false, 'request.invalid'])
    expect(body.error).toMatch(/^[A-Z].*\.$/)
    expect(body.error).not.toMatch(/\/src\/|select |node_modules/)
  })

  test.each(['/api/apps', '/v0.1/servers'])(
    '%s: what stands twice in an address is named',
    async (path) => {
      const { status, body } = await system.request('GET', `${path}?limit=2&limit=3`)

      expect([status, body.error]).toEqual([400, 'The address names limit more than once.'])
    },
  )

  test.each([
    ['nothing but spaces is no search', '/api/apps?q=%20%20'],
    ['a lone surrogate', '/api/apps?q=%ED%A0%80'],
    ['an invalid escape', '/api/apps?q=%E0%A4%A'],
    ['nothing but punctuation', "/api/apps?q=';--"],
    ['an emoji', '/api/apps?q=%F0%9F%93%8A'],
    ['a hundred words', `/api/apps?q=${'a+'.repeat(100)}`],
    ['an unknown parameter', '/api/apps?role=admin'],
  ])('%s is answered without failing', async (_what, path) => {
    const { status, body } = await system.request('GET', path)

    expect([status, body.success]).toEqual([200, true])
  })
})
