import type { paymentsAdmin } from '@wakeel/contract'
import { toDecimal } from '@wakeel/contract'
import { type PaymentProvider, PaymentRefused } from '../billing/payments/payment-provider.ts'
import type { OrderRow } from '../database/schema/billing.ts'

type Provider = Pick<PaymentProvider, 'getOrder'>

type Columns =
  | 'id'
  | 'status'
  | 'providerOrderId'
  | 'captureId'
  | 'totalCents'
  | 'refundedCents'
  | 'completedAt'

/** An order that was paid, or one that ended without. */
export interface Compared extends Pick<OrderRow, Columns> {
  /** Requested and not yet known to have arrived. */
  refundingCents: number
}

/**
 * Asks the provider for one order and says where it differs from ours. Throws ProviderUnreachable.
 */
export async function compareOrder(
  provider: Provider,
  order: Compared,
): Promise<paymentsAdmin.Difference[]> {
  const differs = (what: paymentsAdmin.Difference['what'], ours: string, theirs: string) => [
    { order_id: order.id, what, ours, theirs },
  ]
  const found = await find(provider, order.providerOrderId!)
  if (order.completedAt === null) {
    const isPaid = found?.capture && found.capture.cents > found.capture.refundedCents
    return isPaid ? differs('status', order.status, found.status) : []
  }
  if (!found || found.status === 'voided') return differs('missing', order.providerOrderId!, '')
  const { capture } = found
  if (!capture) return differs('status', order.status, found.status)
  if (capture.id !== order.captureId) return differs('missing', order.captureId!, capture.id)
  const isRefundKnown = [order.refundedCents, order.refundedCents + order.refundingCents].includes(
    capture.refundedCents,
  )
  return [
    ...(capture.cents === order.totalCents
      ? []
      : differs('amount', dollars(order.totalCents), dollars(capture.cents))),
    ...(isRefundKnown
      ? []
      : differs('refunded', dollars(order.refundedCents), dollars(capture.refundedCents))),
  ]
}

async function find(provider: Provider, providerOrderId: string) {
  try {
    return await provider.getOrder(providerOrderId)
  } catch (error) {
    if (error instanceof PaymentRefused) return undefined
    throw error
  }
}

const dollars = (cents: number): string => `$${toDecimal(cents)}`
