import type { Board, Figure, Growth } from './board.ts'
import type { Status } from './status.ts'

export type Figures = ReturnType<typeof createFigures>

/** The figures of an open board. Whoever shows one hears of that one only, so that a tick redraws what it changed and nothing else. */
export function createFigures(board: Board) {
  const figures = Object.entries(board.figures)
  const listeners = new Map<string, Set<() => void>>()
  const values = new Map(figures.map(([name, { start }]) => [name, start]))

  const get = (name: string): number => values.get(name)!

  function set(name: string, next: number) {
    if (next === values.get(name)) return
    values.set(name, next)
    for (const listener of listeners.get(name) ?? []) listener()
  }

  function compute() {
    for (const [name, figure] of figures) if (figure.compute) set(name, figure.compute(get))
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
      for (const [name, { growth }] of figures)
        if (growth) set(name, grow(get(name), growth, board.intervalMs))
      compute()
    },
  }
}

/** The status of a figure as it stands. */
export const statusOf = (
  { status, statusAtCap, growth }: Figure,
  value: number,
): Status | undefined => (statusAtCap && growth?.cap === value ? statusAtCap : status)

/** The most that one tick may add. */
export const mostOfTick = ({ most, perSecond }: Growth, intervalMs: number): number =>
  perSecond ? (most * intervalMs) / 1000 : most

function grow(value: number, growth: Growth, intervalMs: number): number {
  const { whole, cap = Number.POSITIVE_INFINITY } = growth
  const most = mostOfTick(growth, intervalMs)
  const added = whole ? Math.floor(Math.random() * (most + 1)) : Math.random() * most
  return Math.min(cap, value + added)
}
