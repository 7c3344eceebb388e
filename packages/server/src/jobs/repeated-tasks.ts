/** Work that every process of the store has to do for itself, again and again, as what it makes is kept in its memory. */
export interface RepeatedTask {
  /** What it does, as the log names it. */
  name: string
  everyMs: number
  /** It may take long, as it asks somebody outside or has much to count: the store opens without waiting for it. */
  isSlow?: boolean
  /** `stopped` is aborted when the store closes; what takes long breaks off then. */
  work(stopped: AbortSignal): Promise<unknown>
}

/**
 * Does each task once before it returns, but for slow ones, and then at its interval, counted from the end of the last time, so that a task never
 * meets itself. A task that fails is reported and tried again. What is returned stops them and waits for those at work.
 */
export async function repeatTasks(
  tasks: readonly RepeatedTask[],
  report: (task: string, error: unknown) => void,
): Promise<() => Promise<void>> {
  const timers = new Map<RepeatedTask, NodeJS.Timeout>()
  const atWork = new Set<Promise<void>>()
  const stopped = new AbortController()

  function begin(task: RepeatedTask): Promise<void> {
    const turn = perform(task).finally(() => atWork.delete(turn))
    atWork.add(turn)
    return turn
  }

  async function perform(task: RepeatedTask): Promise<void> {
    try {
      await task.work(stopped.signal)
    } catch (error) {
      report(task.name, error)
    }
    if (!stopped.signal.aborted)
      timers.set(task, setTimeout(() => void begin(task), task.everyMs).unref())
  }

  const begun = tasks.map((task) => ({ task, turn: begin(task) }))
  await Promise.all(begun.map(({ task, turn }) => (task.isSlow ? undefined : turn)))
  return async () => {
    stopped.abort()
    for (const timer of timers.values()) clearTimeout(timer)
    await Promise.all(atWork)
  }
}
