import type { connections as contract, InputOf, ReplyOf } from '@wakeel/contract'
import { requireUser } from '../http/caller.ts'
import type { Context } from '../http/context.ts'
import type { ConnectionDependencies } from './dependencies.ts'
import { look, readAddress } from './look.ts'
import { readOtherEnd, takeLook } from './read-other-end.ts'
import { insertConnection } from './store-connection.ts'
import { encryptCredential, getShown } from './stored-connection.ts'

type Routes = typeof contract.routes

/** What the other end says, before anything of it is stored. */
export async function probeConnection(
  connections: ConnectionDependencies,
  { kind, address, credential, model = null }: InputOf<Routes['probeConnection']>,
  { caller, signal }: Context,
): Promise<ReplyOf<Routes['probeConnection']>> {
  await takeLook(connections, requireUser(caller))
  const requested = { kind, address: readAddress(address), credential, model }
  const { description } = await look(requested, connections.outboundFetch, signal)
  return { success: true, description }
}

export async function createConnection(
  connections: ConnectionDependencies,
  { kind, address, credential, model = null }: InputOf<Routes['createConnection']>,
  { caller, signal }: Context,
): Promise<ReplyOf<Routes['createConnection']>> {
  const { database, encryption, newId } = connections
  const creator = requireUser(caller)
  const { userId } = creator
  const id = newId()
  const requested = { kind, address: readAddress(address), credential, model }
  const { settings } = await readOtherEnd(connections, requested, creator, signal)
  await insertConnection(connections, {
    id,
    userId,
    kind,
    ...settings,
    ...encryptCredential(encryption, id, credential),
  })
  return { success: true, connection: await getShown(database, userId, id) }
}
