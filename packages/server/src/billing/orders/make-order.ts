import { eq, sql } from 'drizzle-orm'
import { type OrderRow, orders } from '../../database/schema/billing.ts'
import { PaymentRefused, type ProviderOrder } from '../payments/payment-provider.ts'
import type { CheckoutDependencies } from './dependencies.ts'
import { moveOrReread } from './move-order.ts'
import { describeOrder } from './order-texts.ts'

/** Makes a stored order at the provider, or finds the one that was made when the answer was lost. */
export async function makeOrder(billing: CheckoutDependencies, order: OrderRow): Promise<OrderRow> {
  try {
    const made = await requestOrder(billing, order)
    await billing.faults.reach('billing.order_made')
    return await moveOrReread(billing, order, 'awaiting_approval', {
      providerOrderId: made.id,
      approvalUrl: made.approvalUrl,
    })
  } catch (error) {
    if (!(error instanceof PaymentRefused)) throw error
    return moveOrReread(billing, order, 'declined', { declineReason: error.reason })
  }
}

/** What the provider makes of an order: the same one, however often it is requested. A renewal is paid at once. */
export async function requestOrder(
  billing: CheckoutDependencies,
  order: OrderRow,
): Promise<ProviderOrder> {
  const origin = await originOf(billing, order)
  return billing.provider.createOrder({
    requestId: order.id,
    orderId: order.id,
    cents: order.totalCents,
    description: describeOrder(order).en,
    returnUrl: `${origin}/api/payment/return?order=${order.id}`,
    cancelUrl: `${origin}/api/payment/cancel?order=${order.id}`,
    saveMethod: order.kind === 'plan',
    ...(order.kind === 'renewal' && { savedMethod: order.savedMethod! }),
  })
}

/** Processes without a common PUBLIC_URL are each reached at a URL of their own; of an order all of them say the first one's. */
async function originOf(
  { database, publicUrl }: CheckoutDependencies,
  order: OrderRow,
): Promise<string> {
  const [row] = await database
    .update(orders)
    .set({ returnOrigin: sql`coalesce(${orders.returnOrigin}, ${publicUrl})` })
    .where(eq(orders.id, order.id))
    .returning({ origin: orders.returnOrigin })
  return row?.origin ?? publicUrl
}
