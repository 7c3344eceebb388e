import { expect, test } from 'vitest'
import { personIn, weightMentions } from './person.ts'

test.each([
  [
    "I'm a 30 year old man, 180 cm, 80 kg",
    { sex: 'male', ageYears: 30, heightCm: 180, weightKg: 80 },
  ],
  ['30M 180cm 80kg', { sex: 'male', ageYears: 30, heightCm: 180, weightKg: 80 }],
  ['F/28, 5 ft 4 in, 150 lb', { sex: 'female', ageYears: 28, heightCm: 162.56, weightKg: 68.04 }],
  ['12 stone 4, 5 ft 10, man, 50', { sex: 'male', ageYears: 50, heightCm: 177.8, weightKg: 78.02 }],
  [
    'Weight: 72\nHeight: 1.68\nAge: 34\nSex: F',
    { sex: 'female', ageYears: 34, heightCm: 168, weightKg: 72 },
  ],
  ['I weigh 80 kg and want to lose 5 kg', { weightKg: 80 }],
  ['from 80 kg down to 70 kg, 0.5 kg a week', { weightKg: 80 }],
  ['waist 94 cm, height 180 cm', { waistCm: 94, heightCm: 180 }],
  [
    'رجل عمره ٣٠ سنة وطوله ١٨٠ سم ووزنه ٨٠ كغ',
    { sex: 'male', ageYears: 30, heightCm: 180, weightKg: 80 },
  ],
  [
    'امرأة طولها 160 سم ومحيط خصرها 90 سم ووزنها 78 كيلو',
    { sex: 'female', heightCm: 160, waistCm: 90, weightKg: 78 },
  ],
  ['1m75 70kg', { heightCm: 175, weightKg: 70 }],
  ['طولي 1م75 ووزني 70', { heightCm: 175, weightKg: 70 }],
  ['طولي متر وسبعين ووزني ثمانين', { heightCm: 170, weightKg: 80 }],
  ['طولي متر و70 ووزني 80', { heightCm: 170, weightKg: 80 }],
  ['height 1,75 m weight 70,5 kg', { heightCm: 175, weightKg: 70.5 }],
  ['وزني 110 وطولي 172', { heightCm: 172, weightKg: 110 }],
  [
    'بنت عمري 22 طولي 160 وزني 55 ابي ازيد وزني',
    { sex: 'female', ageYears: 22, heightCm: 160, weightKg: 55 },
  ],
  ['5ft10in 180 lb', { heightCm: 177.8, weightKg: 81.65 }],
  ['12 stone 5 ft 8', { heightCm: 172.72, weightKg: 76.2 }],
  ["waist 36 in height 5'9", { waistCm: 91.44, heightCm: 175.26 }],
  ['I am pregnant', { isPregnantOrNursing: true }],
  ['I am not pregnant', { isPregnantOrNursing: false }],
  ['امرأة حامل', { sex: 'female', isPregnantOrNursing: true }],
] as const)('a person is read from "%s"', (text, expected) => {
  expect(personIn(text)).toMatchObject(expected)
})

test.each([
  ['a man and a woman', 'sex'],
  ['I want to lose 5 kg', 'weightKg'],
  ['my waist is 90', 'heightCm'],
] as const)('"%s" leaves the %s open', (text, fact) => {
  expect(personIn(text)[fact]).toBeUndefined()
})

test.each([
  ['lose 5 kg', [{ kind: 'change', kg: 5 }]],
  ['lose 0.5 kg a week', [{ kind: 'per week', kg: 0.5 }]],
  ['نصف كيلو في الأسبوع', [{ kind: 'per week', kg: 0.5 }]],
  ['down to 70 kg', [{ kind: 'target', kg: 70 }]],
] as const)('a wish for another weight is told from the weight in "%s"', (text, expected) => {
  expect(weightMentions(text)).toMatchObject(expected)
})
