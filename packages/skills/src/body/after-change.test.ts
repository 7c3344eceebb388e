import { expect, test } from 'vitest'
import { bodyMeasureCheck } from '../body-measure-check.ts'
import { answerAfter } from '../follow-up/answer-after.ts'
import { languageOf } from '../reading/language.ts'
import { respond } from '../respond.ts'

const answer = (text: string) =>
  respond([bodyMeasureCheck], { text, language: languageOf(text), today: '2026-11-29' }).text

test.each([
  ['what if I get down to 75 kg? now 88 kg and 177 cm', '28.1', 'at 75 kg', '23.9'],
  ['وزني ٨٨ وطولي ١٧٧ لو نزلت ل ٧٥ كم بيصير مؤشري', '28.1', 'عند 75 كغ', '23.9'],
  ['If I lose 10 kg what will my BMI be? 178 cm 95 kg', '30.0', 'at 85 kg', '26.8'],
  ['لو نزلت 10 كيلو كم بيصير مؤشري؟ طولي 178 ووزني 95', '30.0', 'عند 85 كغ', '26.8'],
  ['ابي اوصل 70 كيلو، وزني 84 وطولي 172، كم كتلة جسمي', '28.4', 'عند 70 كغ', '23.7'],
])('the index is told now and at the weight that is aimed for: %s', (text, ...expected) => {
  for (const part of expected) expect(answer(text)).toContain(part)
})

test.each([
  [
    'I lost 10 kg, I was 95 and now 85, 178 cm, what was my bmi and what is it now',
    /26\.8[\s\S]*30\.0/,
  ],
  ['خسرت 8 كيلو وصار وزني 80 وطولي 175 كم مؤشري', /^(?![\s\S]*###)[\s\S]*26\.1/],
  ['كنت 95 كيلو وصرت 85 وطولي 178 كم كان مؤشري وكم صار', /26\.8[\s\S]*30\.0/],
])('what was lost already is in the weight: %s', (text, expected) => {
  expect(answer(text)).toMatch(expected)
})

test.each([
  [
    'انا راجل طولي 1.78 متر ووزني 91 كيلو واصلي سوداني. كده انا داخل في السمنة ولا لسه زيادة وزن بس؟',
    '**مؤشر كتلة الجسم 28.7: سمنة',
  ],
  ['سيدة طولها ١٥٧ ووزنها ٧٩ هل عندها سمنة', '**مؤشر كتلة الجسم 32.0: سمنة'],
  ['هل عندي زيادة في الوزن؟ طولي 170 ووزني 75', '**مؤشر كتلة الجسم 26.0'],
])('whoever asks for a class is told no weight to lose first: %s', (text, expected) => {
  expect(answer(text)).toContain(expected)
})

test.each([
  [
    'عندي مريضة فلبينية عمرها 41 سنة، مو حامل، طولها 160 سم وزنها 62 كغ وخصرها 85 سم',
    'حدود النساء',
  ],
  ['patient 41 y, her height 160 cm, weight 62, waist 85', 'limits for women'],
  ['عندي مريض عمره ٥٠ طوله ١٧٠ ووزنه ٩٥ وخصره ١٠٥', 'حدود الرجال'],
])('a form tells the sex of a patient: %s', (text, expected) => {
  expect(answer(text)).toContain(expected)
})

test.each([
  'انا عندي ١٥ سنة وطولي ١٦٠ ووزني ٦٠ كم مؤشري',
  'im 15, 160 cm, 60 kg bmi',
  'طولي 160 وزني 60 عندي 16 سنه',
])('an age of a minor is seen however it is told: %s', (text) => {
  expect(answer(text)).toMatch(/adults only|للبالغين فقط/)
})

test('how long somebody trains is no age', () => {
  expect(answer("I'm a man, 180 cm, 80kg, training for 10 years. bmi?")).toContain('24.7')
})

test('a waist that is asked for drops no weight that is told', () => {
  const text = answer("I'm Egyptian, 176 cm and 88 kg. Should I worry? What should my waist be?")
  expect(text).toContain('below 88 cm')
  expect(text).toContain('body mass index 28.4')
})

test('whoever is told later is measured beside whoever was measured before', () => {
  const talk = (...messages: string[]) => answerAfter([bodyMeasureCheck], ...messages)
  const mine = 'my bmi? I am 180 cm and 90 kg'
  const both = talk(
    mine,
    'sorry not 90, its 81',
    'my sister is 165 cm and 60 kg, which of us is heavier',
  )
  expect(both).toContain('25.0')
  expect(both).toContain('22.0')
  const arabic = talk('طولي 180 ووزني 81 كم كتلتي', 'واختي طولها 165 ووزنها 60 مين فينا اعلى')
  expect(arabic).toContain('25.0')
  expect(arabic).toContain('22.0')
})
