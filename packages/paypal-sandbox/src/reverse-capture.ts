import { eq } from 'drizzle-orm'
import type { SandboxDependencies } from './dependencies.ts'
import { toPayPalId } from './paypal-id.ts'
import { reversalDocument } from './refund-document.ts'
import { lockCapture } from './show-capture.ts'
import { sandboxCaptures } from './tables.ts'
import { tellEvent } from './tell-event.ts'

/** Lets the payer's bank take back what is left of a capture. */
export async function reverseCapture(
  sandbox: SandboxDependencies,
  captureId: string,
): Promise<void> {
  const { database, clock, newId, baseUrl } = sandbox
  await database.transaction(async (tx) => {
    const locked = await lockCapture(tx, captureId)
    const { taken } = locked
    const left = taken.cents - taken.refundedCents
    if (taken.isReversed || left === 0) return
    const now = clock.now()
    await tx
      .update(sandboxCaptures)
      .set({ isReversed: true })
      .where(eq(sandboxCaptures.id, captureId))
    const document = reversalDocument(baseUrl, toPayPalId(newId()), locked, left, now)
    await tellEvent(sandbox, tx, 'PAYMENT.CAPTURE.REVERSED', document, now)
  })
}
