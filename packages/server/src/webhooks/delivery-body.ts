import type { webhookDeliveries } from '../database/schema/webhooks.ts'

type Told = Pick<typeof webhookDeliveries.$inferSelect, 'type' | 'happenedAt' | 'data'>

/** What is sent of an event, the same each time. */
export const deliveryBody = ({ type, happenedAt, data }: Told): string =>
  JSON.stringify({ type, timestamp: happenedAt.toISOString(), data })
