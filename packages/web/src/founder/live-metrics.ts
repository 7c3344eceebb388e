import { founder, type Range } from '@wakeel/contract'
import { useEffect, useState } from 'react'
import { ApiError } from '../api.ts'
import { stream } from '../event-stream.ts'
import { refreshSession } from '../session/session.ts'
import { useIsSeen } from '../showcase/ticker.ts'

/** A watch that ended as it should is asked for again after so long. */
const AGAIN_AFTER_MS = 1000
const LONGEST_WAIT_MS = 30_000

/** `connecting`: nothing has arrived yet. `lost`: it is tried again by itself. `refused`: it is not. */
export type Connection = 'connecting' | 'open' | 'lost' | 'refused'

export interface LiveMetrics {
  metrics: founder.Metrics | undefined
  connection: Connection
  /** Tries at once. */
  retry: () => void
}

/**
 * The marketplace's metrics as the server pushes them. Off, or in a page that nobody sees, nothing is asked for and what arrived last
 * stands; a browser keeps only a few connections to one store, and a page in the background must not hold one. Still, the metrics of
 * a range arrive once and are not followed.
 */
export function useLiveMetrics(
  range: Range,
  { isOn, isStill = false }: { isOn: boolean; isStill?: boolean },
): LiveMetrics {
  const [metrics, setMetrics] = useState<founder.Metrics>()
  const [connection, setConnection] = useState<Connection>('connecting')
  const [attempt, setAttempt] = useState(0)
  const isSeen = useIsSeen()
  const isWatching = isOn && isSeen && !(isStill && metrics?.range === range)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt begins the watch anew
  useEffect(() => {
    if (!isWatching) return
    const watch = new AbortController()
    const hear = (next: founder.Metrics) => {
      setMetrics(next)
      setConnection('open')
    }
    void watchMetrics(range, watch.signal, hear, setConnection)
    return () => watch.abort()
  }, [range, isWatching, attempt])
  return { metrics, connection, retry: () => setAttempt((count) => count + 1) }
}

async function watchMetrics(
  range: Range,
  signal: AbortSignal,
  hear: (metrics: founder.Metrics) => void,
  onLoss: (connection: 'lost' | 'refused') => void,
): Promise<void> {
  let failures = 0
  const hearAgain = ({ figures }: { figures: founder.Metrics }) => {
    failures = 0
    if (!signal.aborted) hear(figures)
  }
  while (!signal.aborted) {
    try {
      hearAgain(await stream(founder.routes.watchMetrics, { range }, hearAgain, { signal }))
    } catch (error) {
      if (signal.aborted) return
      if (isRefusal(error)) {
        // The session ended elsewhere: the page must stop showing the founder as signed in.
        void refreshSession()
        onLoss('refused')
        return
      }
      failures++
      onLoss('lost')
    }
    await pause(Math.min(AGAIN_AFTER_MS * 2 ** Math.max(0, failures - 1), LONGEST_WAIT_MS), signal)
  }
}

const isRefusal = (error: unknown) =>
  error instanceof ApiError && (error.status === 401 || error.status === 403)

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}
