import pg from 'pg'
import { fillHistory } from '../control/history.ts'
import { MeasuredServer } from '../measured-process.ts'
import { type Figure, POSTGRES, type Row } from './row.ts'

const TIMES = 20
const MOST_MS = 100
const AGENTS = 50
const CREATOR = 'person-6'
const headers = { authorization: 'Bearer bench-session-of-the-creator' }

/** Every screen of somebody whose agents were run a million times in a year. */
export const creator: Row = {
  name: 'creator',
  engines: POSTGRES,
  agents: [1_000],
  async measure(stores) {
    const { dataDirectory, databaseUrl, backends } = await stores.database('PostgreSQL', 'creator')
    await stores.stop()
    await fill(databaseUrl!)
    const options = { agents: AGENTS, dataDirectory, databaseUrl, hasPast: true }
    const store = await MeasuredServer.start('store-server.ts', [JSON.stringify(options)], {
      backends,
    })
    try {
      const measured: { path: string; p95: number; cpu: number }[] = []
      for (const [name, path] of await screens(store)) {
        const { p95, cpu, databaseCpu } = await store.measure(TIMES, () => ({ path, headers }), {
          concurrency: 1,
          warmUp: 1,
        })
        measured.push({ path: name, p95, cpu: (cpu + databaseCpu) / 1000 })
      }
      return toFigures(measured)
    } finally {
      await store.stop()
    }
  },
}

/** The slowest screen, and each other that is too slow. */
function toFigures(measured: readonly { path: string; p95: number; cpu: number }[]): Figure[] {
  const slowest = measured.toSorted((a, b) => b.p95 - a.p95)
  return slowest
    .filter(({ p95 }, place) => place === 0 || p95 > MOST_MS)
    .map(({ path, p95, cpu }, place) => ({
      what: `${place === 0 ? `creator with 1,000,000 runs, slowest of ${measured.length} screens: ` : '– '}${path}, 95th percentile (processor time ${cpu.toFixed(0)} ms)`,
      measured: p95,
      unit: 'ms',
      goal: { most: MOST_MS },
    }))
}

async function fill(databaseUrl: string): Promise<void> {
  await fillHistory(databaseUrl, {
    people: 20_000,
    creators: 1,
    agents: AGENTS,
    runs: 1_000_000,
    events: 1_000,
    auditEntries: 1_000,
  })
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query(
    `insert into sessions (id, token, user_id, expires_at)
     values ('creator', 'sha256:' || encode(sha256('bench-session-of-the-creator'), 'hex'), $1, now() + interval '6 days')`,
    [CREATOR],
  )
  await client.end()
}

async function screens(store: MeasuredServer): Promise<Map<string, string>> {
  const get = async (path: string) => JSON.parse(await store.send({ path, headers }))
  const asked = [
    'stats',
    'agents',
    'series?range=7d',
    'series?range=30d',
    'series?range=90d',
    'series?range=1y',
    'series?range=1y&app=app-9',
    'earnings',
    'earnings/entries',
    'earnings/entries?app=app-9',
    'runs',
    'runs?status=failed',
    'runs?app=app-9',
    'payouts',
    'statements',
    'reviews',
  ]
  const found = new Map(asked.map((name) => [name, `/api/creator/${name}`]))
  for (const name of ['earnings/entries', 'runs']) {
    let cursor: string | null = null
    for (let page = 0; page < 20; page++) {
      const path: string = `/api/creator/${name}?limit=100${cursor ? `&cursor=${cursor}` : ''}`
      cursor = (await get(path)).next_cursor
      if (!cursor) break
    }
    if (cursor) found.set(`${name}, far behind`, `/api/creator/${name}?cursor=${cursor}`)
  }
  return found
}
