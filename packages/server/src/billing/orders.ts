import type { billing, Language } from '@wakeel/contract'
import type { Clock } from '../clock.ts'
import type { Database, Queries, Transaction } from '../database/database.ts'
import { notWritten } from './not-written.ts'
import type { orders } from './tables.ts'

export type OrderRow = typeof orders.$inferSelect
export type NewOrder = typeof orders.$inferInsert

/** The only ways an order may go. */
export const orderMoves: Record<billing.OrderStatus, readonly billing.OrderStatus[]> = {
  created: ['awaiting_approval', 'capturing', 'declined', 'cancelled', 'expired', 'completed'],
  awaiting_approval: ['capturing', 'declined', 'cancelled', 'expired'],
  // Back when the money turns out not to be there to take yet.
  capturing: ['completed', 'declined', 'awaiting_approval'],
  completed: ['partly_refunded', 'refunded', 'charged_back'],
  partly_refunded: ['charged_back'],
  refunded: [],
  charged_back: [],
  declined: [],
  cancelled: [],
  expired: [],
}

export type Orders = ReturnType<typeof createOrders>

/** Orders as they are stored, moved and shown. */
export function createOrders(_: { database: Database; clock: Clock; newId(): string }) {
  return {
    /** Makes the only move that may be made; undefined when somebody else has moved the order since it was read. */
    move: notWritten as (
      tx: Transaction,
      order: OrderRow,
      to: billing.OrderStatus,
      changes?: Partial<NewOrder>,
    ) => Promise<OrderRow | undefined>,
    /** Orders as they go over the wire, in one query for each kind of thing that they refer to. */
    toOrders: notWritten as (queries: Queries, rows: readonly OrderRow[], language: Language) => Promise<billing.Order[]>,
    /** Throws `billing.order_not_found` for somebody else's. */
    getOwn: notWritten as (queries: Queries, userId: string, orderId: string) => Promise<OrderRow>,
    listOrders: notWritten,
  }
}
