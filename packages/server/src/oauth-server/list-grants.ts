import type { oauthServer as contract, ReplyOf } from '@wakeel/contract'
import { and, desc, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import { showKeys } from '../api-keys/shown-api-key.ts'
import { apiKeys } from '../database/schema/api-keys.ts'
import { oauthGrants } from '../database/schema/oauth-server.ts'
import { requireUser } from '../http/caller.ts'
import type { Context } from '../http/context.ts'
import type { OAuthServerDependencies } from './dependencies.ts'

type Routes = typeof contract.routes

export async function listGrants(
  { database, clock }: OAuthServerDependencies,
  _input: unknown,
  { caller }: Context,
): Promise<ReplyOf<Routes['listGrants']>> {
  const { userId } = requireUser(caller)
  const grants = await database
    .select({ grant: oauthGrants })
    .from(oauthGrants)
    .innerJoin(apiKeys, eq(apiKeys.id, oauthGrants.apiKeyId))
    .where(
      and(
        eq(oauthGrants.userId, userId),
        isNotNull(oauthGrants.redeemedAt),
        isNull(apiKeys.revokedAt),
      ),
    )
    .orderBy(desc(oauthGrants.createdAt), desc(oauthGrants.apiKeyId))
  const ids = grants.map(({ grant }) => grant.apiKeyId)
  const keys = await showKeys(database, inArray(apiKeys.id, ids), clock.now())
  return {
    success: true,
    grants: grants.flatMap(({ grant }) => {
      const key = keys.find(({ id }) => id === grant.apiKeyId)
      return key ? [toGrant(grant, key)] : []
    }),
  }
}

const toGrant = (
  { clientId, clientName, clientHost, resource }: typeof oauthGrants.$inferSelect,
  key: Awaited<ReturnType<typeof showKeys>>[number],
): contract.OAuthGrant => ({
  id: key.id,
  client: { id: clientId, name: clientName, host: clientHost },
  resource,
  scopes: key.scopes,
  agents: key.agents,
  cap: key.cap,
  used: key.used,
  created_at: key.created_at,
  last_used_at: key.last_used_at,
})
