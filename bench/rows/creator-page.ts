import { alternate } from './alternate.ts'
import { BOTH, type Row } from './row.ts'

const REQUESTS = 300
const ROUNDS = 5

/** The agents that the bench makes are all the store's own, whose page is like that of any creator. */
const paths = ['en', 'ar'].map((language) => `/api/creators/store?limit=24&lang=${language}`)
const lists = ['en', 'ar'].map((language) => `/api/apps?limit=24&sort=popular&lang=${language}`)

/** The page of somebody who made all agents of the store, beside the list that shows the same cards. */
export const creatorPage: Row = {
  name: 'creator-page',
  engines: BOTH,
  agents: [1_000, 100_000],
  async measure(stores, place) {
    const store = await stores.store(place)
    const cpuOf = (some: readonly string[]) => async () => {
      const next = (index: number) => ({ path: some[index % some.length]! })
      return (await store.measure(REQUESTS, next, { warmUp: 0 })).cpu / 1000
    }
    const figures = await alternate(ROUNDS, { limit: cpuOf(lists), page: cpuOf(paths) })
    return [
      {
        what: 'page of a creator of all agents, processor time',
        limit: { what: 'the list of the same cards', value: figures.limit },
        measured: figures.page,
        unit: 'ms',
        goal: { most: 10 },
      },
    ]
  },
}
