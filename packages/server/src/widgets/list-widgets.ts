import type { widgets as contract, InputOf, ReplyOf } from '@wakeel/contract'
import { and, eq, isNull } from 'drizzle-orm'
import { apiKeys } from '../database/schema/api-keys.ts'
import { widgets } from '../database/schema/widgets.ts'
import { requireUser } from '../http/caller.ts'
import type { Context } from '../http/context.ts'
import { isManaging, requireMembership } from '../organisations/membership.ts'
import type { WidgetDependencies } from './dependencies.ts'
import { showWidgets } from './shown-widget.ts'

type Routes = typeof contract.routes

export async function listWidgets(
  { database, clock }: WidgetDependencies,
  { organisation }: InputOf<Routes['listWidgets']>,
  { caller }: Context,
): Promise<ReplyOf<Routes['listWidgets']>> {
  const { userId } = requireUser(caller)
  const own = eq(widgets.userId, userId)
  const show = async (which: Parameters<typeof showWidgets>[1]) => ({
    success: true as const,
    widgets: await showWidgets(database, which, clock.now()),
  })
  if (organisation === undefined) return show(and(own, isNull(apiKeys.organisationId)))
  const { member } = await requireMembership(database, organisation, userId)
  const ofOrganisation = eq(apiKeys.organisationId, organisation)
  return show(isManaging(member.role) ? ofOrganisation : and(ofOrganisation, own))
}
