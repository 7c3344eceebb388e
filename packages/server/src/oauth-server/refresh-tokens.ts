import { oauthServer as contract } from '@wakeel/contract'
import { and, eq } from 'drizzle-orm'
import { couldBeSecret, hashOf } from '../api-keys/secret.ts'
import { oauthTokens } from '../database/schema/oauth-server.ts'
import type { OAuthServerDependencies } from './dependencies.ts'
import { endGrant, lockOwner } from './end-grant.ts'
import { isFor } from './exchange-code.ts'
import { findGrantInForce } from './find-grant.ts'
import { issueTokens, type TokenReply } from './issue-tokens.ts'
import { OAuthError } from './oauth-error.ts'
import { ALL_SCOPES, readScopes } from './scopes.ts'

export interface Refresh {
  refresh_token: string
  client_id: string
  scope?: string | undefined
  resource?: string | undefined
}

/** For so long a refresh token that was replaced is taken again: the reply may have been lost, or two of a program’s processes asked at once. */
const GRACE_MS = 10_000

/** Gives others in the place of a refresh token. One that comes again later was copied, and ends the grant for both who have it. */
export async function refreshTokens(
  dependencies: OAuthServerDependencies,
  refresh: Refresh,
): Promise<TokenReply> {
  const { database, clock, publicUrl } = dependencies
  const refused = new OAuthError(
    'invalid_grant',
    'The refresh token is unknown, was used, has expired, was revoked or is of another client.',
  )
  if (!couldBeSecret(refresh.refresh_token, contract.OAUTH_TOKEN_PATTERN)) throw refused
  const now = clock.now()
  const outcome = await database.transaction(async (tx) => {
    const hash = hashOf(refresh.refresh_token)
    await lockOwner(tx, oauthTokens, hash)
    const [token] = await tx
      .select()
      .from(oauthTokens)
      .where(and(eq(oauthTokens.hash, hash), eq(oauthTokens.kind, 'refresh')))
      .for('update')
    if (!token || token.expiresAt <= now) return refused
    const of = await findGrantInForce(tx, token.grantId)
    if (of?.grant.clientId !== refresh.client_id) return refused
    const { grantId, replacedAt } = token
    if (replacedAt && now.getTime() - replacedAt.getTime() > GRACE_MS) {
      await endGrant(dependencies, tx, of.grant, { kind: 'app_token_reused' })
      return refused
    }
    if (!isFor(publicUrl, of.grant.resource, refresh.resource))
      return new OAuthError('invalid_target', 'The refresh token is for another resource.')
    const granted = of.key.scopes
    const scopes = refresh.scope === undefined ? granted : readScopes(refresh.scope, granted)
    if (!scopes || namesMoreThan(granted, refresh.scope))
      return new OAuthError('invalid_scope', 'More than the person allowed.')
    if (!replacedAt)
      await tx.update(oauthTokens).set({ replacedAt: now }).where(eq(oauthTokens.hash, hash))
    return issueTokens(tx, { grantId, scopes, granted, endsAt: of.key.expiresAt }, now)
  })
  if (outcome instanceof OAuthError) throw outcome
  return outcome
}

const namesMoreThan = (granted: readonly string[], scope = ''): boolean =>
  ALL_SCOPES.some((each) => scope.split(' ').includes(each) && !granted.includes(each))
