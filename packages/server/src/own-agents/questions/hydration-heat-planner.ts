import { answers, asksBack, figure, includes } from './question.ts'

/** EFSA 2010: 2.5 litres of water a day for men and 2.0 for women; heat index of the US National Weather Service (Rothfusz). */
const celsius = (value: number) => figure(value, '°C', 1)

export const hydrationHeatPlannerQuestions = [
  ...answers('en', [
    ['How much water does a man need a day?', figure(2.5)],
    ['How much water should a woman drink daily?', figure(2)],
    ['How hot does 32 °C with 70% humidity feel?', celsius(40.4)],
    ['Heat index at 40 °C and 30% humidity', celsius(43.1)],
    ['35 degrees, humidity 50%: what does it feel like?', celsius(40.7)],
    [
      'May my crew work in the sun at 1 pm on 10 August 2027? It is 42 °C with 25% humidity',
      celsius(44.6),
      includes('12:30'),
    ],
  ]),
  asksBack('en', 'How hot does it feel with 60% humidity?'),
  ...answers('ar', [
    ['كم يحتاج الرجل من الماء في اليوم؟', figure(2.5)],
    ['كم لترًا من الماء تحتاج المرأة يوميًا؟', figure(2)],
    ['كيف تُحس 32 درجة مع رطوبة 70%؟', celsius(40.4)],
    ['مؤشر الحرارة عند 40 درجة ورطوبة 30%', celsius(43.1)],
    ['الحرارة ٣٤ درجة والرطوبة ٦٠٪، كيف تُحس؟', celsius(42.2)],
    [
      'هل يعمل العمال تحت الشمس الساعة 1 ظهرًا يوم 10 أغسطس 2027؟ الحرارة 42 والرطوبة 25%',
      celsius(44.6),
      includes('12:30'),
    ],
  ]),
  asksBack('ar', 'كيف أُحس بالحر مع رطوبة 60%؟'),
]
