import { createHash, randomUUID } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs'
import { resolve } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import type pg from 'pg'
import type { Database } from '../src/database/database.ts'
import { fromPglite, openDatabase } from '../src/database/open-database.ts'
import { embeddedFromPool } from './embedded-pool.ts'
import { withClient } from './postgres-client.ts'
import { postgresFromPool } from './postgres-pool.ts'

const migrations = resolve(import.meta.dirname, '../src/database/migrations')
const cache = resolve(import.meta.dirname, '../../../node_modules/.cache/wakeel')

export interface TestDatabase {
  database: Database
  /** Where another process finds it; only on PostgreSQL. */
  url: string | undefined
  /** A second connection to the same data, as another process would have; only on PostgreSQL. */
  another(): Promise<Database>
  remove(): Promise<void>
}

/** True when the tests run on PostgreSQL; the embedded database has one connection and hides races. */
export const onPostgres = Boolean(process.env.TEST_DATABASE_URL)

/**
 * An empty migrated database of its own: a copy of one that was migrated once, or the emptied one of a test before. What other processes
 * are to open, which a test might leave behind, is always a copy.
 */
export async function createTestDatabase({ isForProcesses = false } = {}): Promise<TestDatabase> {
  return process.env.TEST_DATABASE_URL
    ? onServer(process.env.TEST_DATABASE_URL, isForProcesses)
    : copyInMemory()
}

function schemaHash(): string {
  const hash = createHash('sha256')
  for (const name of readdirSync(migrations).sort())
    if (name.endsWith('.sql')) hash.update(readFileSync(resolve(migrations, name)))
  return hash.digest('hex').slice(0, 12)
}

/** Room for what one test stores. PGlite clears all of it whenever it starts, and the 128 MB that it takes by default cost more than the rest. */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB']

/** An empty migrated embedded database. */
const migratedCopy = () => preparedCopy(`empty-${schemaHash()}`, fromPglite)

/** An embedded database in memory in which nothing was done yet. */
export const createBareEmbedded = async (): Promise<PGlite> =>
  PGlite.create({ loadDataDir: await preparedCopy('bare', async () => {}), startParams })

/** Each worker reads a file once; it is some sixteen megabytes. */
const copies = new Map<string, Promise<Blob>>()

function preparedCopy(name: string, prepare: (lite: PGlite) => Promise<unknown>): Promise<Blob> {
  const copy = copies.get(name) ?? readCopy(name, prepare)
  copies.set(name, copy)
  return copy
}

/** What was prepared once, as a file that PGlite loads in a tenth of the time that it takes to make one. */
async function readCopy(name: string, prepare: (lite: PGlite) => Promise<unknown>): Promise<Blob> {
  const file = resolve(cache, `${name}.tar`)
  if (!existsSync(file)) {
    mkdirSync(cache, { recursive: true })
    const lite = await PGlite.create('memory://', {
      startParams: [...startParams, '-c', 'wal_recycle=off'],
      initDbStartParams: ['--wal-segsize=1'],
    })
    await prepare(lite)
    // The two databases that others are made from, and the log of how this one was made, were most of the file, and nobody asks for them.
    await lite.exec('update pg_database set datistemplate = false')
    for (const unused of ['template0', 'template1']) await lite.exec(`drop database ${unused}`)
    await lite.exec('checkpoint')
    const dump = await lite.dumpDataDir('none')
    await lite.close()
    const mine = `${file}.${randomUUID()}`
    writeFileSync(mine, Buffer.from(await dump.arrayBuffer()))
    // Several workers may make it at once: the last rename wins and all are the same.
    renameSync(mine, file)
  }
  return new Blob([readFileSync(file)])
}

/** Puts an empty migrated database where a store keeps its own. */
export async function copyToDirectory(directory: string): Promise<void> {
  const lite = await PGlite.create({
    dataDir: directory,
    loadDataDir: await migratedCopy(),
    startParams,
  })
  await lite.close()
}

