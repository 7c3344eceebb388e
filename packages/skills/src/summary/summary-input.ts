import { z } from 'zod'

export const SummaryInput = z.object({
  text: z.string(),
  sentences: z.int().positive().optional(),
  /** Instead of a number of sentences. */
  mostWords: z.int().positive().optional(),
  hasBullets: z.boolean(),
})
export type SummaryInput = z.infer<typeof SummaryInput>
