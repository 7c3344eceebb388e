import type { connections as contract } from '@wakeel/contract'
import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import type { Queries } from '../../database/database.ts'
import { apps } from '../../database/schema/catalogue.ts'
import { agentPins } from '../../database/schema/connections.ts'
import { agents } from '../../database/schema/runs.ts'
import { readManifest } from '../remotes/written-manifest.ts'
import { changesBetween } from './changes-between.ts'

/** The agents that are paused at these connections, each with what has changed. */
export async function listPaused(
  database: Queries,
  connectionIds: readonly string[],
): Promise<(contract.PausedAgent & { connectionId: string })[]> {
  if (connectionIds.length === 0) return []
  const rows = await database
    .select({ pin: agentPins, id: apps.id, slug: apps.slug, name: apps.name })
    .from(agentPins)
    .innerJoin(
      agents,
      and(eq(agents.appId, agentPins.appId), eq(agents.version, agentPins.version)),
    )
    .innerJoin(apps, and(eq(apps.id, agentPins.appId), apps.isActive))
    .where(and(inArray(agentPins.connectionId, connectionIds), isNotNull(agentPins.pausedAt)))
    .orderBy(agentPins.pausedAt, apps.id)
  return rows.map(({ pin, id, slug, name: { en, ar } }) => {
    const present = readManifest(pin.present!)
    return {
      connectionId: pin.connectionId,
      agent: { id, slug, name: { en: en || ar, ar: ar || en } },
      paused_at: pin.pausedAt!.toISOString(),
      fingerprint: pin.presentSha256!,
      changes: changesBetween(readManifest(pin.manifest), present),
      injections: pin.injections ?? [],
      kept_at: pin.keptAt?.toISOString() ?? null,
    }
  })
}
