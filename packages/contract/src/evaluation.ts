import { z } from 'zod'

/** How many questions there are, and how many were passed. */
export const Score = z.object({ questions: z.int(), passed: z.int() })
export type Score = z.infer<typeof Score>

export const Evaluation = z.object({
  version: z.int(),
  evaluated_at: z.iso.datetime(),
  total: Score,
  /** Null: no question is in this language. */
  scores: z.object({ en: Score.nullable(), ar: Score.nullable() }),
  /** Who answered: `built-in`, the name of a language model, or the protocol and host of an agent elsewhere. */
  providers: z.array(z.string()),
})
export type Evaluation = z.infer<typeof Evaluation>
