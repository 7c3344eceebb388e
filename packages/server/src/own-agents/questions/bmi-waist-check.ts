import { answers, asksBack, figure, includes, refuses } from './question.ts'

/** Weight ÷ height²; classes of the WHO; the healthy range 18.5 to 24.9; waist ÷ height by NICE. */
export const bmiWaistCheckQuestions = [
  ...answers('en', [
    // 70 ÷ 3.0625
    ['BMI for 175 cm and 70 kg', figure(22.9)],
    // 100 ÷ 3.24
    ['I weigh 100 kg and I am 1.80 m tall', figure(30.9), includes('obes')],
    // 50 ÷ 2.56
    ['160 cm, 50 kg', figure(19.5), includes('normal')],
    // 45 ÷ 2.7225
    ['165 cm and 45 kg: what is my BMI?', figure(16.5), includes('thinness')],
    // 18.5 × 2.89 and 24.9 × 2.89
    ['Healthy weight for 170 cm? I weigh 80 kg', figure(53.5), figure(72)],
    ['Man, height 180 cm, waist 99 cm', figure(0.55)],
  ]),
  asksBack('en', 'What is my BMI? I weigh 80 kg'),
  refuses('en', 'BMI of my 9-year-old son, 135 cm and 35 kg'),
  ...answers('ar', [
    ['طولي 175 سم ووزني 70 كغ، ما مؤشر كتلة جسمي؟', figure(22.9)],
    ['وزني ١٠٠ كغ وطولي ١٨٠ سم', figure(30.9), includes('سمنة')],
    // 62 ÷ 2.6244
    ['امرأة، 162 سم، 62 كغ', figure(23.6)],
    ['طولي 165 سم ووزني 45 كغ', figure(16.5), includes('نحافة')],
    ['ما الوزن الصحي لطول 170 سم؟ وزني 80 كغ', figure(53.5), figure(72)],
    ['رجل طوله 180 سم ومحيط خصره 99 سم', figure(0.55)],
  ]),
  asksBack('ar', 'كم مؤشر كتلة الجسم؟ وزني 80 كغ'),
  refuses('ar', 'مؤشر كتلة جسم ابني وعمره 9 سنوات وطوله 135 سم ووزنه 35 كغ'),
]
