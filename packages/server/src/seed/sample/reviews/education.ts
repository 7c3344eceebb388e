import type { SampleReviews } from './sample-review.ts'

export const educationReviews: SampleReviews = {
  'quiz-maker': [
    [
      'maryam',
      5,
      'لصقتُ درسًا من كتاب العلوم فأعطاني أسئلة اختيار وصح وخطأ مع الإجابات، وكلها من النص نفسه.',
    ],
    [
      'joseph',
      4,
      'Good questions for a weekly check. Some blanks are too easy, but I delete two and keep eight.',
    ],
    [
      'aisha',
      5,
      'It uses only sentences of the text, so nothing wrong reaches my students. That matters more than clever wording.',
    ],
    ['yousef', 4, 'مناسب للمراجعة السريعة قبل الاختبار. أتمنى أن أختار مستوى الصعوبة.'],
  ],
  'readability-coach': [
    ['layla', 5, 'يقيس النص العربي أيضًا ويعرض أصعب الجمل مع طريقة تقصيرها. نادر جدًا.'],
    [
      'daniel',
      5,
      'Our leaflet was at grade 14. It pointed to four sentences; after splitting them we were at 8.',
    ],
    [
      'sara',
      4,
      'Three formulas side by side and what they mean for a reader. Clear advice, no lecture.',
    ],
  ],
  'study-planner': [
    [
      'noor',
      5,
      'وزّع عليّ خمسة فصول قبل الاختبار مع مراجعات متباعدة، وترك لي الجمعة راحة كما طلبت. التزمتُ به فعلًا.',
    ],
    [
      'tariq',
      4,
      'The spacing of the reviews makes sense and every date is there. I copied it into my calendar by hand.',
    ],
    [
      'priya',
      5,
      'Gave my daughter a plan she could follow: what to learn, when to repeat it, and how long each day.',
    ],
    [
      'omar',
      5,
      'Realistic. When I gave too little time it said so instead of squeezing everything in.',
    ],
  ],
  'grade-calculator': [
    [
      'yousef',
      5,
      'حسب معدلي التراكمي بالساعات المعتمدة وأخبرني بالدرجة التي أحتاج إليها في النهائي. كان دقيقًا.',
    ],
    ['sara', 4, 'GPA on the 4.0 scale with the working shown. Other scales would be nice.'],
    [
      'joseph',
      5,
      'I asked what I need in the final to reach 85 and got one number and the sum behind it.',
    ],
  ],
}
