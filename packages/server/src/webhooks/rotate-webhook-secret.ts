import { webhooks as contract, type InputOf, type ReplyOf } from '@wakeel/contract'
import { eq } from 'drizzle-orm'
import { webhookEndpoints } from '../database/schema/webhooks.ts'
import { requireUser } from '../http/caller.ts'
import type { Context } from '../http/context.ts'
import { CHANGING } from './create-webhook-endpoint.ts'
import type { WebhookDependencies } from './dependencies.ts'
import { lockOwnEndpoint } from './own-endpoint.ts'
import { encryptSecret, newSecret } from './secret.ts'
import { showEndpoint } from './shown-endpoint.ts'

type Routes = typeof contract.routes

const OVERLAP_MS = contract.SECRET_OVERLAP_HOURS * 3_600_000

export async function rotateWebhookSecret(
  { database, clock, limits, encryption }: WebhookDependencies,
  { id }: InputOf<Routes['rotateWebhookSecret']>,
  { caller }: Context,
): Promise<ReplyOf<Routes['rotateWebhookSecret']>> {
  const { userId } = requireUser(caller)
  await limits.take(CHANGING, userId)
  const [secret, now] = [newSecret(), clock.now()]
  await database.transaction(async (tx) => {
    const endpoint = await lockOwnEndpoint(tx, id, userId)
    await tx
      .update(webhookEndpoints)
      .set({
        secret: encryptSecret(encryption, secret, id),
        previousSecret: endpoint.secret,
        previousValidUntil: new Date(now.getTime() + OVERLAP_MS),
      })
      .where(eq(webhookEndpoints.id, id))
  })
  return { success: true, webhook_endpoint: await showEndpoint(database, id, now), secret }
}
