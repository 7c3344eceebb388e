import type { apiKeys, oauthServer as contract } from '@wakeel/contract'
import { DomainError } from '../errors.ts'
import { findClient } from './client.ts'
import type { Client, OAuthServerDependencies } from './dependencies.ts'
import { OAuthError } from './oauth-error.ts'
import { isRegistered } from './redirect-uri.ts'
import { type Door, readResource, slugOfDoor } from './resources.ts'
import { ALL_SCOPES, MCP_SCOPES, readScopes, writeScopes } from './scopes.ts'

/** What a program asks for. */
export interface Asked {
  codeChallenge: string
  scopes: apiKeys.ApiKeyScope[]
  door: Door
}

export interface CheckedRequest {
  client: Client
  redirectUri: string
  /** Or what is wrong with it, which its program is to be told. */
  asked: Asked | OAuthError
}

/** Throws where it is not sure whom it comes from: such a request is answered to the person alone. */
export async function checkAuthorizationRequest(
  dependencies: OAuthServerDependencies,
  request: contract.AuthorizationRequest,
  userId: string,
): Promise<CheckedRequest> {
  const client = await findClient(dependencies, request.client_id, userId)
  const redirectUri = request.redirect_uri ?? ''
  if (!isRegistered(redirectUri, client.redirectUris))
    throw new DomainError('oauth.redirect_refused')
  return { client, redirectUri, asked: readAsked(dependencies, client, request) }
}

function readAsked(
  { publicUrl, catalogue }: OAuthServerDependencies,
  client: Client,
  request: contract.AuthorizationRequest,
): Asked | OAuthError {
  if (request.response_type !== 'code')
    return new OAuthError('unsupported_response_type', 'response_type must be code.')
  const { code_challenge: codeChallenge, code_challenge_method: method } = request
  if (codeChallenge === undefined || !/^[\w-]{43}$/.test(codeChallenge) || method !== 'S256')
    return new OAuthError('invalid_request', 'PKCE is needed, with code_challenge_method S256.')
  const door = readResource(publicUrl, request.resource)
  if (door === undefined)
    return new OAuthError('invalid_target', 'resource is no address of this store.')
  const slug = slugOfDoor(door)
  if (slug !== undefined && !catalogue.findListed(slug))
    return new OAuthError('invalid_target', 'resource is no agent of this store.')
  const scopes = readScopes(request.scope, MCP_SCOPES)
  const offered = (door === '' ? ALL_SCOPES : MCP_SCOPES).filter((scope) =>
    client.scopes.includes(scope),
  )
  const given = scopes?.filter((scope) => offered.includes(scope)) ?? []
  if (given.length === 0)
    return new OAuthError(
      'invalid_scope',
      offered.length > 0
        ? `Here this program may ask for ${writeScopes(offered)}.`
        : 'This program registered for no scope that there is here.',
    )
  return { codeChallenge, scopes: given, door }
}

/** Where the person is sent with the answer; `iss` as RFC 9207 has it. */
export function answerUrl(
  { publicUrl }: Pick<OAuthServerDependencies, 'publicUrl'>,
  redirectUri: string,
  { state }: contract.AuthorizationRequest,
  answer: { code: string } | { error: string; error_description: string },
): string {
  const url = new URL(redirectUri)
  for (const [name, value] of Object.entries(answer)) url.searchParams.set(name, value)
  if (state !== undefined) url.searchParams.set('state', state)
  url.searchParams.set('iss', publicUrl)
  return url.href
}
