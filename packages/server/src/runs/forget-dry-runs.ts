import { and, inArray, lt, ne, sql } from 'drizzle-orm'
import type { Clock } from '../clock.ts'
import type { Database } from '../database/database.ts'
import { runs } from '../database/schema/runs.ts'

/** Who checks an agent's prompts. */
export const STORE = 'store'

const KEPT_MS = 90 * 24 * 3_600_000
/** So many at once: nobody waits long for the embedded database meanwhile. */
const BATCH = 500

/** Deletes what the store itself has tried long ago; it counts nowhere. Until it is `stopped`. */
export async function forgetDryRuns(
  { database, clock }: { database: Database; clock: Clock },
  stopped: AbortSignal,
): Promise<void> {
  const isStores = sql`${runs.kind} = 'rehearsal' and ${runs.person} = 'store'`
  const isOld = and(
    isStores,
    lt(runs.startedAt, new Date(clock.now().getTime() - KEPT_MS)),
    ne(runs.status, 'running'),
  )
  while (!stopped.aborted) {
    const old = database.select({ id: runs.id }).from(runs).where(isOld).limit(BATCH)
    const { rowCount } = await database.delete(runs).where(inArray(runs.id, old))
    if ((rowCount ?? 0) < BATCH) return
  }
}
