import { createHash, randomBytes } from 'node:crypto'
import { startAuthorization } from '@modelcontextprotocol/client'
import type { connections as contract, InputOf, ReplyOf } from '@wakeel/contract'
import { and, eq, lte } from 'drizzle-orm'
import { z } from 'zod'
import type { Clock } from '../../clock.ts'
import type { Database, Transaction } from '../../database/database.ts'
import { authorisationRequests, connections } from '../../database/schema/connections.ts'
import { DomainError } from '../../errors.ts'
import { requireUser, type SignedInCaller } from '../../http/caller.ts'
import type { Context } from '../../http/context.ts'
import type { OutboundFetch } from '../../outbound/outbound-fetch.ts'
import type { Encryption } from '../../secrets/encryption.ts'
import { findChallenge, look, readAddress } from '../look.ts'
import { getOwn } from '../stored-connection.ts'
import { type Authority, AuthorityMetadata, readAuthority } from './authority.ts'
import { Client, chooseClient, redirectUrlOf, type Store } from './client.ts'
import { exchangeCode, type FreshGrant } from './grant.ts'
import type { Grants, LastGrant } from './grants.ts'
import { createOAuthFetch } from './oauth-fetch.ts'

type Routes = typeof contract.routes

/** How long a creator may take to sign in elsewhere. */
const LASTS_MS = 10 * 60_000

const SealedRequest = z.object({
  codeVerifier: z.string(),
  client: Client,
  metadata: AuthorityMetadata,
  resource: z.string(),
})

export interface Authorised {
  userId: string
  /** Undefined: a connection is made of it. */
  connectionId: string | undefined
  address: string
  description: contract.RemoteDescription
  /** Stores what was given, with the connection. */
  keep(tx: Transaction, connectionId: string): Promise<void>
}

interface Dependencies {
  database: Database
  clock: Clock
  encryption: Encryption
  outboundFetch: OutboundFetch
  grants: Grants
  store: Store
  /** Throws when the person has made the store look too often. */
  takeLook(creator: SignedInCaller): Promise<void>
  /** Stores the connection; returns its id. */
  save(authorised: Authorised): Promise<string>
}

