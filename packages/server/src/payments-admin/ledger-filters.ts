import { type InputOf, paymentsAdmin } from '@wakeel/contract'
import { and, eq, exists, inArray, notInArray, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../database/database.ts'
import { ledgerAccounts, ledgerLines, ledgerTransactions } from '../database/schema/billing.ts'
import { transactionKinds } from './transactions.ts'
import { withinDays } from './within-days.ts'

type LedgerFilters = InputOf<typeof paymentsAdmin.routes.exportLedger>

/**
 * Where most transactions never go, so that their lines need not be read to find that none is
 * there.
 */
const neverOn: Partial<Record<paymentsAdmin.LedgerKind, readonly string[]>> = {
  sale: ['bank', 'payouts'],
  run: ['provider', 'bank', 'exchange', 'losses', 'payouts'],
  top_up: ['bank', 'platform', 'vat', 'losses', 'unclaimed', 'payouts', 'creator'],
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i
const isKind = (text: string): boolean => paymentsAdmin.LedgerAccountKind.safeParse(text).success
/** What is neither a kind nor an id finds nothing, and may be somebody's name. */
export const named = (text: string): string => (isKind(text) || uuid.test(text) ? text : 'unknown')

/** The condition that the requested transactions meet. */
export async function matchTransactions(
  queries: Queries,
  { account, kind, reference, ...days }: LedgerFilters,
): Promise<SQL | undefined> {
  return and(
    kind && eq(ledgerTransactions.kind, kind),
    reference
      ? and(
          inArray(ledgerTransactions.kind, transactionKinds),
          eq(ledgerTransactions.reference, reference),
        )
      : undefined,
    withinDays(ledgerTransactions.happenedAt, days),
    account ? await isOn(queries, account, kind) : undefined,
  )
}

async function isOn(
  queries: Queries,
  account: string,
  kind: LedgerFilters['kind'],
): Promise<SQL | undefined> {
  const never = transactionKinds.filter((kind) => neverOn[kind]?.includes(account))
  if (kind) return never.includes(kind) ? sql`false` : isOnAccount(queries, account)
  return and(notInArray(ledgerTransactions.kind, never), await isOnAccount(queries, account))
}

/**
 * Of the store's own accounts the ids are named, so that the database knows whether they are rare
 * or on every transaction.
 */
async function isOnAccount(queries: Queries, account: string): Promise<SQL> {
  const ofTransaction = eq(ledgerLines.transactionId, ledgerTransactions.id)
  const lines = queries.select({ one: sql`1` }).from(ledgerLines)
  if (account === 'wallet' || account === 'creator') {
    const ofKind = and(ofTransaction, eq(ledgerAccounts.kind, account))
    return exists(
      lines.innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerLines.accountId)).where(ofKind),
    )
  }
  if (uuid.test(account))
    return exists(lines.where(and(ofTransaction, eq(ledgerLines.accountId, account))))
  if (!isKind(account)) return sql`false`
  const own = await queries
    .select({ id: ledgerAccounts.id })
    .from(ledgerAccounts)
    .where(eq(ledgerAccounts.kind, account))
  const ids = own.map(({ id }) => id)
  return exists(lines.where(and(ofTransaction, inArray(ledgerLines.accountId, ids))))
}