async function copyInMemory(): Promise<TestDatabase> {
  const database = await embeddedFromPool(async () =>
    PGlite.create({ loadDataDir: await migratedCopy(), startParams }),
  )
  return {
    database,
    url: undefined,
    another: () => Promise.reject(new Error('the embedded database belongs to one process')),
    remove: () => database.close(),
  }
}

/** A database on PostgreSQL in which nothing was done yet. */
export async function createBareTestDatabase() {
  const adminUrl = process.env.TEST_DATABASE_URL!
  const name = `wakeel_bare_${randomUUID().replaceAll('-', '')}`
  await withClient(adminUrl, (admin) => admin.query(`create database ${name}`))
  return {
    url: Object.assign(new URL(adminUrl), { pathname: `/${name}` }).toString(),
    remove: () => withClient(adminUrl, (admin) => dropDatabase(admin, name)),
    /** Once nothing is left that it has rights on. */
    dropRole: (role: string) => withClient(adminUrl, (admin) => admin.query(`drop role ${role}`)),
  }
}

async function onServer(adminUrl: string, isForProcesses: boolean): Promise<TestDatabase> {
  const make = () => copyOnPostgres(adminUrl)
  const drop = (url: string) => dropOnPostgres(adminUrl, url)
  // Only who drops them all in the end leaves databases behind: scripts/test.ts.
  const { url, release } =
    isForProcesses || !process.env.TEST_RUN
      ? await make().then((url) => ({ url, release: () => drop(url) }))
      : await postgresFromPool(make, drop)
  const open: Database[] = []
  const another = async () => {
    const database = await openDatabase({ databaseUrl: url, dataDirectory: '' })
    open.push(database)
    return database
  }
  return {
    database: await another(),
    url,
    another,
    remove: async () => {
      await Promise.all(open.map((database) => database.close()))
      await release()
    },
  }
}

/** The address of a copy of the template. */
async function copyOnPostgres(adminUrl: string): Promise<string> {
  const at = (name: string) => Object.assign(new URL(adminUrl), { pathname: `/${name}` }).toString()
  const template = `wakeel_template_${schemaHash()}`
  const name = `wakeel_test_${process.env.TEST_RUN ?? 'alone'}_${randomUUID().slice(0, 13).replace('-', '')}`
  await withClient(adminUrl, async (admin) => {
    // Workers that start together make the template once, and no copy is taken while it is being made.
    await admin.query("select pg_advisory_lock(hashtext('wakeel.test_template'))")
    const { rowCount } = await admin.query('select from pg_database where datname = $1', [template])
    if (!rowCount) {
      const fresh = `${name}_template`
      await admin.query(`create database ${fresh}`)
      const database = await openDatabase({ databaseUrl: at(fresh), dataDirectory: '' })
      await database.close()
      await admin.query(`alter database ${fresh} rename to ${template}`)
    }
    await admin.query(`create database ${name} template ${template}`)
    // The processes that are killed in tests are the store's own, and a server that goes on loses nothing that it has acknowledged.
    await admin.query(`alter database ${name} set synchronous_commit = off`)
  })
  return at(name)
}

const dropOnPostgres = (adminUrl: string, url: string): Promise<void> =>
  withClient(adminUrl, (admin) => dropDatabase(admin, new URL(url).pathname.slice(1)))

async function dropDatabase(admin: pg.Client, name: string): Promise<void> {
  await admin.query(`drop database if exists ${name} with (force)`)
}

/** Drops what the tests of a run left behind. */
export const dropDatabasesOf = (adminUrl: string, testRun: string): Promise<void> =>
  withClient(adminUrl, async (admin) => {
    const { rows } = await admin.query<{ name: string }>(
      'select datname as name from pg_database where datname like $1',
      [`wakeel_test_${testRun}_%`],
    )
    for (const { name } of rows) await dropDatabase(admin, name)
  })
