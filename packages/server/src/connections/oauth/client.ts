import {
  type OAuthClientMetadata,
  registerClient,
  resolveClientMetadata,
} from '@modelcontextprotocol/client'
import { connections as contract } from '@wakeel/contract'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { DomainError } from '../../errors.ts'
import type { Authority, AuthorityMetadata } from './authority.ts'
import { toOAuthFailure } from './oauth-fetch.ts'

/** The store as an authorisation server knows it. */
export const Client = z.object({
  client_id: z.string().min(1),
  client_secret: z.string().optional(),
  token_endpoint_auth_method: z.string().optional(),
  /** By its own metadata (the address is the id), registered there, or entered by its creator. */
  from: z.enum(['metadata', 'registration', 'creator']),
})
export type Client = z.infer<typeof Client>

export interface Store {
  publicUrl: string
  /** In English. */
  name: string
}

export const redirectUrlOf = ({ publicUrl }: Store): string =>
  `${publicUrl}${contract.AUTHORISED_PATH}`

/** Nobody reads metadata that anybody on the way could have changed. */
const publishesMetadata = ({ publicUrl }: Store): boolean => publicUrl.startsWith('https:')

const metadataOf = (store: Store) => ({
  client_name: store.name,
  client_uri: store.publicUrl,
  redirect_uris: [redirectUrlOf(store)],
  grant_types: ['authorization_code', 'refresh_token'],
  response_types: ['code'],
  token_endpoint_auth_method: 'none',
})

/**
 * Where an authorisation server reads what the store is (a Client ID Metadata Document; there is none without https), and where it
 * sends its person back to. What comes back stands behind the `#`, so no other server and no log is told it.
 */
export function serveOAuthClient(server: FastifyInstance, store: Store): void {
  if (publishesMetadata(store))
    server.get(contract.CLIENT_METADATA_PATH, async (_request, reply) =>
      reply.header('cache-control', 'public, max-age=3600').send({
        client_id: `${store.publicUrl}${contract.CLIENT_METADATA_PATH}`,
        ...metadataOf(store),
      }),
    )
  server.get(contract.AUTHORISED_PATH, async (request, reply) => {
    const { data = {} } = CameBack.safeParse(request.query)
    const cameBack = Object.entries(data).filter(
      (pair): pair is [string, string] => pair[1] !== undefined,
    )
    reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer')
    return reply.redirect(`/#/create/connect?${new URLSearchParams(cameBack)}`, 302)
  })
}

const part = z.string().max(4000).optional()
const CameBack = z.object({ state: part, code: part, iss: part, error: part })

/** As which client the store asks; throws `connections.client_needed` when the creator has to say it. */
export async function chooseClient(
  { metadata, scope }: Authority,
  given: contract.OAuthClient | undefined,
  store: Store,
  call: typeof fetch,
): Promise<Client> {
  if (given) return { ...given, from: 'creator' }
  if (metadata.client_id_metadata_document_supported && publishesMetadata(store))
    return { client_id: `${store.publicUrl}${contract.CLIENT_METADATA_PATH}`, from: 'metadata' }
  if (metadata.registration_endpoint === undefined)
    throw new DomainError('connections.client_needed')
  try {
    const registered = await registerClient(metadata.issuer, {
      metadata,
      clientMetadata: registrationOf(metadata, store),
      scope,
      fetchFn: call,
    })
    return Client.parse({ ...registered, from: 'registration' })
  } catch (error) {
    // A server may offer registration to those whom it knows.
    throw toOAuthFailure(error, new DomainError('connections.client_needed'))
  }
}

function registrationOf(
  { token_endpoint_auth_methods_supported: offered = [] }: AuthorityMetadata,
  store: Store,
): OAuthClientMetadata {
  const method =
    ['none', 'client_secret_basic', 'client_secret_post'].find((each) => offered.includes(each)) ??
    'none'
  const clientMetadata = { ...metadataOf(store), token_endpoint_auth_method: method }
  return resolveClientMetadata({ clientMetadata, redirectUrl: redirectUrlOf(store) })
}
