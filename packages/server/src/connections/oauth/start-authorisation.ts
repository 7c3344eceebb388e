import { randomBytes } from 'node:crypto'
import { startAuthorization } from '@modelcontextprotocol/client'
import type { connections as contract, InputOf, ReplyOf } from '@wakeel/contract'
import { DomainError } from '../../errors.ts'
import { requireUser } from '../../http/caller.ts'
import type { Context } from '../../http/context.ts'
import type { ConnectionDependencies } from '../dependencies.ts'
import { findChallenge, readAddress } from '../look.ts'
import { takeLook } from '../read-other-end.ts'
import { getOwn } from '../stored-connection.ts'
import { keepRequest } from './authorisation-request.ts'
import { type Authority, readAuthority } from './authority.ts'
import { type Client, chooseClient, redirectUrlOf } from './client.ts'
import { findLastGrant, type LastGrant } from './grants.ts'
import { createOAuthFetch } from './oauth-fetch.ts'

type Routes = typeof contract.routes
type Reply = Promise<ReplyOf<Routes['startAuthorisation']>>

/** Sends a creator to the authorisation server of an MCP server (MCP 2025-11-25: authorisation code, PKCE, RFC 8707, RFC 9207). */
export async function startAuthorisation(
  connections: ConnectionDependencies,
  { address, client }: InputOf<Routes['startAuthorisation']>,
  { caller, signal }: Context,
): Reply {
  const creator = requireUser(caller)
  await takeLook(connections, creator)
  const place = { userId: creator.userId, address: readAddress(address) }
  return start(connections, place, client, signal)
}

export async function renewAuthorisation(
  connections: ConnectionDependencies,
  { id, client }: InputOf<Routes['renewAuthorisation']>,
  { caller, signal }: Context,
): Reply {
  const creator = requireUser(caller)
  const { userId } = creator
  const { kind, address } = await getOwn(connections.database, userId, id)
  await takeLook(connections, creator)
  if (kind !== 'mcp')
    throw new DomainError('connections.authorisation_unusable', {
      sentence: 'Only an MCP server can be authorised.',
    })
  const last = await findLastGrant(connections, id)
  return start(connections, { userId, address, connectionId: id, last }, client, signal)
}

interface Place {
  userId: string
  address: string
  connectionId?: string
  last?: LastGrant | undefined
}

async function start(
  connections: ConnectionDependencies,
  { userId, address, connectionId, last }: Place,
  given: contract.OAuthClient | undefined,
  signal: AbortSignal,
): Reply {
  const { outboundFetch, store } = connections
  const call = createOAuthFetch(outboundFetch, signal)
  const challenge = await findChallenge(address, outboundFetch, signal)
  const authority = await readAuthority(address, challenge, call)
  const { metadata, resource, scope } = authority
  const client =
    (!given && clientAgain(last, authority)) || (await chooseClient(authority, given, store, call))
  const state = randomBytes(32).toString('base64url')
  const { authorizationUrl, codeVerifier } = await startAuthorization(metadata.issuer, {
    metadata,
    clientInformation: client,
    redirectUrl: redirectUrlOf(store),
    ...(scope && { scope }),
    state,
    resource,
  })
  const request = { codeVerifier, client, metadata, resource }
  await keepRequest(connections, { userId, connectionId, address, state }, request)
  return { success: true, authorization_url: authorizationUrl.href }
}

/** The client of before, which means something only to the server that gave it, and nothing if that was why it gave no more tokens. */
function clientAgain(last: LastGrant | undefined, { metadata }: Authority): Client | undefined {
  if (last?.grant.metadata.issuer !== metadata.issuer) return undefined
  const { client } = last.grant
  return client.from === 'creator' || (client.from === 'registration' && !last.isOver)
    ? client
    : undefined
}
