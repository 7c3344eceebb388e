import { asc, eq } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { apiKeys } from '../database/schema/api-keys.ts'
import { widgets } from '../database/schema/widgets.ts'

/** A person’s widgets, for the export of all that is held about them; they go with the account. */
export async function exportPerson(
  { database }: { database: Database },
  userId: string,
): Promise<Record<string, unknown>[]> {
  const rows = await database
    .select({ widget: widgets, key: apiKeys })
    .from(widgets)
    .innerJoin(apiKeys, eq(apiKeys.id, widgets.apiKeyId))
    .where(eq(widgets.userId, userId))
    .orderBy(asc(widgets.createdAt), asc(widgets.apiKeyId))
  return rows.map(({ widget, key }) => ({
    name: key.name,
    origins: widget.origins,
    created_at: widget.createdAt.toISOString(),
    last_used_at: key.lastUsedAt?.toISOString() ?? null,
    paused_at: widget.pausedAt?.toISOString() ?? null,
    deleted_at: key.revokedAt?.toISOString() ?? null,
  }))
}
