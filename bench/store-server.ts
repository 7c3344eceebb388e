import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { createApp } from '../packages/server/src/app.ts'
import { systemClock } from '../packages/server/src/clock.ts'
import { readConfig } from '../packages/server/src/config.ts'
import { openDatabase } from '../packages/server/src/database/open-database.ts'
import { noFaults } from '../packages/server/src/faults.ts'
import { Listener } from '../packages/server/src/http/listener.ts'
import { openModel } from '../packages/server/src/models/open-model.ts'
import { openWorkers } from '../packages/server/src/tasks/open-workers.ts'
import { watchTurns } from './event-turns.ts'
import { fillWith } from './many-apps.ts'
import { fillWithPeople, fillWithReviews, fillWithRuns } from './many-people.ts'
import { FOUNDER, reportTo } from './measured-process.ts'
import type { StoreOptions } from './store-options.ts'

// The store as it runs, with many apps. Argument: the options as JSON.
const options = JSON.parse(process.argv[2]!) as StoreOptions
const config = readConfig({
  DATA_DIR: options.dataDirectory,
  DATABASE_URL: options.databaseUrl,
  TRUST_PROXY: '127.0.0.1',
  SEED: 'none',
  LOG_LEVEL: 'fatal',
})
let statements = 0
countStatements()
const database = await openDatabase(config)
await fillWith(database, options.agents)
if (options.people) await fillWithPeople(database, options.people)
if (options.reviewsOfOne) await fillWithReviews(database, options.reviewsOfOne)
if (options.runsOfOne) await fillWithRuns(database, options.runsOfOne)
const listener = new Listener()
const url = await listener.listen({ host: '127.0.0.1', port: 0 })
const started = performance.now()
const mail = { send: async () => {} }
const app = await createApp(
  { ...config, publicUrl: url, authSecret: 'a secret that only the bench knows, long enough' },
  database,
  {
    clock: systemClock,
    newId: randomUUID,
    mail,
    workers: openWorkers(),
    languageModel: options.modelUrl
      ? openModel({ baseUrl: options.modelUrl, apiKey: undefined, name: 'stand-in' })
      : undefined,
    fetch,
    resolve: async () => [],
    faults: noFaults,
  },
)
await app.startJobs()
await app.accounts.ensureFounder(FOUNDER)
await app.server.ready()
if (options.hasPast) {
  // What the minutes of a past year would have done.
  for (let turn = 0; turn < 8; turn++) await app.metrics.finaliseDays(new AbortController().signal)
  await app.analytics.catchUp()
  // As PostgreSQL does by itself by then.
  if (database.engine === 'postgres') await database.execute(sql`vacuum analyze`)
}
listener.open(app.server.routing)
console.log(
  `  ${options.agents} apps on ${database.engine}: the store was ready ${Math.round(performance.now() - started)} ms after the database`,
)
const turns = watchTurns()
reportTo(process, url, (question) => ({ statements, longestTurnMs: turns.heed(question) }))
process.on('SIGTERM', async () => {
  await listener.close()
  await app.close()
  await database.close()
  process.exit(0)
})

/** Each is a round trip, unless several were sent together. */
function countStatements(): void {
  const prototype = pg.Client.prototype as unknown as { query(...args: unknown[]): unknown }
  const { query } = prototype
  prototype.query = function (...args) {
    statements += 1
    return query.apply(this, args)
  }
}
