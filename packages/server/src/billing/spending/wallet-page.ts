import { aed, type billing as contract, type InputOf, type ReplyOf } from '@wakeel/contract'
import { eq } from 'drizzle-orm'
import { lockPerson } from '../../accounts/lock-person.ts'
import type { Clock } from '../../clock.ts'
import type { Database } from '../../database/database.ts'
import { wallets as walletsTable } from '../../database/schema/billing.ts'
import { requireUser } from '../../http/caller.ts'
import type { Context } from '../../http/context.ts'
import { spentThisMonth } from './spending.ts'
import type { Wallet, Wallets } from './wallet.ts'
import { listEntries } from './wallet-entries.ts'

interface Dependencies {
  database: Database
  clock: Clock
  wallets: Wallets
  isSandbox: boolean
}

type Routes = typeof contract.routes

/** What a person sees of their wallet, and the limits they set for themselves. */
export function createWalletPage({ database, clock, wallets, isSandbox }: Dependencies) {
  async function walletReply(
    userId: string,
    wallet: Wallet | undefined,
  ): Promise<ReplyOf<Routes['getWallet']>> {
    return {
      success: true,
      wallet: {
        ...toWallet(wallet, await spentThisMonth(database, userId, clock.now())),
        is_sandbox: isSandbox,
      },
    }
  }

  return {
    async getWallet(_input: unknown, { caller }: Context) {
      const { userId } = requireUser(caller)
      return walletReply(userId, await wallets.find(database, userId))
    },

    async listWalletEntries(
      { cursor, limit, lang }: InputOf<Routes['listWalletEntries']>,
      { caller }: Context,
    ): Promise<ReplyOf<Routes['listWalletEntries']>> {
      const { userId } = requireUser(caller)
      return {
        success: true,
        ...(await listEntries(database, { userId, cursor, limit, language: lang })),
      }
    },

    /** Runs and purchases that are under way when a limit is set lower go on. */
    async setSpendingLimits(
      { monthly_cap, max_per_run }: InputOf<Routes['setSpendingLimits']>,
      { caller }: Context,
    ) {
      const { userId } = requireUser(caller)
      const changed = await database.transaction(async (tx) => {
        await lockPerson(tx, userId)
        await wallets.hold(tx, userId)
        const [wallet] = await tx
          .update(walletsTable)
          .set({ monthlyCapFils: monthly_cap, maxPerRunFils: max_per_run })
          .where(eq(walletsTable.userId, userId))
          .returning()
        return wallet
      })
      return walletReply(userId, changed)
    },
  }
}

function toWallet(
  wallet: Wallet | undefined,
  spentFils: number,
): Omit<contract.Wallet, 'is_sandbox'> {
  const limit = (fils: number | null | undefined) => (fils == null ? null : aed(fils))
  return {
    balance: aed(wallet?.balanceFils ?? 0),
    held: aed(wallet?.heldFils ?? 0),
    limits: {
      monthly_cap: limit(wallet?.monthlyCapFils),
      max_per_run: limit(wallet?.maxPerRunFils),
    },
    spent_this_month: aed(spentFils),
  }
}
