import { eq } from 'drizzle-orm'
import type { Transaction } from '../../database/database.ts'
import { type OrderRow, orders } from '../../database/schema/billing.ts'

/** The order as it is now, locked until the transaction ends. */
export async function lockOrder(tx: Transaction, id: string): Promise<OrderRow> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, id)).for('update')
  return order!
}
