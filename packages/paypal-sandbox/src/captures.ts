import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Clock, Database, Queries } from './dependencies.ts'
import type { CaptureRow, Documents, OrderRow } from './documents.ts'
import type { Events } from './events.ts'
import { readBody, readCents, SentMoney } from './new-order.ts'
import { toPayPalId } from './paypal-id.ts'
import { type Issue, Refusal } from './refusal.ts'
import { type Asked, once, pretended } from './requests.ts'
import { sandboxCaptures, sandboxOrders, sandboxRefunds } from './tables.ts'

const NewRefund = z.object({
  amount: SentMoney.optional(),
  note_to_payer: z.string().max(255).optional(),
})

interface Dependencies {
  database: Database
  clock: Clock
  newId(): string
  documents: Documents
  events: Events
}

export type SandboxCaptures = ReturnType<typeof createSandboxCaptures>

/** PayPal's Payments v2: what was taken, given back, or taken back by the payer's bank. */
export function createSandboxCaptures({ database, clock, newId, documents, events }: Dependencies) {
  async function find(
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

  async function hold(tx: Queries, id: string) {
    await tx
      .select({ id: sandboxCaptures.id })
      .from(sandboxCaptures)
      .where(eq(sandboxCaptures.id, id))
      .for('update')
    return find(tx, id)
  }

  async function showRefund(id: string) {
    const [refund] = await database.select().from(sandboxRefunds).where(eq(sandboxRefunds.id, id))
    if (!refund) throw new Refusal('INVALID_RESOURCE_ID')
    const { order } = await find(database, refund.captureId)
    return documents.refund(refund, order, clock.now())
  }

  return {
    showRefund,

    async show(id: string) {
      const { taken, order } = await find(database, id)
      return documents.capture(taken, order)
    },

    /** Without an amount it gives back all that is left. `pendingMs` keeps it on its way for a while. */
    async refund(
      captureId: string,
      asked: Asked,
      { mock, pendingMs }: { mock: Issue | undefined; pendingMs: number },
    ) {
      const { amount, note_to_payer } = readBody(NewRefund, asked.body)
      const wanted = amount && readCents(amount)
      const id = await once({ database, clock }, asked, async (tx) => {
        const { taken, order } = await hold(tx, captureId)
        if (mock) return pretended(mock)
        const left = taken.isReversed ? 0 : taken.cents - taken.refundedCents
        if (left === 0) throw new Refusal('CAPTURE_FULLY_REFUNDED')
        const cents = wanted ?? left
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
        await events.tell(
          tx,
          'PAYMENT.CAPTURE.REFUNDED',
          documents.refund(refund!, order, completesAt),
          completesAt,
        )
        return { resourceId: refund!.id }
      })
      return showRefund(id)
    },

    /** Lets the payer's bank take back what is left of a capture. */
    async reverse(captureId: string): Promise<void> {
      await database.transaction(async (tx) => {
        const held = await hold(tx, captureId)
        const { taken } = held
        const left = taken.cents - taken.refundedCents
        if (taken.isReversed || left === 0) return
        const now = clock.now()
        await tx
          .update(sandboxCaptures)
          .set({ isReversed: true })
          .where(eq(sandboxCaptures.id, captureId))
        await events.tell(
          tx,
          'PAYMENT.CAPTURE.REVERSED',
          documents.reversal(toPayPalId(newId()), held, left, now),
          now,
        )
      })
    },
  }
}
