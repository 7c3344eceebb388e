import type { paymentsAdmin } from '@wakeel/contract'
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Queries } from '../database/database.ts'
import { users } from '../database/schema/accounts.ts'
import {
  creatorAccounts,
  ledgerAccounts,
  ledgerLines,
  ledgerTransactions,
  wallets,
} from '../database/schema/billing.ts'

export type TransactionRow = Pick<
  typeof ledgerTransactions.$inferSelect,
  'id' | 'kind' | 'reference' | 'happenedAt'
>

export const transactionColumns = {
  id: ledgerTransactions.id,
  kind: ledgerTransactions.kind,
  reference: ledgerTransactions.reference,
  happenedAt: ledgerTransactions.happenedAt,
}

/** All kinds. A reference is found by its kind and itself. */
export const transactionKinds = [
  'sale',
  'top_up',
  'run',
  'included_run',
  'included_reversal',
  'refund',
  'chargeback',
  'closing',
  'payout',
  'payout_paid',
  'payout_returned',
] as const satisfies readonly paymentsAdmin.LedgerKind[]

/** What was posted under these references, newest first. */
export async function readTransactionsOf(
  queries: Queries,
  references: readonly string[],
): Promise<paymentsAdmin.LedgerTransaction[]> {
  const rows = await queries
    .select(transactionColumns)
    .from(ledgerTransactions)
    .where(
      and(
        inArray(ledgerTransactions.kind, transactionKinds),
        inArray(ledgerTransactions.reference, references),
      ),
    )
    .orderBy(desc(ledgerTransactions.happenedAt), desc(ledgerTransactions.id))
  return withLines(queries, rows)
}

/** Transactions with their lines, which are read in one query for all of them. */
export async function withLines(
  queries: Queries,
  rows: readonly TransactionRow[],
): Promise<paymentsAdmin.LedgerTransaction[]> {
  const ids = rows.map(({ id }) => id)
  const lines = await queries
    .select({
      line: ledgerLines,
      account: ledgerAccounts.kind,
      owner: { id: users.id, name: users.name },
    })
    .from(ledgerLines)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerLines.accountId))
    .leftJoin(wallets, eq(wallets.accountId, ledgerLines.accountId))
    .leftJoin(creatorAccounts, eq(creatorAccounts.accountId, ledgerLines.accountId))
    .leftJoin(users, sql`${users.id} = coalesce(${wallets.userId}, ${creatorAccounts.userId})`)
    .where(inArray(ledgerLines.transactionId, ids))
    .orderBy(asc(ledgerLines.id))
  const linesOf = Map.groupBy(lines, ({ line }) => line.transactionId)
  return rows.map(({ id, kind, reference, happenedAt }) => ({
    id,
    kind: kind as paymentsAdmin.LedgerKind,
    reference,
    happened_at: happenedAt.toISOString(),
    lines: (linesOf.get(id) ?? []).map(({ line, account, owner }) => ({
      account: account as paymentsAdmin.LedgerAccountKind,
      account_id: line.accountId,
      owner,
      amount: { amount: line.amount, currency: line.currency as 'AED' | 'USD' },
      share_percent: line.sharePercent,
    })),
  }))
}
