import type { widgets as contract, InputOf, ReplyOf } from '@wakeel/contract'
import { and, eq, isNull } from 'drizzle-orm'
import { revokeKeyWithoutSecret } from '../api-keys/key-without-secret.ts'
import { mayRevoke } from '../api-keys/revoke-api-key.ts'
import { apiKeys } from '../database/schema/api-keys.ts'
import { widgets } from '../database/schema/widgets.ts'
import { DomainError } from '../errors.ts'
import { requireUser } from '../http/caller.ts'
import type { Context } from '../http/context.ts'
import type { WidgetDependencies } from './dependencies.ts'

type Routes = typeof contract.routes

/** Revokes its key: what it ran stays in the history, under its name. */
export async function deleteWidget(
  { database, clock, audit }: WidgetDependencies,
  { id }: InputOf<Routes['deleteWidget']>,
  { caller }: Context,
): Promise<ReplyOf<Routes['deleteWidget']>> {
  const actor = requireUser(caller)
  await database.transaction(async (tx) => {
    const [found] = await tx
      .select({ key: apiKeys })
      .from(widgets)
      .innerJoin(apiKeys, eq(apiKeys.id, widgets.apiKeyId))
      .where(and(eq(widgets.apiKeyId, id), isNull(apiKeys.revokedAt)))
      .for('no key update')
    if (!found || !(await mayRevoke(tx, found.key, actor.userId)))
      throw new DomainError('widgets.not_found')
    const { userId, organisationId } = found.key
    await revokeKeyWithoutSecret(tx, id, clock.now())
    if (organisationId)
      await audit.record(tx, {
        actor,
        action: 'organisations.widget_deleted',
        subject: { kind: 'person', id: userId },
        organisationId,
        before: { widget: id },
      })
  })
  return { success: true }
}
