import type { SampleReviews } from './sample-review.ts'

export const healthReviews: SampleReviews = {
  'energy-macro-planner': [
    [
      'omar',
      5,
      'Calories and grams of protein, fat and carbohydrate with the equation behind them. It also said that the result is an estimate and how to adjust it.',
    ],
    ['noor', 5, 'أجاب بالعربية بخطة واضحة ورفض أن ينزل تحت الحد الآمن. هذا ما يبعث على الثقة.'],
    [
      'daniel',
      4,
      'Sensible numbers, the same as my dietitian gave within 50 kcal. No meal ideas, only the targets.',
    ],
    [
      'sara',
      5,
      'I left out my activity level and it showed every level in one table instead of guessing.',
    ],
  ],
  'bmi-waist-check': [
    [
      'tariq',
      5,
      'Index, class and healthy range in one short answer, and it explained the lower thresholds for South Asian backgrounds when I asked.',
    ],
    [
      'maryam',
      4,
      'يحسب نسبة الخصر إلى الطول أيضًا وهي أوضح من مؤشر الكتلة وحده. التنبيه الطبي في مكانه.',
    ],
    ['aisha', 4, 'Clear and calm in tone. For adults only, so not for my son.'],
  ],
  'hydration-heat-planner': [
    [
      'khalid',
      5,
      'أستخدمه لجدولة عمل الفريق في الموقع: درجة الإحساس بالحرارة وفترة الراحة وقت الظهيرة وكمية الماء.',
    ],
    [
      'joseph',
      5,
      '41 degrees at 60% humidity: it told us plainly to move training to the evening and how much to drink. Well sourced.',
    ],
    ['layla', 4, 'خطة مفيدة للجري صيفًا. أضفتُ الرطوبة من تطبيق الطقس بنفسي.'],
    [
      'priya',
      5,
      'Good for planning a school sports day. The danger levels are explained in words everybody understands.',
    ],
  ],
}
