import { type Door, resourceMetadataPath } from './resources.ts'
import { ALL_SCOPES, MCP_SCOPES } from './scopes.ts'

export interface Place {
  publicUrl: string
  /** As people read it. */
  storeName: string
}

/** RFC 8414; the same is published where programs look for OpenID Connect, of which the store has nothing else. */
export const authorizationServerMetadata = ({ publicUrl }: Pick<Place, 'publicUrl'>) => ({
  issuer: publicUrl,
  authorization_endpoint: `${publicUrl}/oauth/authorize`,
  token_endpoint: `${publicUrl}/oauth/token`,
  registration_endpoint: `${publicUrl}/oauth/register`,
  revocation_endpoint: `${publicUrl}/oauth/revoke`,
  service_documentation: `${publicUrl}/#/developers`,
  scopes_supported: ALL_SCOPES,
  response_types_supported: ['code'],
  response_modes_supported: ['query'],
  grant_types_supported: ['authorization_code', 'refresh_token'],
  token_endpoint_auth_methods_supported: ['none'],
  revocation_endpoint_auth_methods_supported: ['none'],
  code_challenge_methods_supported: ['S256'],
  authorization_response_iss_parameter_supported: true,
  client_id_metadata_document_supported: true,
})

/** RFC 9728. */
export const resourceMetadata = ({ publicUrl, storeName }: Place, door: Door) => ({
  resource: publicUrl + door,
  resource_name: storeName,
  authorization_servers: [publicUrl],
  scopes_supported: door === '' ? ALL_SCOPES : MCP_SCOPES,
  bearer_methods_supported: ['header'],
  resource_documentation: `${publicUrl}/#/developers`,
})

export interface Challenge {
  error?: 'invalid_token' | 'insufficient_scope'
  scope?: string
}

/** What `WWW-Authenticate` tells a program that has to sign in (RFC 6750 section 3, RFC 9728 section 5.1). */
export function challengeOf(
  { publicUrl }: Pick<Place, 'publicUrl'>,
  door: Door,
  { error, scope = MCP_SCOPES.join(' ') }: Challenge = {},
): string {
  const parts = {
    ...(error && { error }),
    scope,
    resource_metadata: publicUrl + resourceMetadataPath(door),
  }
  return `Bearer ${Object.entries(parts)
    .map(([name, value]) => `${name}="${value}"`)
    .join(', ')}`
}
