import type { Queries, SandboxDependencies } from './dependencies.ts'
import { toPayPalId } from './paypal-id.ts'
import { sandboxEvents } from './tables.ts'

type EventKind =
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

/** Stores an event, in the transaction of what happened, that is to be told once that time has come. */
export async function tellEvent(
  { clock, newId, baseUrl }: SandboxDependencies,
  tx: Queries,
  kind: EventKind,
  resource: object,
  at: Date,
): Promise<void> {
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
}
