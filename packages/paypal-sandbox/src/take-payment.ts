import { eq } from 'drizzle-orm'
import { captureDocument } from './capture-document.ts'
import type { Queries, SandboxDependencies } from './dependencies.ts'
import type { OrderRow } from './documents.ts'
import { toPayPalId } from './paypal-id.ts'
import { Refusal } from './refusal.ts'
import { sandboxCaptures, sandboxOrders, sandboxVault } from './tables.ts'
import { tellEvent } from './tell-event.ts'

/** Takes the money of an order, and keeps the payment method when that was asked for. */
export async function takePayment(
  sandbox: SandboxDependencies,
  tx: Queries,
  order: OrderRow,
): Promise<void> {
  const { clock, newId, baseUrl } = sandbox
  const now = clock.now()
  const [taken] = await tx
    .insert(sandboxCaptures)
    .values({
      id: toPayPalId(newId()),
      orderId: order.id,
      invoiceId: order.invoiceId,
      cents: order.cents,
      createdAt: now,
    })
    .onConflictDoNothing({ target: sandboxCaptures.invoiceId })
    .returning()
  if (!taken) throw new Refusal('DUPLICATE_INVOICE_ID')
  let { vaultId } = order
  if (order.storeInVault && !vaultId) {
    vaultId = toPayPalId(newId()).toLowerCase()
    await tx
      .insert(sandboxVault)
      .values({ id: vaultId, customerId: toPayPalId(newId()), createdAt: now })
  }
  await tx
    .update(sandboxOrders)
    .set({ status: 'COMPLETED', vaultId, updatedAt: now })
    .where(eq(sandboxOrders.id, order.id))
  const document = captureDocument(baseUrl, taken, order)
  await tellEvent(sandbox, tx, 'PAYMENT.CAPTURE.COMPLETED', document, now)
}
