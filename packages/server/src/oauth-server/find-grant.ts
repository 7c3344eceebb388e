import { eq } from 'drizzle-orm'
import type { Transaction } from '../database/database.ts'
import { users } from '../database/schema/accounts.ts'
import { apiKeys } from '../database/schema/api-keys.ts'
import { oauthGrants } from '../database/schema/oauth-server.ts'

/** A grant with its key, while it is in force: neither revoked nor of somebody who is suspended. */
export async function findGrantInForce(tx: Transaction, id: string) {
  const [found] = await tx
    .select({ grant: oauthGrants, key: apiKeys, isSuspended: users.isSuspended })
    .from(oauthGrants)
    .innerJoin(apiKeys, eq(apiKeys.id, oauthGrants.apiKeyId))
    .innerJoin(users, eq(users.id, oauthGrants.userId))
    .where(eq(oauthGrants.apiKeyId, id))
  return found && !found.isSuspended && !found.key.revokedAt ? found : undefined
}
