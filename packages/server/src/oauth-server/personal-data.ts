import { asc, eq } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { apiKeys } from '../database/schema/api-keys.ts'
import { oauthGrants } from '../database/schema/oauth-server.ts'

/** What a person allowed programs, for the export of all that is held about them; it goes with the account. */
export async function exportPerson(
  { database }: { database: Database },
  userId: string,
): Promise<Record<string, unknown>[]> {
  const rows = await database
    .select({ grant: oauthGrants, key: apiKeys })
    .from(oauthGrants)
    .innerJoin(apiKeys, eq(apiKeys.id, oauthGrants.apiKeyId))
    .where(eq(oauthGrants.userId, userId))
    .orderBy(asc(oauthGrants.createdAt))
  return rows.map(({ grant, key }) => ({
    client_id: grant.clientId,
    client_name: grant.clientName,
    resource: grant.resource,
    scopes: key.scopes,
    created_at: grant.createdAt.toISOString(),
    expires_at: key.expiresAt?.toISOString() ?? null,
    last_used_at: key.lastUsedAt?.toISOString() ?? null,
    revoked_at: key.revokedAt?.toISOString() ?? null,
  }))
}
