import { aed, answers, asksBack, figure } from './question.ts'

/** Cash ÷ (costs − income). */
const months = (value: number) => figure(value, 'months')

export const runwayForecasterQuestions = [
  ...answers('en', [
    ['We have AED 500,000 and a net burn of 50,000 a month. How long is our runway?', months(10)],
    [
      'Cash 900,000 dirhams, costs 120,000 a month, revenue 45,000 a month',
      months(12),
      aed(75_000),
    ],
    ['AED 1.2 million in the bank, we spend 100,000 a month and earn nothing', months(12)],
    ['Cash of AED 330,000, monthly costs 80,000, monthly income 20,000', months(5.5)],
    // 12 × 40,000 − 240,000
    [
      'AED 240,000 in cash, net burn 40,000 a month. What do we need to reach 12 months?',
      months(6),
      aed(240_000),
    ],
    ['Runway of AED 64,000 with a burn of AED 16,000 a month', months(4)],
  ]),
  asksBack('en', 'How long will our cash last?'),
  ...answers('ar', [
    ['لدينا 500,000 درهم وصافي الإنفاق 50,000 شهريًا. كم يكفي النقد؟', figure(10, 'شهر')],
    [
      'النقد 900,000 درهم والتكاليف 120,000 شهريًا والإيرادات 45,000 شهريًا',
      figure(12, 'شهر'),
      aed(75_000),
    ],
    ['لدينا ١٬٢٠٠٬٠٠٠ درهم ونصرف ١٠٠٬٠٠٠ شهريًا دون إيرادات', figure(12, 'شهر')],
    ['النقد 330,000 درهم والتكاليف الشهرية 80,000 والدخل الشهري 20,000', figure(5.5, 'شهر')],
    [
      'لدينا 240,000 درهم وصافي الإنفاق 40,000 شهريًا. ماذا نحتاج لنصل إلى 12 شهرًا؟',
      figure(6, 'شهر'),
      aed(240_000),
    ],
    ['كم يكفي 64,000 درهم مع صافي إنفاق 16,000 درهم شهريًا؟', figure(4, 'شهر')],
  ]),
  asksBack('ar', 'كم يكفينا النقد؟'),
]
