import type { billing, InputOf, ReplyOf } from '@wakeel/contract'
import { and, asc, eq, inArray, ne } from 'drizzle-orm'
import type { Clock } from '../../clock.ts'
import type { Database, Transaction } from '../../database/database.ts'
import {
  type OrderRow,
  orders as orderTable,
  subscriptions as plansOfPeople,
  refunds,
} from '../../database/schema/billing.ts'
import { DomainError } from '../../errors.ts'
import type { Faults } from '../../faults.ts'
import { requireUser } from '../../http/caller.ts'
import type { Context } from '../../http/context.ts'
import {
  type PaymentProvider,
  PaymentRefused,
  type ProviderRefund,
  ProviderUnreachable,
} from '../payments/payment-provider.ts'
import { lockPlan } from '../plans/lock-plan.ts'
import { type ChargebackDependencies, createChargebacks } from './chargebacks.ts'
import { previewOf } from './refund-preview.ts'
import {
  creditedOrders,
  findRefund,
  findReplacement,
  type RefundPart,
  type RefundRow,
  refundParts,
} from './refund-terms.ts'
import { createReversals, type ReversalDependencies } from './reversals.ts'

interface Dependencies extends ReversalDependencies, ChargebackDependencies {
  database: Database
  clock: Clock
  newId(): string
  faults: Faults
  provider: PaymentProvider
}

/**
 * Money on its way back to the customer, because they ask within thirty days or because the provider takes it.
 *
 * A refund is stored before the provider is asked, and asked for under its own id, so that asking again gives nothing twice.
 * Whoever hears that it was made records it, and the first to do so does all that follows from it in one transaction.
 */
