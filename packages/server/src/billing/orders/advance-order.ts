import type { billing } from '@wakeel/contract'
import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Clock } from '../../clock.ts'
import type { Database, Transaction } from '../../database/database.ts'
import {
  type NewOrder,
  type OrderRow,
  orders as orderTable,
  refunds,
  subscriptions,
} from '../../database/schema/billing.ts'
import type { Faults } from '../../faults.ts'
import {
  type PaymentProvider,
  PaymentRefused,
  type ProviderOrder,
  ProviderUnreachable,
} from '../payments/payment-provider.ts'
import { lockPlan } from '../plans/lock-plan.ts'
import { offers } from '../plans/offers.ts'
import type { Quotes } from '../plans/quotes.ts'
import { giveSpotBack, takeSpot } from '../plans/spots.ts'
import { describeOrder } from './order-texts.ts'
import type { Orders } from './orders.ts'
import type { Settlement } from './settlement.ts'

interface Dependencies {
  database: Database
  clock: Clock
  faults: Faults
  provider: PaymentProvider
  quotes: Quotes
  orders: Orders
  settlement: Settlement
  publicUrl: string
}

/** Whoever is capturing an order has it alone for so long: longer than any call to the provider, so that afterwards they must be dead. */
export const CAPTURE_LEASE_MS = 20_000

/** What nobody has agreed to by then is given up. */
const APPROVAL_TIME_MS = 3 * 3_600_000

/** Why an order was declined before the provider was asked for its money. */
export const SOLD_OUT = 'OFFER_SOLD_OUT'

/** The provider has been asked before and has forgotten how it answered: the money may have been taken, so this is no refusal. */
const ASKED_BEFORE = ['DUPLICATE_REQUEST_ID', 'DUPLICATE_INVOICE_ID']

/**
 * Takes an order as far as it can go now. Anybody may do it at any time and as often as they like: a move from one status to the
 * next is made by one of them, only who made it calls for the money, and the others see how far it has got.
 */
