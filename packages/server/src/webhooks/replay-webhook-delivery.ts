import type { webhooks as contract, InputOf, ReplyOf } from '@wakeel/contract'
import { and, eq, gte } from 'drizzle-orm'
import { webhookDeliveries } from '../database/schema/webhooks.ts'
import { DomainError } from '../errors.ts'
import { requireUser } from '../http/caller.ts'
import type { Context } from '../http/context.ts'
import type { RateLimit } from '../http/rate-limits.ts'
import type { WebhookDependencies } from './dependencies.ts'
import { type EndpointRow, lockOwnEndpoint } from './own-endpoint.ts'
import { toDelivery } from './shown-delivery.ts'

type Routes = typeof contract.routes

/** Requests that make the store call somebody. */
export const REPLAYING: RateLimit = { name: 'webhook replays', max: 300, windowSeconds: 3_600 }

export function requireSwitchedOn({ disabledAt }: EndpointRow): void {
  if (disabledAt !== null) throw new DomainError('webhooks.disabled')
}

/** What is sent anew has all its attempts before it. */
const anew = (now: Date) => ({ status: 'pending' as const, tries: 0, nextAttemptAt: now })

export async function replayWebhookDelivery(
  { database, clock, limits }: WebhookDependencies,
  { id, delivery }: InputOf<Routes['replayWebhookDelivery']>,
  { caller }: Context,
): Promise<ReplyOf<Routes['replayWebhookDelivery']>> {
  const { userId } = requireUser(caller)
  await limits.take(REPLAYING, userId)
  const row = await database.transaction(async (tx) => {
    requireSwitchedOn(await lockOwnEndpoint(tx, id, userId))
    const [replayed] = await tx
      .update(webhookDeliveries)
      .set(anew(clock.now()))
      .where(and(eq(webhookDeliveries.endpointId, id), eq(webhookDeliveries.eventId, delivery)))
      .returning()
    if (!replayed) throw new DomainError('webhooks.delivery_not_found')
    return replayed
  })
  return { success: true, delivery: toDelivery(row) }
}

export async function replayFailedWebhooks(
  { database, clock, limits }: WebhookDependencies,
  { id, since }: InputOf<Routes['replayFailedWebhooks']>,
  { caller }: Context,
): Promise<ReplyOf<Routes['replayFailedWebhooks']>> {
  const { userId } = requireUser(caller)
  await limits.take(REPLAYING, userId)
  const replayed = await database.transaction(async (tx) => {
    requireSwitchedOn(await lockOwnEndpoint(tx, id, userId))
    return tx
      .update(webhookDeliveries)
      .set(anew(clock.now()))
      .where(
        and(
          eq(webhookDeliveries.endpointId, id),
          eq(webhookDeliveries.status, 'failed'),
          gte(webhookDeliveries.happenedAt, new Date(since)),
        ),
      )
      .returning({ id: webhookDeliveries.eventId })
  })
  return { success: true, replayed: replayed.length }
}
