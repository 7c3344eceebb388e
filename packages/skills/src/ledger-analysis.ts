import type { z } from 'zod'
import { analyse, type LedgerAnalysis } from './ledger/analysis.ts'
import { explainLedger } from './ledger/explanation.ts'
import { LedgerInput } from './ledger/input.ts'
import { readLedger } from './ledger/request.ts'
import { formatMonth } from './reading/format.ts'
import { mentions } from './reading/words.ts'
import { defineSkill, SkillRefusal } from './skill.ts'

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
      throw new SkillRefusal({
        en: 'The table holds no line with an amount.',
        ar: 'لا يحتوي الجدول على أي سطر فيه مبلغ.',
      })
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
