import {
  type AuthorizationServerMetadata,
  checkResourceAllowed,
  discoverAuthorizationServerMetadata,
  discoverOAuthProtectedResourceMetadata,
} from '@modelcontextprotocol/client'
import { z } from 'zod'
import { DomainError } from '../../errors.ts'
import type { Challenge } from '../remotes/remote.ts'
import { toOAuthFailure } from './oauth-fetch.ts'

const endpoint = z.string().max(2000)

/** As much of an authorisation server's metadata as the store relies on, and keeps with what it was given there. */
export const AuthorityMetadata = z.object({
  issuer: endpoint,
  authorization_endpoint: endpoint,
  token_endpoint: endpoint,
  registration_endpoint: endpoint.optional(),
  revocation_endpoint: endpoint.optional(),
  response_types_supported: z.array(z.string()),
  code_challenge_methods_supported: z.array(z.string()).optional(),
  token_endpoint_auth_methods_supported: z.array(z.string()).optional(),
  scopes_supported: z.array(z.string()).optional(),
  authorization_response_iss_parameter_supported: z.boolean().optional(),
  client_id_metadata_document_supported: z.boolean().optional(),
})
export type AuthorityMetadata = z.infer<typeof AuthorityMetadata>

/** Who lets the store in to an MCP server, and to what. */
export interface Authority {
  metadata: AuthorityMetadata
  /** As the server itself spells what it protects. */
  resource: string
  scope: string | undefined
}

/**
 * Reads who signs people in for the MCP server at the address: its own metadata (RFC 9728), then the metadata of its authorisation
 * server (RFC 8414, OpenID Connect Discovery). Throws `connections.authorisation_unusable` when either lies about who it is, or could
 * be overheard, or knows no PKCE.
 */
export async function readAuthority(
  address: string,
  challenge: Challenge | undefined,
  call: typeof fetch,
): Promise<Authority> {
  if (challenge?.resourceMetadataUrl) requireSafe(challenge.resourceMetadataUrl.href, address)
  const { resource, authorization_servers, scopes_supported } =
    await discoverOAuthProtectedResourceMetadata(
      address,
      { resourceMetadataUrl: challenge?.resourceMetadataUrl },
      call,
    ).catch((error: unknown) => {
      throw toOAuthFailure(error, unusable('This server does not say who signs people in for it.'))
    })
  if (
    !URL.canParse(resource) ||
    !checkResourceAllowed({ requestedResource: address, configuredResource: resource })
  )
    throw unusable('The metadata of this server are those of another server.')
  const [issuer] = authorization_servers ?? []
  if (issuer === undefined) throw unusable('This server does not say who signs people in for it.')
  requireSafe(issuer, address)

  const metadata = toMetadata(
    await discoverAuthorizationServerMetadata(issuer, { fetchFn: call }).catch((error: unknown) => {
      throw toOAuthFailure(
        error,
        unusable(
          'The metadata of the authorisation server cannot be read, or are those of another one.',
        ),
      )
    }),
  )
  const { authorization_endpoint, token_endpoint, registration_endpoint, revocation_endpoint } =
    metadata
  for (const each of [
    authorization_endpoint,
    token_endpoint,
    registration_endpoint,
    revocation_endpoint,
  ])
    if (each !== undefined) requireSafe(each, address)
  // Without it, whoever sees the code on its way could use it; absent means that the server does not know it.
  if (
    !metadata.code_challenge_methods_supported?.includes('S256') ||
    !metadata.response_types_supported.includes('code')
  )
    throw unusable('The authorisation server does not support PKCE (S256).')
  return {
    metadata,
    resource,
    scope: requestedScope(challenge?.scope ?? scopes_supported?.join(' '), metadata),
  }
}

function toMetadata(found: AuthorizationServerMetadata | undefined): AuthorityMetadata {
  const read = AuthorityMetadata.safeParse(found)
  if (!read.success) throw unusable('The authorisation server does not publish its metadata.')
  return read.data
}

/** A refresh token, where one has to be asked for. */
function requestedScope(
  scope: string | undefined,
  { scopes_supported = [] }: AuthorityMetadata,
): string | undefined {
  if (!scopes_supported.includes('offline_access')) return scope
  return [...new Set([...(scope ?? '').split(' '), 'offline_access'])].filter(Boolean).join(' ')
}

/** Over TLS; open connections only where the MCP server is on this machine too, which the operator allowed by address. */
function requireSafe(text: string, address: string): void {
  const url = URL.parse(text)
  const isSafe =
    url?.protocol === 'https:' ||
    (url?.protocol === 'http:' && isLoopback(url) && isLoopback(new URL(address)))
  if (!isSafe || url.username || url.password)
    throw unusable('The authorisation server has an address that is not https.')
}

const isLoopback = ({ hostname }: URL): boolean =>
  hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d+){3}$/.test(hostname)

const unusable = (sentence: string) =>
  new DomainError('connections.authorisation_unusable', { sentence })
