import type { Money } from '@wakeel/contract'
import { and, eq, sql } from 'drizzle-orm'
import type { Clock } from '../clock.ts'
import type { Queries, Transaction } from '../database/database.ts'
import { ledgerAccounts, ledgerLines, ledgerTransactions } from '../database/schema/billing.ts'

/** `payouts`: on its way to creators' banks. `bank`: the store's own account there. */
export type StoreAccount =
  | 'provider'
  | 'bank'
  | 'exchange'
  | 'platform'
  | 'vat'
  | 'losses'
  | 'unclaimed'
  | 'payouts'

/** What happened. With the reference it names a transaction, which is posted at most once. */
export type TransactionKind =
  | 'sale'
  | 'top_up'
  | 'run'
  | 'included_run'
  | 'included_reversal'
  | 'refund'
  | 'chargeback'
  | 'closing'
  | 'payout'
  | 'payout_paid'
  | 'payout_returned'

/** A debit when positive, a credit when negative: on one of the store's own accounts or on the account with that id. */
export interface Line extends Money {
  account: StoreAccount | { id: string }
  sharePercent?: number
}

export type Ledger = ReturnType<typeof createLedger>

/**
 * Double-entry. Debits are positive, credits negative, and each transaction sums to zero in every currency; the database
 * refuses what does not, and every change to what was posted. A balance is a sum of lines and stored nowhere else, but for
 * the wallets' cache. Dirhams and dollars meet in the two `exchange` accounts.
 */
export function createLedger({ clock, newId }: { clock: Clock; newId(): string }) {
  /** The store's own accounts never change once the migrations have made them. */
  const known = new Map<string, string>()

  async function storeAccount(
    tx: Queries,
    kind: StoreAccount,
    currency: Money['currency'],
  ): Promise<string> {
    const key = `${kind} ${currency}`
    const id = known.get(key)
    if (id) return id
    const [account] = await tx
      .select({ id: ledgerAccounts.id })
      .from(ledgerAccounts)
      .where(and(eq(ledgerAccounts.kind, kind), eq(ledgerAccounts.currency, currency)))
    if (!account) throw new Error(`the ledger has no account ${key}`)
    known.set(key, account.id)
    return account.id
  }

  return {
    storeAccount,

    /** Opens an account of which there are many; whose it is, is for the caller to keep. */
    async openAccount(tx: Transaction, kind: 'wallet' | 'creator'): Promise<string> {
      const id = newId()
      await tx.insert(ledgerAccounts).values({ id, kind, currency: 'AED', openedAt: clock.now() })
      return id
    },

    /** Posts what happened, in somebody else's transaction. Lines of zero are left out. Throws when it was posted before. */
    async post(
      tx: Transaction,
      kind: TransactionKind,
      reference: string,
      lines: readonly Line[],
    ): Promise<void> {
      const transactionId = newId()
      await tx
        .insert(ledgerTransactions)
        .values({ id: transactionId, kind, reference, happenedAt: clock.now() })
      const rows = []
      for (const { account, amount, currency, sharePercent } of lines) {
        if (amount === 0) continue
        const accountId =
          typeof account === 'string' ? await storeAccount(tx, account, currency) : account.id
        rows.push({
          transactionId,
          accountId,
          currency,
          amount,
          sharePercent: sharePercent ?? null,
        })
      }
      await tx.insert(ledgerLines).values(rows)
    },

    /** What an account owes (a wallet, a creator, VAT) is negative; what it holds (the provider) is positive. */
    async balance(queries: Queries, accountId: string): Promise<number> {
      const [row] = await queries
        .select({ sum: sql<string>`coalesce(sum(${ledgerLines.amount}), 0)`.mapWith(Number) })
        .from(ledgerLines)
        .where(eq(ledgerLines.accountId, accountId))
      return row?.sum ?? 0
    },
  }
}

/** The same lines the other way round. */
export const reversed = (lines: readonly Line[]): Line[] =>
  lines.map((line) => ({ ...line, amount: -line.amount }))
