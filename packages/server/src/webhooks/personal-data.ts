import { asc, eq, inArray } from 'drizzle-orm'
import type { Database, Transaction } from '../database/database.ts'
import { webhookDeliveries, webhookEndpoints } from '../database/schema/webhooks.ts'

/** A person’s own endpoints, for the export of all that is held about them. What was sent tells of runs, sales and payouts that are exported themselves. */
export async function exportPerson(
  { database }: { database: Database },
  userId: string,
): Promise<Record<string, unknown>[]> {
  const rows = await database
    .select()
    .from(webhookEndpoints)
    .where(eq(webhookEndpoints.userId, userId))
    .orderBy(asc(webhookEndpoints.createdAt), asc(webhookEndpoints.id))
  return rows.map((endpoint) => ({
    address: endpoint.address,
    description: endpoint.description,
    event_types: endpoint.eventTypes,
    created_at: endpoint.createdAt.toISOString(),
    last_delivered_at: endpoint.lastDeliveredAt?.toISOString() ?? null,
    disabled_at: endpoint.disabledAt?.toISOString() ?? null,
  }))
}

/** Their endpoints and what was to be sent there. */
export async function erasePerson(tx: Transaction, userId: string): Promise<void> {
  const gone = await tx
    .delete(webhookEndpoints)
    .where(eq(webhookEndpoints.userId, userId))
    .returning({ id: webhookEndpoints.id })
  const ids = gone.map(({ id }) => id)
  if (ids.length > 0)
    await tx.delete(webhookDeliveries).where(inArray(webhookDeliveries.endpointId, ids))
}
