import type { RunParts } from './dependencies.ts'
import { giveRunBack } from './give-run-back.ts'
import { type Run, unfinishedRuns } from './run-records.ts'
import { RUN_TIME_LIMIT_MS } from './runtimes/execute.ts'

/** After this long a run that is still `running` belongs to a process that died: no run takes so long, even by another machine's clock. */
const ABANDONED_AFTER_MS = RUN_TIME_LIMIT_MS + 30_000

/** Whether nobody works on an unfinished run any more, seen from this process; `living` are the processes that live. */
export function isAbandoned(
  { database, clock, running, lease }: RunParts,
  { id, processId, startedAt }: Run,
  living: ReadonlySet<string>,
): boolean {
  if (running.has(id)) return false
  // Begun by a version of the store that did not say by whom.
  if (processId === null)
    return (
      database.engine === 'pglite' ||
      startedAt.getTime() <= clock.now().getTime() - ABANDONED_AFTER_MS
    )
  return processId === lease.id || !living.has(processId)
}

/** Fails and gives back what a process that died left running; says how many. What other processes are working on is left alone. */
export async function recoverUnfinished(runs: RunParts): Promise<number> {
  // Who lives is read after what runs: whoever has begun a run was known to live before.
  const unfinished = await unfinishedRuns(runs.database, runs.running)
  if (unfinished.length === 0) return 0
  const living = await runs.lease.living()
  const abandoned = unfinished.filter((run) => isAbandoned(runs, run, living))
  for (const run of abandoned) await giveRunBack(runs, run, undefined, null)
  return abandoned.length
}
