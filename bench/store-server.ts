import { randomUUID } from 'node:crypto'
import { createApp } from '../packages/server/src/app.ts'
import { systemClock } from '../packages/server/src/clock.ts'
import { readConfig } from '../packages/server/src/config.ts'
import { openDatabase } from '../packages/server/src/database/open-database.ts'
import { noFaults } from '../packages/server/src/faults.ts'
import { Listener } from '../packages/server/src/http/listener.ts'
import { openWorkers } from '../packages/server/src/tasks/open-workers.ts'
import { fillWith } from './many-apps.ts'
import { FOUNDER, reportTo } from './measured-process.ts'

// The store as it runs, with many apps. Arguments: how many, the data directory, and the address of PostgreSQL if that is to be used.
const [count, dataDirectory, databaseUrl] = process.argv.slice(2)
const config = readConfig({
  DATA_DIR: dataDirectory,
  DATABASE_URL: databaseUrl,
  TRUST_PROXY: '127.0.0.1',
  SEED: 'none',
})
const database = await openDatabase(config)
await fillWith(database, Number(count))
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
    languageModel: undefined,
    fetch,
    resolve: async () => [],
    faults: noFaults,
  },
)
await app.startJobs()
await app.accounts.ensureFounder(FOUNDER)
await app.server.ready()
// What the minutes of a past year would have done, in a store that has one.
for (let turn = 0; turn < 8; turn++) await app.metrics.finaliseDays(new AbortController().signal)
await app.analytics.catchUp()
listener.open(app.server.routing)
console.log(
  `  ${count} apps on ${database.engine}: the store was ready ${Math.round(performance.now() - started)} ms after the database`,
)
reportTo(process, url)
process.on('SIGTERM', async () => {
  await listener.close()
  await app.close()
  await database.close()
  process.exit(0)
})
