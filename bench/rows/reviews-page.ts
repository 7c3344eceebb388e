import { writeCursor } from '../../packages/server/src/cursor.ts'
import { openPlainTable } from '../limits/plain-table.ts'
import { address, firstAgentsReview, person } from '../many-people.ts'
import type { MeasuredServer } from '../measured-process.ts'
import { alternate } from './alternate.ts'
import { BOTH, type Row } from './row.ts'

const REVIEWS = 100_000
const PAGE = 50
const ROUNDS = 5
/** So many that what the store does besides, as testing agents, does not count. */
const REQUESTS = 200

/** Pages of the reviews of one agent: the first, one in the middle, the last, and the first again after somebody reviewed it. */
export const reviewsPage: Row = {
  name: 'reviews-page',
  engines: BOTH,
  agents: [1_000],
  async measure(stores, place) {
    const store = await stores.store(place, { reviewsOfOne: REVIEWS })
    const plain = await openPlainTable(stores, place.engine)
    const path = `/api/apps/app-0/reviews?limit=${PAGE}`
    const behind = (count: number) => `${path}&cursor=${cursorBehind(count)}`
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
      first: measured(path),
      middle: measured(behind(REVIEWS / 2)),
      last: measured(behind(REVIEWS - PAGE)),
      signedIn: measured(path, person(3).headers),
    })
    const anew = await alternate(ROUNDS, { page: (round) => afterReview(store, path, round) })
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

/** Where the page after so many reviews begins; to leaf through two thousand pages would take longer than to measure three. */
function cursorBehind(count: number): string {
  const [id, writtenAt] = firstAgentsReview(count)
  return writeCursor(`reviews ${id}`, [writtenAt, '00000000-0000-4000-8000-000000000000'])
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
