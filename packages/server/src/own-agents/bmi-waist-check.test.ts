import { expect, test } from 'vitest'
import { askingAgent, demoPromptsOf } from '../../testing/ask-agent.ts'
import { bmiWaistCheck as agent } from './bmi-waist-check.ts'

const answer = askingAgent(agent)
const prompts = demoPromptsOf(agent)

test.each(prompts)('the demo prompt is answered: %s', (text, pieces) => {
  for (const piece of pieces) expect(answer(text)).toContain(piece)
})

test.each([
  [
    "i'm 5'9 and weigh 200 lbs, waist 38 inches, male",
    ['29.5', '0.551', 'increased risk (men: 94 and 102 cm)'],
  ],
  ['ما هو مؤشر كتلة جسمي؟ طولي ١٧٠ سم ووزني ٧٥ كغ', ['26.0', 'زيادة في الوزن', '53.5–72']],
  [
    'my waist is 94 and my height is 180',
    [
      '0.52: increased central adiposity',
      'half the height is 90 cm',
      'for a man not above the limit (94 and 102 cm)',
      'for a woman substantially increased risk (80 and 88 cm)',
    ],
  ],
  [
    'امرأة طولها 160 سم ومحيط خصرها 90 سم ووزنها 78 كيلو',
    ['30.5: سمنة من الدرجة الأولى', '0.563', 'خطر متزايد كثيرًا'],
  ],
  ['weight 70 height 1.7 bmi pls', ['24.2: normal range', 'within the range']],
  ['طول 175 وزن 82 خصر 96 رجل عربي', ['26.8: زيادة في الوزن', '11.9 كغ', 'من 23']],
  ['6 feet 2 inches, 210 pounds', ['27.0: overweight']],
  ['1m75 70kg bmi', ['22.9: normal range']],
  ['هل أنا سمين وزني 110 وطولي 172', ['37.2']],
  ['طولي متر وسبعين ووزني ثمانين', ['27.7']],
  ["waist 36 in height 5'9", ['0.522']],
  ['bmi 180cm 140 kg waist 130 male', ['43.2: obesity class III', 'adds little']],
  ['bmi 16 year old 170cm 60kg', ['adults only', 'paediatrician']],
  ['BMI 165 cm 70 kg, I am pregnant', ['do not hold during pregnancy']],
  ['bmi 1800 cm 80kg', ['outside what I cover']],
] as const)('a request in other words is answered: %s', (text, pieces) => {
  for (const piece of pieces) expect(answer(text)).toContain(piece)
})

test.each([
  ['bmi 80 kg', ['Height', '170 cm']],
  ['احسب مؤشر كتلة الجسم', ['الطول', 'الوزن']],
  ['my waist is 90 cm, is it ok?', ['Height']],
] as const)('what is missing is asked for: %s', (text, pieces) => {
  for (const piece of pieces) expect(answer(text)).toContain(piece)
})

test('a request about something else is told what the agent can do', () => {
  expect(answer('tell me a joke')).toContain('Body mass index with its WHO class')
})
