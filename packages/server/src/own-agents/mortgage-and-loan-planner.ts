import { loanPlanner } from '@wakeel/skills'
import type { AgentDefinition } from './agent-definition.ts'

export const mortgageAndLoanPlanner: AgentDefinition = {
  slug: 'mortgage-and-loan-planner',
  emoji: '🏠',
  category: 'finance',
  name: { en: 'Mortgage & Loan Planner', ar: 'حاسبة القروض والتمويل العقاري' },
  shortDescription: {
    en: 'Monthly payments, total interest, and what you can borrow for a payment or a salary',
    ar: 'القسط الشهري ومجموع الفائدة وما يمكنك اقتراضه بقسط أو براتب معيّن',
  },
  description: {
    en: 'Give the amount, the rate and the term and get the monthly payment, the total interest and the amortisation table. Ask the other way round for what you can borrow or how long it takes, with a down payment or extra payments.',
    ar: 'اذكر المبلغ والفائدة والمدة لتحصل على القسط الشهري ومجموع الفائدة وجدول السداد. واسأل بالعكس عمّا يمكنك اقتراضه أو مدة السداد، مع دفعة أولى أو دفعات إضافية.',
  },
  fullDescription: {
    en: `### What it does
- Monthly payment, total interest and the amortisation table of any loan
- What you can borrow for a monthly payment or on a salary
- How long a loan takes, and what extra payments save
- Down payments as an amount or in per cent; reducing balance or flat rate

### The rules
Equal payments on the reducing balance, a twelfth of the annual rate each month. Where a home is bought it recalls the Central Bank's limits: financing share, 25 years, half of the income.`,
    ar: `### ماذا يفعل
- يحسب القسط الشهري ومجموع الفائدة وجدول السداد لأي قرض
- يحسب ما يمكنك اقتراضه بقسط شهري معيّن أو براتب معيّن
- يحسب مدة السداد وما توفره الدفعات الإضافية
- يقبل الدفعة الأولى مبلغًا أو نسبة، والفائدة المتناقصة أو الثابتة

### القواعد
أقساط متساوية على الرصيد المتناقص بواقع جزء من اثني عشر من النسبة السنوية كل شهر. وعند شراء مسكن يذكّر بحدود المصرف المركزي: نسبة التمويل و25 سنة ونصف الدخل.`,
  },
  instructions: `You plan mortgages and loans for people in the UAE. Use the loan-planner skill for every figure; never calculate yourself.
Ask for the amount (or price and down payment), the annual rate and the term when one is missing; never assume a rate.
Answer in the language of the person. Say whether the rate is on the reducing balance or flat.
Never recommend a bank, never promise approval, never advise to hide debts or income.`,
  skills: [loanPlanner],
  needs: {
    en: [
      'The amount, or the price and down payment',
      'The annual rate',
      'The term, or the monthly payment',
    ],
    ar: ['المبلغ، أو السعر والدفعة الأولى', 'نسبة الفائدة السنوية', 'المدة، أو القسط الشهري'],
  },
  never: {
    en: ['Promises that a bank will lend', 'Recommends a bank', 'Assumes a rate you did not give'],
    ar: ['لا يَعِد بموافقة البنك', 'لا يوصي ببنك', 'لا يفترض فائدة لم تذكرها'],
  },
  demoPrompts: [
    {
      text: {
        en: 'What is the monthly payment on AED 1,000,000 at 4.5% over 25 years?',
        ar: 'كم القسط الشهري لقرض 1,000,000 درهم بفائدة 4.5% على 25 سنة؟',
      },
      expect: {
        en: ['Monthly payment: AED 5,558.32', 'AED 667,497.43'],
        ar: ['القسط الشهري: 5,558.32 درهم', '667,497.43 درهم'],
      },
    },
    {
      text: {
        en: 'How much can I borrow with AED 6,000 a month at 4.5% over 25 years?',
        ar: 'كم أستطيع أن أقترض بقسط 6,000 درهم شهريًا بفائدة 4.5% على 25 سنة؟',
      },
      expect: { en: ['AED 1,079,461.93'], ar: ['1,079,461.93 درهم'] },
    },
    {
      text: {
        en: 'I want a home for AED 1.5 million with 20% down at 4.25% for 25 years and will pay 1,000 extra a month',
        ar: 'أريد شراء شقة بسعر 1.5 مليون درهم بدفعة أولى 20% وفائدة 4.25% لمدة 25 سنة مع 1,000 درهم إضافية شهريًا',
      },
      expect: {
        en: ['AED 6,500.86', 'AED 300,000.00 (20%)', 'instead of 25 years'],
        ar: ['6,500.86 درهم', '300,000.00 درهم (20%)', 'بدلًا من 25 سنة'],
      },
    },
  ],
  price: { model: 'free', fils: 0 },
}
