import pg from 'pg'
import { OperatorError } from '../operator-error.ts'

/** Tables that are only ever added to: the store's role cannot even try to remove from them. */
const ONLY_GROWING = [
  'ledger_accounts',
  'ledger_transactions',
  'ledger_lines',
  'invoices',
  'audit_entries',
  'listed_prices',
]

/**
 * Makes the role that the store works as, where it is missing, and lets it read and write rows and nothing else. It owns no
 * table, so it cannot switch off the triggers that keep the ledger as it is.
 */
export async function prepareStoreRole(client: pg.Client, store: URL): Promise<void> {
  const name = decodeURIComponent(store.username)
  const { rows } = await client.query<{ own: string; database: string }>(
    'select current_user as own, current_database() as database',
  )
  const { own, database } = rows[0]!
  if (own === name) return
  const role = pg.escapeIdentifier(name)
  try {
    await client.query('begin')
    // Processes that start together grant one after the other.
    await client.query("select pg_advisory_xact_lock(hashtext('wakeel.migrations'))")
    const known = await client.query('select from pg_roles where rolname = $1', [name])
    if (known.rowCount === 0)
      await client.query(
        `create role ${role} login password ${pg.escapeLiteral(decodeURIComponent(store.password))}`,
      )
    for (const grant of [
      `grant connect on database ${pg.escapeIdentifier(database)} to ${role}`,
      `grant usage on schema public, drizzle to ${role}`,
      `grant select on all tables in schema drizzle to ${role}`,
      `grant select, insert, update, delete on all tables in schema public to ${role}`,
      `grant usage, select on all sequences in schema public to ${role}`,
      `revoke delete, truncate on ${ONLY_GROWING.map((table) => `public.${table}`).join(', ')} from ${role}`,
    ])
      await client.query(grant)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw new OperatorError(
      `The role ${name} could not be given its rights (${(error as Error).message}); see MIGRATION_DATABASE_URL.`,
      {
        cause: error,
      },
    )
  }
}
