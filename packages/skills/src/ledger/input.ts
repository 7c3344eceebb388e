import { z } from 'zod'

const Entry = z.object({
  date: z.string().optional().describe('2026-01-31, or 2026-01 when only the month is known'),
  description: z.string(),
  category: z.string().optional(),
  amount: z.number().describe('Always above zero; direction says whether it went out or came in'),
  direction: z.enum(['out', 'in']).default('out'),
})
export type Entry = z.infer<typeof Entry>

export const LedgerInput = z.object({
  entries: z.array(Entry),
  currency: z.string().default('AED'),
  question: z
    .enum(['overview', 'search', 'categories', 'months', 'top', 'duplicates', 'changes'])
    .default('overview')
    .describe('What is asked of the ledger; search needs words'),
  words: z
    .array(z.string())
    .default([])
    .describe('Words of a category or description to look for, such as rent'),
  month: z.string().optional().describe('Only this month: 2026-01'),
  compare: z
    .tuple([z.string(), z.string()])
    .optional()
    .describe('The two months to compare: 2026-01 and 2026-02; without them the last two'),
  top: z.number().default(5).describe('How many of the largest expenses to show'),
  /** Lines of the table that hold no amount. */
  skippedLines: z.number().default(0),
  /** How signs were read, when they decide what is spending. */
  signs: z.enum(['negative_is_out', 'negative_is_refund']).optional(),
})
export type LedgerInput = z.infer<typeof LedgerInput>
