import type { SampleReviews } from './sample-review.ts'

export const financeReviews: SampleReviews = {
  'corporate-tax-estimator': [
    [
      'khalid',
      5,
      'حسب 11,250 درهمًا على ربح نصف مليون وذكر المرسوم ومجلس الوزراء، ثم نبّه إلى تسهيلات الأعمال الصغيرة. دقيق ومختصر.',
    ],
    [
      'priya',
      5,
      'Two slices, the rate on each and the total, then the loss relief limit. I put the table straight into a note for the owner.',
    ],
    [
      'omar',
      4,
      'Right for a mainland company. Free zone income needs an adviser, and it says so instead of pretending.',
    ],
    [
      'aisha',
      5,
      'I gave revenue and expenses in one sentence and it understood. The source and its date are under the answer.',
    ],
    ['tariq', 4, 'Quick estimate before our accountant looks at it. His figure was the same.'],
    ['maryam', 5, 'أول مرة أفهم الفرق بين الدخل المحاسبي والدخل الخاضع للضريبة من سطرين فقط.'],
  ],
  'mortgage-and-loan-planner': [
    [
      'daniel',
      5,
      'One million at 4.5% over 25 years: 5,558.32 a month, the same as my bank to the fils, plus the total interest the bank did not print.',
    ],
    [
      'noor',
      5,
      'سألته كم أستطيع أن أقترض بقسط 6,000 درهم فأجاب بالمبلغ وجدول السداد. كان الحديث مع البنك أسهل بعدها.',
    ],
    [
      'sara',
      5,
      'The effect of 500 dirhams extra a month convinced us. Years and interest saved, both shown.',
    ],
    [
      'joseph',
      4,
      'Exact and clear. Fixed rates only, so I ran the variable part as a second question.',
    ],
    ['yousef', 5, 'يفهم «مليون ومئتي ألف» و«25 سنة» كما نكتبها. لا حاجة إلى حقول ولا قوائم.'],
  ],
  'runway-forecaster': [
    [
      'aisha',
      5,
      'Cash, monthly costs and revenue in one line, and I get the month we run out and what changes it. I use it before every board call.',
    ],
    [
      'tariq',
      4,
      'Honest forecast without decoration. I missed seasonality at first, then simply asked again with other figures.',
    ],
    ['khalid', 4, 'يعطي عدد الأشهر المتبقية والجدول شهرًا بشهر. بسيط ومفيد لشركة ناشئة.'],
    ['layla', 5, 'ساعدني على رؤية أثر توظيف شخصين قبل أن أقرر. الأرقام واضحة وقابلة للمراجعة.'],
  ],
  'csv-ledger-analyst': [
    [
      'priya',
      5,
      'Pasted six months of a bank export: totals by category, the largest payments and one that was booked twice. All of it checked out.',
    ],
    [
      'omar',
      4,
      'Reads our semicolon file without a fight. More than a few thousand rows is too much for a paste.',
    ],
    ['maryam', 5, 'وجد دفعة مكررة لم ننتبه إليها ثلاثة أشهر. يستحق التجربة.'],
  ],
}
