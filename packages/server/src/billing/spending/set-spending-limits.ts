import type { billing as contract, InputOf, ReplyOf } from '@wakeel/contract'
import { eq } from 'drizzle-orm'
import { lockPerson } from '../../accounts/lock-person.ts'
import { wallets } from '../../database/schema/billing.ts'
import { requireUser } from '../../http/caller.ts'
import type { Context } from '../../http/context.ts'
import type { WalletPageDependencies } from './dependencies.ts'
import { walletReply } from './get-wallet.ts'
import { lockWallet } from './wallet.ts'

type Route = typeof contract.routes.setSpendingLimits

/** Runs and purchases that are under way when a limit is set lower go on. */
export async function setSpendingLimits(
  billing: WalletPageDependencies,
  { monthly_cap, max_per_run }: InputOf<Route>,
  { caller }: Context,
): Promise<ReplyOf<Route>> {
  const { userId } = requireUser(caller)
  const changed = await billing.database.transaction(async (tx) => {
    await lockPerson(tx, userId)
    await lockWallet(billing, tx, userId)
    const [wallet] = await tx
      .update(wallets)
      .set({ monthlyCapFils: monthly_cap, maxPerRunFils: max_per_run })
      .where(eq(wallets.userId, userId))
      .returning()
    return wallet
  })
  return walletReply(billing, userId, changed)
}
