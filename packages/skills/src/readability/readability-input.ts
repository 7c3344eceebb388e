import { z } from 'zod'
import { namedMeasures } from './readability-request.ts'

export const ReadabilityInput = z.object({
  text: z.string().min(1).optional(),
  /** Given in place of a text by somebody who has counted it. */
  counts: z
    .object({
      words: z.number().positive(),
      sentences: z.number().positive(),
      syllables: z.number().positive().optional(),
      longWords: z.number().nonnegative().optional(),
      complexWords: z.number().nonnegative().optional(),
    })
    .optional(),
  grade: z.int().min(1).max(12).optional(),
  /** "Grade 3 or grade 5?" */
  also: z.int().min(1).max(12).optional(),
  /** The grade comes from the reader's age or British school year. */
  from: z.enum(['age', 'year']).optional(),
  said: z.int().optional(),
  /** How many words and sentences is what is asked. */
  isCounted: z.boolean().optional(),
  /** All long words are what is asked. */
  isOfLongWords: z.boolean().optional(),
  /** Which sentence to split is what is asked. */
  isOfSplit: z.boolean().optional(),
  /** What to change is asked: the hardest sentences and the words with plainer ones, and no measures. */
  isOfWords: z.boolean().optional(),
  named: z.array(z.enum(namedMeasures)).optional(),
  /** All texts that are compared, this one first. */
  among: z.array(z.object({ label: z.string(), text: z.string().min(1) })).optional(),
  /** Only how they compare is to be said. */
  isComparison: z.boolean().optional(),
  isOfHarder: z.boolean().optional(),
  /** Nothing but what is asked for. */
  isOnly: z.boolean().optional(),
})
export type ReadabilityInput = z.infer<typeof ReadabilityInput>
