import { and, eq } from 'drizzle-orm'
import type { Transaction } from '../../database/database.ts'
import { entitlements, type OrderRow } from '../../database/schema/billing.ts'
import type { PurchaseDependencies } from './dependencies.ts'

/** Ends what an order bought, because its money went back. */
export async function endEntitlement(
  { clock }: PurchaseDependencies,
  tx: Transaction,
  order: OrderRow,
): Promise<void> {
  await tx
    .update(entitlements)
    .set({ status: 'ended', endedAt: clock.now() })
    .where(
      and(
        eq(entitlements.userId, order.userId!),
        eq(entitlements.orderId, order.id),
        eq(entitlements.status, 'active'),
      ),
    )
}
