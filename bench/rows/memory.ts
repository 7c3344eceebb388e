import { setTimeout as pause } from 'node:timers/promises'
import { startProgram } from '../limits/started.ts'
import { BOTH, type Row } from './row.ts'

/** What a start leaves behind is given back by then. */
const SETTLED_MS = 15_000
const MEGABYTES = { PGlite: 350, PostgreSQL: 100 } as const
const PER_100_000_AGENTS = 100

/** Of a store that was started and then left alone. */
export const memory: Row = {
  name: 'memory',
  engines: BOTH,
  agents: [1_000, 100_000, 1_000_000],
  async measure(stores, { engine, agents }) {
    const settings = await stores.settings({ engine, agents })
    const { dataDirectory, databaseUrl } = await stores.database(engine, 'nothing')
    const idle = async (name: 'store' | 'empty', environment: Record<string, string>) => {
      const started = await startProgram(name, environment)
      await pause(SETTLED_MS)
      const megabytes = started.memory()
      await started.stop()
      return megabytes
    }
    const limit = await idle('empty', {
      DATA_DIR: dataDirectory,
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    })
    return [
      {
        what: 'memory when idle',
        limit: { what: 'Fastify and a database', value: limit },
        measured: await idle('store', settings),
        unit: 'MB',
        goal: { most: MEGABYTES[engine] + Math.floor(agents / 100_000) * PER_100_000_AGENTS },
      },
    ]
  },
}
