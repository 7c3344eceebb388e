import { and, asc, eq } from 'drizzle-orm'
import { orders, refunds } from '../../database/schema/billing.ts'
import { ProviderUnreachable } from '../payments/payment-provider.ts'
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
  const failures: unknown[] = []
  let arrived = 0
  // One that fails must not keep the others waiting.
  for (const { refund } of left) {
    try {
      if ((await advanceRefund(billing, refund)).status === 'completed') arrived += 1
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
}
