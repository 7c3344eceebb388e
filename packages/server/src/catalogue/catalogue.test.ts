import { catalogue as contract } from '@wakeel/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { appDefinition } from '../../testing/apps.ts'
import { openSystem, type System } from '../../testing/system.ts'

let system: System
beforeAll(async () => {
  system = await openSystem()
})
afterAll(() => system.close())

const both = (en: string, ar = en) => ({ en, ar })
const list = async (query: Record<string, string> = {}, at = system) =>
  (await at.request('GET', `/api/apps?${new URLSearchParams(query)}`)).body as contract.AppList
const slugs = ({ apps }: contract.AppList) => apps.map(({ slug }) => slug)
const app = async (slug: string, query = '') =>
  (await system.request('GET', `/api/apps/${slug}${query}`)).body.app as contract.App

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
    expect(slugs(body)).toEqual([newer.slug, older.slug])
    expect([body.success, body.total, body.next_cursor]).toEqual([true, 2, null])
  })

  test('of an empty store is empty', async () => {
    const store = await openSystem()
    const reply = await list({}, store)
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
    const english = (await list({ q: 'bilingual desk' })).apps[0]!
    const arabic = (await list({ q: 'bilingual desk', lang: 'ar' })).apps[0]!

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

    expect((await list({ q: 'meanwhile' })).apps[0]).toMatchObject({
      rating: 4.4,
      reviews_count: 3,
    })
  })

  test('counts a demo run as soon as it is answered', async () => {
    const { slug } = await system.app({ name: both('Countable') })
    const before = (await list({ q: 'countable' })).apps[0]!
    await system.request('POST', `/api/apps/${slug}/demo`, {
      body: { input: 'Add VAT to AED 1,000' },
    })

    expect(before.execution_count).toBe(0)
    expect((await list({ q: 'countable' })).apps[0]!.execution_count).toBe(1)
    expect((await app(slug)).execution_count).toBe(1)
  })
})

describe('sorting and narrowing', () => {
  let store: System
  beforeAll(async () => {
    store = await openSystem()
    const { accounts, reviews } = store.capabilities
    const { id: userId } = await accounts.createSampleUser({
      name: 'Sample',
      email: 'sample@sample.example',
    })
    const review = async (slug: string, rating: number) => {
      const { id: appId } = store.capabilities.catalogue.getRunnableApp(slug)
      await reviews.addSampleReview({
        appId,
        userId,
        rating,
        comment: 'Tried it.',
        createdAt: store.clock.now(),
      })
    }
    const run = (slug: string, how: object = {}) =>
      store.request('POST', `/api/apps/${slug}/demo`, {
        body: { input: 'Add VAT to AED 1,000' },
        ...how,
      })
    await store.app({ slug: 'cheap', category: 'finance', price: { model: 'per_use', fils: 250 } })
    store.clock.advance(1000)
    await store.app({
      slug: 'dear',
      category: 'finance',
      price: { model: 'subscription', fils: 9900 },
    })
    store.clock.advance(1000)
    await store.app({ slug: 'gratis', category: 'health' })
    await review('cheap', 3)
    await review('dear', 5)
    await run('cheap')
    await run('cheap', { token: (await store.user()).token })
    await run('gratis')
  })
  afterAll(() => store.close())

  const orders = [
    ['popular', ['cheap', 'gratis', 'dear']],
    ['rating', ['dear', 'gratis', 'cheap']],
    ['newest', ['gratis', 'dear', 'cheap']],
    ['price_asc', ['gratis', 'cheap', 'dear']],
    ['price_desc', ['dear', 'cheap', 'gratis']],
  ] as const
  test.each(orders)('sort=%s', async (sort, expected) => {
    expect(slugs(await list({ sort }, store))).toEqual(expected)
  })
  test.each(orders)('sort=%s of what a search finds', async (sort, expected) => {
    expect(slugs(await list({ sort, q: 'vat' }, store))).toEqual(expected)
  })
  test('without a sort the best match comes first, and of equal ones the more popular', async () => {
    expect(slugs(await list({ q: 'vat' }, store))).toEqual(['cheap', 'gratis', 'dear'])
  })

  test.each([
    [{ category: 'finance' }, ['dear', 'cheap'], 3],
    [{ category: 'all' }, ['gratis', 'dear', 'cheap'], 3],
    [{ category: 'education' }, [], 3],
    [{ price: 'free' }, ['gratis'], 1],
    [{ price: 'paid' }, ['dear', 'cheap'], 2],
    [{ min_rating: '4.5' }, ['gratis', 'dear'], 2],
    [{ min_rating: '4.51' }, ['dear'], 1],
    [{ min_rating: '0' }, ['gratis', 'dear', 'cheap'], 3],
    [{ min_rating: '4.5', price: 'paid', category: 'finance' }, ['dear'], 1],
    [{ min_rating: '4.5', price: 'free', category: 'finance' }, [], 1],
  ])('%o', async (query: Record<string, string>, expected, countedInAll) => {
    const all = await list(query, store)
    const found = await list({ ...query, q: 'works' }, store)

    expect([slugs(all), all.total, all.counts.all]).toEqual([
      expected,
      expected.length,
      countedInAll,
    ])
    expect([slugs(found).sort(), found.total, found.counts]).toEqual([
      expected.toSorted(),
      all.total,
      all.counts,
    ])
  })

  test('the count beside each category keeps to every other filter', async () => {
    const none = { business: 0, marketing: 0, finance: 0, education: 0, health: 0, productivity: 0 }

    expect((await list({ category: 'health' }, store)).counts).toEqual({
      ...none,
      all: 3,
      finance: 2,
      health: 1,
    })
    expect((await list({ category: 'health', price: 'paid' }, store)).counts).toEqual({
      ...none,
      all: 2,
      finance: 2,
    })
  })
})

