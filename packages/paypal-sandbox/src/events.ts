import { and, asc, eq, isNull, lt, lte } from 'drizzle-orm'
import type { Clock, Database, Queries, SignedWebhook } from './dependencies.ts'
import { toPayPalId } from './paypal-id.ts'
import { sandboxEvents } from './tables.ts'

export type EventKind =
  | 'CHECKOUT.ORDER.APPROVED'
  | 'PAYMENT.CAPTURE.COMPLETED'
  | 'PAYMENT.CAPTURE.DECLINED'
  | 'PAYMENT.CAPTURE.REFUNDED'
  | 'PAYMENT.CAPTURE.REVERSED'

const kinds: Record<EventKind, { resource_type: string; summary: string }> = {
  'CHECKOUT.ORDER.APPROVED': {
    resource_type: 'checkout-order',
    summary: 'An order has been approved by buyer',
  },
  'PAYMENT.CAPTURE.COMPLETED': { resource_type: 'capture', summary: 'Payment completed' },
  'PAYMENT.CAPTURE.DECLINED': {
    resource_type: 'capture',
    summary: 'A payment capture was declined',
  },
  'PAYMENT.CAPTURE.REFUNDED': { resource_type: 'refund', summary: 'A capture was refunded' },
  'PAYMENT.CAPTURE.REVERSED': { resource_type: 'refund', summary: 'A capture was reversed' },
}

const AT_ONCE = 50
const FIRST_WAIT_MS = 2_000
const LONGEST_WAIT_MS = 3_600_000
/** What another process took up and did not finish is taken up again after this long. */
const CLAIM_MS = 60_000

interface Dependencies {
  database: Database
  clock: Clock
  newId(): string
  baseUrl: string
  sign(transmissionId: string, body: string): Promise<SignedWebhook>
}

/** Gives a notice to the store and returns the status it answers with. */
export type Deliver = (notice: SignedWebhook) => Promise<number>

/** What the sandbox tells the store: stored with what happened, sent afterwards, each until it is taken. */
export function createEvents({ database, clock, newId, baseUrl, sign }: Dependencies) {
  let deliver: Deliver | undefined

  async function send(event: typeof sandboxEvents.$inferSelect): Promise<void> {
    const now = clock.now().getTime()
    const tries = event.tries + 1
    const [claimed] = await database
      .update(sandboxEvents)
      .set({ tries, nextTryAt: new Date(now + CLAIM_MS) })
      .where(
        and(
          eq(sandboxEvents.id, event.id),
          eq(sandboxEvents.tries, event.tries),
          isNull(sandboxEvents.takenAt),
        ),
      )
      .returning({ id: sandboxEvents.id })
    if (!claimed) return
    const status = await deliver!(await sign(event.transmissionId, event.body))
    const isTaken = status >= 200 && status < 300
    const wait = Math.min(FIRST_WAIT_MS * 2 ** (tries - 1), LONGEST_WAIT_MS)
    await database
      .update(sandboxEvents)
      .set(isTaken ? { takenAt: clock.now() } : { nextTryAt: new Date(now + wait) })
      .where(eq(sandboxEvents.id, event.id))
  }

  return {
    /** Stores an event that is to be told once that time has come. */
    async tell(tx: Queries, kind: EventKind, resource: object, at: Date): Promise<void> {
      const id = `WH-${toPayPalId(newId())}-${toPayPalId(newId())}`
      const body = JSON.stringify({
        id,
        event_version: '1.0',
        create_time: at.toISOString(),
        resource_version: '2.0',
        event_type: kind,
        ...kinds[kind],
        resource,
        links: [
          { href: `${baseUrl}/v1/notifications/webhooks-events/${id}`, rel: 'self', method: 'GET' },
        ],
      })
      await tx
        .insert(sandboxEvents)
        .values({ id, transmissionId: newId(), kind, body, createdAt: clock.now(), nextTryAt: at })
    },

    /** Whom the events are told to; until somebody listens they are kept. */
    deliverTo(listener: Deliver): void {
      deliver = listener
    },

    /** PayPal gives up after three days; nobody looks at an event afterwards. */
    async forgetOld(before: Date): Promise<void> {
      await database.delete(sandboxEvents).where(lt(sandboxEvents.createdAt, before))
    },

    /** Sends the notices that are due and tries those again that were not taken. */
    async sendEvents(): Promise<void> {
      if (!deliver) return
      const due = await database
        .select()
        .from(sandboxEvents)
        .where(and(isNull(sandboxEvents.takenAt), lte(sandboxEvents.nextTryAt, clock.now())))
        .orderBy(asc(sandboxEvents.nextTryAt))
        .limit(AT_ONCE)
      for (const event of due) await send(event)
    },
  }
}

export type Events = ReturnType<typeof createEvents>
