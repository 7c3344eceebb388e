import { widgets as contract, type InputOf, type ReplyOf } from '@wakeel/contract'
import { and, eq, isNull } from 'drizzle-orm'
import { lockUnsuspended } from '../accounts/lock-person.ts'
import { storeKeyWithoutSecret } from '../api-keys/key-without-secret.ts'
import type { Transaction } from '../database/database.ts'
import { apiKeys } from '../database/schema/api-keys.ts'
import { widgets } from '../database/schema/widgets.ts'
import { DomainError } from '../errors.ts'
import { requireUser } from '../http/caller.ts'
import type { Context } from '../http/context.ts'
import { requireMembership } from '../organisations/membership.ts'
import type { WidgetDependencies } from './dependencies.ts'
import { showWidget } from './shown-widget.ts'

type Routes = typeof contract.routes

export async function createWidget(
  { database, clock, newId, audit, catalogue }: WidgetDependencies,
  { name, agent, cap, organisation, origins, ...look }: InputOf<Routes['createWidget']>,
  { caller }: Context,
): Promise<ReplyOf<Routes['createWidget']>> {
  const actor = requireUser(caller)
  const { userId } = actor
  const appIds = [catalogue.getRunnableApp(agent).id]
  const [id, createdAt] = [newId(), clock.now()]
  await database.transaction(async (tx) => {
    // Those who make a widget at the same moment wait for one another here.
    await lockUnsuspended(tx, userId)
    if (organisation) await requireMembership(tx, organisation, userId)
    await requireRoom(tx, userId)
    await storeKeyWithoutSecret(tx, 'widget', {
      id,
      userId,
      organisationId: organisation,
      name,
      scopes: ['run'],
      appIds,
      cap,
      createdAt,
    })
    await tx
      .insert(widgets)
      .values({ ...look, apiKeyId: id, userId, origins: [...new Set(origins)], createdAt })
    if (organisation)
      await audit.record(tx, {
        actor,
        action: 'organisations.widget_created',
        subject: { kind: 'person', id: userId },
        organisationId: organisation,
        after: { widget: id },
      })
  })
  return { success: true, widget: await showWidget(database, id, createdAt) }
}

async function requireRoom(tx: Transaction, userId: string): Promise<void> {
  const inForce = await tx
    .select({ id: widgets.apiKeyId })
    .from(widgets)
    .innerJoin(apiKeys, eq(apiKeys.id, widgets.apiKeyId))
    .where(and(eq(widgets.userId, userId), isNull(apiKeys.revokedAt)))
    .limit(contract.MAX_WIDGETS)
  if (inForce.length >= contract.MAX_WIDGETS) throw new DomainError('widgets.too_many')
}
