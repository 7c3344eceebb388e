import { aed } from '@wakeel/contract'
import { and, eq, gte, sql } from 'drizzle-orm'
import type { Queries, Transaction } from '../../database/database.ts'
import { wallets } from '../../database/schema/billing.ts'
import type { Ledger, Line } from '../ledger.ts'

export type Wallet = typeof wallets.$inferSelect
export type Wallets = ReturnType<typeof createWallets>

/**
 * Money that people have in the store. Every change locks the wallet's row first, so that what is decided on it holds. What is
 * held cannot be spent: `spendable` is the rest. The database refuses a wallet that holds less than it has promised.
 */
export function createWallets({ ledger }: { ledger: Ledger }) {
  return {
    /** The wallet, locked until the transaction ends; an empty one is made for whoever has none. */
    async hold(tx: Transaction, userId: string): Promise<Wallet> {
      const locked = () => tx.select().from(wallets).where(eq(wallets.userId, userId)).for('update')
      const [wallet] = await locked()
      if (wallet) return wallet
      const accountId = await ledger.openAccount(tx, 'wallet')
      await tx.insert(wallets).values({ userId, accountId }).onConflictDoNothing()
      const [made] = await locked()
      return made!
    },

    async find(queries: Queries, userId: string): Promise<Wallet | undefined> {
      const [wallet] = await queries.select().from(wallets).where(eq(wallets.userId, userId))
      return wallet
    },

    /** Keeps money for something that is under way. False: there is not enough. */
    async reserve(tx: Transaction, userId: string, fils: number): Promise<boolean> {
      const reserved = await tx
        .update(wallets)
        .set({ heldFils: sql`${wallets.heldFils} + ${fils}` })
        .where(
          and(
            eq(wallets.userId, userId),
            gte(sql`${wallets.balanceFils} - ${wallets.heldFils}`, fils),
          ),
        )
        .returning({ userId: wallets.userId })
      return reserved.length > 0
    },

    async release(tx: Transaction, userId: string, fils: number): Promise<void> {
      await tx
        .update(wallets)
        .set({ heldFils: sql`${wallets.heldFils} - ${fils}` })
        .where(eq(wallets.userId, userId))
    },

    /**
     * Takes what was kept, and answers as `change` does. In one update: PostgreSQL checks the keys of a row that is changed twice in a transaction
     * anew, and so would wait for whoever is deleting the person and waits for the wallet.
     */
    async takeHeld(tx: Transaction, userId: string, fils: number): Promise<Line> {
      const [changed] = await tx
        .update(wallets)
        .set({
          balanceFils: sql`${wallets.balanceFils} - ${fils}`,
          heldFils: sql`${wallets.heldFils} - ${fils}`,
        })
        .where(eq(wallets.userId, userId))
        .returning({ accountId: wallets.accountId })
      if (!changed) throw new Error(`the person ${userId} has no wallet`)
      return { account: { id: changed.accountId }, ...aed(fils) }
    },

    /** Adds to a wallet, or takes from it when negative, and answers with the ledger's line for it, which the caller must post. */
    async change(tx: Transaction, userId: string, fils: number): Promise<Line> {
      const [changed] = await tx
        .update(wallets)
        .set({ balanceFils: sql`${wallets.balanceFils} + ${fils}` })
        .where(eq(wallets.userId, userId))
        .returning({ accountId: wallets.accountId })
      if (!changed) throw new Error(`the person ${userId} has no wallet`)
      return { account: { id: changed.accountId }, ...aed(-fils) }
    },
  }
}

/** What can still be spent. */
export const spendable = (wallet: Wallet | undefined): number =>
  wallet ? wallet.balanceFils - wallet.heldFils : 0
