/** Work that nobody asks for and that has to be done again and again. */
export interface Chore {
  /** What it does, as the log names it. */
  name: string
  everyMs: number
  /** It may take long, as it asks somebody outside or has much to count: the store opens without waiting for it. */
  isSlow?: boolean
  /** `stopped` is aborted when the store closes; what takes long breaks off then. */
  work(stopped: AbortSignal): Promise<unknown>
}

/**
 * Does each chore once before it returns, but for slow ones, and then at its interval, counted from the end of the last time, so that a chore never
 * meets itself. A chore that fails is reported and tried again. What is returned stops them and waits for those at work.
 */
export async function keepHouse(chores: readonly Chore[], report: (chore: string, error: unknown) => void): Promise<() => Promise<void>> {
  const timers = new Map<Chore, NodeJS.Timeout>()
  const atWork = new Set<Promise<void>>()
  const stopped = new AbortController()

  function begin(chore: Chore): Promise<void> {
    const turn = perform(chore).finally(() => atWork.delete(turn))
    atWork.add(turn)
    return turn
  }

  async function perform(chore: Chore): Promise<void> {
    try {
      await chore.work(stopped.signal)
    } catch (error) {
      report(chore.name, error)
    }
    if (!stopped.signal.aborted) timers.set(chore, setTimeout(() => void begin(chore), chore.everyMs).unref())
  }

  const begun = chores.map((chore) => ({ chore, turn: begin(chore) }))
  await Promise.all(begun.map(({ chore, turn }) => (chore.isSlow ? undefined : turn)))
  return async () => {
    stopped.abort()
    for (const timer of timers.values()) clearTimeout(timer)
    await Promise.all(atWork)
  }
}
