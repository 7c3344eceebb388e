import { aed, answers, asksBack, figure, includes } from './question.ts'

/** A mile is 1,609.344 m, a pound 0.45359237 kg, a US dollar 3.6725 dirhams and 3.75 Saudi riyals. */
export const converterCalendarDeskQuestions = [
  ...answers('en', [
    ['10 miles in kilometres', figure(16.09, 'km', 0.005)],
    ['Convert 5 kg to pounds', figure(11.02, 'lb', 0.005)],
    ['100 °F in Celsius', figure(37.78, '°C', 0.05)],
    ['How many dirhams are 500 US dollars?', aed(1_836.25)],
    ['How many days from 1 March 2026 to 1 June 2026?', figure(92, 'days')],
    ['What is the date 90 days after 1 January 2026?', includes('1 April 2026')],
    ['Which weekday is 2 December 2026?', includes('Wednesday')],
  ]),
  asksBack('en', 'Convert 1,000 AED to euros'),
  ...answers('ar', [
    ['كم كيلومترًا في 10 أميال؟', figure(16.09, undefined, 0.005)],
    ['حوّل 20 كغ إلى رطل', figure(44.09, undefined, 0.005)],
    // 212 °F
    ['كم تساوي 100 درجة مئوية بالفهرنهايت؟', figure(212)],
    ['كم درهمًا في 1000 دولار؟', aed(3_672.5)],
    ['كم يومًا من 10 فبراير 2026 إلى 25 ديسمبر 2026؟', figure(318)],
    ['ما التاريخ بعد 45 يومًا من 10 مايو 2026؟', includes('24 يونيو 2026')],
    ['أي يوم من الأسبوع يوافق 15 مارس 2027؟', includes('الاثنين')],
  ]),
  asksBack('ar', 'حوّل 1000 درهم إلى يورو'),
]
