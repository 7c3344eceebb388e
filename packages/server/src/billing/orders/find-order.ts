import { and, eq } from 'drizzle-orm'
import type { Queries } from '../../database/database.ts'
import { type OrderRow, orders } from '../../database/schema/billing.ts'
import { DomainError } from '../../errors.ts'
import type { CheckoutDependencies } from './dependencies.ts'

/** The order as it is now. */
export async function rereadOrder(queries: Queries, { id }: { id: string }): Promise<OrderRow> {
  const [order] = await queries.select().from(orders).where(eq(orders.id, id))
  if (!order) throw new Error(`the order ${id} is gone`)
  return order
}

/** Throws `billing.order_not_found` for somebody else's. */
export async function getOwnOrder(
  queries: Queries,
  userId: string,
  orderId: string,
): Promise<OrderRow> {
  const [order] = await queries
    .select()
    .from(orders)
    .where(and(eq(orders.id, orderId), eq(orders.userId, userId)))
  if (!order) throw new DomainError('billing.order_not_found')
  return order
}

/** The order that the provider knows by this id. */
export async function findByProviderOrder(
  { database, provider }: CheckoutDependencies,
  providerOrderId: string,
): Promise<OrderRow | undefined> {
  const [order] = await database
    .select()
    .from(orders)
    .where(and(eq(orders.provider, provider.name), eq(orders.providerOrderId, providerOrderId)))
  return order
}
