import type { webhooks as contract, InputOf, ReplyOf } from '@wakeel/contract'
import { eq } from 'drizzle-orm'
import { lockPerson } from '../accounts/lock-person.ts'
import { webhookEndpoints } from '../database/schema/webhooks.ts'
import { requireUser } from '../http/caller.ts'
import type { Context } from '../http/context.ts'
import { CHANGING } from './create-webhook-endpoint.ts'
import type { WebhookDependencies } from './dependencies.ts'
import { giveUpWaiting } from './disable-endpoint.ts'
import { type EndpointRow, lockOwnEndpoint, requireOwnEndpoint } from './own-endpoint.ts'
import { requireAddress } from './require-address.ts'
import { showEndpoint } from './shown-endpoint.ts'

type Routes = typeof contract.routes

export async function updateWebhookEndpoint(
  webhooks: WebhookDependencies,
  { id, ...input }: InputOf<Routes['updateWebhookEndpoint']>,
  context: Context,
): Promise<ReplyOf<Routes['updateWebhookEndpoint']>> {
  const { database, clock, limits, accounts, audit } = webhooks
  const actor = requireUser(context.caller)
  const { userId } = actor
  await requireOwnEndpoint(database, id, userId)
  await limits.take(CHANGING, userId)
  const address =
    input.address === undefined ? undefined : await requireAddress(webhooks, input.address)
  await database.transaction(async (tx) => {
    await lockPerson(tx, userId)
    const endpoint = await lockOwnEndpoint(tx, id, userId)
    const changed = {
      ...(address !== undefined && { address }),
      ...(input.description !== undefined && { description: input.description }),
      ...(input.event_types && { eventTypes: [...new Set(input.event_types)] }),
      ...switched(endpoint, input.is_enabled, clock.now()),
    }
    if (Object.keys(changed).length > 0)
      await tx.update(webhookEndpoints).set(changed).where(eq(webhookEndpoints.id, id))
    if (address !== undefined && address !== endpoint.address) {
      await accounts.recordAccess(tx, {
        kind: 'webhook_address_changed',
        userId,
        id,
        about: new URL(address).host,
        by: context,
      })
      if (endpoint.organisationId)
        await audit.record(tx, {
          actor,
          action: 'organisations.webhook_address_changed',
          subject: { kind: 'organisation', id: endpoint.organisationId },
          organisationId: endpoint.organisationId,
          after: { webhook: id },
        })
    }
    if (input.is_enabled === false) await giveUpWaiting(tx, id)
  })
  return { success: true, webhook_endpoint: await showEndpoint(database, id, clock.now()) }
}

/** What is switched on begins anew; what is off keeps the reason that it was switched off for. */
function switched({ disabledAt }: EndpointRow, isEnabled: boolean | undefined, now: Date) {
  const isOn = disabledAt === null
  if (isEnabled === undefined || isEnabled === isOn) return {}
  return isEnabled
    ? {
        disabledAt: null,
        disabledReason: null,
        failingSince: null,
        pausedUntil: null,
        isSlow: false,
      }
    : { disabledAt: now, disabledReason: 'owner' as const }
}
