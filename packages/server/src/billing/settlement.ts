import type { Transaction } from '../database/database.ts'
import { notWritten } from './not-written.ts'
import type { OrderRow } from './orders.ts'
import type { ProviderOrder } from './payments/payment-provider.ts'

export type Settlement = ReturnType<typeof createSettlement>

/** What happens when an order's money has been taken: all of it in one transaction, and once. */
// biome-ignore lint/suspicious/noExplicitAny: written by its owner
export function createSettlement(_: any) {
  return {
    /** False: somebody else has settled it. */
    settle: notWritten as (
      tx: Transaction,
      order: OrderRow,
      taken: Pick<ProviderOrder, 'capture' | 'savedMethod'> | undefined,
    ) => Promise<boolean>,
  }
}
