import { and, eq } from 'drizzle-orm'
import type { Clock } from '../../clock.ts'
import type { Database, Transaction } from '../../database/database.ts'
import { type OrderRow, orders, refunds } from '../../database/schema/billing.ts'
import type { PaymentProvider } from '../payments/payment-provider.ts'
import { lockPlan } from '../plans/lock-plan.ts'
import { spendable, type Wallets } from '../spending/wallet.ts'
import type { Reversals } from './reversals.ts'

export interface ChargebackDependencies {
  database: Database
  clock: Clock
  newId(): string
  provider: PaymentProvider
  wallets: Wallets
}

/** Payments that the provider takes back, because the payer went to their bank or to the provider itself. */
export function createChargebacks({
  database,
  clock,
  newId,
  provider,
  wallets,
  reversals,
}: ChargebackDependencies & { reversals: Reversals }) {
  /** The capture is gone, so a refund of it that is still on its way can no longer be made. */
  async function giveUpRefund(tx: Transaction, order: OrderRow): Promise<void> {
    const [pending] = await tx
      .select()
      .from(refunds)
      .where(and(eq(refunds.orderId, order.id), eq(refunds.status, 'pending')))
      .for('update')
    if (!pending) return
    if (pending.heldFils > 0) await wallets.release(tx, order.userId!, pending.heldFils)
    await tx
      .update(refunds)
      .set({ status: 'failed', failure: 'charged back', heldFils: 0 })
      .where(eq(refunds.id, pending.id))
  }

  async function spendableOf(tx: Transaction, { kind, userId }: OrderRow): Promise<number> {
    return kind === 'top_up' && userId ? spendable(await wallets.hold(tx, userId)) : 0
  }

  return {
    /** The provider took the money of this capture back. Once, however often it is told; a capture that nobody knows is ignored. */
    async chargeBack(captureId: string): Promise<void> {
      const isOfCapture = and(eq(orders.provider, provider.name), eq(orders.captureId, captureId))
      const [known] = await database
        .select({ userId: orders.userId })
        .from(orders)
        .where(isOfCapture)
      if (!known) return
      await database.transaction(async (tx) => {
        if (known.userId) await lockPlan(tx, known.userId)
        const [order] = await tx.select().from(orders).where(isOfCapture).for('update')
        if (!order || (order.status !== 'completed' && order.status !== 'partly_refunded')) return
        await spendableOf(tx, order)
        await giveUpRefund(tx, order)
        const fils = order.totalFils - order.refundedFils
        const cents = order.totalCents - order.refundedCents
        const at = clock.now()
        const id = newId()
        const row = {
          id,
          orderId: order.id,
          kind: 'chargeback',
          status: 'completed',
          fils,
          cents,
          requestedAt: at,
          completedAt: at,
        } as const
        await tx.insert(refunds).values(row)
        const fromWallet = Math.min(fils, await spendableOf(tx, order))
        await reversals.reverse(tx, order, { id, kind: 'chargeback', fils, cents, fromWallet })
      })
    },
  }
}
