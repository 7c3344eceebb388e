import type { Language } from '@wakeel/contract'
import { expect, test } from 'vitest'
import { bodyMeasureCheck } from '../body-measure-check.ts'

const today = '2026-11-28'
const read = (text: string) => {
  const language: Language = /[\u0600-\u06ff]/.test(text) ? 'ar' : 'en'
  const reading = bodyMeasureCheck.read({ text, today, language })
  if (!('input' in reading)) throw new Error('asked back')
  return [reading.input, ...(reading.more ?? []).map(({ input }) => input)]
}

test.each([
  ['Woman of 33, 162 cm, went from 81 kilos to 70 this year. What is my BMI now?', 70],
  ['My weight dropped from 95 to 82 kg and I am 170 cm tall. Am I still overweight?', 82],
  ['Up from 60 to 67 kg since the baby, 1.64 m, woman of 30. Is that still a healthy weight?', 67],
  ['نزلت من 95 كيلو إلى 82، طولي 170، كم مؤشر كتلة جسمي؟', 82],
  ['طولي 165 وكان وزني 90 وصار 78، كم باقي للوزن الصحي؟', 78],
])('%j: the weight that it has become is meant', (text, weightKg) => {
  expect(read(text)).toMatchObject([{ weightKg }])
})

test('a weight that is only wished for is no weight that it has become', () => {
  expect(read('I want to go from 104 to 90 kg, height 1.78 m. What is my BMI?')).toMatchObject([
    { weightKg: 104 },
    { weightKg: 90 },
  ])
})

test('what is said of one of two people is not said of the other', () => {
  expect(
    read(
      'my wife is Indian, 158 cm 63 kg, I am German 184 cm 92 kg. BMI of both, the Asian limits for her only',
    ),
  ).toMatchObject([
    { weightKg: 63, usesLowerThresholds: true },
    { weightKg: 92, usesLowerThresholds: false },
  ])
})

test('"he" and "she" of a couple are the partner, and "want 2 know" holds no figure', () => {
  expect(
    read(
      'me and my wife want 2 know our bmi. I am 38, 179 cm 84 kg. she is 36, Thai, 163 cm and 59 kg',
    ),
  ).toMatchObject([
    { sex: 'male', ageYears: 38, weightKg: 84, usesLowerThresholds: false },
    { sex: 'female', ageYears: 36, weightKg: 59, usesLowerThresholds: true },
  ])
})

test('what a sentence says of both is said of each', () => {
  expect(
    read("My sister and me both weigh 62 kg. I'm 170 cm, she's 158 cm. Give both BMIs."),
  ).toMatchObject([
    { weightKg: 62, heightCm: 170 },
    { weightKg: 62, heightCm: 158 },
  ])
})
