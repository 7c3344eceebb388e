import { and, asc, eq, isNotNull } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { apiKeys } from '../database/schema/api-keys.ts'

/** A person’s keys, for the export of all that is held about them; they go with the account. */
export async function exportPerson(
  { database }: { database: Database },
  userId: string,
): Promise<Record<string, unknown>[]> {
  const rows = await database
    .select()
    .from(apiKeys)
    .where(and(eq(apiKeys.userId, userId), isNotNull(apiKeys.hash)))
    .orderBy(asc(apiKeys.createdAt))
  return rows.map((key) => ({
    name: key.name,
    hint: key.hint,
    scopes: key.scopes,
    created_at: key.createdAt.toISOString(),
    last_used_at: key.lastUsedAt?.toISOString() ?? null,
    expires_at: key.expiresAt?.toISOString() ?? null,
    revoked_at: key.revokedAt?.toISOString() ?? null,
  }))
}
