import { Text } from '@wakeel/contract'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Clock } from '../../clock.ts'
import type { Database } from '../../database/database.ts'
import { type OrderRow, webhookEvents } from '../../database/schema/billing.ts'
import { DomainError } from '../../errors.ts'
import type { Checkout } from '../orders/checkout.ts'
import type { Refunds } from '../refunds/refunds.ts'
import { orUnreachable } from './or-unreachable.ts'
import type { PaymentProvider } from './payment-provider.ts'
import type { createWebhookVerification, SignedWebhook, WebhookEvent } from './webhook-signature.ts'

/** What a webhook event may set in motion. */
export interface WebhookTarget {
  checkout: Pick<Checkout, 'advanceOrder' | 'findByProviderOrder' | 'learnProviderOrder'>
  refunds: Pick<Refunds, 'chargeBack' | 'settleRefund'>
}

interface Dependencies {
  database: Database
  clock: Clock
  provider: Pick<PaymentProvider, 'findOrderOfCapture'>
  verifyWebhook: ReturnType<typeof createWebhookVerification>
}

/** The parts of PayPal's resources that lead back to what the store knows. */
const Resource = z.object({
  id: Text.min(1).max(100),
  status: z.string().optional(),
  /** The store's own id of the order. */
  custom_id: Text.optional(),
  supplementary_data: z
    .object({ related_ids: z.object({ order_id: Text.optional() }).optional() })
    .optional(),
  links: z.array(z.object({ rel: z.string(), href: z.string() })).optional(),
})
type Resource = z.infer<typeof Resource>

/**
 * Takes webhook events of the payment provider. An event is a hint that something happened: the provider itself is asked what. It is
 * remembered only after the work is done, so that the provider tells it again when the work failed.
 */
export function createReceiveWebhook({ database, clock, provider, verifyWebhook }: Dependencies) {
  /** Throws `billing.webhook_refused` or `billing.webhook_replayed`, and whatever the work throws. */
  return async function receiveWebhook(
    webhook: SignedWebhook,
    billing: WebhookTarget,
  ): Promise<void> {
    const { transmissionId, event } = await verifyWebhook(webhook)
    const isSame = eq(webhookEvents.transmissionId, transmissionId)
    if ((await database.$count(webhookEvents, isSame)) > 0)
      throw new DomainError('billing.webhook_replayed')
    await orUnreachable(follow(event, billing, provider))
    const [taken] = await database
      .insert(webhookEvents)
      .values({
        transmissionId,
        eventId: event.id,
        kind: event.event_type,
        receivedAt: clock.now(),
      })
      .onConflictDoNothing()
      .returning({ transmissionId: webhookEvents.transmissionId })
    if (!taken) throw new DomainError('billing.webhook_replayed')
  }
}

async function follow(
  { event_type, resource: content }: WebhookEvent,
  billing: WebhookTarget,
  provider: Dependencies['provider'],
): Promise<void> {
  const { data: resource } = Resource.safeParse(content)
  if (!resource) return
  switch (event_type) {
    case 'CHECKOUT.ORDER.APPROVED':
    case 'CHECKOUT.ORDER.COMPLETED':
      await advance(resource.id, billing)
      return
    case 'PAYMENT.CAPTURE.COMPLETED':
    case 'PAYMENT.CAPTURE.PENDING':
    case 'PAYMENT.CAPTURE.DECLINED':
    case 'PAYMENT.CAPTURE.DENIED':
      await followCapture(resource, billing)
      return
    case 'PAYMENT.CAPTURE.REFUNDED':
      if (resource.status === 'COMPLETED') await billing.refunds.settleRefund(resource.id)
      return
    case 'PAYMENT.CAPTURE.REVERSED': {
      const captureId = reversedCapture(resource)
      if (!captureId) return
      // Events come in any order: this may be the first that the store hears of the payment.
      const order = await advance(await provider.findOrderOfCapture(captureId), billing)
      if (order && isOnItsWay[order.status])
        throw new DomainError('billing.payment_in_flight', { retryAfterSeconds: 1 })
      await billing.refunds.chargeBack(captureId)
    }
  }
}

/** Orders that somebody else is completing at this moment. */
const isOnItsWay: Partial<Record<OrderRow['status'], true>> = {
  created: true,
  awaiting_approval: true,
  capturing: true,
}

async function advance(
  providerOrderId: string | undefined,
  billing: WebhookTarget,
): Promise<OrderRow | undefined> {
  const order =
    providerOrderId === undefined
      ? undefined
      : await billing.checkout.findByProviderOrder(providerOrderId)
  return order && billing.checkout.advanceOrder(order)
}

/** When the answer to a renewal was lost, this is how the store hears under which id the provider knows it. */
async function followCapture(
  { supplementary_data, custom_id }: Resource,
  billing: WebhookTarget,
): Promise<void> {
  const providerOrderId = supplementary_data?.related_ids?.order_id
  const { data: ownId } = z.uuid().safeParse(custom_id)
  if (providerOrderId && ownId) await billing.checkout.learnProviderOrder(ownId, providerOrderId)
  await advance(providerOrderId, billing)
}

/** The resource is the money that went back; the capture that it was taken from is a link up. */
function reversedCapture({ links = [] }: Resource): string | undefined {
  const up = links.find(({ rel }) => rel === 'up')?.href ?? ''
  return /\/v2\/payments\/captures\/([\w-]{1,100})$/.exec(up)?.[1]
}