describe('paging', () => {
  async function pages(
    query: Record<string, string>,
    between: () => Promise<unknown> = async () => {},
  ): Promise<string[][]> {
    const read: string[][] = []
    let cursor: string | null = null
    do {
      const page: contract.AppList = await list({ ...query, ...(cursor ? { cursor } : {}) })
      read.push(slugs(page))
      cursor = page.next_cursor
      await between()
    } while (cursor)
    return read
  }

  async function makeApps(word: string, count: number): Promise<string[]> {
    const made: string[] = []
    for (let number = 0; number < count; number += 1) {
      system.clock.advance(1000)
      made.push(
        (
          await system.app({
            name: both(word),
            price: { model: 'per_use', fils: 100 + (number % 3) },
          })
        ).slug,
      )
    }
    return made
  }

  test.each(['popular', 'rating', 'newest', 'price_asc', 'price_desc', undefined])(
    'sort=%s shows each agent once',
    async (sort) => {
      const word = `paged${sort?.replace('_', '')}`
      const made = await makeApps(word, 7)
      const read = await pages({ q: word, limit: '3', ...(sort && { sort }) })

      expect(read.map((page) => page.length)).toEqual([3, 3, 1])
      expect(read.flat().toSorted()).toEqual(made.toSorted())
    },
  )

  test('a page that is exactly full has no next one', async () => {
    await makeApps('brimful', 4)

    expect((await pages({ q: 'brimful', limit: '2' })).map((page) => page.length)).toEqual([2, 2])
  })

  test.each(['newest', 'popular', 'price_asc'])(
    'sort=%s shows each agent once while others are added and reviewed',
    async (sort) => {
      const word = `moving${sort.replace('_', '')}`
      const made = await makeApps(word, 9)
      const { token } = await system.user()
      const added: string[] = []
      const read = await pages({ q: word, limit: '2', sort }, async () => {
        added.push(...(await makeApps(word, 1)))
        await system.request('POST', `/api/apps/${made[0]}/reviews`, {
          token,
          body: { rating: 1, comment: 'Tried it.' },
        })
        await system.capabilities.catalogue.unpublishApp(
          (await system.app({ name: both(word) })).id,
        )
      })
      const shown = read.flat()

      expect(shown.filter((slug) => made.includes(slug)).toSorted()).toEqual(made.toSorted())
      expect(new Set(shown).size).toBe(shown.length)
    },
  )

  test('an agent that leaves the store while its page is read takes nothing else with it', async () => {
    const made = await makeApps('leaving', 5)
    const first = await list({ q: 'leaving', sort: 'newest', limit: '2' })
    const { id } = await app(made[3]!)
    await system.capabilities.catalogue.unpublishApp(id)
    const second = await list({
      q: 'leaving',
      sort: 'newest',
      limit: '10',
      cursor: first.next_cursor!,
    })

    expect([slugs(first), slugs(second)]).toEqual([
      [made[4], made[3]],
      [made[2], made[1], made[0]],
    ])
  })

  test('a cursor may be read in the other language and with another limit', async () => {
    const made = await makeApps('switching', 5)
    const first = await list({ q: 'switching', sort: 'newest', limit: '2' })
    const second = await list({
      q: 'switching',
      sort: 'newest',
      limit: '3',
      lang: 'ar',
      cursor: first.next_cursor!,
    })

    expect(slugs(second)).toEqual([made[2], made[1], made[0]])
  })

  test('a cursor that was changed, or belongs to another list, is refused', async () => {
    await makeApps('cursed', 3)
    const { next_cursor: cursor } = await list({ q: 'cursed', limit: '1' })
    const others: Record<string, string>[] = [
      { q: 'cursed', limit: '1', cursor: `${cursor!.slice(0, -2)}AA` },
      { q: 'cursed', limit: '1', cursor: cursor!.slice(4) },
      { q: 'cursed', limit: '1', cursor: 'AAAA' },
      { q: 'cursed', limit: '1', sort: 'newest', cursor: cursor! },
      { q: 'other', limit: '1', cursor: cursor! },
      { q: 'cursed', category: 'health', cursor: cursor! },
    ]
    const replies = await Promise.all(
      others.map((query) => system.request('GET', `/api/apps?${new URLSearchParams(query)}`)),
    )

    expect(replies.map(({ status, body }) => [status, body.code])).toEqual(
      others.map(() => [400, 'request.cursor_invalid']),
    )
  })
})

