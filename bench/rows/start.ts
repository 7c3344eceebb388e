import { startProgram } from '../limits/started.ts'
import { alternate } from './alternate.ts'
import type { Place } from './row.ts'
import { BOTH, type Figure, type Row } from './row.ts'
import type { Stores } from './stores.ts'

const ROUNDS = 3

/** From the command to the line that says that the store is ready, with its database as it was left. */
export const start: Row = {
  name: 'start',
  engines: BOTH,
  agents: [1_000, 100_000, 1_000_000],
  async measure(stores, place) {
    const settings = await stores.settings(place)
    const cpu = await timeOf(stores, place, settings, 'cpuMs')
    const clock = await timeOf(stores, place, settings, 'ms')
    const goal: Figure['goal'] =
      place.agents > 100_000
        ? { most: 15_000 }
        : place.agents > 1_000
          ? { most: 2 * cpu.limit + 1_000 }
          : { times: 2 }
    const limit = (value: number) => ({ what: 'Fastify and a database', value })
    return [
      {
        what: 'start to ready, processor time',
        limit: limit(cpu.limit),
        measured: cpu.store,
        unit: 'ms',
        goal,
      },
      {
        what: '– by the clock',
        limit: limit(clock.limit),
        measured: clock.store,
        unit: 'ms',
        goal: 'most' in goal && place.agents <= 100_000 ? { most: 2 * clock.limit + 1_000 } : goal,
      },
    ]
  },
}

async function timeOf(
  stores: Stores,
  { engine }: Place,
  settings: Record<string, string>,
  part: 'cpuMs' | 'ms',
) {
  const { dataDirectory, databaseUrl } = await stores.database(engine, 'nothing')
  const once = async (name: 'store' | 'empty', environment: Record<string, string>) => {
    const started = await startProgram(name, environment)
    await started.stop()
    return started[part]
  }
  return alternate(ROUNDS, {
    limit: () =>
      once('empty', {
        DATA_DIR: dataDirectory,
        ...(databaseUrl && { DATABASE_URL: databaseUrl }),
      }),
    store: () => once('store', settings),
  })
}
