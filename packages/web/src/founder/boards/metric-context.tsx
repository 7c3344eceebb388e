import { createContext, use, useSyncExternalStore } from 'react'
import { useLanguage } from '../../language/language.tsx'
import type { Board } from './board.ts'
import { formatMetric } from './metric-format.ts'
import { type Metrics, statusOf } from './metrics.ts'

/** The board that is open, and its metrics as they stand. */
export const OpenBoard = createContext<{ board: Board; metrics: Metrics } | undefined>(undefined)

export function useOpenBoard() {
  const open = use(OpenBoard)
  if (!open) throw new Error('A part of a board is drawn only on a board.')
  return open
}

/** A metric as it stands, and as it is read. */
export function useMetric(name: string) {
  const { language } = useLanguage()
  const { board, metrics } = useOpenBoard()
  const metric = board.metrics[name]!
  const { label, format, note } = metric
  const value = useSyncExternalStore(
    (listener) => metrics.subscribe(name, listener),
    () => metrics.get(name),
  )
  return {
    label: label[language],
    note: note?.[language],
    status: statusOf(metric, value),
    value,
    shown: formatMetric(value, format, board.scale, language),
  }
}

/** Changes only where the status does, however often the metric ticks. */
export function useMetricStatus(name: string) {
  const { board, metrics } = useOpenBoard()
  return useSyncExternalStore(
    (listener) => metrics.subscribe(name, listener),
    () => statusOf(board.metrics[name]!, metrics.get(name)),
  )
}

/** Alone in a component of its own, so that only the text is drawn anew when it ticks. */
export function MetricValue({ name }: { name: string }) {
  return <bdi data-metric={name}>{useMetric(name).shown}</bdi>
}
