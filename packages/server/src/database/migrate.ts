import { randomInt } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { OperatorError } from '../operator-error.ts'
import type { Queries } from './database.ts'
import { isLockTimeout } from './failures.ts'
import { hashesOf, isKnown, type Migration, readMigrations } from './migrations.ts'

/** The database was left by a version of Wakeel that this one does not know. */
export class UnknownVersion extends OperatorError {}

/**
 * While the version before still answers, a change of one table may wait for who reads it, who waits for another that was changed. PostgreSQL
 * looks for such circles after a second and breaks somebody off; before that the migration gives way, and begins again.
 */
const LOCK_TIMEOUT_MS = 500
const TRIES = 100

interface Migratable extends Pick<Queries, 'execute'> {
  transaction(work: (tx: Pick<Queries, 'execute'>) => Promise<void>): Promise<void>
}

/**
 * Runs each migration that this database has not run, all of them or none. What it has run is known by the hash of each file:
 * drizzle's own way, the time of the last one, runs a file again that was generated anew, and leaves one out that came later than it was made.
 * `upTo` are the hashes that another database ran, which this one is to be like; absent: all.
 */
export async function migrate(database: Migratable, upTo?: readonly string[]): Promise<void> {
  const migrations = upTo ? ranOf(readMigrations(), upTo) : readMigrations()
  if (pendingOf(migrations, await hashesIn(database)).length === 0) return
  for (let left = TRIES; ; left--) {
    try {
      return await runAll(database, migrations)
    } catch (error) {
      if (left === 0 || !isLockTimeout(error)) throw error
      await pause(randomInt(100, 500))
    }
  }
}

async function runAll(database: Migratable, migrations: readonly Migration[]): Promise<void> {
  await database.transaction(async (tx) => {
    // Processes that start together migrate one after the other. Held by the transaction, because behind a pooler the next statement may be on another connection.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('wakeel.migrations'))`)
    await tx.execute(sql.raw(`set local lock_timeout = '${LOCK_TIMEOUT_MS}ms'`))
    await tx.execute(sql`create schema if not exists drizzle`)
    await tx.execute(
      sql`create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`,
    )
    for (const { statements, hash, generatedAt } of pendingOf(migrations, await hashesIn(tx))) {
      for (const statement of statements) await tx.execute(sql.raw(statement))
      await tx.execute(
        sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${generatedAt})`,
      )
    }
  })
}

/** The migrations that the database has not run yet; throws where it has run some that are not among these. */
export async function pendingMigrations(database: Pick<Queries, 'execute'>): Promise<Migration[]> {
  return pendingOf(readMigrations(), await hashesIn(database))
}

/** Those of the migrations that a database with these hashes has run. */
function ranOf(migrations: readonly Migration[], ran: readonly string[]): Migration[] {
  const pending = pendingOf(migrations, ran)
  return migrations.filter((migration) => !pending.includes(migration))
}

function pendingOf(migrations: readonly Migration[], ran: readonly string[]): Migration[] {
  if (!ran.every((hash) => isKnown(hash, migrations)))
    throw new UnknownVersion(
      'The database was left by a version of Wakeel that this one does not know, most likely a newer one; start that version, or restore a backup that this one made.',
    )
  return migrations.filter((migration) => !hashesOf(migration).some((hash) => ran.includes(hash)))
}

async function hashesIn(database: Pick<Queries, 'execute'>): Promise<string[]> {
  const { rows } = await database.execute<{ exists: boolean }>(
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as exists`,
  )
  if (!rows[0]!.exists) return []
  const ran = await database.execute<{ hash: string }>(
    sql`select hash from drizzle.__drizzle_migrations`,
  )
  return ran.rows.map(({ hash }) => hash)
}