export function createAdvanceOrder({
  database,
  clock,
  faults,
  provider,
  quotes,
  orders,
  settlement,
  publicUrl,
}: Dependencies) {
  const before = (milliseconds: number) => new Date(clock.now().getTime() - milliseconds)

  async function moveOrReread(
    order: OrderRow,
    to: billing.OrderStatus,
    changes?: Partial<NewOrder>,
  ): Promise<OrderRow> {
    return (await orders.move(database, order, to, changes)) ?? orders.reread(database, order)
  }

  async function askFor(order: OrderRow): Promise<ProviderOrder> {
    const origin = await originOf(order)
    return provider.createOrder({
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

  /** Processes without a common PUBLIC_URL are each reached at an address of their own; of an order all of them say the first one's. */
  async function originOf(order: OrderRow): Promise<string> {
    const [row] = await database
      .update(orderTable)
      .set({ returnOrigin: sql`coalesce(${orderTable.returnOrigin}, ${publicUrl})` })
      .where(eq(orderTable.id, order.id))
      .returning({ origin: orderTable.returnOrigin })
    return row?.origin ?? publicUrl
  }

  /** Makes a stored order at the provider, or finds the one that was made when the answer was lost. */
  async function make(order: OrderRow): Promise<OrderRow> {
    try {
      const made = await askFor(order)
      await faults.reach('billing.order_made')
      return await moveOrReread(order, 'awaiting_approval', {
        providerOrderId: made.id,
        approvalUrl: made.approvalUrl,
      })
    } catch (error) {
      if (!(error instanceof PaymentRefused)) throw error
      return moveOrReread(order, 'declined', { declineReason: error.reason })
    }
  }

  async function askProvider(order: OrderRow): Promise<OrderRow> {
    try {
      const { status, declineReason } = await provider.getOrder(order.providerOrderId!)
      switch (status) {
        // Whatever was taken already is not taken again.
        case 'approved':
        case 'pending':
        case 'completed':
          return await capture(order)
        case 'declined':
          return await moveOrReread(order, 'declined', { declineReason })
        case 'voided':
          return await moveOrReread(order, 'cancelled')
        case 'awaiting_approval':
          return order.createdAt <= before(APPROVAL_TIME_MS)
            ? await moveOrReread(order, 'expired')
            : order
      }
    } catch (error) {
      if (!(error instanceof PaymentRefused)) throw error
      return moveOrReread(order, 'declined', { declineReason: error.reason })
    }
  }

  async function capture(order: OrderRow): Promise<OrderRow> {
    const begun = await database.transaction((tx) => begin(tx, order))
    return begun?.status === 'capturing' ? take(begun) : (begun ?? orders.reread(database, order))
  }

  /**
   * Decides, before any money moves, whether it still may: undefined when somebody else has moved the order, the order as it was
   * when it has to wait. Nobody has two payments for a plan under way at once, and what was agreed to must still be what would
   * happen: somebody with two checkouts open gets the plan that they pay for first, and is not charged for the other.
   */
  async function begin(tx: Transaction, order: OrderRow): Promise<OrderRow | undefined> {
    if (order.userId === null) return orders.move(tx, order, 'cancelled')
    const { isSuspended } = await lockPlan(tx, order.userId)
    // Whoever is kept from using it does not pay for it.
    if (isSuspended) return orders.move(tx, order, 'cancelled')
    if (order.kind === 'plan' || order.kind === 'renewal') {
      if (await isPayingForPlan(tx, order.userId, order.id)) return order
      const stands =
        order.kind === 'plan' ? await planStands(tx, order) : await renewalStands(tx, order)
      if (!stands) return orders.move(tx, order, 'cancelled')
    }
    const capturing = await orders.move(tx, order, 'capturing', {
      holdsSpot: order.offerId !== null && offers[order.offerId].hasSpots,
    })
    if (!capturing?.holdsSpot || (await takeSpot(tx, capturing.offerId!))) return capturing
    return orders.move(tx, capturing, 'declined', { declineReason: SOLD_OUT, holdsSpot: false })
  }

  async function planStands(tx: Transaction, order: OrderRow): Promise<boolean> {
    const { planId, billing, offerId, creditedOrderId, userId } = order
    const wanted = {
      userId: userId!,
      planId: planId!,
      billing: billing!,
      offer: offerId ?? undefined,
      language: 'en' as const,
    }
    const now = await quotes.quoteFor(tx, wanted)
    const { change, offer_notice } = now.quote
    if (
      (change !== 'new' && change !== 'upgrade') ||
      now.creditedOrderId !== creditedOrderId ||
      offer_notice === 'used'
    )
      return false
    return creditedOrderId === null || !(await isGoingBack(tx, creditedOrderId))
  }

  /** Takes the money and settles. Whoever dies in between leaves the order to be taken over; the provider takes the money once. */
  async function take(order: OrderRow): Promise<OrderRow> {
    await faults.reach('billing.capturing')
    const taken = await callForMoney(order)
    await faults.reach('billing.captured')
    if (taken instanceof PaymentRefused) return decline(order, taken.reason)
    switch (taken.status) {
      case 'completed':
        return database.transaction(async (tx) => {
          const settled = await settlement.settle(tx, order, taken)
          await faults.reach('billing.settled')
          return settled ?? orders.reread(tx, order)
        })
      case 'awaiting_approval':
        // A renewal has nobody who could agree now.
        return order.kind === 'renewal'
          ? decline(order, 'PAYER_ACTION_REQUIRED')
          : waitAgain(order, taken.approvalUrl)
      // The provider has not made up its mind: it is asked again when the lease is over.
      case 'approved':
      case 'pending':
        return (await orders.learnProviderOrder(order.id, taken.id)) ?? order
      case 'declined':
      case 'voided':
        return decline(order, taken.declineReason ?? taken.status.toUpperCase())
    }
  }

  async function callForMoney(order: OrderRow): Promise<ProviderOrder | PaymentRefused> {
    try {
      if (order.providerOrderId === null) return await askFor(order)
      return await provider.captureOrder(order.providerOrderId, `capture-${order.id}`)
    } catch (error) {
      if (!(error instanceof PaymentRefused)) throw error
      if (ASKED_BEFORE.includes(error.reason)) throw new ProviderUnreachable(error)
      return error
    }
  }

  const decline = (order: OrderRow, declineReason: string) =>
    release(order, 'declined', { declineReason })
  const waitAgain = (order: OrderRow, approvalUrl: string | null) =>
    release(order, 'awaiting_approval', { approvalUrl })

  /** No money was taken: the spot of a limited offer is free again. */
  async function release(
    order: OrderRow,
    to: 'declined' | 'awaiting_approval',
    changes: Partial<NewOrder>,
  ): Promise<OrderRow> {
    return database.transaction(async (tx) => {
      const released = await orders.move(tx, order, to, { ...changes, holdsSpot: false })
      if (released && order.holdsSpot) await giveSpotBack(tx, order.offerId!)
      return released ?? orders.reread(tx, order)
    })
  }

  return {
    make,

    /** Throws ProviderUnreachable when nothing is known; the order stays as it is and may be advanced again. */
    async advance(order: OrderRow): Promise<OrderRow> {
      switch (order.status) {
        case 'created':
          if (order.kind === 'renewal') return capture(order)
          if (order.createdAt <= before(APPROVAL_TIME_MS)) return moveOrReread(order, 'expired')
          return make(order)
        case 'awaiting_approval':
          return askProvider(order)
        case 'capturing': {
          const abandoned = await orders.takeOver(order, before(CAPTURE_LEASE_MS))
          return abandoned ? take(abandoned) : orders.reread(database, order)
        }
        default:
          return order
      }
    },
  }
}

/** Whether another payment for a person's plan is being taken. */
async function isPayingForPlan(
  tx: Transaction,
  userId: string,
  exceptOrderId: string,
): Promise<boolean> {
  const isPlan = inArray(orderTable.kind, ['plan', 'renewal'])
  const isOther = and(
    eq(orderTable.userId, userId),
    eq(orderTable.status, 'capturing'),
    ne(orderTable.id, exceptOrderId),
  )
  return (await tx.$count(orderTable, and(isOther, isPlan))) > 0
}

/** Whether an order's money is on its way back, or has gone. Locks the order, as a refund does before it decides. */
async function isGoingBack(tx: Transaction, orderId: string): Promise<boolean> {
  const [order] = await tx
    .select({ status: orderTable.status })
    .from(orderTable)
    .where(eq(orderTable.id, orderId))
    .for('update')
  return (
    order?.status !== 'completed' ||
    (await tx.$count(refunds, and(eq(refunds.orderId, orderId), ne(refunds.status, 'failed')))) > 0
  )
}

/** Whether the paid time that a renewal follows is still the last, and is to go on. */
async function renewalStands(
  tx: Transaction,
  { renewsId, renewsPeriodEnd }: OrderRow,
): Promise<boolean> {
  const isGoingOn = and(
    ne(subscriptions.status, 'ended'),
    eq(subscriptions.cancelAtPeriodEnd, false),
  )
  const isThisPeriod = and(
    eq(subscriptions.id, renewsId!),
    eq(subscriptions.currentPeriodEnd, renewsPeriodEnd!),
  )
  return (await tx.$count(subscriptions, and(isThisPeriod, isGoingOn))) > 0
}
