import { and, eq, isNull, lt, notExists, sql } from 'drizzle-orm'
import { removeKeysWithoutSecret, revokeKeyWithoutSecret } from '../api-keys/key-without-secret.ts'
import { apiKeys } from '../database/schema/api-keys.ts'
import {
  oauthClients,
  oauthCodes,
  oauthGrants,
  oauthTokens,
} from '../database/schema/oauth-server.ts'
import type { OAuthServerDependencies } from './dependencies.ts'

const HOUR_MS = 3_600_000
const UNUSED_CLIENT_MS = 7 * 24 * HOUR_MS
const AT_A_TIME = 500

/** What nobody can use any more: codes and tokens whose time is over, grants that never became tokens or have none left, clients without one. */
export async function forgetEnded({ database, clock }: OAuthServerDependencies): Promise<void> {
  const now = clock.now()
  const hourAgo = new Date(now.getTime() - HOUR_MS)
  await database.delete(oauthTokens).where(lt(oauthTokens.expiresAt, hourAgo))
  await database.delete(oauthCodes).where(lt(oauthCodes.expiresAt, hourAgo))
  await database.transaction(async (tx) => {
    const unredeemed = await tx
      .select({ id: oauthGrants.apiKeyId })
      .from(oauthGrants)
      .where(and(isNull(oauthGrants.redeemedAt), lt(oauthGrants.createdAt, hourAgo)))
      .limit(AT_A_TIME)
    await removeKeysWithoutSecret(
      tx,
      unredeemed.map(({ id }) => id),
    )
    const ended = await tx
      .select({ id: oauthGrants.apiKeyId })
      .from(oauthGrants)
      .innerJoin(apiKeys, eq(apiKeys.id, oauthGrants.apiKeyId))
      .where(
        and(
          isNull(apiKeys.revokedAt),
          lt(oauthGrants.createdAt, hourAgo),
          notExists(
            tx
              .select({ one: sql`1` })
              .from(oauthTokens)
              .where(eq(oauthTokens.grantId, oauthGrants.apiKeyId)),
          ),
        ),
      )
      .limit(AT_A_TIME)
    for (const { id } of ended) await revokeKeyWithoutSecret(tx, id, now)
  })
  await database
    .delete(oauthClients)
    .where(
      and(
        lt(oauthClients.createdAt, new Date(now.getTime() - UNUSED_CLIENT_MS)),
        notExists(
          database
            .select({ one: sql`1` })
            .from(oauthGrants)
            .where(eq(oauthGrants.clientId, oauthClients.id)),
        ),
      ),
    )
}
