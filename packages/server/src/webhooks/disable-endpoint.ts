import type { webhooks as contract } from '@wakeel/contract'
import { and, eq, isNull } from 'drizzle-orm'
import type { Transaction } from '../database/database.ts'
import { organisationMembers } from '../database/schema/organisations.ts'
import { webhookDeliveries, webhookEndpoints } from '../database/schema/webhooks.ts'
import { isManaging } from '../organisations/membership.ts'
import type { WebhookDependencies } from './dependencies.ts'
import { disabledEmail } from './disabled-email.ts'

type EndpointRow = typeof webhookEndpoints.$inferSelect

/** Sends nothing more to an endpoint that is held, and tells those whose it is by email. */
export async function disableEndpoint(
  { clock, outbox }: WebhookDependencies,
  tx: Transaction,
  endpoint: EndpointRow,
  reason: Exclude<contract.WebhookDisabledReason, 'owner'>,
): Promise<void> {
  const { id, address } = endpoint
  const disabledAt = clock.now()
  await tx
    .update(webhookEndpoints)
    .set({ disabledAt, disabledReason: reason })
    .where(eq(webhookEndpoints.id, id))
  await giveUpWaiting(tx, id)
  await outbox.queueEach(tx, {
    userIds: await ownersOf(tx, endpoint),
    reference: `webhook-disabled:${id}:${disabledAt.getTime()}`,
    ...disabledEmail({ host: new URL(address).host, reason }),
  })
}

/** What waits for an endpoint has failed; what is being sent is written down as it ends. */
export async function giveUpWaiting(tx: Transaction, endpointId: string): Promise<void> {
  await tx
    .update(webhookDeliveries)
    .set({ status: 'failed' })
    .where(
      and(
        eq(webhookDeliveries.endpointId, endpointId),
        eq(webhookDeliveries.status, 'pending'),
        isNull(webhookDeliveries.claim),
      ),
    )
}

/** The person, or those who manage the organisation. */
export async function ownersOf(
  tx: Transaction,
  { userId, organisationId }: Pick<EndpointRow, 'userId' | 'organisationId'>,
): Promise<string[]> {
  if (userId !== null) return [userId]
  const members = await tx
    .select({ userId: organisationMembers.userId, role: organisationMembers.role })
    .from(organisationMembers)
    .where(eq(organisationMembers.organisationId, organisationId!))
  return members.filter(({ role }) => isManaging(role)).map((member) => member.userId)
}
