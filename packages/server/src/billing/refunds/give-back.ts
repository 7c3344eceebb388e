import type { Transaction } from '../../database/database.ts'
import type { OrderRow } from '../../database/schema/billing.ts'
import { DomainError } from '../../errors.ts'
import { getOwnOrder, rereadOrder } from '../orders/find-order.ts'
import { orUnreachable } from '../payments/or-unreachable.ts'
import { lockPlan } from '../plans/lock-plan.ts'
import { advanceRefund } from './advance-refund.ts'
import type { RefundDependencies } from './dependencies.ts'
import { lockOrder } from './lock-order.ts'
import { creditedOrders, findRefund } from './refund-terms.ts'
import { storeRefunds } from './store-refunds.ts'

/**
 * Gives the money of an order back, of a person or (`userId` null) of somebody who has left, and of those credited to it after it. A repeat takes
 * the same refund further and gives nothing twice. What an operator adds belongs to the transaction
 * that decides it: `lock` comes before any other lock, and `onStored` is not asked again by a
 * repeat.
 */
export async function giveBack(
  billing: RefundDependencies,
  { id, userId }: { id: string; userId: string | null },
  operator?: {
    lock(tx: Transaction): Promise<unknown>
    onStored(tx: Transaction, before: OrderRow): Promise<void>
  },
): Promise<void> {
  const { database, faults } = billing
  await database.transaction(async (tx) => {
    await operator?.lock(tx)
    if (userId !== null) {
      await lockPlan(tx, userId)
      await getOwnOrder(tx, userId, id)
    }
    const before = await lockOrder(tx, id)
    if (await storeRefunds(billing, tx, before)) await operator?.onStored(tx, before)
  })
  await faults.reach('billing.refund_stored')
  const order = await rereadOrder(database, { id })
  for (const { id: orderId } of [order, ...(await creditedOrders(database, order))]) {
    const refund = await findRefund(database, orderId)
    if (refund?.status !== 'pending') continue
    const { status } = await orUnreachable(advanceRefund(billing, refund))
    if (status === 'failed' && orderId === id) throw new DomainError('billing.refund_declined')
  }
}
