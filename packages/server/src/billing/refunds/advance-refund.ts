import { eq } from 'drizzle-orm'
import type { Queries } from '../../database/database.ts'
import { type OrderRow, refunds } from '../../database/schema/billing.ts'
import { rereadOrder } from '../orders/find-order.ts'
import { PaymentRefused, type ProviderRefund } from '../payments/payment-provider.ts'
import type { RefundDependencies } from './dependencies.ts'
import { failRefund } from './fail-refund.ts'
import { findRefund, findReplacement, type RefundRow } from './refund-terms.ts'
import { recordRefund } from './settle-refund.ts'

/** Asks the provider for a refund, under the same id however often, and records what it says. */
export async function advanceRefund(
  billing: RefundDependencies,
  refund: RefundRow,
): Promise<RefundRow> {
  const { database, faults, provider } = billing
  const order = await rereadOrder(database, { id: refund.orderId })
  const after = await refundBefore(database, order)
  if (after === 'pending') return refund
  if (after === 'stays')
    return failRefund(billing, refund, order, 'the order that it was credited to stays paid')
  let made: ProviderRefund
  try {
    made = await provider.refundCapture(order.captureId!, {
      requestId: refund.id,
      cents: refund.cents,
      note: 'your money back within 30 days',
    })
  } catch (error) {
    if (!(error instanceof PaymentRefused)) throw error
    // Somebody gave it back by hand at the provider.
    if (
      error.reason === 'CAPTURE_FULLY_REFUNDED' &&
      refund.cents === order.totalCents - order.refundedCents
    )
      return recordRefund(billing, refund, null)
    return failRefund(billing, refund, order, error.reason)
  }
  await faults.reach('billing.refund_made')
  if (made.status === 'failed') return failRefund(billing, refund, order, 'FAILED')
  if (made.status === 'completed') return recordRefund(billing, refund, made.id)
  const [known] = await database
    .update(refunds)
    .set({ providerRefundId: made.id })
    .where(eq(refunds.id, refund.id))
    .returning()
  return known!
}

/**
 * An order whose unused part was credited to another goes back after that one, and not without it.
 */
async function refundBefore(
  queries: Queries,
  order: OrderRow,
): Promise<'none' | 'pending' | 'stays'> {
  const replacement = await findReplacement(queries, order)
  if (!replacement) return 'none'
  const refund = await findRefund(queries, replacement.id)
  if (!refund) return 'stays'
  return refund.status === 'pending' ? 'pending' : 'none'
}
