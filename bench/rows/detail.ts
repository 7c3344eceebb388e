import { openPlainTable } from '../limits/plain-table.ts'
import { alternate } from './alternate.ts'
import { BOTH, type Row } from './row.ts'

const AGENTS = 500
const ROUNDS = 5

/** An agent's page asks for the agent and its first reviews; another agent each time. */
export const detail: Row = {
  name: 'detail',
  engines: BOTH,
  agents: [1_000],
  async measure(stores, place) {
    const store = await stores.store(place)
    // One select on PostgreSQL is the limit of both; without one only the embedded database's can be.
    const plain = await openPlainTable(stores, stores.engines.at(-1)!)
    const part = (of: string) => async () => {
      const { cpu, databaseCpu } = await store.measure(
        AGENTS,
        (index) => ({ path: `/api/apps/app-${index % place.agents}${of}` }),
        { warmUp: 0 },
      )
      return cpu + databaseCpu
    }
    const figures = await alternate(ROUNDS, {
      limit: () => plain.oneSelect(AGENTS * 2),
      detail: part(''),
      reviews: part('/reviews'),
    })
    await plain.close()
    const limit = {
      what: `one select (${stores.engines.at(-1)})`,
      value: figures.limit,
    }
    const unit = 'µs'
    return [
      {
        what: 'detail with its first reviews, processor time',
        limit,
        measured: figures.detail + figures.reviews,
        unit,
        goal: { times: 1 },
      },
      {
        what: '– of which the detail alone',
        limit,
        measured: figures.detail,
        unit,
      },
    ]
  },
}