/** A creator's way to the authorisation server of an MCP server and back (MCP 2025-11-25: authorisation code, PKCE, RFC 8707, RFC 9207). */
export function createAuthorisations({
  database,
  clock,
  encryption,
  outboundFetch,
  grants,
  store,
  takeLook,
  save,
}: Dependencies) {
  async function start(
    userId: string,
    place: { address: string; connectionId?: string; last?: LastGrant | undefined },
    given: contract.OAuthClient | undefined,
    signal: AbortSignal,
  ): Promise<ReplyOf<Routes['startAuthorisation']>> {
    const { address, connectionId, last } = place
    const call = createOAuthFetch(outboundFetch, signal)
    const authority = await readAuthority(
      address,
      await findChallenge(address, outboundFetch, signal),
      call,
    )
    const { metadata, resource, scope } = authority
    const client =
      (!given && clientAgain(last, authority)) ||
      (await chooseClient(authority, given, store, call))
    const state = randomBytes(32).toString('base64url')
    const { authorizationUrl, codeVerifier } = await startAuthorization(metadata.issuer, {
      metadata,
      clientInformation: client,
      redirectUrl: redirectUrlOf(store),
      ...(scope && { scope }),
      state,
      resource,
    })
    const id = idOf(state)
    const request: z.infer<typeof SealedRequest> = { codeVerifier, client, metadata, resource }
    const now = clock.now()
    await database.delete(authorisationRequests).where(lte(authorisationRequests.expiresAt, now))
    await database.insert(authorisationRequests).values({
      id,
      userId,
      connectionId,
      address,
      sealedRequest: encryption.encrypt(JSON.stringify(request), aboutOf(id)),
      expiresAt: new Date(now.getTime() + LASTS_MS),
    })
    return { success: true, authorization_url: authorizationUrl.href }
  }

  /** Once: whoever comes second with the same `state` finds nothing, nor does anybody else. */
  async function takeRequest(userId: string, state: string) {
    const id = idOf(state)
    const [row] = await database
      .delete(authorisationRequests)
      .where(and(eq(authorisationRequests.id, id), eq(authorisationRequests.userId, userId)))
      .returning()
    const text =
      row && row.expiresAt > clock.now()
        ? encryption.decrypt(row.sealedRequest, aboutOf(id))
        : undefined
    if (!row || text === undefined) throw new DomainError('connections.authorisation_expired')
    return { ...row, ...SealedRequest.parse(JSON.parse(text)) }
  }

  return {
    async startAuthorisation(
      { address, client }: InputOf<Routes['startAuthorisation']>,
      { caller, signal }: Context,
    ): Promise<ReplyOf<Routes['startAuthorisation']>> {
      const { userId } = requireUser(caller)
      await takeLook(requireUser(caller))
      return start(userId, { address: readAddress(address) }, client, signal)
    },

    async renewAuthorisation(
      { id, client }: InputOf<Routes['renewAuthorisation']>,
      { caller, signal }: Context,
    ): Promise<ReplyOf<Routes['renewAuthorisation']>> {
      const { userId } = requireUser(caller)
      const { kind, address } = await getOwn(database, userId, id)
      await takeLook(requireUser(caller))
      if (kind !== 'mcp')
        throw new DomainError('connections.authorisation_unusable', {
          sentence: 'Only an MCP server can be authorised.',
        })
      return start(
        userId,
        { address, connectionId: id, last: await grants.findLast(id) },
        client,
        signal,
      )
    },

    /** Returns the id of the connection. */
    async completeAuthorisation(
      { state, code, iss, error }: InputOf<Routes['completeAuthorisation']>,
      { caller, signal }: Context,
    ): Promise<string> {
      const { userId } = requireUser(caller)
      await takeLook(requireUser(caller))
      const { connectionId, address, client, codeVerifier, metadata, resource } = await takeRequest(
        userId,
        state,
      )
      if (code === undefined || error !== undefined)
        throw new DomainError('connections.authorisation_failed')
      const answer = { code, iss, codeVerifier, redirectUrl: redirectUrlOf(store) }
      const fresh = await exchangeCode(
        { metadata, resource, scope: undefined },
        client,
        answer,
        createOAuthFetch(outboundFetch, signal),
      )
      try {
        const description = await look(opened(address, fresh), outboundFetch, signal)
        return await save({
          userId,
          connectionId: connectionId ?? undefined,
          address,
          description,
          keep: (tx, id) => grants.keep(tx, id, fresh),
        })
      } catch (failure) {
        await grants.revoke(fresh.grant)
        const isRefused = failure instanceof DomainError && failure.code === 'connections.refused'
        throw isRefused ? new DomainError('connections.authorisation_failed') : failure
      }
    },

    /** Forgets what a connection was given; it asks for authorisation again. */
    async revokeAuthorisation(
      { id }: InputOf<Routes['revokeAuthorisation']>,
      { caller }: Context,
    ): Promise<void> {
      const { credentialKind } = await getOwn(database, requireUser(caller).userId, id)
      if (credentialKind !== 'oauth') return
      const given = await database.transaction(async (tx) => {
        await tx
          .update(connections)
          .set(grants.needsAuthorisation())
          .where(and(eq(connections.id, id), eq(connections.credentialKind, 'oauth')))
        return grants.forget(tx, id)
      })
      await grants.revoke(given)
    },
  }
}

/** The client of before, which means something only to the server that gave it, and nothing if that was why it gave no more tokens. */
function clientAgain(last: LastGrant | undefined, { metadata }: Authority): Client | undefined {
  if (last?.grant.metadata.issuer !== metadata.issuer) return undefined
  const { client } = last.grant
  return client.from === 'creator' || (client.from === 'registration' && !last.isOver)
    ? client
    : undefined
}

const idOf = (state: string): string => createHash('sha256').update(state).digest('base64url')
const aboutOf = (id: string): string => `authorisation ${id}`

/** A token that is this new is not refreshed: a server that refuses it refuses the store. */
function opened(address: string, { grant }: FreshGrant) {
  return {
    kind: 'mcp' as const,
    address,
    model: null,
    credential: { kind: 'bearer' as const, secret: grant.accessToken },
  }
}
