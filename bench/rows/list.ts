import { alternate } from './alternate.ts'
import { BOTH, type Row } from './row.ts'

const REQUESTS = 2_000
const ROUNDS = 5

const paths = ['en', 'ar'].flatMap((language) =>
  ['newest', 'popular', 'rating', 'price_asc'].map(
    (sort) => `/api/apps?limit=24&sort=${sort}&lang=${language}`,
  ),
)

/** Lists in several orders and both languages, beside Fastify that has the same lists at hand and serialises them through the schema. */
export const list: Row = {
  name: 'list',
  engines: BOTH,
  agents: [1_000, 100_000, 1_000_000],
  async measure(stores, place) {
    const store = await stores.store(place)
    const replies: Record<string, string> = {}
    for (const path of paths) replies[path] = await store.send({ path })
    const fastify = await stores.constant(replies)
    const next = (index: number) => ({ path: paths[index % paths.length]! })
    const figures = await alternate(ROUNDS, {
      limit: async () => (await fastify.measure(REQUESTS, next, { warmUp: 0 })).cpu,
      store: async () => (await store.measure(REQUESTS, next, { warmUp: 0 })).cpu,
    })
    await fastify.stop()
    return [
      {
        what: 'list of 24, processor time',
        limit: { what: 'Fastify, same lists and schema', value: figures.limit },
        measured: figures.store,
        unit: 'µs',
        goal: { times: place.agents > 100_000 ? 1.3 : 1.2 },
      },
    ]
  },
}
