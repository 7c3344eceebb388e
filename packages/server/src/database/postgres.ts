import { setTimeout as pause } from 'node:timers/promises'
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { OperatorError } from '../operator-error.ts'
import {
  answers,
  type BoundStatement,
  type Database,
  type Drizzle,
  type Transaction,
} from './database.ts'
import { DatabaseBusy, isDatabaseAway } from './failures.ts'
import { migrate, pendingMigrations } from './migrate.ts'
import { beginningLate, sendTogether } from './postgres-batch.ts'
import { listenOnPostgres } from './postgres-listener.ts'
import { asQuery } from './statement.ts'
import { prepareStoreRole } from './store-role.ts'

const CONNECTIONS = 10
/** Who waits for a connection behind so many others is better told to come back: each takes it for some milliseconds, and the wait ends after five seconds. */
const MAX_WAITING = 500
const RETRY_MS = 1_000

export interface PostgresAddress {
  url: string
  /** Of a role that may change the schema; absent: the store's own may. */
  migrationUrl: string | undefined
  /** Called with a sentence when the server does not answer and is waited for; absent: that is an error. */
  waiting?: ((sentence: string) => void) | undefined
}

class BoundedPool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>
  override connect(
    callback: (
      error: Error | undefined,
      client: pg.PoolClient | undefined,
      done: (release?: unknown) => void,
    ) => void,
  ): void
  override connect(
    callback?: (
      error: Error | undefined,
      client: pg.PoolClient | undefined,
      done: (release?: unknown) => void,
    ) => void,
  ) {
    if (this.waitingCount < MAX_WAITING) return callback ? super.connect(callback) : super.connect()
    const busy = new DatabaseBusy(
      `${this.waitingCount} wait for a connection to the database already`,
    )
    if (!callback) return Promise.reject(busy)
    return callback(busy, undefined, () => {})
  }
}

/** Opens PostgreSQL, migrated. */
export async function openPostgres({
  url,
  migrationUrl,
  waiting,
}: PostgresAddress): Promise<Database> {
  const pool = new BoundedPool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    // Asked for once connected: poolers refuse what they do not know at the start of a connection.
    onConnect: async (client: pg.ClientBase) => {
      // To compile a question takes PostgreSQL longer than to answer one of the store's. A machine that vanishes in the
      // middle of a transaction must not hold its locks until the network notices.
      await client.query('set jit = off; set idle_in_transaction_session_timeout = 30000')
    },
  })
  // Without listeners a connection that dies, idle or at work, would end the process. Its query fails, and the next gets a new one.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  const database = drizzlePg(pool) as unknown as Drizzle
  try {
    await whenReachable(url, waiting, async () => {
      // It may make the very role that the store works as.
      if (migrationUrl) await migrateAs(migrationUrl, url)
      const client = await pool.connect()
      client.release()
    })
    if (!migrationUrl) await migrateAsStore(pool, url)
  } catch (error) {
    await pool.end()
    throw error
  }
  const listeners: (() => Promise<void>)[] = []
  return Object.assign(database, {
    engine: 'postgres' as const,
    transaction: <T>(work: (tx: Transaction) => Promise<T>) =>
      withConnection(pool, (client) => drizzlePg(beginningLate(client)).transaction(work)),
    together: (statements: readonly BoundStatement[]) =>
      withConnection(pool, async (client) => {
        const asked = statements.map(({ params, ...statement }) => ({
          ...statement,
          values: params,
        }))
        const results = await asQuery(statements, sendTogether(client, asked))
        return results.map(({ rows }) => rows)
      }),
    listen: async (channel: string, heard: (message: string) => void, lost: () => void) => {
      listeners.push(await listenOnPostgres(url, channel, heard, lost))
    },
    isReachable: () => answers(database),
    pool: () => ({
      used: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    close: async () => {
      await Promise.all(listeners.map((stop) => stop()))
      await pool.end()
    },
  }) as Database
}

/** drizzle's own transaction on a pool never gives a connection back on which `begin` failed. */
async function withConnection<T>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect()
  try {
    return await work(client)
  } finally {
    client.release()
  }
}

/** Waits for a server that is not there yet; what waiting does not mend is said in one sentence, without the password that the address may hold. */
async function whenReachable(
  url: string,
  waiting: PostgresAddress['waiting'],
  reach: () => Promise<void>,
): Promise<void> {
  for (let hasSaid = false; ; hasSaid = true) {
    try {
      return await reach()
    } catch (error) {
      if (!waiting || !isDatabaseAway(error))
        throw error instanceof OperatorError ? error : unopened(url, error, 'DATABASE_URL')
      const cause = error instanceof OperatorError ? error.cause : error
      if (!hasSaid)
        waiting(
          `PostgreSQL at ${placeOf(url)} does not answer (${reasonOf(cause)}); the store opens once it does.`,
        )
    }
    await pause(RETRY_MS)
  }
}

/** Runs what migrations are missing, where the store's own role may. */
async function migrateAsStore(pool: pg.Pool, url: string): Promise<void> {
  const client = await pool.connect()
  try {
    const own = drizzlePg(client) as unknown as Drizzle
    if ((await pendingMigrations(own)).length > 0) await migrate(own)
  } catch (error) {
    if (!isForbidden(error)) throw error
    throw new OperatorError(
      `The role ${decodeURIComponent(new URL(url).username)} may not bring the database up to date; run \`npm run migrate\` with MIGRATION_DATABASE_URL first.`,
      { cause: error },
    )
  } finally {
    client.release()
  }
}

/** One connection to a server as it is. */
export async function openPostgresUnmigrated(
  url: string,
): Promise<Drizzle & { close(): Promise<void> }> {
  const client = await connectAs(url, 'DATABASE_URL')
  return Object.assign(drizzlePg(client) as unknown as Drizzle, {
    close: () => client.end(),
  })
}

/** Brings the database up to date as the role of `migrationUrl`, for the store to work as the one of `url`, which owns nothing. */
export async function migrateAs(migrationUrl: string, url: string): Promise<void> {
  const client = await connectAs(migrationUrl, 'MIGRATION_DATABASE_URL')
  try {
    await migrate(drizzlePg(client) as unknown as Drizzle)
    await prepareStoreRole(client, new URL(url))
  } finally {
    await client.end()
  }
}

async function connectAs(url: string, setting: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  client.on('error', () => {})
  try {
    await client.connect()
    return client
  } catch (error) {
    throw unopened(url, error, setting)
  }
}

/** One sentence, without the password that the address may hold. */
function unopened(url: string, error: unknown, setting: string): OperatorError {
  return new OperatorError(
    `PostgreSQL at ${placeOf(url)} could not be opened (${reasonOf(error)}); see ${setting}.`,
    { cause: error },
  )
}

function placeOf(url: string): string {
  const { host, pathname } = new URL(url)
  return host + pathname
}

const reasonOf = (error: unknown): string => {
  const { code, message } = error as NodeJS.ErrnoException
  return message || code || 'no reason given'
}

const isForbidden = (error: unknown): boolean => {
  for (let at = error; at instanceof Error; at = at.cause)
    if ((at as NodeJS.ErrnoException).code === '42501') return true
  return false
}