describe('what changes is shown at once', () => {
  test('a published agent is found by the next request', async () => {
    const { id, slug } = await system.app({ name: both('Quicksilver'), isActive: false })
    const before = await list({ q: 'quicksilver' })
    await system.capabilities.catalogue.publishApp(id)

    expect(before.total).toBe(0)
    expect(slugs(await list({ q: 'quicksilver' }))).toEqual([slug])
    expect((await app(slug)).name).toBe('Quicksilver')
  })

  test('a changed agent is found by its new words and not by its old ones', async () => {
    const { id, slug } = await system.app({ name: both('Caterpillar') })
    const changed = appDefinition({
      slug: `${slug}-two`,
      category: 'health',
      name: both('Butterfly', 'فراشة'),
    })
    await system.capabilities.catalogue.updateApp(id, changed)

    expect((await list({ q: 'caterpillar' })).total).toBe(0)
    expect((await list({ q: 'فراشه', category: 'health' })).apps).toMatchObject([
      { name: 'Butterfly', category: 'health' },
    ])
    expect((await system.request('GET', `/api/apps/${slug}`)).status).toBe(404)
    expect((await app(`${slug}-two`)).id).toBe(id)
  })

  test('an agent that gets another skill is found by it, and its page says so', async () => {
    const { id, slug } = await system.app({ name: both('Apprentice') })
    const page = await app(slug)
    const plan = {
      instructions: 'Plan loans.',
      skills: ['loan-planner'],
      examples: { en: [], ar: [] },
    }
    await system.capabilities.runs.defineAgent(id, plan)

    expect(page.skills.map(({ name }) => name)).toEqual(['vat-calculator'])
    expect(slugs(await list({ q: 'apprentice loan' }))).toEqual([slug])
    expect((await app(slug)).skills.map(({ name }) => name)).toEqual(['loan-planner'])
  })

  test('an agent that was taken out of the store is in no list and has no page', async () => {
    const { id, slug } = await system.app({ name: both('Evanescent') })
    await system.capabilities.catalogue.unpublishApp(id)

    expect((await list({ q: 'evanescent' })).total).toBe(0)
    expect((await system.request('GET', `/api/apps/${slug}`)).body.code).toBe(
      'catalogue.app_not_found',
    )
    expect((await system.request('GET', `/api/apps/${id}`)).body.code).toBe(
      'catalogue.app_not_found',
    )
  })

  test('a caller who holds the page as it is gets 304, and the new one after a change', async () => {
    const { id } = await system.app({ name: both('Unmodified') })
    const path = '/api/apps?q=unmodified'
    const first = await system.request('GET', path)
    const headers = { 'if-none-match': first.headers.get('etag')! }
    await system.app({ name: both('Something else') })
    const same = await system.request('GET', path, { headers })
    await system.capabilities.catalogue.unpublishApp(id)
    const changed = await system.request('GET', path, { headers })

    expect([first.status, same.status, same.text, changed.status, changed.body.total]).toEqual([
      200,
      304,
      '',
      200,
      0,
    ])
  })
})

