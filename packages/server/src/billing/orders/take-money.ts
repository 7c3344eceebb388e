import type { NewOrder, OrderRow } from '../../database/schema/billing.ts'
import {
  PaymentRefused,
  type ProviderOrder,
  ProviderUnreachable,
} from '../payments/payment-provider.ts'
import { giveSpotBack } from '../plans/spots.ts'
import type { CheckoutDependencies } from './dependencies.ts'
import { rereadOrder } from './find-order.ts'
import { learnProviderOrder } from './learn-provider-order.ts'
import { requestOrder } from './make-order.ts'
import { moveOrder } from './move-order.ts'
import { settleOrder } from './settle-order.ts'

/** The provider has been asked before and has forgotten how it answered: the money may have been taken, so this is no refusal. */
const DUPLICATE_REASONS = ['DUPLICATE_REQUEST_ID', 'DUPLICATE_INVOICE_ID']

/** Takes the money of a capturing order and settles. Whoever dies in between leaves the order to be taken over; the provider takes the money once. */
export async function takeMoney(billing: CheckoutDependencies, order: OrderRow): Promise<OrderRow> {
  const { database, faults } = billing
  await faults.reach('billing.capturing')
  const taken = await callForMoney(billing, order)
  await faults.reach('billing.captured')
  const decline = (declineReason: string) => release(billing, order, 'declined', { declineReason })
  if (taken instanceof PaymentRefused) return decline(taken.reason)
  switch (taken.status) {
    case 'completed':
      return database.transaction(async (tx) => {
        const settled = await settleOrder(billing, tx, order, taken)
        await faults.reach('billing.settled')
        return settled ?? rereadOrder(tx, order)
      })
    case 'awaiting_approval':
      // A renewal has nobody who could agree now.
      return order.kind === 'renewal'
        ? decline('PAYER_ACTION_REQUIRED')
        : release(billing, order, 'awaiting_approval', { approvalUrl: taken.approvalUrl })
    // The provider has not made up its mind: it is asked again when the lease is over.
    case 'approved':
    case 'pending':
      return (await learnProviderOrder(billing, order.id, taken.id)) ?? order
    case 'declined':
    case 'voided':
      return decline(taken.declineReason ?? taken.status.toUpperCase())
  }
}

async function callForMoney(
  billing: CheckoutDependencies,
  order: OrderRow,
): Promise<ProviderOrder | PaymentRefused> {
  try {
    if (order.providerOrderId === null) return await requestOrder(billing, order)
    return await billing.provider.captureOrder(order.providerOrderId, `capture-${order.id}`)
  } catch (error) {
    if (!(error instanceof PaymentRefused)) throw error
    if (DUPLICATE_REASONS.includes(error.reason)) throw new ProviderUnreachable(error)
    return error
  }
}

/** No money was taken: the spot of a limited offer is free again. */
async function release(
  billing: CheckoutDependencies,
  order: OrderRow,
  to: 'declined' | 'awaiting_approval',
  changes: Partial<NewOrder>,
): Promise<OrderRow> {
  return billing.database.transaction(async (tx) => {
    const released = await moveOrder(billing, tx, order, to, { ...changes, holdsSpot: false })
    if (released && order.holdsSpot) await giveSpotBack(tx, order.offerId!)
    return released ?? rereadOrder(tx, order)
  })
}
