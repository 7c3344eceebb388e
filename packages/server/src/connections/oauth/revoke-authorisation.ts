import type { connections as contract, InputOf, ReplyOf } from '@wakeel/contract'
import { and, eq } from 'drizzle-orm'
import { connections as connectionsTable } from '../../database/schema/connections.ts'
import { requireUser } from '../../http/caller.ts'
import type { Context } from '../../http/context.ts'
import type { ConnectionDependencies } from '../dependencies.ts'
import { getOwn, getShown } from '../stored-connection.ts'
import { forgetGrant, giveGrantUp, needsAuthorisation } from './grants.ts'

type Routes = typeof contract.routes

/** Forgets what a connection was given; it asks for authorisation again. */
export async function revokeAuthorisation(
  connections: ConnectionDependencies,
  { id }: InputOf<Routes['revokeAuthorisation']>,
  { caller }: Context,
): Promise<ReplyOf<Routes['revokeAuthorisation']>> {
  const { database } = connections
  const { userId } = requireUser(caller)
  const { credentialKind } = await getOwn(database, userId, id)
  if (credentialKind === 'oauth') {
    const given = await database.transaction(async (tx) => {
      await tx
        .update(connectionsTable)
        .set(needsAuthorisation(connections))
        .where(and(eq(connectionsTable.id, id), eq(connectionsTable.credentialKind, 'oauth')))
      return forgetGrant(connections, tx, id)
    })
    await giveGrantUp(connections, given)
  }
  return { success: true, connection: await getShown(database, userId, id) }
}
