import { webhooks as contract } from '@wakeel/contract'
import { isNotNull, lt, notExists, or, sql } from 'drizzle-orm'
import { organisations } from '../database/schema/organisations.ts'
import { webhookDeliveries, webhookEndpoints } from '../database/schema/webhooks.ts'
import type { WebhookDependencies } from './dependencies.ts'

const KEPT_MS = contract.DELIVERIES_KEPT_DAYS * 24 * 3_600_000

/** Deletes deliveries that are old or whose endpoint is gone, and the endpoints of organisations that were dissolved. */
export async function forgetDeliveries({ database, clock }: WebhookDependencies): Promise<void> {
  const dissolved = database
    .select({ id: organisations.id })
    .from(organisations)
    .where(isNotNull(organisations.dissolvedAt))
  await database
    .delete(webhookEndpoints)
    .where(sql`${webhookEndpoints.organisationId} in (${dissolved})`)
  const endpoint = database
    .select({ id: webhookEndpoints.id })
    .from(webhookEndpoints)
    .where(sql`${webhookEndpoints.id} = ${webhookDeliveries.endpointId}`)
  const isOld = lt(webhookDeliveries.happenedAt, new Date(clock.now().getTime() - KEPT_MS))
  await database.delete(webhookDeliveries).where(or(isOld, notExists(endpoint)))
}
