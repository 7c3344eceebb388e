import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { Database } from '../src/database/database.ts'
import { fromPglite, openDatabase } from '../src/database/open-database.ts'
import { withClient } from './postgres-client.ts'
import { createBareEmbedded } from './test-database.ts'

export type Row = Record<string, unknown>

export interface OldDatabase {
  /** Answers as the dump left it, before it is opened. */
  query(text: string): Promise<Row[]>
  /** Opens it as a store does. */
  open(): Promise<Database>
  remove(): Promise<void>
}

const dumpOf = (commit: string) =>
  gunzipSync(
    readFileSync(resolve(import.meta.dirname, `old-databases/${commit}.sql.gz`)),
  ).toString()

/** A database as the store of this commit left it, on the engine that the tests run on; without a commit, an empty one. */
export async function loadOldDatabase(commit?: string): Promise<OldDatabase> {
  const dump = commit ? `${dumpOf(commit)}\nreset all;` : 'select 1'
  return process.env.TEST_DATABASE_URL
    ? onServer(process.env.TEST_DATABASE_URL, dump)
    : embedded(dump)
}

async function embedded(dump: string): Promise<OldDatabase> {
  const lite = await createBareEmbedded()
  await lite.exec(dump)
  return {
    query: async (text) => (await lite.query<Row>(text)).rows,
    open: () => fromPglite(lite),
    remove: () => lite.close(),
  }
}

async function onServer(adminUrl: string, dump: string): Promise<OldDatabase> {
  const name = `wakeel_old_${randomUUID().replaceAll('-', '')}`
  const url = Object.assign(new URL(adminUrl), { pathname: `/${name}` }).toString()
  await query(adminUrl, `create database ${name}`)
  await query(url, dump)
  let database: Database | undefined
  return {
    query: (text) => query(url, text),
    async open() {
      database = await openDatabase({ databaseUrl: url, dataDirectory: '' })
      return database
    },
    async remove() {
      await database?.close()
      await query(adminUrl, `drop database ${name} with (force)`)
    },
  }
}

const query = (url: string, text: string): Promise<Row[]> =>
  withClient(url, async (client) => (await client.query<Row>(text)).rows)
