import type { Quote, RiskLevel } from './clause-kind.ts'

/** What a text says on a question about it, with the words it rests on. */
export interface Answer {
  /** The kind of clause that was asked for, or the words when no kind is meant. */
  about: { kind: string } | { words: string }
  /** Absent for what is asked with "which", "where" or "how much". */
  isYes?: boolean
  /** It was asked whether it is the same for both sides, or whether it is one-sided. */
  equality?: 'equal' | 'one-sided'
  quotes: Quote[]
  /** How the clause that was found is judged. */
  judged?: { level: RiskLevel; risks: number[] }
}
