import { catalogue } from '@wakeel/contract'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { storedApp } from '../../testing/stored-app.ts'
import { Categories } from './categories.ts'
import { ReadModel } from './read-model.ts'
import type { StoredApp } from './stored-app.ts'

const both = (text: string) => ({ en: text, ar: text })

const everything = {
  q: undefined,
  category: 'all',
  price: 'all',
  minRating: 0,
  sort: 'newest',
  limit: 24,
  after: undefined,
} as const
const cards = (model: ReadModel, rows: number[]) =>
  JSON.parse(`[${Buffer.concat(model.cards(rows, 'en'))}]`) as catalogue.AppCard[]

/** All pages of a list, read to the end. */
function readAll(model: ReadModel, request: Partial<Parameters<ReadModel['list']>[0]>) {
  const found: catalogue.AppCard[] = []
  let page = model.list({ ...everything, ...request })
  found.push(...cards(model, page.rows))
  while (page.last) {
    page = model.list({ ...everything, ...request, after: page.last })
    found.push(...cards(model, page.rows))
  }
  return { found, perCategory: page.perCategory }
}

/** The ids of all pages of a creator's agents. */
function readCreator(model: ReadModel, creatorId: string | null): string[] {
  const found: number[] = []
  let page = model.listOfCreator(creatorId, { limit: 2, after: undefined })
  found.push(...page.rows)
  while (page.last) {
    page = model.listOfCreator(creatorId, { limit: 2, after: page.last })
    found.push(...page.rows)
  }
  return cards(model, found).map(({ id }) => id)
}

describe('whatever comes, changes and goes', () => {
  const words = ['vat', 'desk', 'loan', 'ضريبه', 'planner']
  const otherTexts = { shortDescription: both('Works'), description: both('Works') }
  const change = fc.record({
    number: fc.nat(30),
    name: fc.subarray(words, { minLength: 1 }).map((chosen) => both(chosen.join(' '))),
    category: fc.constantFrom(...catalogue.standardCategories),
    priceFils: fc.constantFrom(0, 0, 100, 250),
    createdAt: fc.nat(3).map((day) => new Date(Date.UTC(2026, 0, 1 + day))),
    rating: fc.record({
      ratingTenths: fc.constantFrom(10, 20, 44, 45, 46, 50),
      reviewsCount: fc.nat(3),
    }),
    popularity: fc.nat(3),
    creatorId: fc.constantFrom(null, 'noura', 'omar'),
    isActive: fc.boolean(),
  })
  const request = fc.record({
    q: fc.constantFrom(undefined, 'vat', 'desk loan', 'ضريبة', 'planner vat'),
    category: fc.constantFrom('all' as const, ...catalogue.standardCategories),
    price: fc.constantFrom(...catalogue.PriceFilter.options),
    minRating: fc.constantFrom(0, 2, 4.5, 4.6),
    sort: fc.constantFrom(...catalogue.Sort.options),
    limit: fc.integer({ min: 1, max: 7 }),
  })

  test('every list, its order, its pages and its counts are those of the agents that are there', () => {
    fc.assert(
      fc.property(
        fc.array(change, { maxLength: 80 }),
        fc.nat(80),
        fc.array(request, { minLength: 1, maxLength: 5 }),
        (made, bulk, requests) => {
          const apps = made.map(({ rating, ...app }) =>
            storedApp({ ...app, ...otherTexts, ...rating }),
          )
          const model = new ReadModel(new Map(), new Categories())
          model.apply(apps.slice(0, bulk))
          for (const app of apps.slice(bulk)) model.apply([app])

          const present = new Map<string, StoredApp>()
          const popularity = new Map<string, number>()
          for (const app of apps) {
            const known = present.get(app.id)
            present.delete(app.id)
            if (!app.isActive) continue
            present.set(app.id, app)
            popularity.set(app.id, Math.max(app.popularity, known ? popularity.get(app.id)! : 0))
          }
          for (const creatorId of [null, 'noura', 'omar']) {
            const theirs = [...present.values()].filter((app) => app.creatorId === creatorId)
            const inOrder = theirs.sort(
              (a, b) =>
                popularity.get(b.id)! - popularity.get(a.id)! ||
                b.createdAt.getTime() - a.createdAt.getTime() ||
                (a.id < b.id ? -1 : 1),
            )

            expect(readCreator(model, creatorId)).toEqual(inOrder.map(({ id }) => id))
            expect(model.creatorTotals(creatorId)?.apps ?? 0).toBe(theirs.length)
          }
          for (const query of requests) {
            const rated = (app: StoredApp) => app.ratingTenths / 10
            const hasAllWords = (app: StoredApp) =>
              (query.q ?? '')
                .replace('ة', 'ه')
                .split(' ')
                .every((word) => app.name.en.includes(word))
            // Then the nearest ones are shown: search-index.test.ts says which.
            fc.pre(query.q === undefined || [...present.values()].some(hasAllWords))
            const asFiltered = [...present.values()].filter(
              (app) =>
                hasAllWords(app) &&
                (query.price === 'all' || (query.price === 'free') === (app.priceFils === 0)) &&
                rated(app) >= query.minRating,
            )
            const keys: Record<catalogue.Sort, (app: StoredApp) => number[]> = {
              newest: () => [],
              popular: (app) => [-popularity.get(app.id)!],
              rating: (app) => [-rated(app), -app.reviewsCount],
              price_asc: (app) => [app.priceFils],
              price_desc: (app) => [-app.priceFils],
            }
            const inOrder = asFiltered
              .filter((app) => query.category === 'all' || app.category === query.category)
              .sort((a, b) => {
                const [left, right] = [a, b].map((app) => [
                  ...keys[query.sort](app),
                  -app.createdAt.getTime(),
                ]) as [number[], number[]]
                const differing = left.findIndex((key, place) => key !== right[place])
                return differing >= 0 ? left[differing]! - right[differing]! : a.id < b.id ? -1 : 1
              })
            const { found, perCategory } = readAll(model, query)

            expect(found.map(({ id }) => id)).toEqual(inOrder.map(({ id }) => id))
            expect(perCategory).toEqual(
              catalogue.standardCategories.map(
                (name) => asFiltered.filter(({ category }) => category === name).length,
              ),
            )
          }
        },
      ),
      { numRuns: 300 },
    )
  })
})

