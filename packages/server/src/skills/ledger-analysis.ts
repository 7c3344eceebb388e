import { z } from 'zod'
import { analyse, type LedgerAnalysis } from './ledger/analysis.ts'
import { explainLedger } from './ledger/explanation.ts'
import { readLedger } from './ledger/request.ts'
import { formatMonth } from './reading/format.ts'
import { mentions } from './reading/words.ts'
import { defineSkill, SkillRefusal } from './skill.ts'

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
  words: z.array(z.string()).default([]).describe('Words of a category or description to look for, such as rent'),
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

export const ledgerAnalysis = defineSkill<LedgerInput, LedgerAnalysis>({
  name: 'ledger-analysis',
  title: { en: 'Ledger analysis', ar: 'تحليل دفتر المصروفات' },
  description: {
    en: 'Analyses a pasted table of dates, descriptions, amounts and categories: totals by category and month, the largest expenses, possible duplicates, the biggest changes, and questions such as how much went on rent.',
    ar: 'يحلّل جدولًا ملصقًا فيه تواريخ وأوصاف ومبالغ وفئات: المجاميع حسب الفئة والشهر، وأكبر المصروفات، والتكرار المحتمل، وأكبر التغيّرات، وأسئلة مثل كم صرفنا على الإيجار.',
  },
  input: LedgerInput as z.ZodType<LedgerInput>,
  suits: ({ text }) =>
    mentions(text, [
      'ledger',
      'expense',
      'spend',
      'spent',
      'transaction',
      'statement',
      'csv',
      'duplicate',
      'category',
      'مصروفات',
      'مصاريف',
      'صرفنا',
      'معاملات',
      'كشف',
      'دفتر',
      'فئة',
      'مكرر',
    ])
      ? 0.8
      : 0.2,
  read: ({ text, today }) => readLedger(text, today),
  run: (input) => {
    if (input.entries.length === 0)
      throw new SkillRefusal({ en: 'The table holds no line with an amount.', ar: 'لا يحتوي الجدول على أي سطر فيه مبلغ.' })
    const analysis = analyse(input)
    if (input.month && analysis.count === 0)
      throw new SkillRefusal({
        en: `The table holds no entry in ${formatMonth(input.month, 'en')}.`,
        ar: `لا يحتوي الجدول على أي قيد في ${formatMonth(input.month, 'ar')}.`,
      })
    return analysis
  },
  explain: explainLedger,
})
