import type { Clock } from '../clock.ts'
import { dayAt } from '../uae-days.ts'
import { createCache } from './cache.ts'

/** What a process remembers of days that are final, which they stay. */
export interface Memory {
  /** The latest day that it was by the clock. */
  today: string
  /** Days known to be final, by the name of the metric. */
  known: Map<string, Set<string>>
  /** All days up to this one are final for all metrics. */
  finalisedTo?: string
  remember: ReturnType<typeof createCache>
}

export const emptyMemory = (today: string): Memory => ({
  today,
  known: new Map(),
  remember: createCache(),
})

/** Begins anew when the clock was put back, as days are opened again that were not over. */
export function memoryOf(parts: { clock: Clock; memory: Memory }): Memory {
  const today = dayAt(parts.clock.now())
  if (today < parts.memory.today) parts.memory = emptyMemory(today)
  parts.memory.today = today
  return parts.memory
}
