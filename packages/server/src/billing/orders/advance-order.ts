import { and, eq, lte } from 'drizzle-orm'
import { type OrderRow, orders } from '../../database/schema/billing.ts'
import { PaymentRefused } from '../payments/payment-provider.ts'
import { captureOrder } from './capture-order.ts'
import type { CheckoutDependencies } from './dependencies.ts'
import { rereadOrder } from './find-order.ts'
import { makeOrder } from './make-order.ts'
import { moveOrReread } from './move-order.ts'
import { takeMoney } from './take-money.ts'

/** Whoever is capturing an order has it alone for so long: longer than any call to the provider, so that afterwards they must be dead. */
export const CAPTURE_LEASE_MS = 20_000

/** What nobody has agreed to by then is given up. */
const APPROVAL_TIME_MS = 3 * 3_600_000

/**
 * Takes an order as far as it can go now. Anybody may do it at any time and as often as they like: a move from one status to the
 * next is made by one of them, only who made it calls for the money, and the others see how far it has got. Throws
 * ProviderUnreachable when nothing is known; the order stays as it is and may be advanced again.
 */
export async function advanceOrder(
  billing: CheckoutDependencies,
  order: OrderRow,
): Promise<OrderRow> {
  switch (order.status) {
    case 'created':
      if (order.kind === 'renewal') return captureOrder(billing, order)
      return hasExpired(billing, order)
        ? moveOrReread(billing, order, 'expired')
        : makeOrder(billing, order)
    case 'awaiting_approval':
      return followProvider(billing, order)
    case 'capturing': {
      const abandoned = await takeOver(billing, order)
      return abandoned ? takeMoney(billing, abandoned) : rereadOrder(billing.database, order)
    }
    default:
      return order
  }
}

async function followProvider(billing: CheckoutDependencies, order: OrderRow): Promise<OrderRow> {
  try {
    const { status, declineReason } = await billing.provider.getOrder(order.providerOrderId!)
    switch (status) {
      // Whatever was taken already is not taken again.
      case 'approved':
      case 'pending':
      case 'completed':
        return await captureOrder(billing, order)
      case 'declined':
        return await moveOrReread(billing, order, 'declined', { declineReason })
      case 'voided':
        return await moveOrReread(billing, order, 'cancelled')
      case 'awaiting_approval':
        return hasExpired(billing, order) ? await moveOrReread(billing, order, 'expired') : order
    }
  } catch (error) {
    if (!(error instanceof PaymentRefused)) throw error
    return moveOrReread(billing, order, 'declined', { declineReason: error.reason })
  }
}

const hasExpired = ({ clock }: CheckoutDependencies, { createdAt }: OrderRow): boolean =>
  createdAt.getTime() <= clock.now().getTime() - APPROVAL_TIME_MS

/** Takes an order over from whoever has left it capturing; undefined when they may still be at it, another was faster, or it has moved on. */
async function takeOver(
  { database, clock }: CheckoutDependencies,
  order: OrderRow,
): Promise<OrderRow | undefined> {
  const now = clock.now()
  const isAbandoned = and(
    eq(orders.id, order.id),
    eq(orders.status, order.status),
    lte(orders.updatedAt, new Date(now.getTime() - CAPTURE_LEASE_MS)),
  )
  const [taken] = await database
    .update(orders)
    .set({ updatedAt: now })
    .where(isAbandoned)
    .returning()
  return taken
}
