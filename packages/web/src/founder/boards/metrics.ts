import type { Board, Growth, Metric } from './board.ts'
import type { Status } from './status.ts'

export type Metrics = ReturnType<typeof createMetrics>

/** The metrics of an open board. Whoever shows one hears of that one only, so that a tick redraws what it changed and nothing else. */
export function createMetrics(board: Board) {
  const metrics = Object.entries(board.metrics)
  const listeners = new Map<string, Set<() => void>>()
  const values = new Map(metrics.map(([name, { start }]) => [name, start]))

  const get = (name: string): number => values.get(name)!

  function set(name: string, next: number) {
    if (next === values.get(name)) return
    values.set(name, next)
    for (const listener of listeners.get(name) ?? []) listener()
  }

  function compute() {
    for (const [name, metric] of metrics) if (metric.compute) set(name, metric.compute(get))
  }

  compute()
  return {
    get,
    subscribe(name: string, listener: () => void) {
      const heard = listeners.get(name) ?? new Set()
      listeners.set(name, heard.add(listener))
      return () => heard.delete(listener)
    },
    tick() {
      for (const [name, { growth }] of metrics)
        if (growth) set(name, grow(get(name), growth, board.intervalMs))
      compute()
    },
  }
}

/** The status of a metric as it stands. */
export const statusOf = (
  { status, statusAtCap, growth }: Metric,
  value: number,
): Status | undefined => (statusAtCap && growth?.cap === value ? statusAtCap : status)

/** The maximum that one tick may add. */
export const maxPerTick = ({ max, perSecond }: Growth, intervalMs: number): number =>
  perSecond ? (max * intervalMs) / 1000 : max

function grow(value: number, growth: Growth, intervalMs: number): number {
  const { whole, cap = Number.POSITIVE_INFINITY } = growth
  const max = maxPerTick(growth, intervalMs)
  const added = whole ? Math.floor(Math.random() * (max + 1)) : Math.random() * max
  return Math.min(cap, value + added)
}
