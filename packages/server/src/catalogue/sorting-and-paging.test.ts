import type { catalogue as contract } from '@wakeel/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { both, getApp, listApps, slugsOf } from '../../testing/catalogue.ts'
import { openSystem, type System } from '../../testing/system.ts'

let system: System
beforeAll(async () => {
  system = await openSystem()
})
afterAll(() => system.close())

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
    expect(slugsOf(await listApps(store, { sort }))).toEqual(expected)
  })
  test.each(orders)('sort=%s of what a search finds', async (sort, expected) => {
    expect(slugsOf(await listApps(store, { sort, q: 'vat' }))).toEqual(expected)
  })
  test('without a sort the best match comes first, and of equal ones the more popular', async () => {
    expect(slugsOf(await listApps(store, { q: 'vat' }))).toEqual(['cheap', 'gratis', 'dear'])
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
    const all = await listApps(store, query)
    const found = await listApps(store, { ...query, q: 'works' })

    expect([slugsOf(all), all.total, all.counts.all]).toEqual([
      expected,
      expected.length,
      countedInAll,
    ])
    expect([slugsOf(found).sort(), found.total, found.counts]).toEqual([
      expected.toSorted(),
      all.total,
      all.counts,
    ])
  })

  test('the count beside each category keeps to every other filter', async () => {
    const none = { business: 0, marketing: 0, finance: 0, education: 0, health: 0, productivity: 0 }

    expect((await listApps(store, { category: 'health' })).counts).toEqual({
      ...none,
      all: 3,
      finance: 2,
      health: 1,
    })
    expect((await listApps(store, { category: 'health', price: 'paid' })).counts).toEqual({
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
      const page: contract.AppList = await listApps(system, {
        ...query,
        ...(cursor ? { cursor } : {}),
      })
      read.push(slugsOf(page))
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
    const first = await listApps(system, { q: 'leaving', sort: 'newest', limit: '2' })
    const { id } = await getApp(system, made[3]!)
    await system.capabilities.catalogue.unpublishApp(id)
    const second = await listApps(system, {
      q: 'leaving',
      sort: 'newest',
      limit: '10',
      cursor: first.next_cursor!,
    })

    expect([slugsOf(first), slugsOf(second)]).toEqual([
      [made[4], made[3]],
      [made[2], made[1], made[0]],
    ])
  })

  test('a cursor may be read in the other language and with another limit', async () => {
    const made = await makeApps('switching', 5)
    const first = await listApps(system, { q: 'switching', sort: 'newest', limit: '2' })
    const second = await listApps(system, {
      q: 'switching',
      sort: 'newest',
      limit: '3',
      lang: 'ar',
      cursor: first.next_cursor!,
    })

    expect(slugsOf(second)).toEqual([made[2], made[1], made[0]])
  })

  test('a cursor that was changed, or belongs to another list, is refused', async () => {
    await makeApps('cursed', 3)
    const { next_cursor: cursor } = await listApps(system, { q: 'cursed', limit: '1' })
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
