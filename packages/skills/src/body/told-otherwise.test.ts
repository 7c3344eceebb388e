import { expect, test } from 'vitest'
import { bodyMeasureCheck as skill } from '../body-measure-check.ts'
import { languageOf } from '../reading/language.ts'

const read = (text: string) => skill.read({ text, language: languageOf(text), today: '2026-11-20' })

test.each([
  ['im 5 10 and 185 pounds male am i overweight', 177.8],
  ['5 4, 150 lbs woman bmi', 162.56],
])('feet and inches need no mark beside a weight: %s', (text, heightCm) => {
  expect(read(text)).toMatchObject({ input: { heightCm } })
})

test('what was lost is no weight', () => {
  expect(read('i lost 7 kg and now im 76 at 171 cm')).not.toMatchObject({ input: { weightKg: 7 } })
  const text = 'وزني 90 كيلو نزلت 5 كيلو من رمضان وطولي 178 كم المؤشر'
  expect(read(text)).toMatchObject({ input: { weightKg: 90, heightCm: 178 } })
  expect(read(text)).not.toHaveProperty('more.0')
})

test.each([
  ['Man, 182, 84, waist 91', { heightCm: 182, weightKg: 84, waistCm: 91 }],
  ['how many kilos do i have to lose to be normal? 172 and 95', { weightKg: 95, find: 'change' }],
  ['I was 92kg last year, now im 81, height 1.77', { weightKg: 81 }],
])('a bare figure beside a height is the weight: %s', (text, input) => {
  expect(read(text)).toMatchObject({ input })
})

test('«للـ ٧٠» is the weight that is aimed for', () => {
  expect(read('ابي انزل للـ ٧٠ وطولي ١٦٨ ووزني ٨٣')).toMatchObject({
    input: { weightKg: 83 },
    more: [{ input: { weightKg: 70 } }],
  })
})

test.each([
  'I am 45, woman, 5 ft 6, 168 lb. My husband is 190 cm and 95 kg but not for now. My BMI?',
  'woman 45, 168 cm, 76 kg, my son is 20, 180 cm, 70 kg, thats not who im asking about. my BMI?',
  'حرمة 45 سنة طولي 168 ووزني 76، وزوجي 190 سم و95 كيلو بس هو مش عايز يعرف. كم كتلتي؟',
])('nobody is measured whose figures are left aside: %s', (text) => {
  const reading = read(text)
  expect(reading).toMatchObject({ input: { sex: 'female' } })
  expect('more' in reading ? (reading.more ?? []) : []).toHaveLength(0)
})

test.each([
  ['man 183 cm, it was 112 in spring, 103 in august, and 101 now. BMI?', 101],
  ['Man, height 180 cm, weight: 97 kg (in may), now 88', 88],
  ['woman, 5\'6", 170 lb - no wait that was the old form, the scale today says 161', 73.03],
])('the weight is what somebody weighs now: %s', (text, weightKg) => {
  expect(read(text)).toMatchObject({ input: { weightKg } })
  expect(read(text)).not.toHaveProperty('more.0')
})

test('of a waist that was and is, what it is now is measured', () => {
  const text = 'طولي 160 وكان خصري 99 بعد الولادة الحين 90 سم، حرمة عمري 36، كم نسبة الخصر للطول'
  expect(read(text)).toMatchObject({ input: { waistCm: 90 } })
})
