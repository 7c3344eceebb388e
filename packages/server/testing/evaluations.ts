import type { evaluations } from '@wakeel/contract'

/** What the agent of `agentContent` answers rightly, in both languages. */
export const rightQuestions: evaluations.EvaluationQuestion[] = [
  {
    language: 'en',
    input: 'Add VAT to AED 1,000',
    outcome: 'answer',
    expectations: [{ kind: 'figure', value: 1050, tolerance: 0, unit: 'AED' }],
  },
  {
    language: 'ar',
    input: 'أضف الضريبة إلى 2000 درهم',
    outcome: 'answer',
    expectations: [
      { kind: 'figure', value: 2100, tolerance: 0, unit: 'AED' },
      { kind: 'includes', text: 'الضريبة' },
    ],
  },
  { language: 'en', input: 'Add VAT', outcome: 'question', expectations: [] },
]

/** What nobody can answer so. */
export const wrongQuestion: evaluations.EvaluationQuestion = {
  language: 'ar',
  input: 'أضف الضريبة إلى 100 درهم',
  outcome: 'answer',
  expectations: [{ kind: 'figure', value: 110, tolerance: 0, unit: 'AED' }],
}
