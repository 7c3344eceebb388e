import { eq } from 'drizzle-orm'
import { captureDocument } from './capture-document.ts'
import type { Queries, SandboxDependencies } from './dependencies.ts'
import type { CaptureRow, OrderRow } from './documents.ts'
import { refundDocument } from './refund-document.ts'
import { Refusal } from './refusal.ts'
import { sandboxCaptures, sandboxOrders, sandboxRefunds } from './tables.ts'

export async function showCapture({ database, baseUrl }: SandboxDependencies, id: string) {
  const { taken, order } = await findCapture(database, id)
  return captureDocument(baseUrl, taken, order)
}

export async function showRefund({ database, clock, baseUrl }: SandboxDependencies, id: string) {
  const [refund] = await database.select().from(sandboxRefunds).where(eq(sandboxRefunds.id, id))
  if (!refund) throw new Refusal('INVALID_RESOURCE_ID')
  const { order } = await findCapture(database, refund.captureId)
  return refundDocument(baseUrl, refund, order, clock.now())
}

/** Locks the capture's row until the transaction ends. */
export async function lockCapture(tx: Queries, id: string) {
  await tx
    .select({ id: sandboxCaptures.id })
    .from(sandboxCaptures)
    .where(eq(sandboxCaptures.id, id))
    .for('update')
  return findCapture(tx, id)
}

async function findCapture(
  queries: Queries,
  id: string,
): Promise<{ taken: CaptureRow; order: OrderRow }> {
  const [found] = await queries
    .select({ taken: sandboxCaptures, order: sandboxOrders })
    .from(sandboxCaptures)
    .innerJoin(sandboxOrders, eq(sandboxOrders.id, sandboxCaptures.orderId))
    .where(eq(sandboxCaptures.id, id))
  if (!found) throw new Refusal('INVALID_RESOURCE_ID')
  return found
}
