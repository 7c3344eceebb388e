import { openPlainTable } from '../limits/plain-table.ts'
import { address, person } from '../many-people.ts'
import type { MeasuredServer } from '../measured-process.ts'
import { alternate } from './alternate.ts'
import { BOTH, type Row } from './row.ts'

const REVIEWS = 100_000
const PAGE = 50
const ROUNDS = 5
const REQUESTS = 20

/** Pages of the reviews of one agent: the first, one in the middle, the last, and the first again after somebody reviewed it. */
export const reviewsPage: Row = {
  name: 'reviews-page',
  engines: BOTH,
  agents: [1_000],
  async measure(stores, place) {
    const store = await stores.store(place, { reviewsOfOne: REVIEWS })
    const plain = await openPlainTable(stores, place.engine)
    const [first, middle, last] = await findPages(store)
    const measured =
      (path: string, headers = {}) =>
      async () => {
        const { cpu, databaseCpu } = await store.measure(REQUESTS, () => ({ path, headers }), {
          concurrency: 1,
          warmUp: 0,
        })
        return (cpu + databaseCpu) / 1000
      }
    const figures = await alternate(ROUNDS, {
      limit: async () => (await plain.oneSelect(200)) / 1000,
      first: measured(first!),
      middle: measured(middle!),
      last: measured(last!),
      mine: measured(first!, person(3).headers),
    })
    const anew = await alternate(ROUNDS, { page: (round) => afterReview(store, first!, round) })
    await plain.close()
    const { limit, ...pages } = figures
    const dearest = Object.entries(pages).toSorted(([, a], [, b]) => b - a)[0]!
    const figure = (what: string, value: number) => ({
      what,
      limit: { what: 'one select', value: limit },
      measured: value,
      unit: 'ms',
      goal: { most: 10 },
    })
    return [
      figure(`a page of 100,000 reviews (dearest: ${dearest[0]}), processor time`, dearest[1]),
      figure('– the first page after another review', anew.page),
    ]
  },
}

/** The first page, one in the middle and the last, as who leafs through comes to them. */
async function findPages(store: MeasuredServer): Promise<string[]> {
  const path = `/api/apps/app-0/reviews?limit=${PAGE}`
  const pages = [path]
  for (;;) {
    const { next_cursor } = JSON.parse(await store.send({ path: pages.at(-1)! }))
    if (!next_cursor) return [path, pages[Math.floor(pages.length / 2)]!, pages.at(-1)!]
    pages.push(`${path}&cursor=${next_cursor}`)
  }
}

/** What a change makes the store count again. */
async function afterReview(store: MeasuredServer, path: string, round: number): Promise<number> {
  await store.send({
    path: '/api/apps/app-0/reviews',
    method: 'POST',
    headers: { ...person(100 + round).headers, ...address(round) },
    body: JSON.stringify({ rating: 5, comment: 'It answers as it should.' }),
  })
  const { cpu, databaseCpu } = await store.measure(1, () => ({ path }), {
    concurrency: 1,
    warmUp: 0,
  })
  return (cpu + databaseCpu) / 1000
}
