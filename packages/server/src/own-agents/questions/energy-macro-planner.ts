import { answers, asksBack, figure, refuses } from './question.ts'

/** Mifflin–St Jeor: 10 × kg + 6.25 × cm − 5 × years, + 5 for men, − 161 for women; times 1.2, 1.375, 1.55 or 1.725. */
const kcal = (value: number) => figure(value, undefined, 1.5)

export const energyMacroPlannerQuestions = [
  ...answers('en', [
    // 1,673.75 × 1.2
    [
      'Man, 25 years, 175 cm, 70 kg, desk job: calories to keep my weight?',
      kcal(1_673.75),
      kcal(2_008.5),
    ],
    // 1,289 × 1.375
    ['Woman, 40, 160 cm, 65 kg, lightly active, keep my weight', kcal(1_289), kcal(1_772.4)],
    // 1,830 × 1.55
    [
      'Male, 35 years old, 184 cm, 85 kg, moderately active: maintenance calories',
      kcal(1_830),
      kcal(2_836.5),
    ],
    // 1,401.5 × 1.2, less 550, is below the least for women
    ['Woman, 30, 170 cm, 65 kg, sedentary, lose 0.5 kg a week', kcal(1_401.5), kcal(1_200)],
    // 2,008.5 + 300
    ['Man, 25 years, 175 cm, 70 kg, sedentary, wants to gain weight', kcal(2_308.5)],
  ]),
  asksBack('en', 'How many calories do I need? I am a man of 80 kg'),
  refuses('en', 'My daughter is 14, 150 cm and 45 kg. Plan her calories to lose weight'),
  ...answers('ar', [
    [
      'رجل، 25 سنة، 175 سم، 70 كغ، عمل مكتبي: كم سعرة للحفاظ على وزني؟',
      kcal(1_673.75),
      kcal(2_008.5),
    ],
    ['امرأة، 40 سنة، 160 سم، 65 كغ، نشاط خفيف، الحفاظ على الوزن', kcal(1_289), kcal(1_772.4)],
    // 1,830 × 1.55
    [
      'ذكر عمره 35 سنة وطوله 184 سم ووزنه 85 كغ، نشاط متوسط، للحفاظ على الوزن',
      kcal(1_830),
      kcal(2_836.5),
    ],
    // 1,805 × 1.2, less half of 7,700 kcal in seven days
    [
      'رجل، 30 سنة، 180 سم، 82.5 كغ، قليل الحركة، خسارة نصف كيلو في الأسبوع',
      kcal(1_805),
      kcal(1_616),
    ],
    ['رجل، 25 سنة، 175 سم، 70 كغ، عمل مكتبي، يريد زيادة الوزن', kcal(2_308.5)],
  ]),
  asksBack('ar', 'كم سعرة أحتاج؟ أنا رجل وزني 80 كغ'),
  refuses('ar', 'ابنتي عمرها 14 سنة وطولها 150 سم ووزنها 45 كغ، ضع لها خطة سعرات لإنقاص الوزن'),
]
