import { oauthServer as contract } from '@wakeel/contract'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { isOnePerson } from '../accounts/mailbox.ts'
import { type KeyBearer, toKeyBearer } from '../api-keys/key-bearer.ts'
import { couldBeSecret, hashOf } from '../api-keys/secret.ts'
import type { Clock } from '../clock.ts'
import type { Database } from '../database/database.ts'
import { users } from '../database/schema/accounts.ts'
import { apiKeys } from '../database/schema/api-keys.ts'
import { oauthGrants, oauthTokens } from '../database/schema/oauth-server.ts'
import { DomainError } from '../errors.ts'
import type { Door } from './resources.ts'

interface Parts {
  database: Database
  clock: Clock
  publicUrl: string
}

/** Finds who a program acts for, asking the database each time, so that what is revoked is refused at its next request everywhere. */
export function createAccessTokenFinder({ database, clock, publicUrl }: Parts) {
  const query = database
    .select({
      key: apiKeys,
      resource: oauthGrants.resource,
      scopes: oauthTokens.scopes,
      expiresAt: oauthTokens.expiresAt,
      role: users.role,
      isSuspended: users.isSuspended,
      isOnePerson,
    })
    .from(oauthTokens)
    .innerJoin(oauthGrants, eq(oauthGrants.apiKeyId, oauthTokens.grantId))
    .innerJoin(apiKeys, eq(apiKeys.id, oauthTokens.grantId))
    .innerJoin(users, eq(users.id, apiKeys.userId))
    .where(
      and(
        eq(oauthTokens.hash, sql.placeholder('hash')),
        eq(oauthTokens.kind, 'access'),
        isNull(apiKeys.revokedAt),
      ),
    )
    .prepare('find_access_token')

  /** Throws `oauth.token_invalid`, also for a token of another door, and `accounts.suspended` for the token of somebody who is. */
  return async function findByAccessToken(token: string, door: Door): Promise<KeyBearer> {
    if (!couldBeSecret(token, contract.OAUTH_TOKEN_PATTERN))
      throw new DomainError('oauth.token_invalid')
    const now = clock.now()
    const [found] = await query.execute({ hash: hashOf(token) })
    if (!found || found.expiresAt <= now || found.resource !== publicUrl + door)
      throw new DomainError('oauth.token_invalid')
    return toKeyBearer(database, found, now, found)
  }
}
