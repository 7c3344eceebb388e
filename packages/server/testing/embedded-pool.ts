import type { PGlite } from '@electric-sql/pglite'
import type { Database } from '../src/database/database.ts'
import { type EmbeddedClient, embeddedClient } from '../src/database/embedded-client.ts'
import { fromPglite } from '../src/database/open-database.ts'
import {
  type Emptied,
  type Emptying,
  emptyDatabase,
  rememberEmpty,
  shapeOf,
} from './emptied-database.ts'

/** An embedded database that one test after the other uses. */
interface Reusable {
  lite: PGlite
  client: EmbeddedClient
  empty: Emptied
}

/** Rights and settings belong to this database alone. */
const ALSO_SHAPING = ['pg_authid', 'pg_db_role_setting']

/** Of this worker: to open another takes half a second of a processor, to empty one some milliseconds. */
const idle: Reusable[] = []
/** Each takes some hundred megabytes. */
const MAX_IDLE = 2

/** A migrated embedded database with nothing in it; closing it leaves it to the next test. */
export async function embeddedFromPool(open: () => Promise<PGlite>): Promise<Database> {
  const reusable = idle.pop() ?? (await makeReusable(await open()))
  let released: Promise<void> | undefined
  const database = await fromPglite(
    reusable.lite,
    refusing(reusable.client, () => released !== undefined),
  )
  return Object.assign(database, { close: () => (released ??= release(reusable)) })
}

/** To plan every query anew is a quarter of the time of tests, whose tables stay small; a store's own grow, and it plans anew. */
const PLAN_ONCE = 'set plan_cache_mode = force_generic_plan'

async function makeReusable(lite: PGlite): Promise<Reusable> {
  const client = await embeddedClient(lite)
  await lite.exec(PLAN_ONCE)
  return { lite, client, empty: await rememberEmpty(emptying(lite), ALSO_SHAPING) }
}

const emptying = (lite: PGlite): Emptying => ({
  rows: async <Row>(text: string, params?: unknown[]) => (await lite.query<Row>(text, params)).rows,
  run: (text) => lite.exec(text),
})

/** Whoever still works for a store that was closed meets an error, as with a database that was. */
function refusing(client: EmbeddedClient, isReleased: () => boolean): EmbeddedClient {
  const check = () => {
    if (isReleased()) throw new Error('The database is closed.')
  }
  return {
    query: async (...args) => {
      check()
      return client.query(...args)
    },
    together: async (statements) => {
      check()
      return client.together(statements)
    },
    transaction: async (work) => {
      check()
      return client.transaction(work)
    },
  }
}

async function release(reusable: Reusable): Promise<void> {
  const { lite, empty } = reusable
  if (idle.length < MAX_IDLE && (await shapeOf(emptying(lite), ALSO_SHAPING)) === empty.shape) {
    const heard = await lite.query<{ channel: string }>('select pg_listening_channels() as channel')
    for (const { channel } of heard.rows) await lite.unlisten(channel)
    await lite.exec(`reset all; ${PLAN_ONCE}`)
    await emptyDatabase(emptying(lite), empty)
    await vacuumLarge(lite)
    idle.push(reusable)
  } else await lite.close()
}

const LARGE_BYTES = 256 * 1024

/** Deleted rows would make each later test read them. */
async function vacuumLarge(lite: PGlite): Promise<void> {
  const { rows } = await lite.query<{ name: string }>(
    `select oid::regclass::text as name from pg_class
     where relkind = 'r' and relnamespace = 'public'::regnamespace and pg_relation_size(oid) > ${LARGE_BYTES}`,
  )
  for (const { name } of rows) await lite.exec(`vacuum ${name}`)
}
