import type { InputOf, paymentsAdmin, ReplyOf } from '@wakeel/contract'
import { and, desc, type SQL, sql } from 'drizzle-orm'
import { readCursor, TimeAndId, toPage } from '../cursor.ts'
import type { Queries } from '../database/database.ts'
import { ledgerTransactions } from '../database/schema/billing.ts'
import type { PaymentsAdminDependencies } from './dependencies.ts'
import { matchTransactions } from './ledger-filters.ts'
import { type TransactionRow, transactionColumns, withLines } from './transactions.ts'

type Route = typeof paymentsAdmin.routes.listLedgerTransactions

/** The ledger transaction by transaction, newest first. */
export async function listLedgerTransactions(
  { database }: PaymentsAdminDependencies,
  { cursor, limit, ...filters }: InputOf<Route>,
): Promise<ReplyOf<Route>> {
  const list = `ledger ${JSON.stringify(filters)}`
  const after = readCursor(list, cursor, TimeAndId)
  const rows = await readTransactions(
    database,
    await matchTransactions(database, filters),
    after,
    limit + 1,
  )
  const { shown: page, next_cursor } = toPage(list, rows, limit, placeOf)
  return {
    success: true,
    transactions: await withLines(database, page),
    next_cursor,
  }
}

export function readTransactions(
  queries: Queries,
  condition: SQL | undefined,
  after: TimeAndId | undefined,
  max: number,
): Promise<TransactionRow[]> {
  const { happenedAt, id } = ledgerTransactions
  const isAfter =
    after &&
    sql`(${happenedAt}, ${id}) < (${new Date(after[0]).toISOString()}::timestamptz, ${after[1]}::uuid)`
  return queries
    .select(transactionColumns)
    .from(ledgerTransactions)
    .where(and(condition, isAfter))
    .orderBy(desc(happenedAt), desc(id))
    .limit(max)
}

export const placeOf = ({ happenedAt, id }: TransactionRow): TimeAndId => [happenedAt.getTime(), id]
