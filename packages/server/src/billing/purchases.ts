import type { billing, Language } from '@wakeel/contract'
import type { Queries, Transaction } from '../database/database.ts'
import { notWritten } from './not-written.ts'
import type { OrderRow } from './orders.ts'

/** Agents bought by the month or for good, from the wallet. */
// biome-ignore lint/suspicious/noExplicitAny: written by its owner
export function createPurchases(_: any) {
  return {
    purchaseApp: notWritten,
    cancelEntitlement: notWritten,
    resumeEntitlement: notWritten,
    listEntitlements: notWritten as (queries: Queries, userId: string, language: Language) => Promise<billing.Entitlement[]>,
    /** Because the money of its order went back. */
    endEntitlement: notWritten as (tx: Transaction, order: OrderRow) => Promise<void>,
    /** Takes another month from the wallet, or ends what is not to go on or cannot be paid. */
    renewEntitlements: notWritten as () => Promise<void>,
  }
}
