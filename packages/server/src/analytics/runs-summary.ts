import type { analytics as contract } from '@wakeel/contract'
import type { LatencyKey, OutcomesKey } from './daily.ts'
import { type Durations, histogram, percentile } from './latency.ts'

type RunsSummary = Pick<contract.Overview, 'runtimes' | 'errors' | 'latency' | 'latency_histogram'>

/** What executed runs, what failed and how long answers took, from the totals of `outcomes` and `latency`. */
export function summariseRuns(
  outcomes: Map<string, number>,
  latency: Map<string, number>,
): RunsSummary {
  const ended = [...outcomes].map(([key, count]) => ({
    key: JSON.parse(key) as OutcomesKey,
    count,
  }))
  const answers = [...latency].map(([key, count]) => ({
    key: JSON.parse(key) as LatencyKey,
    count,
  }))
  const durationsOf = (runtime?: string): Durations => {
    const counts = new Map<number, number>()
    for (const { key, count } of answers)
      if (runtime === undefined || key[0] === runtime)
        counts.set(key[1], (counts.get(key[1]) ?? 0) + count)
    return [...counts].sort(([one], [other]) => one - other)
  }
  const countOf = (isMeant: (key: OutcomesKey) => boolean) =>
    ended.reduce((sum, { key, count }) => sum + (isMeant(key) ? count : 0), 0)
  const runtimes = new Set(ended.flatMap(({ key: [runtime] }) => runtime ?? []))
  const codes = new Set(
    ended.flatMap(({ key: [, status, code] }) => (status === 'failed' && code) || []),
  )
  const all = durationsOf()
  return {
    runtimes: [...runtimes]
      .map((runtime) => ({
        runtime,
        runs: countOf(([by, status]) => by === runtime && status === 'succeeded'),
        failed_runs: countOf(([by, status]) => by === runtime && status === 'failed'),
        p50: percentile(durationsOf(runtime), 0.5),
        p95: percentile(durationsOf(runtime), 0.95),
      }))
      .filter(({ runs, failed_runs }) => runs + failed_runs > 0)
      .sort((one, other) => other.runs - one.runs || (one.runtime < other.runtime ? -1 : 1)),
    errors: [...codes]
      .map((code) => ({
        code,
        count: countOf(([, status, of]) => status === 'failed' && of === code),
      }))
      .sort((one, other) => other.count - one.count || (one.code < other.code ? -1 : 1)),
    latency:
      all.length === 0
        ? null
        : {
            p50: percentile(all, 0.5)!,
            p90: percentile(all, 0.9)!,
            p95: percentile(all, 0.95)!,
            p99: percentile(all, 0.99)!,
          },
    latency_histogram: histogram(all),
  }
}
