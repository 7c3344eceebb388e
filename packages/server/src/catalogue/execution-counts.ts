import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '../database/database.ts'
import { apps } from '../database/schema/catalogue.ts'
import type { ShowChange } from './changes.ts'
import type { ReadModel } from './read-model.ts'

/** How long counts gather before the other processes are told: a run must not wait for the one row that numbers changes. */
const GATHERED_MS = 400

/** Counts runs: in the caller's transaction, here as soon as it has committed, and in the other processes within a second. */
export function createExecutionCounts(
  model: ReadModel,
  announce: (appIds: string[]) => Promise<void>,
) {
  const unannounced = new Set<string>()
  let timer: NodeJS.Timeout | undefined

  async function flush(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    const appIds = [...unannounced]
    if (appIds.length === 0) return
    unannounced.clear()
    try {
      await announce(appIds)
    } catch (error) {
      // The runs are counted in the database; only the news of it is late.
      process.emitWarning(`run counts could not be announced: ${String(error)}`)
      for (const id of appIds) unannounced.add(id)
      gather()
    }
  }

  function gather(): void {
    timer ??= setTimeout(() => void flush(), GATHERED_MS).unref()
  }

  return {
    /** Once for each run that becomes `succeeded`, in the transaction that makes it so; `points` are what it adds to the app's popularity. */
    async recordExecution(tx: Transaction, appId: string, points: number): Promise<ShowChange> {
      const [row] = await tx
        .update(apps)
        .set({
          executionCount: sql`${apps.executionCount} + 1`,
          popularity: sql`${apps.popularity} + ${points}`,
        })
        .where(eq(apps.id, appId))
        .returning({ executionCount: apps.executionCount, popularity: apps.popularity })
      if (!row) throw new Error(`there is no app ${appId} to count a run of`)
      return () => {
        model.raiseCounts(appId, row)
        unannounced.add(appId)
        gather()
      }
    },

    /** Tells the other processes of an app whose change is shown here. */
    announceSoon(appId: string): void {
      unannounced.add(appId)
      gather()
    },

    /** Announces what has gathered. */
    flush,
  }
}
