import { type Started, startProgram } from '../limits/started.ts'
import { median } from './alternate.ts'
import { BOTH, type Figure, type Goal, type Place, type Row } from './row.ts'
import type { Stores } from './stores.ts'

const ROUNDS = 3

/** From the command to the line that says that the store is ready, with its database as it was left. */
export const start: Row = {
  name: 'start',
  engines: BOTH,
  agents: [1_000, 100_000, 1_000_000],
  async measure(stores, place) {
    const { empty, store } = await startAgainAndAgain(stores, place)
    const figure = (what: string, part: 'cpuMs' | 'ms'): Figure => {
      const limit = median(empty.map((one) => one[part]))
      return {
        what,
        limit: { what: 'Fastify and a database', value: limit },
        measured: median(store.map((one) => one[part])),
        unit: 'ms',
        goal: goalAt(place, limit),
      }
    }
    return [figure('start to ready, processor time', 'cpuMs'), figure('– by the clock', 'ms')]
  },
}

function goalAt({ agents }: Place, limit: number): Goal {
  if (agents > 100_000) return { most: 15_000 }
  return agents > 1_000 ? { most: 2 * limit + 1_000 } : { times: 2 }
}

/** One after the other; the first of each only warms up what the system and Node keep. */
async function startAgainAndAgain(stores: Stores, place: Place) {
  const settings = await stores.settings(place)
  const { dataDirectory, databaseUrl } = await stores.database(place.engine, 'nothing')
  const nothing = {
    DATA_DIR: dataDirectory,
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  }
  const started = { empty: [] as Started[], store: [] as Started[] }
  for (let round = 0; round <= ROUNDS; round++) {
    for (const name of ['empty', 'store'] as const) {
      const one = await startProgram(name, name === 'empty' ? nothing : settings)
      await one.stop()
      if (round > 0) started[name].push(one)
    }
  }
  return started
}