export function createRefunds(dependencies: Dependencies) {
  const { database, clock, newId, faults, provider, orders, wallets } = dependencies
  const reversals = createReversals(dependencies)

  /** Stores what is to go back, with the orders that go back after it; false when a click before this one has done it. */
  async function store(tx: Transaction, order: OrderRow): Promise<boolean> {
    if (await findRefund(tx, order.id)) return false
    // Before it is decided what is left of it, and whether a renewal is under way.
    if (order.kind === 'top_up') await wallets.hold(tx, order.userId!)
    const parts = await refundParts(tx, order, { now: clock.now(), providerName: provider.name })
    await refuseWhileRenewing(tx, order)
    for (const part of parts) await storePart(tx, part)
    return true
  }

  async function storePart(tx: Transaction, { order, fils, cents }: RefundPart): Promise<void> {
    const heldFils = order.kind === 'top_up' ? fils : 0
    if (heldFils > 0 && !(await wallets.reserve(tx, order.userId!, heldFils)))
      throw new DomainError('billing.not_refundable')
    const row = {
      id: newId(),
      orderId: order.id,
      kind: 'request',
      status: 'pending',
      fils,
      cents,
      heldFils,
      requestedAt: clock.now(),
    } as const
    const [refund] = await tx.insert(refunds).values(row).returning()
    // What the wallet paid goes back into it: there is nobody to ask.
    if (order.provider === 'wallet') await complete(tx, order, refund!, null)
  }

  /** A renewal that is being charged would renew a plan that has ended. */
  async function refuseWhileRenewing(tx: Transaction, order: OrderRow): Promise<void> {
    const [current] = await tx
      .select()
      .from(plansOfPeople)
      .where(
        and(
          eq(plansOfPeople.userId, order.userId!),
          eq(plansOfPeople.orderId, order.id),
          ne(plansOfPeople.status, 'ended'),
        ),
      )
      .for('update')
    if (!current) return
    const underWay = and(
      eq(orderTable.userId, order.userId!),
      eq(orderTable.renewsId, current.id),
      inArray(orderTable.status, ['created', 'awaiting_approval', 'capturing']),
    )
    if ((await tx.$count(orderTable, underWay)) > 0)
      throw new DomainError('billing.payment_in_flight')
  }

  /** Asks the provider for a refund, under the same id however often, and records what it says. */
  async function advance(refund: RefundRow): Promise<RefundRow> {
    const order = await orders.reread(database, { id: refund.orderId })
    const after = await refundBefore(order)
    if (after === 'pending') return refund
    if (after === 'stays')
      return fail(refund, order, 'the order that it was credited to stays paid')
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
      if (error.reason === 'CAPTURE_FULLY_REFUNDED' && refund.cents === order.totalCents)
        return settle(refund, null)
      return fail(refund, order, error.reason)
    }
    await faults.reach('billing.refund_made')
    if (made.status === 'failed') return fail(refund, order, 'FAILED')
    if (made.status === 'completed') return settle(refund, made.id)
    const [told] = await database
      .update(refunds)
      .set({ providerRefundId: made.id })
      .where(eq(refunds.id, refund.id))
      .returning()
    return told!
  }

  /** An order whose unused part was credited to another goes back after that one, and not without it. */
  async function refundBefore(order: OrderRow): Promise<'none' | 'pending' | 'stays'> {
    const replacement = await findReplacement(database, order)
    if (!replacement) return 'none'
    const refund = await findRefund(database, replacement.id)
    if (!refund) return 'stays'
    return refund.status === 'pending' ? 'pending' : 'none'
  }

  async function settle(
    { id, orderId }: RefundRow,
    providerRefundId: string | null,
  ): Promise<RefundRow> {
    const { userId } = await orders.reread(database, { id: orderId })
    return database.transaction(async (tx) => {
      if (userId) await lockPlan(tx, userId)
      const order = await lockOrder(tx, orderId)
      if (order.kind === 'top_up' && order.userId) await wallets.hold(tx, order.userId)
      const [refund] = await tx.select().from(refunds).where(eq(refunds.id, id)).for('update')
      return refund!.status === 'pending' ? complete(tx, order, refund!, providerRefundId) : refund!
    })
  }

  async function complete(
    tx: Transaction,
    order: OrderRow,
    refund: RefundRow,
    providerRefundId: string | null,
  ): Promise<RefundRow> {
    const changes = {
      status: 'completed',
      providerRefundId,
      heldFils: 0,
      completedAt: clock.now(),
    } as const
    const [completed] = await tx
      .update(refunds)
      .set(changes)
      .where(eq(refunds.id, refund.id))
      .returning()
    if (refund.heldFils > 0) await wallets.release(tx, order.userId!, refund.heldFils)
    await reversals.reverse(tx, order, { ...refund, fromWallet: refund.heldFils })
    await faults.reach('billing.refund_settled')
    return completed!
  }

  /** The provider said no: nothing goes back, of this order or of those that would have followed it. */
  async function fail(refund: RefundRow, order: OrderRow, failure: string): Promise<RefundRow> {
    return database.transaction(async (tx) => {
      if (order.userId) await lockPlan(tx, order.userId)
      await lockOrder(tx, order.id)
      const following = (await creditedOrders(tx, order)).map(({ id }) => id)
      const failed = await tx
        .update(refunds)
        .set({ status: 'failed', failure, heldFils: 0 })
        .where(
          and(
            inArray(refunds.orderId, [order.id, ...following]),
            eq(refunds.kind, 'request'),
            eq(refunds.status, 'pending'),
          ),
        )
        .returning({ id: refunds.id })
      const isMine = failed.some(({ id }) => id === refund.id)
      if (isMine && refund.heldFils > 0) await wallets.release(tx, order.userId!, refund.heldFils)
      const [now] = await tx.select().from(refunds).where(eq(refunds.id, refund.id))
      return now!
    })
  }

  async function lockOrder(tx: Transaction, orderId: string): Promise<OrderRow> {
    const [order] = await tx
      .select()
      .from(orderTable)
      .where(eq(orderTable.id, orderId))
      .for('update')
    return order!
  }

  return {
    ...createChargebacks({ ...dependencies, reversals }),

    async previewRefund(
      { id, lang }: InputOf<typeof billing.routes.previewRefund>,
      { caller }: Context,
    ): Promise<ReplyOf<typeof billing.routes.previewRefund>> {
      const order = await orders.getOwn(database, requireUser(caller).userId, id)
      const parts = await refundParts(database, order, {
        now: clock.now(),
        providerName: provider.name,
      })
      return { success: true, refund: await previewOf(database, parts, lang) }
    },

    async refundOrder(
      { id, lang }: InputOf<typeof billing.routes.refundOrder>,
      { caller }: Context,
    ): Promise<ReplyOf<typeof billing.routes.refundOrder>> {
      await giveBack({ id, userId: requireUser(caller).userId })
      const [shown] = await orders.toOrders(database, [await orders.reread(database, { id })], lang)
      return { success: true, order: shown! }
    },

    giveBack,

    /** The provider gave a refund's money back, as it tells by itself. */
    async settleRefund(providerRefundId: string): Promise<void> {
      const [refund] = await database
        .select()
        .from(refunds)
        .where(and(eq(refunds.providerRefundId, providerRefundId), eq(refunds.status, 'pending')))
      if (refund) await settle(refund, providerRefundId)
    },

    /** Takes up every refund that was left on its way; answers how many have arrived. */
    async reconcileRefunds(): Promise<number> {
      const left = await database
        .select({ refund: refunds })
        .from(refunds)
        .innerJoin(orderTable, eq(orderTable.id, refunds.orderId))
        .where(and(eq(refunds.status, 'pending'), eq(orderTable.provider, provider.name)))
        .orderBy(asc(refunds.requestedAt))
      const failures: unknown[] = []
      let arrived = 0
      // One that fails must not keep the others waiting.
      for (const { refund } of left) {
        try {
          if ((await advance(refund)).status === 'completed') arrived += 1
        } catch (error) {
          failures.push(error)
        }
      }
      // Those that got no answer are asked for again in the next round.
      const unexpected = failures.filter((error) => !(error instanceof ProviderUnreachable))
      if (unexpected.length > 0)
        throw new AggregateError(
          unexpected,
          `${unexpected.length} of ${left.length} refunds could not be taken further`,
        )
      return arrived
    },
  }

  /**
   * Gives the money of a person's order back, and of those credited to it after it. A repeat takes the same refund further and gives
   * nothing twice. What an operator adds belongs to the transaction that decides it: `hold` comes before anything is held, and `onStored` is
   * not asked again by a repeat.
   */
  async function giveBack(
    { id, userId }: { id: string; userId: string },
    operator?: {
      hold(tx: Transaction): Promise<unknown>
      onStored(tx: Transaction, before: OrderRow): Promise<void>
    },
  ): Promise<void> {
    await database.transaction(async (tx) => {
      await operator?.hold(tx)
      await lockPlan(tx, userId)
      await orders.getOwn(tx, userId, id)
      const before = await lockOrder(tx, id)
      if (await store(tx, before)) await operator?.onStored(tx, before)
    })
    await faults.reach('billing.refund_stored')
    const order = await orders.reread(database, { id })
    for (const { id: orderId } of [order, ...(await creditedOrders(database, order))]) {
      const refund = await findRefund(database, orderId)
      if (refund?.status !== 'pending') continue
      const { status } = await advanceForCaller(refund)
      if (status === 'failed' && orderId === id) throw new DomainError('billing.refund_declined')
    }
  }

  async function advanceForCaller(refund: RefundRow): Promise<RefundRow> {
    try {
      return await advance(refund)
    } catch (error) {
      if (error instanceof ProviderUnreachable)
        throw new DomainError('billing.provider_unreachable', { cause: error })
      throw error
    }
  }
}
