import { queries } from '../many-apps.ts'
import { alternate } from './alternate.ts'
import { BOTH, type Place, type Row } from './row.ts'
import type { Stores } from './stores.ts'

const REQUESTS = 500
const ROUNDS = 5
const LETTERS = ['a', 'b', 'c', 'i', 's', 'م', 'ف', 'و']

/** Searches whose reply cannot be kept, as each asks for another least rating, all below the lowest. */
export const search: Row = {
  name: 'search',
  engines: BOTH,
  agents: [1_000, 100_000, 1_000_000],
  measure: async (stores, place) => [
    await measureWords(stores, place, { what: 'search never asked before', words: queries }),
    await measureWords(stores, place, { what: 'the same with one letter', words: LETTERS }),
  ],
}

async function measureWords(
  stores: Stores,
  place: Place,
  { what, words }: { what: string; words: readonly string[] },
) {
  const store = await stores.store(place)
  let asked = 0
  const path = (index: number) =>
    `/api/apps?limit=24&min_rating=${++asked / 1_000_000}&q=${encodeURIComponent(words[index % words.length]!)}`
  const constant = '/api/apps?limit=24'
  const fastify = await stores.constant({ [constant]: await store.send({ path: constant }) })
  const figures = await alternate(ROUNDS, {
    limit: async () =>
      (await fastify.measure(REQUESTS, () => ({ path: constant }), { warmUp: 0 })).cpu,
    store: async () =>
      (await store.measure(REQUESTS, (index) => ({ path: path(index) }), { warmUp: 0 })).cpu,
  })
  await fastify.stop()
  return {
    what: `${what}, processor time`,
    limit: { what: 'Fastify, a list of 24', value: figures.limit },
    measured: figures.store,
    unit: 'µs',
    goal: { most: place.agents > 100_000 ? 300 : 150 },
  }
}
