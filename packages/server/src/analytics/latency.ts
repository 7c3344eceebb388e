import type { analytics as contract } from '@wakeel/contract'

/** How many answers took so many milliseconds, shortest first. */
export type Durations = readonly [ms: number, count: number][]

/** In milliseconds, as people speak of them. */
const BOUNDS = [10, 25, 50, 100, 250, 500, 1_000, 2_500, 5_000, 10_000]

/** The least duration that so large a part of the answers did not exceed; null without an answer. */
export function percentile(durations: Durations, part: number): number | null {
  const total = durations.reduce((sum, [, count]) => sum + count, 0)
  let seen = 0
  for (const [ms, count] of durations) {
    seen += count
    if (seen >= part * total) return ms
  }
  return null
}

export function histogram(durations: Durations): contract.Overview['latency_histogram'] {
  const countOf = (above: number, upTo: number) =>
    durations.reduce((sum, [ms, count]) => sum + (ms > above && ms <= upTo ? count : 0), 0)
  return [...BOUNDS, null].map((upTo, index) => ({
    up_to_ms: upTo,
    count: countOf(BOUNDS[index - 1] ?? -1, upTo ?? Infinity),
  }))
}
