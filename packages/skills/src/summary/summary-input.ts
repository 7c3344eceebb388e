import { z } from 'zod'

export const SummaryInput = z.object({
  text: z.string(),
  sentences: z.int().positive().optional(),
  /** Instead of a number of sentences. */
  mostWords: z.int().positive().optional(),
  /** So many words were asked for in each sentence, which cannot be had without cutting. */
  wordsEach: z.int().positive().optional(),
  /** Each of the texts or paragraphs by itself. */
  isOfEach: z.boolean().optional(),
  hasBullets: z.boolean(),
  /** The summary was asked for in this language. */
  otherLanguage: z.enum(['ar', 'en']).optional(),
  /** It is asked whether the text speaks of this. */
  topic: z.string().optional(),
  /** A summary is asked for beside that. */
  isBoth: z.boolean().optional(),
  /** So many key terms and no summary. */
  termsOnly: z.number().int().positive().optional(),
  /** Why these sentences were chosen is asked. */
  isReasoned: z.boolean().optional(),
  /** Sentences of the text that are to be in the summary besides, and such as are not. */
  including: z.array(z.string()).optional(),
  without: z.array(z.string()).optional(),
})
export type SummaryInput = z.infer<typeof SummaryInput>
