import { notWritten } from './not-written.ts'

/** What a person sees of their wallet, and the limits they set for themselves. */
// biome-ignore lint/suspicious/noExplicitAny: written by its owner
export function createWalletPage(_: any) {
  return { getWallet: notWritten, listWalletEntries: notWritten, setSpendingLimits: notWritten }
}
