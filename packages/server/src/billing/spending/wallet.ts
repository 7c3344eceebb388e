import { aed } from '@wakeel/contract'
import { and, eq, gte, type SQL, sql } from 'drizzle-orm'
import type { Queries, Transaction } from '../../database/database.ts'
import { wallets } from '../../database/schema/billing.ts'
import type { Ledger, Line } from '../ledger.ts'

/**
 * Money that people have in the store. Every change locks the wallet's row first, so that what is decided on it holds. What is
 * held cannot be spent: `spendable` is the rest. The database refuses a wallet that holds less than it has promised.
 */
export type Wallet = typeof wallets.$inferSelect

/** What can still be spent. */
export const spendable = (wallet: Wallet | undefined): number =>
  wallet ? wallet.balanceFils - wallet.heldFils : 0

/** Locks the person's wallet until the transaction ends, and makes an empty one for whoever has none. */
export async function lockWallet(
  { ledger }: { ledger: Pick<Ledger, 'openAccount'> },
  tx: Transaction,
  userId: string,
): Promise<Wallet> {
  const locked = () => tx.select().from(wallets).where(eq(wallets.userId, userId)).for('update')
  const [wallet] = await locked()
  if (wallet) return wallet
  const accountId = await ledger.openAccount(tx, 'wallet')
  await tx.insert(wallets).values({ userId, accountId }).onConflictDoNothing()
  const [made] = await locked()
  return made!
}

export async function findWallet(queries: Queries, userId: string): Promise<Wallet | undefined> {
  const [wallet] = await queries.select().from(wallets).where(eq(wallets.userId, userId))
  return wallet
}

/** Holds money for something that is under way. False: there is not enough. */
export async function holdMoney(tx: Transaction, userId: string, fils: number): Promise<boolean> {
  const held = await tx
    .update(wallets)
    .set({ heldFils: sql`${wallets.heldFils} + ${fils}` })
    .where(
      and(eq(wallets.userId, userId), gte(sql`${wallets.balanceFils} - ${wallets.heldFils}`, fils)),
    )
    .returning({ userId: wallets.userId })
  return held.length > 0
}

export async function releaseMoney(tx: Transaction, userId: string, fils: number): Promise<void> {
  await tx
    .update(wallets)
    .set({ heldFils: sql`${wallets.heldFils} - ${fils}` })
    .where(eq(wallets.userId, userId))
}

/**
 * Takes money that was held, and answers as `changeWallet` does. In one update: PostgreSQL checks the keys of a row that is changed
 * twice in a transaction anew, and so would wait for whoever is deleting the person and waits for the wallet.
 */
export const takeHeldMoney = (tx: Transaction, userId: string, fils: number): Promise<Line> =>
  update(tx, userId, -fils, { heldFils: sql`${wallets.heldFils} - ${fils}` })

/** Adds to a wallet, or takes from it when negative, and answers with the ledger's line for it, which the caller must post. */
export const changeWallet = (tx: Transaction, userId: string, fils: number): Promise<Line> =>
  update(tx, userId, fils, {})

async function update(
  tx: Transaction,
  userId: string,
  fils: number,
  changes: { heldFils?: SQL },
): Promise<Line> {
  const [changed] = await tx
    .update(wallets)
    .set({ balanceFils: sql`${wallets.balanceFils} + ${fils}`, ...changes })
    .where(eq(wallets.userId, userId))
    .returning({ accountId: wallets.accountId })
  if (!changed) throw new Error(`the person ${userId} has no wallet`)
  return { account: { id: changed.accountId }, ...aed(-fils) }
}
