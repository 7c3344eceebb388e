import { and, eq } from 'drizzle-orm'
import type { Transaction } from '../../database/database.ts'
import { type OrderRow, orders } from '../../database/schema/billing.ts'
import { DomainError } from '../../errors.ts'

/** The order that this key already belongs to; refused when that is for something else. */
export async function findRepeat(
  tx: Transaction,
  {
    userId,
    idempotencyKey,
    contentHash,
  }: { userId: string; idempotencyKey: string | undefined; contentHash: string },
): Promise<OrderRow | undefined> {
  if (idempotencyKey === undefined) return undefined
  const [order] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.userId, userId), eq(orders.idempotencyKey, idempotencyKey)))
  if (order && order.contentHash !== contentHash) throw new DomainError('request.key_reused')
  return order
}
