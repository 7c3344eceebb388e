import { sql } from 'drizzle-orm'
import { param } from '../database/statement.ts'
import type { ReadModel } from './read-model.ts'

/** How long counts gather before the other processes are told: a run must not wait for the one row that numbers changes. */
const GATHERED_MS = 400

/** What is counted of an app's runs. */
export interface ExecutionCounts {
  executionCount: number
  popularity: number
}

/**
 * Counts a run that becomes `succeeded`, in the statement that makes it so, or in its transaction: `answered` there has a row for it, and
 * `points` what it adds to the popularity of the app.
 */
export const countingExecution = sql`
  update apps set execution_count = execution_count + 1, popularity = apps.popularity + points.points
  from answered, points where apps.id = ${param('app_id', 'uuid')}
  returning apps.execution_count, apps.popularity`

/** Tells of counted runs: here as soon as they have committed, and in the other processes within a second. */
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

  function announceSoon(appId: string): void {
    unannounced.add(appId)
    gather()
  }

  return {
    /** Shows what a run was counted to, once its transaction has committed. */
    showExecution(appId: string, counts: ExecutionCounts): void {
      model.raiseCounts(appId, counts)
      announceSoon(appId)
    },

    /** Tells the other processes of an app whose change is shown here. */
    announceSoon,

    /** Announces what has gathered. */
    flush,
  }
}