test('a second agent at the same address is refused, and the first stays', async () => {
  await system.app({ slug: 'only-one', name: both('First come') })
  const refusal = await system.app({ slug: 'only-one' }).catch((error) => error)

  expect(refusal.code).toBe('catalogue.slug_taken')
  expect((await app('only-one')).name).toBe('First come')
})

describe("an agent's page", () => {
  test('is found by address and by id, in both languages, in the shape of the contract', async () => {
    const { id, slug } = await system.app({ name: both('VAT desk', 'مكتب الضريبة') })
    const bySlug = await system.request('GET', `/api/apps/${slug}`)
    const byId = await system.request('GET', `/api/apps/${id}?lang=ar`)

    expect(contract.routes.getApp.response.parse(bySlug.body)).toEqual(bySlug.body)
    expect(contract.routes.getApp.response.parse(byId.body)).toEqual(byId.body)
    expect([bySlug.body.app.name, byId.body.app.name]).toEqual(['VAT desk', 'مكتب الضريبة'])
    expect([bySlug.body.app.metadata.demo_prompts, byId.body.app.demo_prompts]).toEqual([
      ['Add VAT to AED 1,000'],
      ['أضف الضريبة إلى 1000 درهم'],
    ])
  })

  test('says who offers it, which skills it has and by which source, and nothing of runs before the first', async () => {
    const { slug } = await system.app()
    const { provider, skills, median_time_ms, success_rate, verification, sample, languages } =
      await app(slug)

    expect(provider).toEqual({ name: 'Wakeel', kind: 'store', handle: 'store' })
    expect(skills).toEqual([
      { name: 'vat-calculator', title: expect.any(String), source: expect.any(String) },
    ])
    expect([median_time_ms, success_rate, verification, sample, languages]).toEqual([
      null,
      null,
      null,
      null,
      ['en', 'ar'],
    ])
  })

  test('names the creator who offers it', async () => {
    const creator = await system.user({ role: 'creator', name: 'Noura Saleh' })
    const { slug } = await system.app({ creatorId: creator.id })

    expect((await app(slug)).provider).toEqual({
      name: 'Noura Saleh',
      kind: 'creator',
      handle: creator.id,
    })
  })

  test('says what was verified and when, and shows an answer it gave', async () => {
    const { id, slug } = await system.app({ isActive: false })
    const statement = both('Every prompt was run.', 'شُغّل كل طلب.')
    const sample = {
      en: { prompt: 'Add VAT', answer: '1,050' },
      ar: { prompt: 'أضف الضريبة', answer: '1050' },
    }
    await system.capabilities.catalogue.publishApp(id, { statement, promptsChecked: 6 }, sample)
    const arabic = await app(slug, '?lang=ar')

    expect(arabic.is_verified).toBe(true)
    expect(arabic.verification).toEqual({
      statement: 'شُغّل كل طلب.',
      verified_at: system.clock.now().toISOString(),
      prompts_checked: 6,
    })
    expect(arabic.sample).toEqual({ prompt: 'أضف الضريبة', answer: '1050' })
  })

  test('shows how long runs take and how many of them succeed', async () => {
    const { slug } = await system.app()
    const demo = () =>
      system.request('POST', `/api/apps/${slug}/demo`, { body: { input: 'Add VAT to AED 1,000' } })
    await demo()
    system.faults.failAt('runs.answered')
    await demo()
    await demo()
    const { success_rate, median_time_ms } = await app(slug)

    expect(success_rate).toBeCloseTo(2 / 3)
    expect(median_time_ms).toBeTypeOf('number')
  })

  test('of an unknown agent or a draft is not found', async () => {
    const draft = await system.app({ isActive: false })
    const replies = await Promise.all(
      ['no-such-agent', draft.slug, draft.id].map((address) =>
        system.request('GET', `/api/apps/${address}`),
      ),
    )

    expect(replies.map(({ status, body }) => [status, body.code])).toEqual(
      replies.map(() => [404, 'catalogue.app_not_found']),
    )
  })
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
