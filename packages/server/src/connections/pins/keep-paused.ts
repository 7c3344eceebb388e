import type { connections as contract, InputOf, ReplyOf } from '@wakeel/contract'
import { and, eq } from 'drizzle-orm'
import { agentPins, connections as connectionsTable } from '../../database/schema/connections.ts'
import { DomainError } from '../../errors.ts'
import { requireUser } from '../../http/caller.ts'
import type { Context } from '../../http/context.ts'
import type { ConnectionDependencies } from '../dependencies.ts'
import { lockOwner } from '../store-connection.ts'
import { getOwn, getShown } from '../stored-connection.ts'

type Routes = typeof contract.routes

/** Writes down that a connection's owner looked at what has changed and leaves the agent paused. */
export async function keepPaused(
  { audit, clock, database }: ConnectionDependencies,
  { id, app_id: appId, fingerprint }: InputOf<Routes['keepPaused']>,
  { caller }: Context,
): Promise<ReplyOf<Routes['keepPaused']>> {
  const actor = requireUser(caller)
  await getOwn(database, actor.userId, id)
  await database.transaction(async (tx) => {
    await lockOwner(tx, actor.userId)
    const kept = await tx
      .update(agentPins)
      .set({ keptAt: clock.now() })
      .from(connectionsTable)
      .where(
        and(
          eq(connectionsTable.id, agentPins.connectionId),
          eq(connectionsTable.userId, actor.userId),
          eq(agentPins.connectionId, id),
          eq(agentPins.appId, appId),
          eq(agentPins.presentSha256, fingerprint),
        ),
      )
      .returning({ version: agentPins.version })
    if (!kept[0]) throw new DomainError('connections.changed_again')
    await audit.record(tx, {
      actor,
      action: 'connections.kept_paused',
      subject: { kind: 'agent', id: appId },
      after: { number: kept[0].version, fingerprint },
    })
  })
  return { success: true, connection: await getShown(database, actor.userId, id) }
}
