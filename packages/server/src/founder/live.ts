import type { founder as contract, Range } from '@wakeel/contract'
import type { Watching } from './dependencies.ts'
import type { ReadMetrics } from './read-metrics.ts'

interface Watcher {
  tell(metrics: contract.Metrics): void
  ended: PromiseWithResolvers<void>
}

/** What all who look at the same range look at. */
interface Round {
  metrics: contract.Metrics | undefined
  /** Until the first metrics have been read. */
  ready: Promise<void>
  present: number
  watchers: Set<Watcher>
  next: NodeJS.Timeout | undefined
}

/** Metrics for those who keep looking at them: of each range they are read once for all, and only while somebody looks. */
export function createLive({ read, everyMs, lastsMs }: Watching & { read: ReadMetrics }) {
  const rounds = new Map<Range, Round>()
  let isStopped = false

  function enter(range: Range): Round {
    const round = rounds.get(range) ?? begin(range)
    round.present += 1
    return round
  }

  function begin(range: Range): Round {
    const round: Round = {
      metrics: undefined,
      ready: Promise.resolve(),
      present: 0,
      watchers: new Set(),
      next: undefined,
    }
    round.ready = read(range).then((metrics) => {
      round.metrics = metrics
      wait(range, round)
    })
    rounds.set(range, round)
    return round
  }

  function leave(range: Range, round: Round): void {
    round.present -= 1
    if (round.present > 0) return
    clearTimeout(round.next)
    rounds.delete(range)
  }

  function wait(range: Range, round: Round): void {
    if (round.present > 0) round.next = setTimeout(() => void look(range, round), everyMs)
  }

  async function look(range: Range, round: Round): Promise<void> {
    try {
      const metrics = await read(range)
      const hasChanged = contentOf(metrics) !== contentOf(round.metrics!)
      round.metrics = metrics
      if (hasChanged) for (const { tell } of round.watchers) tell(metrics)
      wait(range, round)
    } catch (error) {
      for (const { ended } of round.watchers) ended.reject(error)
    }
  }

  return {
    /** Tells the metrics at once and whenever they have changed, until the caller goes, the time is over or the store closes. Answers with the last. */
    async watch(
      range: Range,
      { signal, tell }: { signal: AbortSignal } & Pick<Watcher, 'tell'>,
    ): Promise<contract.Metrics> {
      const watcher: Watcher = { tell, ended: Promise.withResolvers() }
      const end = () => watcher.ended.resolve()
      const timeOver = setTimeout(end, lastsMs)
      const round = enter(range)
      try {
        await round.ready
        tell(round.metrics!)
        round.watchers.add(watcher)
        signal.addEventListener('abort', end)
        if (isStopped || signal.aborted) end()
        await watcher.ended.promise
        return round.metrics!
      } finally {
        clearTimeout(timeOver)
        round.watchers.delete(watcher)
        leave(range, round)
      }
    },

    /** Ends every watch, and each that begins after it with its first metrics. */
    stop(): void {
      isStopped = true
      for (const { watchers } of rounds.values()) for (const { ended } of watchers) ended.resolve()
    },
  }
}

/** Time alone is no change. */
const contentOf = ({ as_of: _, ...metrics }: contract.Metrics): string => JSON.stringify(metrics)
