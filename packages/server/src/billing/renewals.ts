import { notWritten } from './not-written.ts'

/** Plans whose paid time is over are renewed with the saved payment method, changed or ended. */
// biome-ignore lint/suspicious/noExplicitAny: written by its owner
export function createRenewals(_: any) {
  return { renewSubscriptions: notWritten as () => Promise<void> }
}
