import type { oauthServer as contract, ReplyOf } from '@wakeel/contract'
import { and, desc, eq, gt, inArray, isNotNull, isNull, type SQL } from 'drizzle-orm'
import { showKeys } from '../api-keys/shown-api-key.ts'
import { apiKeys } from '../database/schema/api-keys.ts'
import { oauthGrants } from '../database/schema/oauth-server.ts'
import { requireUser } from '../http/caller.ts'
import type { Context } from '../http/context.ts'
import type { OAuthServerDependencies } from './dependencies.ts'

type Routes = typeof contract.routes

export async function listGrants(
  dependencies: OAuthServerDependencies,
  _input: unknown,
  { caller }: Context,
): Promise<ReplyOf<Routes['listGrants']>> {
  const { userId } = requireUser(caller)
  return { success: true, grants: await showGrants(dependencies, eq(oauthGrants.userId, userId)) }
}

/** Those that match, in force and taken up by their program, the newest first. */
export async function showGrants(
  { database, clock }: OAuthServerDependencies,
  which: SQL,
): Promise<contract.OAuthGrant[]> {
  const rows = await database
    .select({ grant: oauthGrants })
    .from(oauthGrants)
    .innerJoin(apiKeys, eq(apiKeys.id, oauthGrants.apiKeyId))
    .where(
      and(
        which,
        isNotNull(oauthGrants.redeemedAt),
        isNull(apiKeys.revokedAt),
        gt(apiKeys.expiresAt, clock.now()),
      ),
    )
    .orderBy(desc(oauthGrants.createdAt), desc(oauthGrants.apiKeyId))
  const ids = rows.map(({ grant }) => grant.apiKeyId)
  const keys = await showKeys(database, inArray(apiKeys.id, ids), clock.now())
  return rows.flatMap(({ grant }) => {
    const key = keys.find(({ id }) => id === grant.apiKeyId)
    return key ? [toGrant(grant, key)] : []
  })
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
  expires_at: key.expires_at,
  last_used_at: key.last_used_at,
})
