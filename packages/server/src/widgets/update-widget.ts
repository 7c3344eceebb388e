import type { widgets as contract, InputOf, ReplyOf } from '@wakeel/contract'
import { and, eq, isNull } from 'drizzle-orm'
import { changeKeyWithoutSecret } from '../api-keys/key-without-secret.ts'
import { apiKeys } from '../database/schema/api-keys.ts'
import { widgets } from '../database/schema/widgets.ts'
import { DomainError } from '../errors.ts'
import { requireUser } from '../http/caller.ts'
import type { Context } from '../http/context.ts'
import type { WidgetDependencies } from './dependencies.ts'
import { showWidget } from './shown-widget.ts'

type Routes = typeof contract.routes

const asSet = (origins: readonly string[]): string => [...new Set(origins)].sort().join(' ')

export async function updateWidget(
  { database, clock }: WidgetDependencies,
  { id, name, cap, is_paused: isPaused, origins, ...look }: InputOf<Routes['updateWidget']>,
  { caller }: Context,
): Promise<ReplyOf<Routes['updateWidget']>> {
  const { userId } = requireUser(caller)
  const now = clock.now()
  await database.transaction(async (tx) => {
    const [found] = await tx
      .select({ widget: widgets })
      .from(widgets)
      .innerJoin(apiKeys, eq(apiKeys.id, widgets.apiKeyId))
      .where(and(eq(widgets.apiKeyId, id), eq(widgets.userId, userId), isNull(apiKeys.revokedAt)))
      .for('no key update')
    if (!found) throw new DomainError('widgets.not_found')
    await changeKeyWithoutSecret(tx, id, { name, cap })
    const { pausedAt, visitSeries, origins: named } = found.widget
    const isMoved = origins && asSet(origins) !== asSet(named)
    const changed = {
      ...look,
      ...(origins && { origins: [...new Set(origins)] }),
      ...(isPaused !== undefined && { pausedAt: isPaused ? (pausedAt ?? now) : null }),
      // Whoever holds a token of before may be a visitor of a site that was taken away.
      ...((isMoved || isPaused) && { visitSeries: visitSeries + 1 }),
    }
    if (Object.keys(changed).length > 0)
      await tx.update(widgets).set(changed).where(eq(widgets.apiKeyId, id))
  })
  return { success: true, widget: await showWidget(database, id, now) }
}
