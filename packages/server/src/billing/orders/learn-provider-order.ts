import { and, eq, isNull } from 'drizzle-orm'
import { type OrderRow, orders } from '../../database/schema/billing.ts'
import type { CheckoutDependencies } from './dependencies.ts'

/** Keeps which of the provider's orders takes the money of a renewal, which is made and taken in one call. */
export async function learnProviderOrder(
  { database }: CheckoutDependencies,
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
}
