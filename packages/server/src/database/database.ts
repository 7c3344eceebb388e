import { resolve } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { drizzle as drizzlePg, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { migrate as migratePg } from 'drizzle-orm/node-postgres/migrator'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator'
import pg from 'pg'
import { makeDataDirectory } from '../data-directory.ts'
import { OperatorError } from '../operator-error.ts'
import { lockDirectory } from './directory-lock.ts'
import { listenOnPostgres } from './postgres-listener.ts'
import * as tables from './tables.ts'

const migrations = { migrationsFolder: resolve(import.meta.dirname, 'migrations') }

type Drizzle = NodePgDatabase<typeof tables>

/** Inside a transaction, only this: the embedded database has one connection and waits forever for a second. */
export type Transaction = Parameters<Parameters<Drizzle['transaction']>[0]>[0]

/** What reads and writes in somebody else's transaction or in its own. */
export type Queries = Drizzle | Transaction

export type Database = Drizzle & {
  engine: 'pglite' | 'postgres'
  /** Calls `heard` with every notice on this channel, from this process or another; `lost` when notices may have been missed. */
  listen(channel: string, heard: (notice: string) => void, lost: () => void): Promise<void>
  isReachable(): Promise<boolean>
  close(): Promise<void>
}

/** Opens and migrates PostgreSQL when an address is given, else the embedded database, whose directory only one process may use. */
export async function openDatabase({
  databaseUrl,
  dataDirectory,
}: {
  databaseUrl: string | undefined
  dataDirectory: string
}): Promise<Database> {
  return databaseUrl ? openPostgres(databaseUrl) : openEmbedded(dataDirectory)
}

async function openEmbedded(dataDirectory: string): Promise<Database> {
  makeDataDirectory(dataDirectory)
  const unlock = lockDirectory(dataDirectory)
  try {
    const database = await fromPglite(await PGlite.create(resolve(dataDirectory, 'database')))
    return Object.assign(database, { close: () => database.$client.close().finally(unlock) })
  } catch (error) {
    unlock()
    throw error
  }
}

/** A database over an open PGlite, migrated. Tests pass one that lives in memory. */
export async function fromPglite(lite: PGlite): Promise<Database & { $client: PGlite }> {
  const drizzle = drizzlePglite(lite, { schema: tables })
  await migratePglite(drizzle, migrations)
  // Both drivers answer with { rows, rowCount }, so the code is written against one type.
  const database = drizzle as unknown as Drizzle & { $client: PGlite }
  return Object.assign(database, {
    engine: 'pglite' as const,
    listen: async (channel: string, heard: (notice: string) => void) => void (await lite.listen(channel, heard)),
    isReachable: () => answers(database),
    close: () => lite.close(),
  })
}

async function openPostgres(url: string): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    // A machine that vanishes in the middle of a transaction must not hold its locks until the network notices.
    idle_in_transaction_session_timeout: 30_000,
    // To compile a question takes PostgreSQL longer than to answer one of the store's.
    options: '-c jit=off',
  })
  // Without listeners a connection that dies, idle or at work, would end the process. Its query fails, and the next gets a new one.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  const database = drizzlePg(pool, { schema: tables })
  await requireConnection(pool, url)
  await migrateAlone(pool)
  const listeners: (() => Promise<void>)[] = []
  return Object.assign(database, {
    engine: 'postgres' as const,
    transaction: <T>(work: (tx: Transaction) => Promise<T>) => transact(pool, work),
    listen: async (channel: string, heard: (notice: string) => void, lost: () => void) => {
      listeners.push(await listenOnPostgres(url, channel, heard, lost))
    },
    isReachable: () => answers(database),
    close: async () => {
      await Promise.all(listeners.map((stop) => stop()))
      await pool.end()
    },
  }) as Database
}

/** drizzle's own transaction on a pool never gives a connection back on which `begin` failed. */
async function transact<T>(pool: pg.Pool, work: (tx: Transaction) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  try {
    return await drizzlePg(client, { schema: tables }).transaction(work)
  } finally {
    client.release()
  }
}

/** Says in one sentence why the server cannot be used, without the password that the address may hold. */
async function requireConnection(pool: pg.Pool, url: string): Promise<void> {
  try {
    const client = await pool.connect()
    client.release()
  } catch (error) {
    await pool.end()
    const { host, pathname } = new URL(url)
    const { code, message } = error as NodeJS.ErrnoException
    throw new OperatorError(`PostgreSQL at ${host}${pathname} could not be opened (${message || code}); see DATABASE_URL.`, {
      cause: error,
    })
  }
}

/** Processes that start together migrate one after the other. */
async function migrateAlone(pool: pg.Pool): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query("select pg_advisory_lock(hashtext('wakeel.migrations'))")
    await migratePg(drizzlePg(client), migrations)
  } finally {
    await client.query("select pg_advisory_unlock(hashtext('wakeel.migrations'))").catch(() => {})
    client.release()
  }
}

async function answers(database: Drizzle): Promise<boolean> {
  try {
    await database.execute(sql`select 1`)
    return true
  } catch {
    return false
  }
}
