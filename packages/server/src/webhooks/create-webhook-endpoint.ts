import { webhooks as contract, type InputOf, type ReplyOf } from '@wakeel/contract'
import { eq } from 'drizzle-orm'
import { lockUnsuspended } from '../accounts/lock-person.ts'
import { webhookEndpoints } from '../database/schema/webhooks.ts'
import { DomainError } from '../errors.ts'
import { requireUser } from '../http/caller.ts'
import type { Context } from '../http/context.ts'
import type { RateLimit } from '../http/rate-limits.ts'
import { lockMembership } from '../organisations/membership.ts'
import type { WebhookDependencies } from './dependencies.ts'
import { ownersOf } from './disable-endpoint.ts'
import { requireAddress } from './require-address.ts'
import { encryptSecret, newSecret } from './secret.ts'
import { showEndpoint } from './shown-endpoint.ts'

type Routes = typeof contract.routes

/** Whatever looks a name up or makes a secret. */
export const CHANGING: RateLimit = { name: 'webhook endpoints', max: 120, windowSeconds: 3_600 }

export async function createWebhookEndpoint(
  webhooks: WebhookDependencies,
  {
    organisation,
    event_types: eventTypes,
    description,
    ...input
  }: InputOf<Routes['createWebhookEndpoint']>,
  context: Context,
): Promise<ReplyOf<Routes['createWebhookEndpoint']>> {
  const { database, clock, newId, limits, accounts, audit, encryption } = webhooks
  const actor = requireUser(context.caller)
  const { userId } = actor
  await limits.take(CHANGING, userId)
  const address = await requireAddress(webhooks, input.address)
  const [id, secret, now] = [newId(), newSecret(), clock.now()]
  await database.transaction(async (tx) => {
    // Those who make an endpoint at the same moment wait for one another here.
    await lockUnsuspended(tx, userId)
    if (organisation) await lockMembership(tx, organisation, userId, 'managing')
    const owner = {
      userId: organisation ? null : userId,
      organisationId: organisation ?? null,
    }
    const ofOwner = organisation
      ? eq(webhookEndpoints.organisationId, organisation)
      : eq(webhookEndpoints.userId, userId)
    if ((await tx.$count(webhookEndpoints, ofOwner)) >= contract.MAX_WEBHOOK_ENDPOINTS)
      throw new DomainError('webhooks.too_many')
    await tx.insert(webhookEndpoints).values({
      id,
      ...owner,
      address,
      description,
      eventTypes: [...new Set(eventTypes)],
      secret: encryptSecret(encryption, secret, id),
      createdAt: now,
    })
    await accounts.recordAccess(tx, {
      kind: 'webhook_created',
      userId,
      id,
      about: new URL(address).host,
      by: context,
      readers: await ownersOf(tx, owner),
    })
    if (organisation)
      await audit.record(tx, {
        actor,
        action: 'organisations.webhook_created',
        subject: { kind: 'organisation', id: organisation },
        organisationId: organisation,
        after: { webhook: id },
      })
  })
  return { success: true, webhook_endpoint: await showEndpoint(database, id, now), secret }
}
