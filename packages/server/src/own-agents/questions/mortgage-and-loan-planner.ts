import { answers, asksBack, figure } from './question.ts'

/** Equal payments on the reducing balance, amount × r ÷ (1 − (1 + r)^−n); to a fil that rounds the last payment. */
const dirhams = (value: number, tolerance = 0.02) => figure(value, 'AED', tolerance)
/** Interest as a whole is rounded with each payment, or once. */
const interest = (value: number) => dirhams(value, 3)

export const mortgageAndLoanPlannerQuestions = [
  ...answers('en', [
    ['Monthly payment for AED 200,000 at 6% over 4 years', dirhams(4_697.01), interest(25_456.48)],
    ['Mortgage of AED 750,000 at 3.99% for 25 years: the instalment?', dirhams(3_954.64)],
    ['Car loan of 120,000 dirhams, 5 percent, 5 years', dirhams(2_264.55), interest(15_873)],
    ['How much can I borrow for AED 5,000 a month at 5% over 20 years?', dirhams(757_626.57, 1)],
    // A fifth down leaves 1.2 million
    [
      'Home for AED 1,500,000 with 20% down at 4% over 20 years',
      dirhams(7_271.76),
      dirhams(300_000),
    ],
    ['AED 90,000 at 7.5% for 36 months', dirhams(2_799.56)],
  ]),
  asksBack('en', 'What is the monthly payment on AED 300,000 over 5 years?'),
  ...answers('ar', [
    ['كم القسط الشهري لقرض 200,000 درهم بفائدة 6% على 4 سنوات؟', dirhams(4_697.01)],
    ['تمويل عقاري 500,000 درهم بفائدة 4.25% لمدة 15 سنة', dirhams(3_761.39), interest(177_050.2)],
    ['قرض سيارة ١٢٠٬٠٠٠ درهم بفائدة ٥٪ لمدة ٥ سنوات', dirhams(2_264.55)],
    ['كم أستطيع أن أقترض بقسط 3,000 درهم شهريًا بفائدة 6% لمدة 5 سنوات؟', dirhams(155_176.68, 1)],
    ['بيت بسعر 1,500,000 درهم ودفعة أولى 20% وفائدة 4% على 20 سنة', dirhams(7_271.76)],
    ['90,000 درهم بفائدة 7.5% على 36 شهرًا', dirhams(2_799.56), interest(10_784.16)],
  ]),
  asksBack('ar', 'كم القسط الشهري لقرض 300,000 درهم على 5 سنوات؟'),
]
