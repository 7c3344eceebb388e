import { and, eq, isNull, lt, or } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { apiKeys } from '../database/schema/api-keys.ts'

/** When a key was last used is kept to the minute. */
const NOTED_EVERY_MS = 60_000

export async function noteUse(
  database: Database,
  { id, lastUsedAt }: { id: string; lastUsedAt: Date | null },
  now: Date,
): Promise<void> {
  const since = new Date(now.getTime() - NOTED_EVERY_MS)
  if (lastUsedAt && lastUsedAt > since) return
  const isOlder = or(isNull(apiKeys.lastUsedAt), lt(apiKeys.lastUsedAt, since))
  await database
    .update(apiKeys)
    .set({ lastUsedAt: now })
    .where(and(eq(apiKeys.id, id), isOlder))
}
