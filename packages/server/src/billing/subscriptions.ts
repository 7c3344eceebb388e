import type { Transaction } from '../database/database.ts'
import { notWritten } from './not-written.ts'
import type { OrderRow } from './orders.ts'
import type { subscriptions } from './tables.ts'

export type SubscriptionRow = typeof subscriptions.$inferSelect
export type Subscriptions = ReturnType<typeof createSubscriptions>

/** The plans that people have: one at a time. */
// biome-ignore lint/suspicious/noExplicitAny: written by its owner
export function createSubscriptions(_: any) {
  return {
    /** Begins, replaces or renews a plan because its order is paid, in the transaction that settles it. */
    activate: notWritten as (tx: Transaction, order: OrderRow) => Promise<void>,
    /** Ends a plan at once: its money went back, or its renewal stayed declined. */
    end: notWritten as (tx: Transaction, subscription: SubscriptionRow) => Promise<void>,
    getSubscription: notWritten,
    cancelSubscription: notWritten,
    resumeSubscription: notWritten,
    changePlan: notWritten,
  }
}
