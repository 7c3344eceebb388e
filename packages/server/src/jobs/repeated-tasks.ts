/** Work that every process of the store has to do for itself, again and again, as what it makes is kept in its memory. */
export interface RepeatedTask {
  /** What it does, as the log names it. */
  name: string
  everyMs: number
  /** `stopped` is aborted when the store closes; what takes long breaks off then. */
  work(stopped: AbortSignal): Promise<unknown>
}

/** What a store does to open comes first. */
const BEGINS_AFTER_MS = 1_000

/**
 * Does each task in a moment and then at its interval, counted from the end of the last time, so that a task never meets itself.
 * A task that fails is reported and tried again. What is returned stops them and waits for those at work.
 */
export function repeatTasks(
  tasks: readonly RepeatedTask[],
  report: (task: string, error: unknown) => void,
): () => Promise<void> {
  const timers = new Map<RepeatedTask, NodeJS.Timeout>()
  const atWork = new Set<Promise<void>>()
  const stopped = new AbortController()

  function beginAfter(task: RepeatedTask, milliseconds: number): void {
    timers.set(task, setTimeout(() => begin(task), milliseconds).unref())
  }

  function begin(task: RepeatedTask): void {
    const turn = perform(task).finally(() => atWork.delete(turn))
    atWork.add(turn)
  }

  async function perform(task: RepeatedTask): Promise<void> {
    try {
      await task.work(stopped.signal)
    } catch (error) {
      report(task.name, error)
    }
    if (!stopped.signal.aborted) beginAfter(task, task.everyMs)
  }

  for (const task of tasks) beginAfter(task, BEGINS_AFTER_MS)
  return async () => {
    stopped.abort()
    for (const timer of timers.values()) clearTimeout(timer)
    await Promise.all(atWork)
  }
}
