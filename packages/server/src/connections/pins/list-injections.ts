import type { connections as contract } from '@wakeel/contract'
import { eq } from 'drizzle-orm'
import { connections as connectionsTable } from '../../database/schema/connections.ts'
import type { ConnectionDependencies } from '../dependencies.ts'
import { usedOf } from '../remotes/manifest.ts'
import { readManifest } from '../remotes/written-manifest.ts'
import { findInjectionsTask } from '../tasks.ts'

/** Orders in what was last read of an other end, as far as an agent is executed with it; without `tools` all of it. */
export async function listInjections(
  { database, workers }: ConnectionDependencies,
  connectionId: string,
  tools: readonly string[] | undefined,
  signal: AbortSignal,
): Promise<contract.Injection[]> {
  const [row] = await database
    .select({ manifest: connectionsTable.manifest })
    .from(connectionsTable)
    .where(eq(connectionsTable.id, connectionId))
  if (!row?.manifest) return []
  const manifest = usedOf(readManifest(row.manifest), tools ?? null)
  return workers.run(findInjectionsTask, manifest, signal)
}
