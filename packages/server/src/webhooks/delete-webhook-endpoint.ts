import type { webhooks as contract, InputOf, ReplyOf } from '@wakeel/contract'
import { eq } from 'drizzle-orm'
import { webhookDeliveries, webhookEndpoints } from '../database/schema/webhooks.ts'
import { requireUser } from '../http/caller.ts'
import type { Context } from '../http/context.ts'
import type { WebhookDependencies } from './dependencies.ts'
import { lockOwnEndpoint } from './own-endpoint.ts'

type Routes = typeof contract.routes

/** With the log of its deliveries. One that is being sent at this moment arrives, and is written down nowhere. */
export async function deleteWebhookEndpoint(
  { database, audit }: WebhookDependencies,
  { id }: InputOf<Routes['deleteWebhookEndpoint']>,
  { caller }: Context,
): Promise<ReplyOf<Routes['deleteWebhookEndpoint']>> {
  const actor = requireUser(caller)
  await database.transaction(async (tx) => {
    const { organisationId } = await lockOwnEndpoint(tx, id, actor.userId)
    await tx.delete(webhookEndpoints).where(eq(webhookEndpoints.id, id))
    await tx.delete(webhookDeliveries).where(eq(webhookDeliveries.endpointId, id))
    if (organisationId !== null)
      await audit.record(tx, {
        actor,
        action: 'organisations.webhook_deleted',
        subject: { kind: 'organisation', id: organisationId },
        organisationId,
        before: { webhook: id },
      })
  })
  return { success: true }
}
