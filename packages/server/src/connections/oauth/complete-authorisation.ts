import type { connections as contract, InputOf, ReplyOf } from '@wakeel/contract'
import { DomainError } from '../../errors.ts'
import { requireUser } from '../../http/caller.ts'
import type { Context } from '../../http/context.ts'
import type { ConnectionDependencies } from '../dependencies.ts'
import { look } from '../look.ts'
import { noticeChanges } from '../pins/notice-changes.ts'
import { answeredNow, takeLook } from '../read-other-end.ts'
import { storeAuthorised } from '../store-connection.ts'
import { getShown } from '../stored-connection.ts'
import { takeRequest } from './authorisation-request.ts'
import { redirectUrlOf } from './client.ts'
import { exchangeCode, type FreshGrant } from './grant.ts'
import { giveGrantUp, keepGrant } from './grants.ts'
import { createOAuthFetch } from './oauth-fetch.ts'

type Routes = typeof contract.routes

/** The creator is back from the authorisation server. */
export async function completeAuthorisation(
  connections: ConnectionDependencies,
  { state, code, iss, error }: InputOf<Routes['completeAuthorisation']>,
  { caller, signal }: Context,
): Promise<ReplyOf<Routes['completeAuthorisation']>> {
  const { database, outboundFetch, store } = connections
  const creator = requireUser(caller)
  const { userId } = creator
  await takeLook(connections, creator)
  const request = await takeRequest(connections, userId, state)
  const { connectionId, address, client, codeVerifier, metadata, resource } = request
  if (code === undefined || error !== undefined)
    throw new DomainError('connections.authorisation_failed')
  const fresh = await exchangeCode(
    { metadata, resource, scope: undefined },
    client,
    { code, iss, codeVerifier, redirectUrl: redirectUrlOf(store) },
    createOAuthFetch(outboundFetch, signal),
  )
  const id = await storeUsable()
  return { success: true, connection: await getShown(database, userId, id) }

  async function storeUsable(): Promise<string> {
    try {
      const seen = await look(opened(address, fresh), outboundFetch, signal)
      const stored = await storeAuthorised(connections, {
        userId,
        connectionId: connectionId ?? undefined,
        address,
        answered: answeredNow(connections, seen),
        keep: (tx, id) => keepGrant(connections, tx, id, fresh),
      })
      await noticeChanges(connections, stored, seen.manifest)
      return stored
    } catch (failure) {
      await giveGrantUp(connections, fresh.grant)
      const isRefused = failure instanceof DomainError && failure.code === 'connections.refused'
      throw isRefused ? new DomainError('connections.authorisation_failed') : failure
    }
  }
}

/** A token that is this new is not refreshed: a server that refuses it refuses the store. */
function opened(address: string, { grant }: FreshGrant) {
  return {
    kind: 'mcp' as const,
    address,
    model: null,
    credential: { kind: 'bearer' as const, secret: grant.accessToken },
  }
}
