import type { billing, InputOf, Language } from '@wakeel/contract'
import { and, desc, eq, isNull, lte, type SQL, sql } from 'drizzle-orm'
import type { Clock } from '../../clock.ts'
import { readCursor, TimeAndId, toPage } from '../../cursor.ts'
import type { Database, Queries } from '../../database/database.ts'
import { type NewOrder, type OrderRow, orders } from '../../database/schema/billing.ts'
import { DomainError } from '../../errors.ts'
import { requireUser } from '../../http/caller.ts'
import type { Context } from '../../http/context.ts'
import { toOrders } from './order-page.ts'

/** The only ways an order may go. */
const orderMoves: Record<billing.OrderStatus, readonly billing.OrderStatus[]> = {
  // A renewal is agreed to already, so it is captured at once.
  created: ['awaiting_approval', 'capturing', 'declined', 'cancelled', 'expired'],
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
export function createOrders({ database, clock }: { database: Database; clock: Clock }) {
  return {
    /** Makes the only move that may be made; undefined when somebody else has moved the order since it was read. */
    async move(
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
    },

    /** Takes an order over from whoever has left it untouched since then; undefined when another was faster, or it has moved on. */
    async takeOver(order: OrderRow, untouchedSince: Date): Promise<OrderRow | undefined> {
      const [taken] = await database
        .update(orders)
        .set({ updatedAt: clock.now() })
        .where(
          and(
            eq(orders.id, order.id),
            eq(orders.status, order.status),
            lte(orders.updatedAt, untouchedSince),
          ),
        )
        .returning()
      return taken
    },

    /** Keeps which of the provider's orders takes the money of a renewal, which is made and taken in one call. */
    async learnProviderOrder(
      orderId: string,
      providerOrderId: string,
    ): Promise<OrderRow | undefined> {
      const isUnknown = and(
        eq(orders.kind, 'renewal'),
        eq(orders.status, 'capturing'),
        isNull(orders.providerOrderId),
      )
      const [learnt] = await database
        .update(orders)
        .set({ providerOrderId })
        .where(and(eq(orders.id, orderId), isUnknown))
        .returning()
      return learnt
    },

    /** The order as it is now. */
    async reread(queries: Queries, { id }: { id: string }): Promise<OrderRow> {
      const [order] = await queries.select().from(orders).where(eq(orders.id, id))
      if (!order) throw new Error(`the order ${id} is gone`)
      return order
    },

    /** Throws `billing.order_not_found` for somebody else's. */
    async getOwn(queries: Queries, userId: string, orderId: string): Promise<OrderRow> {
      const [order] = await queries
        .select()
        .from(orders)
        .where(and(eq(orders.id, orderId), eq(orders.userId, userId)))
      if (!order) throw new DomainError('billing.order_not_found')
      return order
    },

    toOrders: (queries: Queries, rows: readonly OrderRow[], language: Language) =>
      toOrders(queries, rows, language, clock.now()),

    async listOrders(
      { cursor, limit, lang }: InputOf<typeof billing.routes.listOrders>,
      { caller }: Context,
    ) {
      const { userId } = requireUser(caller)
      const name = `orders ${userId}`
      const place = readCursor(name, cursor, TimeAndId)
      const rows = await database
        .select()
        .from(orders)
        .where(and(eq(orders.userId, userId), place && isAfter(place)))
        .orderBy(desc(orders.createdAt), desc(orders.id))
        .limit(limit + 1)
      const { shown, next_cursor } = toPage(name, rows, limit, (last) => [
        last.createdAt.getTime(),
        last.id,
      ])
      return {
        success: true as const,
        orders: await toOrders(database, shown, lang, clock.now()),
        next_cursor,
      }
    },
  }
}

function isAfter([createdAt, id]: TimeAndId): SQL {
  return sql`(${orders.createdAt}, ${orders.id}) < (${new Date(createdAt).toISOString()}::timestamptz, ${id}::uuid)`
}
