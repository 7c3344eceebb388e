import {
  aed,
  type billing as contract,
  type InputOf,
  type Language,
  type ReplyOf,
} from '@wakeel/contract'
import { and, desc, eq, inArray, lt } from 'drizzle-orm'
import { z } from 'zod'
import { cell, readCursor, writeCursor } from '../../cursor.ts'
import type { Queries } from '../../database/database.ts'
import {
  ledgerLines,
  ledgerTransactions,
  orders,
  refunds,
  wallets,
} from '../../database/schema/billing.ts'
import { apps } from '../../database/schema/catalogue.ts'
import { runs } from '../../database/schema/runs.ts'
import { requireUser } from '../../http/caller.ts'
import type { Context } from '../../http/context.ts'
import type { TransactionKind } from '../ledger.ts'
import type { WalletPageDependencies } from './dependencies.ts'

type Route = typeof contract.routes.listWalletEntries
type Row = Awaited<ReturnType<typeof selectLines>>[number]
type EntryApp = contract.WalletEntry['app']

const listOf = (userId: string) => `wallet entries of ${userId}`

const kinds = {
  top_up: 'top_up',
  run: 'run',
  sale: 'purchase',
  refund: 'refund',
  chargeback: 'chargeback',
  closing: 'correction',
} as const satisfies Partial<Record<TransactionKind, contract.WalletEntry['kind']>>

const LineAndBalance = z.tuple([cell.number, cell.number])

/** What happened to a person's wallet, newest first, as the ledger has it. */
export async function listWalletEntries(
  { database }: WalletPageDependencies,
  { cursor, limit, lang }: InputOf<Route>,
  { caller }: Context,
): Promise<ReplyOf<Route>> {
  const { userId } = requireUser(caller)
  // The ledger is only added to, so the balance below the last entry of a page still holds when the next page is asked for.
  const place = readCursor(listOf(userId), cursor, LineAndBalance)
  const rows = await selectLines(database, userId, place?.[0], limit + 1)
  const shown = rows.slice(0, limit)
  const appOf = await appsOf(database, shown, lang)

  let balance = place ? place[1] : (rows[0]?.balanceFils ?? 0)
  const entries: contract.WalletEntry[] = shown.map((row) => {
    // What the store owes is a credit, and credits are negative.
    const fils = -row.amount
    const entry = {
      id: String(row.lineId),
      at: row.happenedAt.toISOString(),
      kind: kinds[row.kind as keyof typeof kinds],
      app: appOf.get(row.reference) ?? null,
      run_id: row.kind === 'run' ? row.reference : null,
      amount: aed(fils),
      balance_after: aed(balance),
    }
    balance -= fils
    return entry
  })
  const last = shown.at(-1)
  return {
    success: true,
    entries,
    next_cursor:
      last && rows.length > limit ? writeCursor(listOf(userId), [last.lineId, balance]) : null,
  }
}

/** A page of a wallet's lines, newest first, with the wallet's balance of the same moment as the newest line. */
export async function selectLines(
  queries: Queries,
  userId: string,
  before: number | undefined,
  limit: number,
) {
  return queries
    .select({
      lineId: ledgerLines.id,
      amount: ledgerLines.amount,
      kind: ledgerTransactions.kind,
      reference: ledgerTransactions.reference,
      happenedAt: ledgerTransactions.happenedAt,
      balanceFils: wallets.balanceFils,
    })
    .from(wallets)
    .innerJoin(ledgerLines, eq(ledgerLines.accountId, wallets.accountId))
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerLines.transactionId))
    .where(
      and(
        eq(wallets.userId, userId),
        before === undefined ? undefined : lt(ledgerLines.id, before),
      ),
    )
    .orderBy(desc(ledgerLines.id))
    .limit(limit)
}

/** By a transaction's reference, the app that it is about. */
async function appsOf(
  queries: Queries,
  rows: readonly Row[],
  language: Language,
): Promise<Map<string, NonNullable<EntryApp>>> {
  const references = (...of: TransactionKind[]) =>
    rows
      .filter(({ kind }) => of.includes(kind as TransactionKind))
      .map(({ reference }) => reference)
  const app = { slug: apps.slug, name: apps.name }
  const run = await queries
    .select({ reference: runs.id, ...app })
    .from(runs)
    .innerJoin(apps, eq(apps.id, runs.appId))
    .where(inArray(runs.id, references('run')))
  const bought = await queries
    .select({ reference: orders.id, ...app })
    .from(orders)
    .innerJoin(apps, eq(apps.id, orders.appId))
    .where(inArray(orders.id, references('sale', 'chargeback')))
  const refunded = await queries
    .select({ reference: refunds.id, ...app })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .innerJoin(apps, eq(apps.id, orders.appId))
    .where(inArray(refunds.id, references('refund')))
  return new Map(
    [...run, ...bought, ...refunded].map(({ reference, slug, name }) => [
      reference,
      { slug, name: name[language] },
    ]),
  )
}
