import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { resolve } from 'node:path'
import { type App, createApp } from '../src/app.ts'
import { type Clock, systemClock } from '../src/clock.ts'
import { readConfig } from '../src/config.ts'
import type { Database } from '../src/database/database.ts'
import { openDatabase } from '../src/database/open-database.ts'
import { jobs } from '../src/database/schema/jobs.ts'
import { noFaults } from '../src/faults.ts'
import { openWorkers } from '../src/tasks/open-workers.ts'
import { publishTestApp, type TestApp } from './apps.ts'
import { TestClock, TestMail, testResolve } from './stand-ins.ts'
import { copyToDirectory, createTestDatabase, onPostgres } from './test-database.ts'

export interface StoredStore {
  /** The environment in which a process finds it. */
  environment: Record<string, string>
  dataDirectory: string
  /** The address of the first app in it. */
  slug: string
  /** The addresses of all. */
  slugs: string[]
  /** Opens what is stored, while no process does. */
  open(): Promise<Database>
  /** As after a while without any process: every job is due, and none is held by a process that is gone. */
  letJobsBeDue(): Promise<void>
  /** Opens the store in this process, so much later than now, while no other process has it. */
  openLater(
    milliseconds: number,
    work: (app: App, database: Database) => Promise<void>,
  ): Promise<void>
  remove(): Promise<void>
}

export const storeWithOneApp = (): Promise<StoredStore> => storeWithApps(1)

/** What a store with so many such apps leaves behind when it has stopped, for processes to open. */
export async function storeWithApps(
  count: number,
  overrides: Partial<TestApp> = {},
): Promise<StoredStore> {
  const dataDirectory = mkdtempSync(resolve(tmpdir(), 'wakeel-stored-'))
  const onServer = onPostgres ? await createTestDatabase({ isForProcesses: true }) : undefined
  if (!onServer) await copyToDirectory(resolve(dataDirectory, 'database'))
  const environment = {
    DATA_DIR: dataDirectory,
    SEED: 'none',
    AUTH_SECRET: 'a secret that only tests know, long enough',
    ...(onServer?.url ? { DATABASE_URL: onServer.url } : {}),
  }
  const config = readConfig(environment)
  const database = await openDatabase(config)
  const openApp = async (database: Database, clock: Clock) => {
    const app = await createApp(
      {
        ...config,
        authSecret: environment.AUTH_SECRET,
        publicUrl: 'http://127.0.0.1',
        webDirectory: undefined,
      },
      database,
      {
        clock,
        newId: randomUUID,
        mail: new TestMail(),
        workers: openWorkers(),
        languageModel: undefined,
        fetch,
        resolve: testResolve,
        faults: noFaults,
      },
    )
    await app.startJobs()
    return app
  }
  const app = await openApp(database, systemClock)
  const slugs: string[] = []
  while (slugs.length < count) slugs.push((await publishTestApp(app, overrides)).slug)
  await app.close()
  await database.close()
  return {
    environment,
    dataDirectory,
    slug: slugs[0]!,
    slugs,
    open: () => openDatabase(config),
    async letJobsBeDue() {
      const database = await openDatabase(config)
      await database.update(jobs).set({ nextRunAt: new Date(0), holder: null, leasedUntil: null })
      await database.close()
    },
    async openLater(milliseconds, work) {
      const database = await openDatabase(config)
      const clock = new TestClock()
      clock.advance(milliseconds)
      const app = await openApp(database, clock)
      await work(app, database)
      await app.close()
      await database.close()
    },
    async remove() {
      await onServer?.remove()
      rmSync(dataDirectory, { recursive: true, force: true })
    },
  }
}
