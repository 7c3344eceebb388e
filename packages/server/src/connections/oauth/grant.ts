import {
  exchangeAuthorization,
  OAuthError,
  type OAuthTokens,
  refreshAuthorization,
  selectClientAuthMethod,
} from '@modelcontextprotocol/client'
import { z } from 'zod'
import { DomainError } from '../../errors.ts'
import { type Authority, AuthorityMetadata } from './authority.ts'
import { Client } from './client.ts'
import { toOAuthFailure } from './oauth-fetch.ts'

/** What an authorisation server gave, and all that is needed to refresh and revoke it. Stored only sealed. */
export const Grant = z.object({
  metadata: AuthorityMetadata,
  client: Client,
  resource: z.string(),
  accessToken: z.string(),
  refreshToken: z.string().optional(),
})
export type Grant = z.infer<typeof Grant>

export interface FreshGrant {
  grant: Grant
  /** Undefined: the server did not say. */
  expiresInSeconds: number | undefined
}

const LONGEST_SECONDS = 10 * 365 * 86_400

/** Whatever a header can carry. */
const Token = z.string().regex(/^[\x21-\x7e]{1,8000}$/)

const failed = () => new DomainError('connections.authorisation_failed')

/** Gives the code for tokens; refuses an answer that another authorisation server gave (RFC 9207). */
export async function exchangeCode(
  { metadata, resource }: Authority,
  client: Client,
  answer: { code: string; iss: string | undefined; codeVerifier: string; redirectUrl: string },
  call: typeof fetch,
): Promise<FreshGrant> {
  try {
    const tokens = await exchangeAuthorization(metadata.issuer, {
      metadata,
      clientInformation: client,
      authorizationCode: answer.code,
      ...(answer.iss !== undefined && { iss: answer.iss }),
      codeVerifier: answer.codeVerifier,
      redirectUri: answer.redirectUrl,
      resource,
      fetchFn: call,
    })
    return toGrant(tokens, { metadata, client, resource })
  } catch (error) {
    throw toOAuthFailure(error, failed())
  }
}

/** Throws `connections.authorisation_needed` when the server gives none any more. */
export async function refreshGrant(
  { metadata, client, resource, refreshToken }: Grant,
  call: typeof fetch,
): Promise<FreshGrant> {
  if (refreshToken === undefined) throw new DomainError('connections.authorisation_needed')
  try {
    const tokens = await refreshAuthorization(metadata.issuer, {
      metadata,
      clientInformation: client,
      refreshToken,
      resource,
      fetchFn: call,
    })
    return toGrant(tokens, { metadata, client, resource })
  } catch (error) {
    const isOver = error instanceof OAuthError && FINAL.has(error.code)
    throw toOAuthFailure(
      error,
      new DomainError(isOver ? 'connections.authorisation_needed' : 'connections.unreachable'),
    )
  }
}

/** Asking again changes nothing. */
const FINAL = new Set([
  'invalid_grant',
  'invalid_client',
  'unauthorized_client',
  'invalid_request',
  'invalid_scope',
  'invalid_target',
  'access_denied',
  'unsupported_grant_type',
])

function toGrant(
  { access_token, refresh_token, expires_in, token_type }: OAuthTokens,
  about: Omit<Grant, 'accessToken'>,
): FreshGrant {
  const isUsable = token_type.toLowerCase() === 'bearer' && Token.safeParse(access_token).success
  if (!isUsable) throw failed()
  return {
    grant: { ...about, accessToken: access_token, refreshToken: refresh_token },
    expiresInSeconds:
      expires_in === undefined ? undefined : Math.min(Math.max(expires_in, 0), LONGEST_SECONDS),
  }
}

/** Tells the authorisation server, where it wants to be told (RFC 7009), that the store is done. It may fail: the store forgets the tokens all the same. */
export async function revokeGrant(
  { metadata, client, accessToken, refreshToken }: Grant,
  call: typeof fetch,
): Promise<void> {
  const { revocation_endpoint, token_endpoint_auth_methods_supported = [] } = metadata
  if (revocation_endpoint === undefined) return
  const { client_id, client_secret = '' } = client
  const isBasic =
    selectClientAuthMethod(client, token_endpoint_auth_methods_supported) === 'client_secret_basic'
  const headers = isBasic
    ? { authorization: `Basic ${btoa(`${client_id}:${client_secret}`)}` }
    : undefined
  const known = isBasic ? {} : { client_id, ...(client_secret && { client_secret }) }
  const tokens = [
    ...(refreshToken === undefined
      ? []
      : [{ token: refreshToken, token_type_hint: 'refresh_token' }]),
    { token: accessToken, token_type_hint: 'access_token' },
  ]
  for (const each of tokens) {
    const answer = await call(revocation_endpoint, {
      method: 'POST',
      body: new URLSearchParams({ ...each, ...known }),
      ...(headers && { headers }),
    })
    await answer.body?.cancel()
  }
}
