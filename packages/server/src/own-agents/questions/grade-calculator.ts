import { answers, asksBack, figure } from './question.ts'

/** Grade points × credits ÷ credits, A 4.0, A− 3.7, B+ 3.3, B 3.0, B− 2.7, C+ 2.3, C 2.0, D 1.0, F 0; marks × weights. */
export const gradeCalculatorQuestions = [
  ...answers('en', [
    ['A in 3 credits and B in 3 credits', figure(3.5)],
    // 14.8 + 6 over 6
    ['GPA of A- in 4 credits and B in 2 credits', figure(3.47)],
    // 12 + 6.9 + 0 over 9
    ['A in 3 credits, C+ in 3 credits, F in 3 credits', figure(2.1)],
    ['Coursework 70 weight 40%, exam 90 weight 60%', figure(82)],
    // 18 + 24 + 40
    ['Quiz 90 weight 20%, midterm 80 weight 30%, final 80 weight 50%', figure(82)],
    // (75 − 24) ÷ 0.6
    [
      'I got 60 in the midterm worth 40%. What do I need in the final worth 60% to get 75 overall?',
      figure(85),
    ],
  ]),
  asksBack('en', 'What is my GPA with an A and a B?'),
  ...answers('ar', [
    ['A في 3 ساعات وB في 3 ساعات', figure(3.5)],
    // 9.9 + 8 over 7
    ['المعدل إذا حصلت على B+ في 3 ساعات وC في 4 ساعات', figure(2.56)],
    // 12 + 3 over 6
    ['A في 3 ساعات وD في 3 ساعات', figure(2.5)],
    ['أعمال السنة 70 بوزن 40% والاختبار النهائي 90 بوزن 60%', figure(82)],
    // 17 + 23 + 45
    ['الاختبار القصير 85 بوزن 20%، النصفي 75 بوزن 30%، النهائي 90 بوزن 50%', figure(84.5)],
    ['حصلت على 60 في النصفي بوزن 40%، كم أحتاج في النهائي للحصول على 75؟', figure(85)],
  ]),
  asksBack('ar', 'كم معدلي بتقدير A وتقدير B؟'),
]
