import type { webhooks as contract, InputOf, ReplyOf } from '@wakeel/contract'
import { eq } from 'drizzle-orm'
import { webhookEndpoints } from '../database/schema/webhooks.ts'
import { requireUser } from '../http/caller.ts'
import type { Context } from '../http/context.ts'
import { requireMembership } from '../organisations/membership.ts'
import type { WebhookDependencies } from './dependencies.ts'
import { showEndpoints } from './shown-endpoint.ts'

type Routes = typeof contract.routes

export async function listWebhookEndpoints(
  { database, clock }: WebhookDependencies,
  { organisation }: InputOf<Routes['listWebhookEndpoints']>,
  { caller }: Context,
): Promise<ReplyOf<Routes['listWebhookEndpoints']>> {
  const { userId } = requireUser(caller)
  if (organisation) await requireMembership(database, organisation, userId, 'managing')
  const which = organisation
    ? eq(webhookEndpoints.organisationId, organisation)
    : eq(webhookEndpoints.userId, userId)
  return { success: true, webhook_endpoints: await showEndpoints(database, which, clock.now()) }
}
