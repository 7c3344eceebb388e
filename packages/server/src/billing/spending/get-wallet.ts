import { aed, type billing as contract, type ReplyOf } from '@wakeel/contract'
import { requireUser } from '../../http/caller.ts'
import type { Context } from '../../http/context.ts'
import type { WalletPageDependencies } from './dependencies.ts'
import { spentThisMonth } from './spending.ts'
import { findWallet, type Wallet } from './wallet.ts'

type Reply = ReplyOf<typeof contract.routes.getWallet>

export async function getWallet(
  billing: WalletPageDependencies,
  _input: unknown,
  { caller }: Context,
): Promise<Reply> {
  const { userId } = requireUser(caller)
  return walletReply(billing, userId, await findWallet(billing.database, userId))
}

export async function walletReply(
  { database, clock, isSandbox }: WalletPageDependencies,
  userId: string,
  wallet: Wallet | undefined,
): Promise<Reply> {
  const limit = (fils: number | null | undefined) => (fils == null ? null : aed(fils))
  return {
    success: true,
    wallet: {
      balance: aed(wallet?.balanceFils ?? 0),
      held: aed(wallet?.heldFils ?? 0),
      limits: {
        monthly_cap: limit(wallet?.monthlyCapFils),
        max_per_run: limit(wallet?.maxPerRunFils),
      },
      spent_this_month: aed(await spentThisMonth(database, userId, clock.now())),
      is_sandbox: isSandbox,
    },
  }
}
