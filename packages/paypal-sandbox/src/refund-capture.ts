import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { SandboxDependencies } from './dependencies.ts'
import { readBody, readCents, SentMoney } from './new-order.ts'
import { toPayPalId } from './paypal-id.ts'
import { refundDocument } from './refund-document.ts'
import { type Issue, Refusal } from './refusal.ts'
import { type ApiRequest, once, pretended } from './requests.ts'
import { lockCapture, showRefund } from './show-capture.ts'
import { sandboxCaptures, sandboxRefunds } from './tables.ts'
import { tellEvent } from './tell-event.ts'

const NewRefund = z.object({
  amount: SentMoney.optional(),
  note_to_payer: z.string().max(255).optional(),
})

/** Without an amount it gives back all that is left. `pendingMs` keeps it on its way for a while. */
export async function refundCapture(
  sandbox: SandboxDependencies,
  captureId: string,
  request: ApiRequest,
  { mock, pendingMs }: { mock: Issue | undefined; pendingMs: number },
) {
  const { clock, newId, baseUrl } = sandbox
  const { amount, note_to_payer } = readBody(NewRefund, request.body)
  const requested = amount && readCents(amount)
  const id = await once(sandbox, request, async (tx) => {
    const { taken, order } = await lockCapture(tx, captureId)
    if (mock) return pretended(mock)
    const left = taken.isReversed ? 0 : taken.cents - taken.refundedCents
    if (left === 0) throw new Refusal('CAPTURE_FULLY_REFUNDED')
    const cents = requested ?? left
    if (cents > left) throw new Refusal('REFUND_AMOUNT_EXCEEDED')
    const now = clock.now()
    const completesAt = new Date(now.getTime() + pendingMs)
    await tx
      .update(sandboxCaptures)
      .set({ refundedCents: taken.refundedCents + cents })
      .where(eq(sandboxCaptures.id, captureId))
    const [refund] = await tx
      .insert(sandboxRefunds)
      .values({
        id: toPayPalId(newId()),
        captureId,
        cents,
        note: note_to_payer ?? null,
        completesAt,
        createdAt: now,
      })
      .returning()
    const document = refundDocument(baseUrl, refund!, order, completesAt)
    await tellEvent(sandbox, tx, 'PAYMENT.CAPTURE.REFUNDED', document, completesAt)
    return { resourceId: refund!.id }
  })
  return showRefund(sandbox, id)
}
