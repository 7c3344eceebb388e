import type { webhooks as contract } from '@wakeel/contract'
import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../database/database.ts'
import { organisations } from '../database/schema/organisations.ts'
import { webhookDeliveries, webhookEndpoints } from '../database/schema/webhooks.ts'
import { DomainError } from '../errors.ts'

/** Those that match, as they are shown, the newest first. */
export async function showEndpoints(
  queries: Queries,
  which: SQL | undefined,
  now: Date,
): Promise<contract.WebhookEndpoint[]> {
  const rows = await queries
    .select({
      endpoint: webhookEndpoints,
      organisation: { id: organisations.id, name: organisations.name },
    })
    .from(webhookEndpoints)
    .leftJoin(organisations, eq(organisations.id, webhookEndpoints.organisationId))
    .where(which)
    .orderBy(desc(webhookEndpoints.createdAt), desc(webhookEndpoints.id))
  const waiting = await waitingOf(
    queries,
    rows.map(({ endpoint }) => endpoint.id),
  )
  return rows.map(({ endpoint, organisation }) => ({
    id: endpoint.id,
    address: endpoint.address,
    description: endpoint.description,
    event_types: endpoint.eventTypes,
    disabled_reason: endpoint.disabledReason,
    organisation,
    created_at: endpoint.createdAt.toISOString(),
    last_delivered_at: endpoint.lastDeliveredAt?.toISOString() ?? null,
    failing_since: endpoint.failingSince?.toISOString() ?? null,
    waiting: waiting.get(endpoint.id) ?? 0,
    previous_valid_until:
      endpoint.previousValidUntil && endpoint.previousValidUntil > now
        ? endpoint.previousValidUntil.toISOString()
        : null,
  }))
}

export async function showEndpoint(
  queries: Queries,
  id: string,
  now: Date,
): Promise<contract.WebhookEndpoint> {
  const [shown] = await showEndpoints(queries, eq(webhookEndpoints.id, id), now)
  if (!shown) throw new DomainError('webhooks.not_found')
  return shown
}

async function waitingOf(queries: Queries, ids: string[]): Promise<Map<string, number>> {
  const rows = await queries
    .select({ id: webhookDeliveries.endpointId, count: sql<number>`count(*)::int` })
    .from(webhookDeliveries)
    .where(and(inArray(webhookDeliveries.endpointId, ids), eq(webhookDeliveries.status, 'pending')))
    .groupBy(webhookDeliveries.endpointId)
  return new Map(rows.map(({ id, count }) => [id, count]))
}
