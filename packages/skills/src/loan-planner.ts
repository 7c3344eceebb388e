import type { z } from 'zod'
import { explainLoan } from './loan/explanation.ts'
import { type Loan, LoanInput, planLoan } from './loan/plan.ts'
import { readLoan } from './loan/request.ts'
import { opening } from './reading/opening.ts'
import { mentions } from './reading/words.ts'
import { defineSkill } from './skill.ts'

const LONGEST_REQUEST = 4000

export const loanPlanner = defineSkill<LoanInput, Loan>({
  name: 'loan-planner',
  title: { en: 'Mortgage and loan planner', ar: 'حاسبة القروض والتمويل العقاري' },
  description: {
    en: 'Works out the monthly payment of a mortgage or loan, what can be borrowed for a payment, or how long a loan takes; with total interest, an amortisation table, down payment and extra payments.',
    ar: 'يحسب القسط الشهري لتمويل عقاري أو قرض، أو المبلغ الذي يمكن اقتراضه بقسط معيّن، أو مدة السداد؛ مع مجموع الفائدة وجدول السداد والدفعة الأولى والدفعات الإضافية.',
  },
  input: LoanInput as z.ZodType<LoanInput>,
  suits: ({ text }) =>
    mentions(opening(text, LONGEST_REQUEST), [
      'mortgage',
      'loan',
      'borrow',
      'instalment',
      'installment',
      'emi',
      'amortisation',
      'amortization',
      'repay',
      'home finance',
      'interest rate',
      'down payment',
      'قرض',
      'قروض',
      'تمويل',
      'رهن',
      'قسط',
      'أقساط',
      'أقترض',
      'اقتراض',
      'فائدة',
      'سداد',
    ])
      ? 0.9
      : 0,
  read: ({ text }) => readLoan(opening(text, LONGEST_REQUEST)),
  run: planLoan,
  explain: explainLoan,
})
