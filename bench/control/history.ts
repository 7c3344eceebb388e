import pg from 'pg'
import { openDatabase } from '../../packages/server/src/database/open-database.ts'
import { fillWith } from '../many-apps.ts'
import { fillMoney } from './money.ts'
import { fillOversight } from './oversight.ts'
import { fillPeople } from './people.ts'
import { fillUse } from './use.ts'

/** How much there is of what is counted. */
export interface Size {
  people: number
  creators: number
  agents: number
  runs: number
  events: number
  auditEntries: number
}

export type Fill = (what: string, statement: string, values?: unknown[]) => Promise<void>

/**
 * Writes a year of a large store straight into an empty database: the bench measures how it is looked at, not how it came about.
 * The same every time, but for the moment that it ends in, which is now. Needs a superuser, so that triggers and references can rest meanwhile;
 * whether the ledger balances is asked afterwards.
 */
export async function fillHistory(databaseUrl: string, size: Size): Promise<void> {
  const database = await openDatabase({ databaseUrl, dataDirectory: '' })
  await fillWith(database, size.agents)
  await database.close()
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const fill: Fill = async (what, statement, values) => {
    const started = performance.now()
    const { rowCount } = await client.query(statement, values)
    if (what)
      console.log(
        `  ${what.padEnd(32)} ${String(rowCount ?? '').padStart(9)}  ${((performance.now() - started) / 1000).toFixed(1)} s`,
      )
  }
  try {
    await fill(
      '',
      `set session_replication_role = replica; set synchronous_commit = off; set work_mem = '256MB'; set timezone = 'UTC'`,
    )
    // A number from 0 until before 1 that is always the same for the same arguments, and looks like chance.
    await fill(
      '',
      `create function pg_temp.part(what bigint, of bigint) returns float8 language sql immutable
       return (hashint8extended(what, of) & 1048575)::float8 / 1048576`,
    )
    // An id that is always the same for the same words.
    await fill(
      '',
      `create function pg_temp.id_of(words text) returns uuid language sql immutable
       return overlay(overlay(md5(words) placing '4' from 13) placing '8' from 17)::uuid`,
    )
    await fillPeople(fill, size)
    await fillUse(fill, size)
    await fillMoney(fill, size)
    await fillOversight(fill, size)
    await requireBalance(client)
    // Rows that came one by one lie in the order in which they came, and PostgreSQL tidies its tables by itself.
    await fill('', 'cluster orders using orders_created')
    await fill('', 'cluster ledger_transactions using ledger_transactions_at')
    await fill('', 'vacuum analyze')
  } finally {
    await client.end()
  }
}

async function requireBalance(client: pg.Client): Promise<void> {
  const { rows } = await client.query(
    `select transaction_id from ledger_lines group by transaction_id, currency having sum(amount) <> 0
     union all select id from ledger_transactions where not exists (select from ledger_lines where transaction_id = ledger_transactions.id) limit 1`,
  )
  if (rows.length > 0) throw new Error('the ledger that the bench wrote does not balance')
}
