import type { webhooks as contract, InputOf, ReplyOf } from '@wakeel/contract'
import { and, desc, eq, sql } from 'drizzle-orm'
import { readCursor, TimeAndId, toPage } from '../cursor.ts'
import { webhookDeliveries } from '../database/schema/webhooks.ts'
import { requireUser } from '../http/caller.ts'
import type { Context } from '../http/context.ts'
import type { WebhookDependencies } from './dependencies.ts'
import { requireOwnEndpoint } from './own-endpoint.ts'
import { toDelivery } from './shown-delivery.ts'

type Routes = typeof contract.routes

const { endpointId, eventId, happenedAt } = webhookDeliveries

export async function listWebhookDeliveries(
  { database }: WebhookDependencies,
  { id, status, type, cursor, limit }: InputOf<Routes['listWebhookDeliveries']>,
  { caller }: Context,
): Promise<ReplyOf<Routes['listWebhookDeliveries']>> {
  await requireOwnEndpoint(database, id, requireUser(caller).userId)
  const list = `webhook deliveries ${id} ${status ?? ''} ${type ?? ''}`
  const after = readCursor(list, cursor, TimeAndId)
  const rows = await database
    .select()
    .from(webhookDeliveries)
    .where(
      and(
        eq(endpointId, id),
        status && eq(webhookDeliveries.status, status),
        type && eq(webhookDeliveries.type, type),
        after &&
          sql`(${happenedAt}, ${eventId}) < (${new Date(after[0]).toISOString()}::timestamptz, ${after[1]}::uuid)`,
      ),
    )
    .orderBy(desc(happenedAt), desc(eventId))
    .limit(limit + 1)
  const { shown, next_cursor } = toPage(list, rows, limit, (last) => [
    last.happenedAt.getTime(),
    last.eventId,
  ])
  return { success: true, deliveries: shown.map(toDelivery), next_cursor }
}
