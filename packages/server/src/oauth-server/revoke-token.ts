import { and, eq } from 'drizzle-orm'
import { hashOf } from '../api-keys/secret.ts'
import { oauthGrants, oauthTokens } from '../database/schema/oauth-server.ts'
import type { OAuthServerDependencies } from './dependencies.ts'
import { endGrant, lockOwner } from './end-grant.ts'

/** RFC 7009. A refresh token ends with all that came of it, an access token alone. What is unknown, or of another client, is over already. */
export async function revokeToken(
  dependencies: OAuthServerDependencies,
  { token, client_id: clientId }: { token: string; client_id: string },
): Promise<void> {
  await dependencies.database.transaction(async (tx) => {
    const hash = hashOf(token)
    await lockOwner(tx, oauthTokens, hash)
    const [found] = await tx
      .select({ kind: oauthTokens.kind, grant: oauthGrants })
      .from(oauthTokens)
      .innerJoin(oauthGrants, eq(oauthGrants.apiKeyId, oauthTokens.grantId))
      .where(and(eq(oauthTokens.hash, hash), eq(oauthGrants.clientId, clientId)))
    if (found?.kind === 'refresh')
      await endGrant(dependencies, tx, found.grant, { kind: 'app_disconnected' })
    if (found?.kind === 'access') await tx.delete(oauthTokens).where(eq(oauthTokens.hash, hash))
  })
}
