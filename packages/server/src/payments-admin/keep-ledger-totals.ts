import { sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import type { PaymentsAdminDependencies } from './dependencies.ts'

/** So many lines are added up at a time, so that others are answered in between. */
const PART = 20_000

/** Adds up what has come since the last time. */
export async function keepLedgerTotals(
  { database }: PaymentsAdminDependencies,
  stopped?: AbortSignal,
): Promise<void> {
  const last = await lastLine(database)
  while (!stopped?.aborted && (await addUp(database, last)));
}

/**
 * The last line that all lines before it are there of. A line gets its number before others can see
 * it; while nobody is adding one, there is none left that will appear later. Waits for whoever is,
 * for a moment.
 */
function lastLine(database: Database): Promise<number> {
  return database.transaction(async (tx) => {
    await tx.execute(sql`set local lock_timeout = '2s'`)
    await tx.execute(sql`lock table ledger_lines in share mode`)
    const { rows } = await tx.execute<{ line: string }>(
      sql`select coalesce(max(id), 0) as line from ledger_lines`,
    )
    return Number(rows[0]!.line)
  })
}

/** Adds up the next lines; false when there were none. */
function addUp(database: Database, last: number): Promise<boolean> {
  return database.transaction(async (tx) => {
    // One after the other, or two would add the same lines.
    await tx.execute(sql`lock table ledger_totals in share row exclusive mode`)
    const { rows } = await tx.execute(sql`
      with done as (select coalesce(max(up_to_line), 0) as line from ledger_totals),
      part as (select id, account_id, currency, amount from ledger_lines where id > (select line from done) and id <= ${last} order by id limit ${PART})
      insert into ledger_totals (kind, currency, amount, up_to_line)
      select account.kind, part.currency, sum(part.amount), (select max(id) from part)
      from part join ledger_accounts as account on account.id = part.account_id
      group by account.kind, part.currency
      on conflict (kind, currency) do update set amount = ledger_totals.amount + excluded.amount, up_to_line = excluded.up_to_line
      returning kind`)
    return rows.length > 0
  })
}
