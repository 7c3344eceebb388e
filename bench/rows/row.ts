import type { Stores } from './stores.ts'

export type Engine = 'PGlite' | 'PostgreSQL'

/** On which database, and how many agents are in the store. */
export interface Place {
  engine: Engine
  agents: number
}

/** `times`: at most so many times the limit; `most` and `least`: so much, whatever the limit. */
export type Goal = { times: number } | { most: number } | { least: number }

/** One line of the table. */
export interface Figure {
  what: string
  /** What cannot be beaten, or what the work is compared with; measured in the same run. Absent: nothing is. */
  limit?: { what: string; value: number }
  measured: number
  unit: string
  /** Absent: it only explains another line. */
  goal?: Goal
}

/** One row of the goals: some work beside its limit. */
export interface Row {
  /** `npm run bench -- <name>` */
  name: string
  engines: readonly Engine[]
  /** How many agents there are in the store; more than a hundred thousand only when asked for. */
  agents: readonly number[]
  measure(stores: Stores, place: Place): Promise<Figure[]>
}

export const BOTH: readonly Engine[] = ['PGlite', 'PostgreSQL']
export const POSTGRES: readonly Engine[] = ['PostgreSQL']
/** Where neither the database nor the size of the store matters. */
export const ANY: readonly Engine[] = ['PGlite']
