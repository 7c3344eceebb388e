import { resolve } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import { makeDataDirectory } from './data-directory.ts'
import {
  answers,
  type BoundStatement,
  type Database,
  type DatabasePlace,
  type Drizzle,
} from './database.ts'
import { lockDirectory } from './directory-lock.ts'
import { type EmbeddedClient, embeddedClient } from './embedded-client.ts'
import { migrate } from './migrate.ts'
import { openPostgres, openPostgresUnmigrated } from './postgres.ts'
import { asQuery } from './statement.ts'

/**
 * PGlite clears its buffers whenever it starts, and the 128 MB that it takes by default cost more time and memory than the rest of it.
 * What these do not hold is read from the directory, which the system keeps in memory as far as there is room.
 */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB']

const openLite = (dataDirectory: string): Promise<PGlite> =>
  PGlite.create(resolve(dataDirectory, 'database'), { startParams })

/** Opens and migrates PostgreSQL when an address is given, else the embedded database, whose directory only one process may use. */
export async function openDatabase({
  databaseUrl,
  migrationDatabaseUrl,
  dataDirectory,
  waiting,
}: DatabasePlace): Promise<Database> {
  return databaseUrl
    ? openPostgres({ url: databaseUrl, migrationUrl: migrationDatabaseUrl, waiting })
    : openEmbedded(dataDirectory)
}

/** Opens it as it is, as whoever owns it: to be restored into. */
export async function openUnmigrated({
  databaseUrl,
  migrationDatabaseUrl,
  dataDirectory,
}: DatabasePlace): Promise<Drizzle & { close(): Promise<void> }> {
  const url = migrationDatabaseUrl ?? databaseUrl
  if (url) return openPostgresUnmigrated(url)
  makeDataDirectory(dataDirectory)
  const unlock = lockDirectory(dataDirectory)
  const lite = await openLite(dataDirectory)
  const drizzle = drizzlePglite(lite) as unknown as Drizzle
  return Object.assign(drizzle, { close: () => lite.close().finally(unlock) })
}

async function openEmbedded(dataDirectory: string): Promise<Database> {
  makeDataDirectory(dataDirectory)
  const unlock = lockDirectory(dataDirectory)
  try {
    const database = await fromPglite(await openLite(dataDirectory))
    return Object.assign(database, { close: () => database.$client.close().finally(unlock) })
  } catch (error) {
    unlock()
    throw error
  }
}

/** A database over an open PGlite, migrated. Tests pass one that lives in memory. */
export async function fromPglite(
  lite: PGlite,
  client?: EmbeddedClient,
): Promise<Database & { $client: PGlite }> {
  const used = client ?? (await embeddedClient(lite))
  // Drizzle needs no more than this of PGlite, and both drivers answer with { rows, rowCount }, so the code is written against one type.
  const database = drizzlePglite({ client: used as unknown as PGlite }) as unknown as Drizzle
  await migrate(database)
  return Object.assign(database, {
    $client: lite,
    engine: 'pglite' as const,
    together: (statements: readonly BoundStatement[]) =>
      asQuery(statements, used.together(statements)),
    listen: async (channel: string, heard: (message: string) => void) =>
      void (await lite.listen(channel, heard)),
    isReachable: () => answers(database),
    close: () => lite.close(),
  })
}
