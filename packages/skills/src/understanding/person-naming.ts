import type { Span } from '../reading/words.ts'

/** Somebody who is named, and by what they are known again. */
export interface Naming extends Span {
  who: string
  sex?: Sex
  /** Is no attribute, as "male" may be, but names somebody. */
  isNoun: boolean
}
export type Sex = 'male' | 'female'
