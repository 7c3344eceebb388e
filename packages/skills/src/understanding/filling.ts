import type { Taken } from './another-case.ts'
import type { Mention } from './mentions.ts'

/** One way to read a whole message: which mention stands for which slot. */
export interface Filling {
  goal: string
  /** Each slot's values: one, several where it takes many, or one for each case that is asked for. */
  values: Readonly<Record<string, readonly object[]>>
  missing: readonly (readonly string[])[]
  leftOver: readonly Mention[]
  /** Figures that would do as well for one another’s slots, and that nothing tells apart. */
  undecided?: readonly Mention[]
  /** Lower is likelier. */
  cost: number
}

/** What an earlier request of the same conversation was filled with; a follow-up changes some of it. */
export type Before = Pick<Filling, 'goal' | 'values'>

/** A filling while a message is read, mention by mention. */
export interface State {
  cost: number
  taken: Readonly<Record<string, readonly Taken[]>>
  /** The slots in the order in which they were filled. */
  order: readonly string[]
  /** What was filled in the order of a round before. */
  rounds: readonly string[]
  /** How many values are other cases for no reason but that there is no better. */
  unlinked: number
  leftOver: readonly Mention[]
}

/** What is dearer than leaving it out: a second value that nothing links to the first. */
export const UNLINKED_CASE = 5
