import type { widgets as contract } from '@wakeel/contract'
import { and, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { showKeys } from '../api-keys/shown-api-key.ts'
import type { Queries } from '../database/database.ts'
import { apiKeys } from '../database/schema/api-keys.ts'
import { apps } from '../database/schema/catalogue.ts'
import { widgets } from '../database/schema/widgets.ts'
import { DomainError } from '../errors.ts'

/** Those in force that match, as their people see them, the newest first. */
export async function showWidgets(
  queries: Queries,
  which: SQL | undefined,
  now: Date,
): Promise<contract.Widget[]> {
  const rows = await queries
    .select({ widget: widgets, isListed: apps.isActive })
    .from(widgets)
    .innerJoin(apiKeys, eq(apiKeys.id, widgets.apiKeyId))
    .innerJoin(apps, eq(apps.id, sql`(${apiKeys.appIds}->>0)::uuid`))
    .where(and(which, isNull(apiKeys.revokedAt)))
    .orderBy(desc(widgets.createdAt), desc(widgets.apiKeyId))
  const ids = rows.map(({ widget }) => widget.apiKeyId)
  const keys = await showKeys(queries, inArray(apiKeys.id, ids), now)
  const byId = new Map(keys.map((key) => [key.id, key]))
  return rows.flatMap(({ widget, isListed }) => {
    const key = byId.get(widget.apiKeyId)
    return key ? [toWidget(widget, isListed, key)] : []
  })
}

/** Throws `widgets.not_found` for one that was deleted meanwhile. */
export async function showWidget(
  queries: Queries,
  id: string,
  now: Date,
): Promise<contract.Widget> {
  const [shown] = await showWidgets(queries, eq(widgets.apiKeyId, id), now)
  if (!shown) throw new DomainError('widgets.not_found')
  return shown
}

const toWidget = (
  { origins, language, appearance, accent, pausedAt }: typeof widgets.$inferSelect,
  isListed: boolean,
  key: Awaited<ReturnType<typeof showKeys>>[number],
): contract.Widget => ({
  id: key.id,
  name: key.name,
  agent: { ...key.agents![0]!, is_listed: isListed },
  origins,
  language,
  appearance,
  accent,
  cap: key.cap,
  used: key.used,
  organisation: key.organisation,
  by: key.by,
  is_paused: pausedAt !== null,
  created_at: key.created_at,
  last_used_at: key.last_used_at,
})
