import type { webhooks as contract } from '@wakeel/contract'
import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '../database/database.ts'
import { webhookDeliveries, webhookEndpoints } from '../database/schema/webhooks.ts'
import type { ClaimedDelivery } from './claim-deliveries.ts'
import type { WebhookDependencies } from './dependencies.ts'
import { disableEndpoint } from './disable-endpoint.ts'
import { nextAttemptAt } from './retry-schedule.ts'
import type { Outcome } from './send-delivery.ts'

/** So many attempts of a delivery are shown. */
const KEPT_ATTEMPTS = 20
/** An answer that takes longer is late. */
const LATE_AFTER_MS = 3_000
/** An endpoint where nothing has arrived for so long is switched off when it is given up. */
const FAILING_FOR_MS = 3 * 24 * 3_600_000
/** The longest that one answer keeps the other deliveries of its endpoint waiting. */
const MAX_PAUSE_MS = 3_600_000
const GONE = 410
const ASKS_FOR_A_PAUSE = [429, 503]

/** Writes down what came of an attempt, unless another process has taken the delivery over: when it is tried again, and how its endpoint is. */
export async function settleDelivery(
  webhooks: WebhookDependencies,
  delivery: ClaimedDelivery,
  { retryAfterMs, ...attempt }: Outcome,
): Promise<void> {
  const { database, clock } = webhooks
  const { eventId, endpointId, claim } = delivery
  const now = clock.now()
  const tries = delivery.tries + 1
  const isDelivered = attempt.failure === null
  await database.transaction(async (tx) => {
    const endpoint = await markEndpoint(tx, delivery, { attempt, retryAfterMs, now })
    if (!endpoint) return
    // One that was switched off meanwhile is not tried again.
    const next =
      isDelivered || endpoint.disabledAt !== null
        ? undefined
        : nextAttemptAt({ id: `${endpointId} ${eventId}`, tries, now, retryAfterMs })
    const [settled] = await tx
      .update(webhookDeliveries)
      .set({
        claim: null,
        claimedUntil: null,
        tries,
        status: isDelivered ? 'delivered' : next ? 'pending' : 'failed',
        ...(next && { nextAttemptAt: next }),
        attempts: sql`(case when jsonb_array_length(attempts) >= ${KEPT_ATTEMPTS} then attempts - 0 else attempts end)
          || ${JSON.stringify(attempt)}::jsonb`,
      })
      .where(
        and(
          eq(webhookDeliveries.endpointId, endpointId),
          eq(webhookDeliveries.eventId, eventId),
          eq(webhookDeliveries.claim, claim),
        ),
      )
      .returning({ eventId: webhookDeliveries.eventId })
    if (!settled || endpoint.disabledAt !== null) return
    if (attempt.status_code === GONE) await disableEndpoint(webhooks, tx, endpoint, 'gone')
    else if (!isDelivered && !next && isFailing(endpoint, now))
      await disableEndpoint(webhooks, tx, endpoint, 'failing')
  })
}

/** What of its endpoint an attempt shows; undefined where that is gone. Before the delivery, as whoever deletes an endpoint locks them in this order. */
async function markEndpoint(
  tx: Transaction,
  { endpointId }: ClaimedDelivery,
  {
    attempt,
    retryAfterMs,
    now,
  }: { attempt: contract.WebhookAttempt; retryAfterMs: number | undefined; now: Date },
): Promise<typeof webhookEndpoints.$inferSelect | undefined> {
  const { failure, status_code: status, duration_ms: durationMs } = attempt
  const isSlow = failure !== null || durationMs > LATE_AFTER_MS
  const asksForPause = retryAfterMs !== undefined && ASKS_FOR_A_PAUSE.includes(status ?? 0)
  const [endpoint] = await tx
    .update(webhookEndpoints)
    .set({
      isSlow,
      ...(failure === null
        ? { lastDeliveredAt: now, failingSince: null, pausedUntil: null }
        : { failingSince: sql`coalesce(${webhookEndpoints.failingSince}, ${attempt.at})` }),
      ...(asksForPause && {
        pausedUntil: new Date(now.getTime() + Math.min(retryAfterMs, MAX_PAUSE_MS)),
      }),
    })
    .where(eq(webhookEndpoints.id, endpointId))
    .returning()
  return endpoint
}

const isFailing = ({ failingSince }: typeof webhookEndpoints.$inferSelect, now: Date): boolean =>
  failingSince !== null && now.getTime() - failingSince.getTime() >= FAILING_FOR_MS

/** Gives a delivery back that was broken off: whoever comes first sends it. */
export async function giveDeliveryBack(
  { database }: WebhookDependencies,
  { endpointId, eventId, claim }: ClaimedDelivery,
): Promise<void> {
  await database
    .update(webhookDeliveries)
    .set({ claim: null, claimedUntil: null })
    .where(
      and(
        eq(webhookDeliveries.endpointId, endpointId),
        eq(webhookDeliveries.eventId, eventId),
        eq(webhookDeliveries.claim, claim),
      ),
    )
}
