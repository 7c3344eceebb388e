import { eq, lt, sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { processLeases } from '../database/schema/runs.ts'

const BEAT_MS = 5_000
/** After this long without a word a process counts as dead: four beats may be late. */
const DEAD_AFTER_SECONDS = 20

export type ProcessLease = ReturnType<typeof createProcessLease>

/**
 * Says in the database that this process lives, while it executes agents, and tells which others do, all by the database's clock. Whoever
 * has the embedded database is alone.
 */
export function createProcessLease(database: Database, id: string) {
  const isAlone = database.engine === 'pglite'
  const isFresh = sql`${processLeases.seenAt} > now() - make_interval(secs => ${DEAD_AFTER_SECONDS})`
  let lastBeat: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined

  async function beat(): Promise<void> {
    const seenAt = sql`now()`
    await database
      .insert(processLeases)
      .values({ id, seenAt })
      .onConflictDoUpdate({ target: processLeases.id, set: { seenAt } })
  }

  function keepBeating(): void {
    timer = setInterval(() => {
      // A beat that fails is made up by the next; meanwhile others may take this process for dead, which ends its runs unpaid.
      beat().catch(() => {})
    }, BEAT_MS).unref()
  }

  return {
    id,

    /** Resolves once others can see that this process lives. */
    async hold(): Promise<void> {
      if (isAlone) return
      lastBeat ??= beat().then(keepBeating)
      try {
        await lastBeat
      } catch (error) {
        lastBeat = undefined
        throw error
      }
    },

    /** The processes that live. */
    async living(): Promise<ReadonlySet<string>> {
      if (isAlone) return new Set([id])
      const rows = await database
        .select({ id: processLeases.id })
        .from(processLeases)
        .where(isFresh)
      return new Set([id, ...rows.map((row) => row.id)])
    },

    /** Forgets processes that died long ago. */
    async forgetDead(): Promise<void> {
      await database
        .delete(processLeases)
        .where(lt(processLeases.seenAt, sql`now() - interval '1 day'`))
    },

    /** The process executes no agents any more. */
    async end(): Promise<void> {
      clearInterval(timer)
      if (lastBeat) await database.delete(processLeases).where(eq(processLeases.id, id))
    },
  }
}
