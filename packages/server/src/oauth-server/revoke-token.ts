import { and, eq } from 'drizzle-orm'
import { revokeKeyWithoutSecret } from '../api-keys/key-without-secret.ts'
import { hashOf } from '../api-keys/secret.ts'
import { oauthGrants, oauthTokens } from '../database/schema/oauth-server.ts'
import type { OAuthServerDependencies } from './dependencies.ts'

/** RFC 7009. A refresh token ends with all that came of it, an access token alone. What is unknown, or of another client, is over already. */
export async function revokeToken(
  { database, clock }: OAuthServerDependencies,
  { token, client_id: clientId }: { token: string; client_id: string },
): Promise<void> {
  await database.transaction(async (tx) => {
    const hash = hashOf(token)
    const [found] = await tx
      .select({ kind: oauthTokens.kind, grantId: oauthTokens.grantId })
      .from(oauthTokens)
      .innerJoin(oauthGrants, eq(oauthGrants.apiKeyId, oauthTokens.grantId))
      .where(and(eq(oauthTokens.hash, hash), eq(oauthGrants.clientId, clientId)))
    if (found?.kind === 'refresh') await revokeKeyWithoutSecret(tx, found.grantId, clock.now())
    if (found?.kind === 'access') await tx.delete(oauthTokens).where(eq(oauthTokens.hash, hash))
  })
}
