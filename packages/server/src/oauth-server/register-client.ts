import { randomBytes } from 'node:crypto'
import { oauthClients } from '../database/schema/oauth-server.ts'
import { DomainError } from '../errors.ts'
import type { RateLimit } from '../http/rate-limits.ts'
import { ClientMetadata } from './client-metadata.ts'
import type { OAuthServerDependencies } from './dependencies.ts'
import { OAuthError } from './oauth-error.ts'
import { mayBeCalled, nameOfPlace } from './program-name.ts'
import { ALL_SCOPES, writeScopes } from './scopes.ts'

/** From one network. */
const REGISTERING: RateLimit = { name: 'oauth registrations', max: 30, windowSeconds: 3_600 }
/** Of the whole store; those that nobody uses are forgotten (`forget-ended.ts`). */
const MAX_CLIENTS = 100_000

/**
 * RFC 7591, for programs that publish nothing about themselves. All of them are public clients: whatever else one asks for, it is told that it
 * is one.
 */
export async function registerClient(
  { database, clock, limits, names }: OAuthServerDependencies,
  metadata: unknown,
  ip: string,
): Promise<Record<string, unknown>> {
  await limits.take(REGISTERING, ip)
  const { data, error } = ClientMetadata.safeParse(metadata)
  if (!data) {
    const isAbout = (field: string) => error.issues.some(({ path }) => path[0] === field)
    if (isAbout('redirect_uris'))
      throw new OAuthError(
        'invalid_redirect_uri',
        'redirect_uris must be https, http on loopback, or the scheme of an app, without a fragment or a user.',
      )
    throw new OAuthError(
      'invalid_client_metadata',
      isAbout('scope')
        ? `scope must name some of ${writeScopes(ALL_SCOPES)}.`
        : 'client_name must be 1 to 80 characters.',
    )
  }
  const { redirect_uris: redirectUris, scope: scopes } = data
  const name = data.client_name ?? nameOfPlace(redirectUris[0]!)
  if (!(await mayBeCalled({ database, names }, name)))
    throw new OAuthError(
      'invalid_client_metadata',
      'client_name must not be a name of the store or of its agents, and not mix letters of different alphabets.',
    )
  if ((await database.$count(oauthClients)) >= MAX_CLIENTS) throw new DomainError('server.busy')
  const id = `wkl_client_${randomBytes(16).toString('base64url')}`
  const now = clock.now()
  await database.insert(oauthClients).values({ id, name, redirectUris, scopes, createdAt: now })
  return {
    client_id: id,
    client_id_issued_at: Math.floor(now.getTime() / 1000),
    client_name: name,
    redirect_uris: redirectUris,
    scope: writeScopes(scopes),
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
    token_endpoint_auth_method: 'none',
  }
}
