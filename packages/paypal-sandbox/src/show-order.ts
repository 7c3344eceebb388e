import { eq } from 'drizzle-orm'
import type { Queries, SandboxDependencies } from './dependencies.ts'
import type { OrderRow } from './documents.ts'
import { orderDocument } from './order-document.ts'
import { Refusal } from './refusal.ts'
import { sandboxCaptures, sandboxOrders, sandboxRefunds, sandboxVault } from './tables.ts'

export async function showOrder(sandbox: SandboxDependencies, id: string) {
  const { database, clock, baseUrl } = sandbox
  const order = await findOrder(database, id)
  const [taken] = await database
    .select()
    .from(sandboxCaptures)
    .where(eq(sandboxCaptures.orderId, order.id))
  const [vault] = order.vaultId
    ? await database.select().from(sandboxVault).where(eq(sandboxVault.id, order.vaultId))
    : []
  const refunds = taken
    ? await database.select().from(sandboxRefunds).where(eq(sandboxRefunds.captureId, taken.id))
    : []
  return orderDocument(baseUrl, order, { taken, refunds, vault }, clock.now())
}

export async function findOrder(queries: Queries, id: string): Promise<OrderRow> {
  const [order] = await queries.select().from(sandboxOrders).where(eq(sandboxOrders.id, id))
  if (!order) throw new Refusal('INVALID_RESOURCE_ID')
  return order
}

/** Locks the order's row until the transaction ends. */
export async function lockOrder(tx: Queries, id: string): Promise<OrderRow> {
  const [order] = await tx
    .select()
    .from(sandboxOrders)
    .where(eq(sandboxOrders.id, id))
    .for('update')
  if (!order) throw new Refusal('INVALID_RESOURCE_ID')
  return order
}
