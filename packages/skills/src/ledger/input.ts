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
    .enum([
      'overview',
      'total',
      'search',
      'categories',
      'months',
      'days',
      'top',
      'duplicates',
      'changes',
    ])
    .default('overview')
    .describe(
      'What is asked of the ledger; search needs words, total is the answer in one sentence',
    ),
  words: z
    .array(z.string())
    .default([])
    .describe('Words of a category or description to look for, such as rent'),
  without: z
    .array(z.string())
    .optional()
    .describe('Words of a category or description whose entries are left out'),
  month: z.string().optional().describe('Only this month: 2026-01'),
  period: z
    .object({ from: z.string(), to: z.string() })
    .optional()
    .describe('Only from one day or month to another, both included: 2026-01-10 to 2026-03'),
  withoutMonths: z
    .array(z.string())
    .optional()
    .describe('Months whose entries are left out: 2026-03'),
  limits: z
    .object({ min: z.number().optional(), max: z.number().optional(), isStrict: z.boolean() })
    .optional()
    .describe('Only entries of amounts above or below'),
  sharers: z.number().optional().describe('Among so many people what was spent is divided'),
  claimed: z.number().optional().describe('What somebody says the answer is'),
  compare: z
    .tuple([z.string(), z.string()])
    .optional()
    .describe('The two months to compare: 2026-01 and 2026-02; without them the last two'),
  average: z.boolean().optional().describe('Also what an entry and a month come to on average'),
  isSmallest: z.boolean().optional().describe('Show the smallest expenses instead'),
  isLastAsked: z.boolean().optional().describe('Also which of them was the last'),
  isFlowAsked: z.boolean().optional().describe('What came in is to be told by category as well'),
  isIncome: z.boolean().optional().describe('Show the largest of what came in instead'),
  top: z.number().default(5).describe('How many of the largest expenses to show'),
  nth: z.number().optional().describe('The second largest expense rather than the largest'),
  /** Lines of the table that hold no amount. */
  skippedLines: z.number().default(0),
  /** What those lines say, the first of them. */
  skipped: z.array(z.string()).optional(),
  /** How signs were read, when they decide what is spending. */
  signs: z.enum(['negative_is_out', 'negative_is_refund', 'two_columns']).optional(),
  isYesNo: z.boolean().optional().describe('The person asks whether something is so'),
  isAnyAsked: z.boolean().optional().describe('It is also asked of anything else'),
  isTotalTold: z.boolean().optional().describe('An answer before it tells the same total'),
  /** Another answer stands before it, with the notes on the whole table. */
  isFurther: z.boolean().optional(),
})
export type LedgerInput = z.infer<typeof LedgerInput>

export type Asked = Pick<
  LedgerInput,
  | 'question'
  | 'words'
  | 'without'
  | 'month'
  | 'period'
  | 'compare'
  | 'top'
  | 'nth'
  | 'average'
  | 'isSmallest'
  | 'isIncome'
  | 'isFlowAsked'
  | 'isTotalTold'
  | 'isLastAsked'
  | 'withoutMonths'
  | 'limits'
  | 'sharers'
  | 'claimed'
>
