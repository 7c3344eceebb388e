import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import { DomainError } from '../errors.ts'
import type { RateLimit } from '../http/rate-limits.ts'
import { OutboundError } from '../outbound/outbound-fetch.ts'
import { ClientMetadata } from './client-metadata.ts'
import type { Client, OAuthServerDependencies } from './dependencies.ts'
import { mayBeCalled } from './program-name.ts'

/** A Client ID Metadata Document (draft-ietf-oauth-client-id-metadata-document): the address of what a program publishes is its id. */
const Document = ClientMetadata.extend({
  client_id: z.string(),
  token_endpoint_auth_method: z.literal('none').optional(),
})

const LIMITS = { timeLimitMs: 5_000, sizeLimit: 20_000 }
const KEPT_MS = 10 * 60_000
/** Documents that one person makes the store fetch. */
const FETCHING: RateLimit = { name: 'oauth client metadata', max: 60, windowSeconds: 3_600 }

export const createMetadataCache = () => new LRUCache<string, Client>({ max: 500, ttl: KEPT_MS })

export async function readMetadataDocument(
  { database, names, outboundFetch, published, limits }: OAuthServerDependencies,
  clientId: string,
  userId: string,
): Promise<Client> {
  const url = readClientUrl(clientId)
  if (!url) throw new DomainError('oauth.client_unknown')
  const known = published.get(clientId)
  if (known) return known
  await limits.take(FETCHING, userId)
  const { data } = Document.safeParse(await fetchJson(outboundFetch(LIMITS), clientId))
  if (!data || data.client_id !== clientId) throw new DomainError('oauth.client_unreadable')
  const name = data.client_name ?? url.hostname
  if (!(await mayBeCalled({ database, names }, name)))
    throw new DomainError('oauth.client_unreadable')
  const client = {
    id: clientId,
    name,
    host: url.host,
    redirectUris: data.redirect_uris,
    scopes: data.scope,
  }
  published.set(clientId, client)
  return client
}

/** An https address with a path, spelled as browsers spell it. */
function readClientUrl(clientId: string): URL | undefined {
  const url = URL.parse(clientId)
  if (!url || url.href !== clientId || url.protocol !== 'https:') return undefined
  const isPlain = url.username === '' && url.password === '' && !clientId.includes('#')
  return isPlain && url.pathname !== '/' ? url : undefined
}

/** Nothing is followed elsewhere: what answers there would speak for this address. */
async function fetchJson(fetchIt: typeof fetch, address: string): Promise<unknown> {
  try {
    const response = await fetchIt(address, {
      redirect: 'manual',
      headers: { accept: 'application/json' },
    })
    if (response.ok) return await response.json()
    await response.body?.cancel()
    return undefined
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    if (isOutbound(error)) throw new DomainError('oauth.client_unreadable', { cause: error })
    throw error
  }
}

const isOutbound = (error: unknown): boolean =>
  error instanceof OutboundError || (error instanceof Error && error.cause instanceof OutboundError)
