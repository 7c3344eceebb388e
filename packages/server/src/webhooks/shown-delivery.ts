import type { webhooks as contract } from '@wakeel/contract'
import type { webhookDeliveries } from '../database/schema/webhooks.ts'
import { deliveryBody } from './delivery-body.ts'

export type DeliveryRow = typeof webhookDeliveries.$inferSelect

/** A delivery as the owner of its endpoint sees it. */
export const toDelivery = (row: DeliveryRow): contract.WebhookDelivery => ({
  id: row.eventId,
  type: row.type,
  status: row.status,
  happened_at: row.happenedAt.toISOString(),
  next_attempt_at: row.status === 'pending' ? row.nextAttemptAt.toISOString() : null,
  attempts: row.attempts,
  body: deliveryBody(row),
})
