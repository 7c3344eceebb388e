import { catalogue } from '@wakeel/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { storedApp } from '../../testing/stored-app.ts'
import { Categories } from './categories.ts'
import { type ListRequest, ReadModel } from './read-model.ts'
import type { StoredApp } from './stored-app.ts'

const both = (text: string) => ({ en: text, ar: text })
const id = (number: number) => storedApp({ number }).id

const words = ['vat', 'desk', 'loan', 'plan', 'planner']
const text = fc.subarray(words).map((chosen) => both(chosen.join(' ')))
const texts = fc.record({
  name: text,
  shortDescription: text,
  description: text,
  category: fc.constantFrom('business', 'finance'),
  priceFils: fc.constantFrom(0, 250),
  popularity: fc.nat(3),
})
const change = fc.record({
  number: fc.nat(40),
  what: fc.oneof(
    texts.map((said) => ({ ...said, isActive: true })),
    fc.constant({ isActive: false }),
    fc.record({ ratingTenths: fc.constantFrom(20, 50), reviewsCount: fc.nat(3) }),
    fc.record({ popularity: fc.nat(9) }),
  ),
})
const request = fc.record({
  q: fc.constantFrom('vat', 'plan', 'desk loan', 'loan pl', 'l', 'pl', 'planner'),
  category: fc.constantFrom('all', 'finance'),
  price: fc.constantFrom(...catalogue.PriceFilter.options),
  sort: fc.constantFrom('best' as const, 'popular' as const, 'newest' as const),
})

/** What a search is worth for an agent, told slowly: of each word the best place where it stands, whole or as a beginning. */
function score(app: StoredApp, q: string): number {
  const fields = [app.name.en, app.shortDescription.en, '', app.description.en]
  const asked = q.split(' ')
  const worths = asked.map((word, place) =>
    Math.max(
      ...fields.flatMap((field, at) =>
        field.split(' ').map((said) => {
          const isBeginning = place === asked.length - 1 && said.startsWith(word)
          return [8, 4, 3, 1][at]! * (said === word ? 4 : isBeginning ? 3 : 0)
        }),
      ),
    ),
  )
  return worths.includes(0) ? 0 : worths.reduce((sum, worth) => sum + worth, 0)
}

type Asked = Pick<ListRequest, 'category' | 'price' | 'sort'> & { q: string }

function rankSlowly(apps: StoredApp[], { q, category, price, sort }: Asked): StoredApp[] {
  const found = apps
    .filter((app) => score(app, q) > 0)
    .filter((app) => category === 'all' || app.category === category)
    .filter((app) => price === 'all' || (price === 'free') === (app.priceFils === 0))
  const keys = (app: StoredApp) => [
    sort === 'best' ? -score(app, q) : 0,
    sort === 'newest' ? 0 : -app.popularity,
    -app.createdAt.getTime(),
  ]
  return found.sort((one, other) => {
    const [left, right] = [keys(one), keys(other)]
    const at = left.findIndex((key, place) => key !== right[place])
    return left[at]! - right[at]!
  })
}

function read(model: ReadModel, asked: Partial<ListRequest>, pages: number): string[] {
  const found: string[] = []
  let after: ListRequest['after']
  for (let page = 0; page < pages; page += 1) {
    const list = model.list({ ...(asked as ListRequest), minRating: 0, limit: 7, after })
    const cards = JSON.parse(`[${Buffer.concat(model.cards(list.rows, 'en'))}]`)
    found.push(...cards.map((card: { id: string }) => card.id))
    after = list.last
    if (!after) break
  }
  return found
}

/** A store that was filled, and what changed since. */
async function open(filled: StoredApp[], changed: StoredApp[]) {
  const model = new ReadModel(new Map(), new Categories())
  await model.fill(
    (async function* () {
      yield filled
    })(),
  )
  const present = new Map(filled.map((app) => [app.id, app]))
  for (const app of changed) {
    model.apply([app])
    const popularity = Math.max(app.popularity, present.get(app.id)?.popularity ?? 0)
    if (app.isActive) present.set(app.id, { ...app, popularity })
    else present.delete(app.id)
  }
  return { model, present }
}

function changesOf(filled: StoredApp[], made: { number: number; what: object }[]): StoredApp[] {
  const known = new Map(filled.map((app) => [app.id, app]))
  return made.map(({ number, what }) => {
    const plain = storedApp({
      number,
      name: both('loan'),
      shortDescription: both('planner'),
      description: both('vat'),
    })
    const app = { ...(known.get(plain.id) ?? plain), ...what, changeNumber: plain.changeNumber }
    known.set(app.id, app)
    return app
  })
}

test('a search has the order of a slow ranking, page by page, whatever changed since the store was filled', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(texts, { maxLength: 35 }),
      fc.array(change, { maxLength: 30 }),
      fc.array(request, { minLength: 1, maxLength: 6 }),
      async (said, made, requests) => {
        const filled = said.map((one, number) => storedApp({ number, ...one }))
        const { model, present } = await open(filled, changesOf(filled, made))
        for (const asked of requests) {
          const all = [...present.values()]
          // Then the nearest ones are shown: search-index.test.ts says which.
          if (!all.some((app) => score(app, asked.q) > 0)) continue
          expect(read(model, asked, 99)).toEqual(rankSlowly(all, asked).map((app) => app.id))
        }
      },
    ),
    { numRuns: 150 },
  )
})

test('more matches than are counted stand in the same order, and are not counted', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(texts, { minLength: 20, maxLength: 40 }),
      fc.array(change, { maxLength: 30 }),
      fc.array(request, { minLength: 3, maxLength: 6 }),
      async (said, made, requests) => {
        const filled = Array.from({ length: 2600 }, (_, number) =>
          storedApp({ number, ...said[(number * 7919) % said.length]! }),
        )
        const { model, present } = await open(filled, changesOf(filled, made))
        for (const asked of requests) {
          const ranked = rankSlowly([...present.values()], asked)
          if (ranked.length === 0) continue
          const { perCategory } = model.list({ ...asked, minRating: 0, limit: 7, after: undefined })

          expect(read(model, asked, 5)).toEqual(ranked.slice(0, 35).map((app) => app.id))
          expect(perCategory === undefined).toBe(ranked.length > catalogue.COUNTED_MATCHES)
        }
      },
    ),
    { numRuns: 12 },
  )
})

test('slots are settled anew when many have changed, while more changes come, and nothing is lost or found twice', async () => {
  const { model } = await open(
    Array.from({ length: 3000 }, (_, number) => storedApp({ number })),
    [],
  )
  for (let number = 0; number < 2900; number += 1) {
    model.raiseCounts(id(number), { executionCount: 1, popularity: 1 + (number % 5) })
    if (number % 500 === 0) await new Promise(setImmediate)
  }
  model.apply([storedApp({ number: 3, isActive: false })])
  model.apply([storedApp({ number: 5000, popularity: 50 })])
  for (let turn = 0; turn < 50; turn += 1) await new Promise(setImmediate)

  const asked = { q: 'desk', category: 'all', price: 'all', sort: 'popular' } as const
  const found = read(model, asked, 999)
  expect(found[0]).toBe(id(5000))
  expect(found).toHaveLength(3000)
  expect(new Set(found).size).toBe(3000)
  expect(found).not.toContain(id(3))
})
