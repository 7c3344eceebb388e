import { expect, test } from 'vitest'
import { askingAgent, demoPromptsOf } from '../../testing/ask-agent.ts'
import { energyMacroPlanner as agent } from './energy-macro-planner.ts'

const answer = askingAgent(agent)
const prompts = demoPromptsOf(agent)

test.each(prompts)('the demo prompt is answered: %s', (text, pieces) => {
  for (const piece of pieces) expect(answer(text)).toContain(piece)
})

test.each([
  [
    '30M 180cm 80kg desk job, cut 300 kcal deficit',
    ['1,836 kcal a day', '128 g protein, 61 g fat and 194 g carbohydrate'],
  ],
  [
    'I weigh 80 kg and want to go down to 70 kg; male 180 cm 30 years',
    ['between 1,636 and 2,882 kcal', '1.725'],
  ],
  [
    'Hi! could you pls tell me how many calories I need? I am a woman aged 45, 5\'4", 150 lbs, sedentary, lose 0.5 kg a week',
    ['about 1,200 kcal a day', 'the least I plan without a doctor'],
  ],
  ['12 stone 4, 5 ft 10, man, 50, very active', ['2,840 kcal a day', '94 g protein']],
  ['Weight: 72\nHeight: 168\nAge: 34\nSex: F\nActivity: light', ['1,979 kcal a day', '1,439']],
  [
    'calories for a 35 y/o guy 1.78 m 92kg gym three times per week fat loss',
    ['2,387 kcal a day', '147 g protein'],
  ],
  [
    'امرأة ٢٨ سنة، الطول ١٫٦٥ متر، الوزن ٦٠ كيلو، عمل مكتبي، تثبيت الوزن',
    ['1,596 سعرة', '72 غ بروتين'],
  ],
  ['أنا ذكر عمري 40، طولي 175 ووزني 95، أبغى أنزل 5 كيلو في 10 أسابيع', ['1,669', '−550', '1,849']],
  ['أنثى 35 سنة 160 سم 70 كجم نشاط خفيف خسارة وزن نصف كيلو في الأسبوع', ['1,326 سعرة']],
  [
    'my son is 15 years old, 170 cm 60 kg, how many calories',
    ['adults only', 'not medical advice'],
  ],
  ['pregnant woman 30 years 165cm 70 kg', ['doctor or midwife', 'not medical advice']],
  ['woman 25 years old 170cm 48 kg lose weight', ['16.6', 'will not plan weight loss']],
  ['lady 60 yrs 155 cm 110 kg lose 2 kg a week', ['1,000 kcal a day']],
] as const)('a request in other words is answered: %s', (text, pieces) => {
  for (const piece of pieces) expect(answer(text)).toContain(piece)
})

test.each([
  ['how many calories do I need', ['Age', 'Height', 'Weight', '170 cm']],
  ['كم سعرة أحتاج؟ وزني 80', ['العمر', 'الطول', '34 سنة']],
  ['calories for a man, 80 kg, 30 years', ['Height', '5 ft 7 in']],
] as const)('what is missing is asked for: %s', (text, pieces) => {
  for (const piece of pieces) expect(answer(text)).toContain(piece)
})

test('a request about something else is told what the agent can do', () => {
  expect(answer('what is the capital of France')).toContain(
    'Daily calories to lose, keep or gain weight',
  )
})
