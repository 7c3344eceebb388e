import type { connections as contract, InputOf, ReplyOf } from '@wakeel/contract'
import { and, eq, lt } from 'drizzle-orm'
import { isAbandonedAccount } from '../accounts/abandoned-account.ts'
import type { Transaction } from '../database/database.ts'
import { users } from '../database/schema/accounts.ts'
import {
  authorisationRequests,
  connections as connectionsTable,
} from '../database/schema/connections.ts'
import { DomainError } from '../errors.ts'
import { requireUser } from '../http/caller.ts'
import type { Context } from '../http/context.ts'
import type { ConnectionDependencies } from './dependencies.ts'
import type { Grant } from './oauth/grant.ts'
import { forgetGrant, forgetGrantsOf, giveGrantUp } from './oauth/grants.ts'
import { listUsers, ownedBy } from './stored-connection.ts'

type Routes = typeof contract.routes

export async function deleteConnection(
  connections: ConnectionDependencies,
  { id }: InputOf<Routes['deleteConnection']>,
  { caller }: Context,
): Promise<ReplyOf<Routes['deleteConnection']>> {
  const { userId } = requireUser(caller)
  const given = await connections.database.transaction(async (tx) => {
    // Waits for whoever locks it to save an agent that uses it, and makes whoever comes later find it gone.
    const [row] = await tx
      .select({ id: connectionsTable.id })
      .from(connectionsTable)
      .where(ownedBy(userId, id))
      .for('update')
    if (!row) throw new DomainError('connections.not_found')
    if ((await listUsers(tx, [row])).length > 0) throw new DomainError('connections.in_use')
    return remove(connections, tx, id)
  })
  await giveGrantUp(connections, given)
  return { success: true }
}

/** Deletes those that accounts nobody confirmed have left alone since then, and no agent uses. */
export async function forgetUnconfirmed(
  connections: ConnectionDependencies,
  before: Date,
): Promise<void> {
  const { database } = connections
  const isOld = and(isAbandonedAccount(before), lt(connectionsTable.updatedAt, before))
  const old = await database
    .select({ id: connectionsTable.id })
    .from(connectionsTable)
    .innerJoin(users, eq(users.id, connectionsTable.userId))
    .where(isOld)
  for (const { id } of old) {
    const given = await database.transaction(async (tx) => {
      const [held] = await tx
        .select({ row: connectionsTable })
        .from(connectionsTable)
        .innerJoin(users, eq(users.id, connectionsTable.userId))
        .where(and(eq(connectionsTable.id, id), isOld))
        .for('update', { of: connectionsTable })
      if (!held || (await listUsers(tx, [held.row])).length > 0) return
      return remove(connections, tx, id)
    })
    await giveGrantUp(connections, given)
  }
}

async function remove(
  connections: ConnectionDependencies,
  tx: Transaction,
  id: string,
): Promise<Grant | undefined> {
  const grant = await forgetGrant(connections, tx, id)
  await tx.delete(connectionsTable).where(eq(connectionsTable.id, id))
  return grant
}

/** The agents that used them have left the store before. Returns what tells the other ends, once the transaction is over, that the store is done. */
export async function erasePerson(
  connections: ConnectionDependencies,
  tx: Transaction,
  userId: string,
): Promise<() => Promise<void>> {
  await tx.delete(authorisationRequests).where(eq(authorisationRequests.userId, userId))
  const given = await forgetGrantsOf(connections, tx, userId)
  await tx.delete(connectionsTable).where(eq(connectionsTable.userId, userId))
  return async () => {
    await Promise.all(given.map((grant) => giveGrantUp(connections, grant)))
  }
}
