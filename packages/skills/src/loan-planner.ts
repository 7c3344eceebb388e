import type { Bilingual } from '@wakeel/contract'
import type { z } from 'zod'
import { explainLoan } from './loan/explanation.ts'
import { loanFrame } from './loan/frame.ts'
import { interpretLoan } from './loan/interpret.ts'
import { LoanInput } from './loan/loan-input.ts'
import { type Loan, planLoan } from './loan/plan.ts'
import { defineSkill } from './skill.ts'
import { readBy } from './understanding/read-frame.ts'

const compared = {
  loan: { en: 'loan', ar: 'القرض' },
  payment: { en: 'monthly payment', ar: 'القسط الشهري' },
  interest: { en: 'total interest', ar: 'مجموع الفائدة' },
} satisfies Record<string, Bilingual>

export const loanPlanner = defineSkill<LoanInput, Loan>({
  name: 'loan-planner',
  title: { en: 'Mortgage and loan planner', ar: 'حاسبة القروض والتمويل العقاري' },
  description: {
    en: 'Works out the monthly payment of a mortgage or loan, what can be borrowed for a payment, or how long a loan takes, or the rate that a payment comes to; with total interest, an amortisation table, down payment and extra payments.',
    ar: 'يحسب القسط الشهري لتمويل عقاري أو قرض، أو المبلغ الذي يمكن اقتراضه بقسط معيّن، أو مدة السداد، أو النسبة التي يعادلها قسط معيّن؛ مع مجموع الفائدة وجدول السداد والدفعة الأولى والدفعات الإضافية.',
  },
  limits: [
    {
      asked:
        'which bank, best bank, what bank, recommend a bank, suggest a bank, cheapest bank, to approve me, you approve me, can approve me, will approve me, please approve me, will they approve me, would they approve me, guarantee approval, get approved, be approved, bank will approve, bank will accept, bank will say yes, bank will lend, will the bank approve, will the bank accept, would the bank approve, will they approve, will accept my, will approve my, approval guaranteed, guaranteed approval, approval is guaranteed, approval is certain, guarantee me, guarantee that, can you guarantee, can you promise, promise me, promise that, أي بنك, أنهي بنك, أفضل بنك, أحسن بنك, انصحني ببنك, ترشح لي بنك, ترشحلي بنك, تنصحني ببنك, تضمن الموافقة, تضمنون الموافقة, الموافقة مضمونة, موافقة مضمونة, الموافقة أكيدة, تأكدولي الموافقة, تأكدوا لي الموافقة, تأكد لي الموافقة, تأكدلي الموافقة, يوافقون على, بيوافق البنك, البنك بيوافق, البنك راح يوافق, البنك رح يوافق, البنك هيوافق, البنك يوافق, تضمن لي, تضمنلي, تضمنولي, تضمنوا لي, اضمن لي, اضمنلي, اضمنوا لي, توعدني, أوعدني, طلبي بينقبل, يقبلون طلبي, يقبل طلبي, ينقبل طلبي',
      sentence: {
        en: 'I do not recommend a bank and cannot promise that one will approve you. What I can do is work out payments, so that offers can be compared.',
        ar: 'لا أوصي ببنك ولا أستطيع أن أعد بموافقة أي بنك. ما أستطيعه هو حساب الأقساط للمقارنة بين العروض.',
      },
    },
  ],
  input: LoanInput as z.ZodType<LoanInput>,
  ...readBy({
    frame: loanFrame,
    interpret: interpretLoan,
    resultsOf: (input) => {
      const { find, payment, principal, totalInterest, currency } = planLoan(input)
      return [
        find === 'amount'
          ? { name: compared.loan, value: principal, currency }
          : { name: compared.payment, value: payment, currency },
        { name: compared.interest, value: totalInterest, currency },
      ]
    },
  }),
  run: (input, { today }) => planLoan(input, today),
  explain: explainLoan,
})
