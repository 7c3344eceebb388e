import type { connections as contract, InputOf, ReplyOf } from '@wakeel/contract'
import { and, eq } from 'drizzle-orm'
import { connections as connectionsTable } from '../database/schema/connections.ts'
import { DomainError } from '../errors.ts'
import { requireUser, type SignedInCaller } from '../http/caller.ts'
import type { Context } from '../http/context.ts'
import { changeShown } from './change-shown.ts'
import type { ConnectionDependencies } from './dependencies.ts'
import { look } from './look.ts'
import { openStored } from './open-connection.ts'
import { noticeChanges } from './pins/notice-changes.ts'
import { isProven } from './prove.ts'
import { answeredNow, takeLook } from './read-other-end.ts'
import { asRead, getOwn, getShown, ownedBy, type StoredConnection } from './stored-connection.ts'

type Routes = typeof contract.routes

/** Whether the other end still answers, and what it says now. */
export async function checkConnection(
  connections: ConnectionDependencies,
  { id }: InputOf<Routes['checkConnection']>,
  { caller, signal }: Context,
): Promise<ReplyOf<Routes['checkConnection']>> {
  const { database } = connections
  const creator = requireUser(caller)
  const before = await getOwn(database, creator.userId, id)
  await takeLook(connections, creator)
  await lookAgain(connections, before, signal, creator)
  return { success: true, connection: await getShown(database, creator.userId, id) }
}

/**
 * Reads what the other end says now, and stores it, or why it does not answer; agents that were approved with something else are paused, and where
 * their creator looks, those that are as they were approved go on.
 */
export async function lookAgain(
  connections: ConnectionDependencies,
  before: StoredConnection,
  signal: AbortSignal,
  lookedBy?: SignedInCaller,
): Promise<void> {
  const { database, clock, outboundFetch } = connections
  const seen = await look(await openStored(connections, before), outboundFetch, signal).catch(
    (error: unknown) => {
      // When it was the creator who left, nothing is known about the other end.
      if (signal.aborted || !(error instanceof DomainError)) throw error
      return error
    },
  )
  const { rowCount } = await database
    .update(connectionsTable)
    .set(
      seen instanceof DomainError
        ? { isHealthy: false, healthError: seen.code, checkedAt: clock.now() }
        : answeredNow(connections, seen),
    )
    .where(asRead(before))
  if (rowCount && !(seen instanceof DomainError))
    await noticeChanges(connections, before.id, seen.manifest, lookedBy)
}

/** Whether the address is its owner's. */
export async function verifyConnection(
  connections: ConnectionDependencies,
  { id }: InputOf<Routes['verifyConnection']>,
  { caller, signal }: Context,
): Promise<ReplyOf<Routes['verifyConnection']>> {
  const { database, clock, outboundFetch } = connections
  const creator = requireUser(caller)
  const { userId } = creator
  const before = await getOwn(database, userId, id)
  await takeLook(connections, creator)
  const opened = await openStored(connections, before)
  const isFound = await isProven(opened, before.proofToken, outboundFetch, signal)
  // Only the address that was looked at is proven, not one that took its place meanwhile.
  const isProvenStill =
    isFound &&
    (await changeShown(connections, before, true, (tx) =>
      tx
        .update(connectionsTable)
        .set({ verifiedAt: clock.now() })
        .where(and(ownedBy(userId, id), eq(connectionsTable.address, before.address))),
    ))
  if (!isProvenStill) throw new DomainError('connections.proof_missing')
  return { success: true, connection: await getShown(database, userId, id) }
}
