import { spawn } from 'node:child_process'
import { createWriteStream, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { programFile } from '../../testing/programs.ts'
import { signUpAt, startStore } from '../../testing/store-process.ts'
import { type StoredStore, storeWithOneApp } from '../../testing/stored-store.ts'
import { createBareTestDatabase, onPostgres } from '../../testing/test-database.ts'
import { invariants } from '../all-invariants.ts'
import type { Database } from '../database/database.ts'
import { openDatabase } from '../database/open-database.ts'
import { findViolations } from '../invariants.ts'
import { OperatorError } from '../operator-error.ts'
import { readBackup, verifyBackup } from './backup-file.ts'
import { writeBackup } from './write-backup.ts'

const place = mkdtempSync(resolve(tmpdir(), 'wakeel-backup-'))
/** One that is as it was written. */
const whole = resolve(place, 'whole.backup')
let stored: StoredStore
beforeAll(async () => {
  stored = await storeWithOneApp()
  const database = await stored.open()
  await writeBackup(
    database,
    { version: '0.0.0', dataDirectory: place, authSecret: undefined },
    createWriteStream(whole),
  )
  await database.close()
})
afterAll(async () => {
  await stored.remove()
  rmSync(place, { recursive: true, force: true })
})

/** A command as npm runs it: what it printed, and its exit code. */
async function command(
  name: 'backup' | 'restore',
  argument: string,
  environment: Record<string, string>,
): Promise<[string, number | null]> {
  const child = spawn(process.execPath, [programFile(name), argument], {
    env: { PATH: process.env.PATH ?? '', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = new Promise<number | null>((done) => child.once('close', done))
  const printed = await Promise.all([text(child.stdout), text(child.stderr)])
  return [printed.join(''), await ended]
}

/** Every row of every table, as text. */
async function everything(database: Database): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {}
  const tables = await database.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  )
  for (const { name } of tables.rows) {
    const { rows } = await database.execute<{ line: string }>(
      sql`select t::text as line from ${sql.identifier(name)} t order by 1`,
    )
    found[name] = rows.map(({ line }) => line)
  }
  return found
}

/** The last number that each sequence gave out; 0 before the first. */
async function sequences(database: Database): Promise<Map<string, number>> {
  const { rows } = await database.execute<{ name: string; last: number }>(
    sql`select sequencename as name, coalesce(last_value, 0)::int as last from pg_sequences where schemaname = 'public'`,
  )
  return new Map(rows.map(({ name, last }) => [name, last]))
}
/** PostgreSQL writes down that so many numbers are given out, so that it has to write less: after a kill it goes on behind them. */
const NUMBERS_AHEAD = 32

test('a store is backed up while it runs, and restored elsewhere with every row and sequence', {
  timeout: 300_000,
}, async () => {
  const earlier = await startStore(stored.environment)
  const token = await signUpAt(earlier)
  await fetch(`${earlier.url}/api/apps/${stored.slug}/demo`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ input: 'Add VAT to AED 1,000' }),
  })
  // A store that stops has announced what it counted, so that the next one changes nothing by itself.
  await earlier.stop()
  const store = await startStore(stored.environment)

  const file = resolve(place, 'store.backup')
  const taken = await command('backup', file, stored.environment)
  await store.kill()
  const elsewhere = onPostgres ? await createBareTestDatabase() : undefined
  const dataDirectory = resolve(place, 'elsewhere')
  const { DATABASE_URL: _, ...settings } = stored.environment
  const environment = {
    ...settings,
    DATA_DIR: dataDirectory,
    ...(elsewhere && { DATABASE_URL: elsewhere.url }),
  }
  const restored = await command('restore', file, environment)
  const again = await command('restore', file, environment)

  expect(taken).toEqual([
    expect.stringContaining('was read again from its first to its last byte'),
    0,
  ])
  expect(restored).toEqual([expect.stringMatching(/^The store is as it was at /), 0])
  expect(again).toEqual([
    expect.stringMatching(
      /^The store is not empty, and a backup is restored only into an empty one;/,
    ),
    1,
  ])
  const before = await stored.open()
  const after = await openDatabase({ databaseUrl: elsewhere?.url, dataDirectory })
  const [was, is] = [await everything(before), await everything(after)]
  // The store went on after the backup was taken: which jobs there are and since when it is up has stayed, when it last did and was so has not.
  for (const found of [was, is]) {
    found.jobs = found.jobs!.map((line) => line.split(',', 2).join())
    found.uptime_periods = found.uptime_periods!.map((line) => line.split(',', 4).join())
  }
  const [given, goingOn] = [await sequences(before), await sequences(after)]
  const violations = await findViolations(invariants, after)
  await before.close()
  await after.close()
  await elsewhere?.remove()
  expect(Object.keys(was).length).toBeGreaterThan(40)
  expect(was.users!.length).toBe(2)
  expect(was.runs!.length).toBe(1)
  for (const [table, rows] of Object.entries(was)) expect([table, is[table]]).toEqual([table, rows])
  expect([...goingOn.keys()].sort()).toEqual([...given.keys()].sort())
  for (const [name, last] of goingOn) {
    expect(last, name).toBeLessThanOrEqual(given.get(name)!)
    expect(last, name).toBeGreaterThanOrEqual(given.get(name)! - NUMBERS_AHEAD)
  }
  expect(violations).toEqual([])
})

test('a backup holds every table, also one that has no rows yet', async () => {
  const database = await stored.open()
  const tables = Object.keys(await everything(database))
  await database.close()
  const held: string[] = []
  for await (const line of readBackup(whole)) if (line.kind === 'table') held.push(line.name)

  expect(held.sort()).toEqual(tables.sort())
})

test.for([
  [
    'a byte that flipped',
    (bytes: Buffer) =>
      Buffer.from(bytes).fill(
        bytes[bytes.length >> 1]! ^ 1,
        bytes.length >> 1,
        (bytes.length >> 1) + 1,
      ),
  ],
  ['an end that is missing', (bytes: Buffer) => bytes.subarray(0, bytes.length - 40)],
  ['nothing in it', () => Buffer.alloc(0)],
  ['something else in it', () => Buffer.from('create table users ();')],
] as const)('a file with %s is refused, and nothing is restored from it', async ([, damage]) => {
  const damaged = resolve(place, 'damaged.backup')
  writeFileSync(damaged, damage(readFileSync(whole)))

  // A restore reads the file to its end before it opens any database.
  await expect(verifyBackup(damaged)).rejects.toThrow(
    new OperatorError(
      `The file ${damaged} is damaged, cut off, or no backup of Wakeel; nothing was restored from it.`,
    ),
  )
})
