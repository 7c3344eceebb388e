import type { billing } from '@wakeel/contract'
import { and, eq } from 'drizzle-orm'
import type { Clock } from '../../clock.ts'
import type { Database, Queries } from '../../database/database.ts'
import { type NewOrder, type OrderRow, orders } from '../../database/schema/billing.ts'
import { rereadOrder } from './find-order.ts'

/** The only ways an order may go. */
const orderMoves: Record<billing.OrderStatus, readonly billing.OrderStatus[]> = {
  // A renewal is agreed to already, so it is captured at once.
  created: ['awaiting_approval', 'capturing', 'declined', 'cancelled', 'expired'],
  awaiting_approval: ['capturing', 'declined', 'cancelled', 'expired'],
  // Back when the money turns out not to be there to take yet.
  capturing: ['completed', 'declined', 'awaiting_approval'],
  completed: ['partly_refunded', 'refunded', 'charged_back'],
  // What comes back into the wallet later goes back too.
  partly_refunded: ['partly_refunded', 'refunded', 'charged_back'],
  refunded: [],
  charged_back: [],
  declined: [],
  cancelled: [],
  expired: [],
}

/** Makes the only move that may be made; undefined when somebody else has moved the order since it was read. */
export async function moveOrder(
  { clock }: { clock: Clock },
  queries: Queries,
  order: OrderRow,
  to: billing.OrderStatus,
  changes: Partial<NewOrder> = {},
): Promise<OrderRow | undefined> {
  if (!orderMoves[order.status].includes(to))
    throw new Error(`an order cannot go from ${order.status} to ${to}`)
  const now = clock.now()
  const [moved] = await queries
    .update(orders)
    .set({
      ...changes,
      status: to,
      updatedAt: now,
      ...(to === 'completed' && { completedAt: now }),
    })
    .where(and(eq(orders.id, order.id), eq(orders.status, order.status)))
    .returning()
  return moved
}

/** Moves an order, or answers with how far somebody else has moved it. */
export async function moveOrReread(
  billing: { database: Database; clock: Clock },
  order: OrderRow,
  to: billing.OrderStatus,
  changes?: Partial<NewOrder>,
): Promise<OrderRow> {
  const { database } = billing
  return (await moveOrder(billing, database, order, to, changes)) ?? rereadOrder(database, order)
}
