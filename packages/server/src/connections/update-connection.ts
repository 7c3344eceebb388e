import type { connections as contract, InputOf, ReplyOf } from '@wakeel/contract'
import { connections as connectionsTable } from '../database/schema/connections.ts'
import { DomainError } from '../errors.ts'
import { requireUser } from '../http/caller.ts'
import type { Context } from '../http/context.ts'
import { changeShown } from './change-shown.ts'
import type { ConnectionDependencies, OpenConnection } from './dependencies.ts'
import { readAddress } from './look.ts'
import type { Grant } from './oauth/grant.ts'
import { forgetGrant, giveGrantUp } from './oauth/grants.ts'
import { openStored } from './open-connection.ts'
import { noticeChanges } from './pins/notice-changes.ts'
import { readOtherEnd } from './read-other-end.ts'
import { asRead, encryptCredential, getOwn, getShown } from './stored-connection.ts'

type Routes = typeof contract.routes

export async function updateConnection(
  connections: ConnectionDependencies,
  input: InputOf<Routes['updateConnection']>,
  context: Context,
): Promise<ReplyOf<Routes['updateConnection']>> {
  const { database, clock, encryption } = connections
  const { id, address, credential, model, key_host: keyHost } = input
  const creator = requireUser(context.caller)
  const before = await getOwn(database, creator.userId, id)
  const known = await openStored(connections, before)
  const requested: OpenConnection = {
    kind: known.kind,
    address: address === undefined ? known.address : readAddress(address),
    credential: credential ?? known.credential,
    model: model === undefined ? known.model : model,
    keyHost: keyHost === undefined ? before.keyHost : keyHost,
  }
  if (
    !credential &&
    known.credential.kind !== 'none' &&
    !isSameOrigin(requested.address, known.address)
  )
    throw new DomainError('connections.secret_needed')
  const { settings, seen } = await readOtherEnd(connections, requested, creator, context.signal)
  const isMoved = requested.address !== before.address
  let given: Grant | undefined
  const isChanged = await changeShown(connections, before, isMoved, async (tx) => {
    const changed = await tx
      .update(connectionsTable)
      .set({
        ...settings,
        ...(credential && encryptCredential(encryption, id, credential)),
        ...(isMoved && { verifiedAt: null }),
        updatedAt: clock.now(),
      })
      .where(asRead(before))
    if (changed.rowCount && credential) given = await forgetGrant(connections, tx, id)
    return changed
  })
  await giveGrantUp(connections, given)
  if (isChanged) await noticeChanges(connections, id, seen.manifest)
  // Changed meanwhile: together the two changes may be something that neither has looked at.
  return isChanged
    ? { success: true, connection: await getShown(database, creator.userId, id) }
    : updateConnection(connections, input, context)
}

const isSameOrigin = (one: string, other: string): boolean =>
  new URL(one).origin === new URL(other).origin