test('a change that is older than what is known changes nothing', () => {
  const model = new ReadModel(new Map(), new Categories())
  const older = storedApp({ number: 1, name: both('Older') })
  model.apply([storedApp({ number: 1, name: both('Newer') })])
  model.apply([older])

  expect(readAll(model, {}).found.map(({ name }) => name)).toEqual(['Newer'])
})

test('an address that one agent gives up and another takes leads to the other, whichever is heard of first', () => {
  const model = new ReadModel(new Map(), new Categories())
  model.apply([storedApp({ number: 1, slug: 'desk' })])
  const leaving = storedApp({ number: 1, slug: 'old-desk' })
  const taking = storedApp({ number: 2, slug: 'desk' })
  model.apply([taking, leaving])

  expect([model.find('desk')?.id, model.find('old-desk')?.id]).toEqual([taking.id, leaving.id])
})

test('a run that is already counted is not counted again', () => {
  const model = new ReadModel(new Map(), new Categories())
  const app = storedApp({ number: 1, executionCount: 7 })
  model.apply([app])
  model.raiseCounts(app.id, { executionCount: 6, popularity: 5 })
  const before = model.revision
  model.raiseCounts(app.id, { executionCount: 7, popularity: 5 })

  expect([readAll(model, {}).found[0]!.execution_count, model.revision]).toEqual([7, before])
})

test('many agents at once are listed and found like those that came one by one', async () => {
  const model = new ReadModel(new Map(), new Categories())
  await model.fill(
    (async function* () {
      yield Array.from({ length: 700 }, (_, number) => storedApp({ number }))
    })(),
  )
  model.apply(
    Array.from({ length: 600 }, (_, number) =>
      storedApp({ number, isActive: number % 2 === 0, name: both('Loan planner') }),
    ),
  )

  expect(readAll(model, { limit: 100 }).found).toHaveLength(400)
  expect(readAll(model, { q: 'loan', limit: 100 }).found).toHaveLength(300)
  expect(readAll(model, { q: 'desk', limit: 100 }).found).toHaveLength(100)
})

test('an agent that is rewritten thousands of times is found by its last words alone', () => {
  const model = new ReadModel(new Map(), new Categories())
  model.apply([storedApp({ number: 0, name: both('Bystander') })])
  for (let edition = 1; edition <= 2500; edition += 1)
    model.apply([storedApp({ number: 1, name: both(`edition${edition}`) })])

  expect(readAll(model, { q: 'edition2500' }).found).toHaveLength(1)
  expect(readAll(model, { q: 'edition2499 vat' }).found.map(({ name }) => name)).not.toContain(
    'edition2499',
  )
  expect(readAll(model, { q: 'bystander' }).found).toHaveLength(1)
  expect(readAll(model, {}).found).toHaveLength(2)
})

test('an agent is found by the titles of its skills, in both languages', () => {
  const model = new ReadModel(
    new Map([['loan-planner', 'Amortisation جدول السداد']]),
    new Categories(),
  )
  model.apply([storedApp({ number: 1, skills: ['loan-planner'] }), storedApp({ number: 2 })])

  expect(readAll(model, { q: 'amortisation' }).found.map(({ slug }) => slug)).toEqual(['app-1'])
  expect(readAll(model, { q: 'السداد' }).found.map(({ slug }) => slug)).toEqual(['app-1'])
})

test('an agent that was taken out is not brought back by a row that was read before', () => {
  const model = new ReadModel(new Map(), new Categories())
  const listed = storedApp({ number: 1, name: both('Evanescent') })
  const changed = storedApp({ number: 1, name: both('Evanescent, once more') })
  const takenOut = storedApp({ number: 1, isActive: false })
  model.apply([listed])
  model.apply([takenOut])
  model.apply([changed])

  expect(model.find(listed.id)).toBeUndefined()
  expect(readAll(model, {}).found).toEqual([])

  model.apply([storedApp({ number: 1, name: both('Evanescent') })])

  expect(model.find(listed.id)).toBeDefined()
})
