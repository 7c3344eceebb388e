import { and, asc, eq } from 'drizzle-orm'
import { orders, refunds } from '../../database/schema/billing.ts'
import { tryEach } from '../../try-each.ts'
import { untilNextRound } from '../payments/or-unreachable.ts'
import { advanceRefund } from './advance-refund.ts'
import type { RefundDependencies } from './dependencies.ts'

/** Takes up every refund that was left on its way; answers how many have arrived. */
export async function reconcileRefunds(billing: RefundDependencies): Promise<number> {
  const { database, provider } = billing
  const left = await database
    .select({ refund: refunds })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(and(eq(refunds.status, 'pending'), eq(orders.provider, provider.name)))
    .orderBy(asc(refunds.requestedAt))
  let arrived = 0
  await tryEach(
    left,
    async ({ refund }) => {
      const now = await advanceRefund(billing, refund).catch(untilNextRound)
      if (now?.status === 'completed') arrived += 1
    },
    'refunds could not be taken further',
  )
  return arrived
}
