import { bind } from '../../bind.ts'
import type { WalletPageDependencies } from './dependencies.ts'
import { getWallet } from './get-wallet.ts'
import { listWalletEntries } from './list-wallet-entries.ts'
import { setSpendingLimits } from './set-spending-limits.ts'

/** What a person sees of their wallet, and the limits they set for themselves. */
export function createWalletPage(dependencies: WalletPageDependencies) {
  return bind(dependencies, { getWallet, listWalletEntries, setSpendingLimits })
}
