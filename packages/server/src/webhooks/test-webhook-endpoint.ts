import { webhooks as contract, type InputOf, type ReplyOf } from '@wakeel/contract'
import { webhookDeliveries } from '../database/schema/webhooks.ts'
import { requireUser } from '../http/caller.ts'
import type { Context } from '../http/context.ts'
import type { WebhookDependencies } from './dependencies.ts'
import { lockOwnEndpoint } from './own-endpoint.ts'
import { REPLAYING, requireSwitchedOn } from './replay-webhook-delivery.ts'
import { toDelivery } from './shown-delivery.ts'

type Routes = typeof contract.routes

export async function testWebhookEndpoint(
  { database, clock, newId, limits }: WebhookDependencies,
  { id }: InputOf<Routes['testWebhookEndpoint']>,
  { caller }: Context,
): Promise<ReplyOf<Routes['testWebhookEndpoint']>> {
  const { userId } = requireUser(caller)
  await limits.take(REPLAYING, userId)
  const now = clock.now()
  const row = await database.transaction(async (tx) => {
    requireSwitchedOn(await lockOwnEndpoint(tx, id, userId))
    const [stored] = await tx
      .insert(webhookDeliveries)
      .values({
        eventId: newId(),
        endpointId: id,
        type: contract.TEST_EVENT,
        data: { endpoint_id: id },
        happenedAt: now,
        nextAttemptAt: now,
      })
      .returning()
    return stored!
  })
  return { success: true, delivery: toDelivery(row) }
}
