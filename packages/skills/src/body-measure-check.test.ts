import { expect, test } from 'vitest'
import type { BodyOutput } from './body/body-measures.ts'
import { bodyMeasureCheck as skill } from './body-measure-check.ts'
import { languageOf } from './reading/language.ts'

const today = '2026-11-20'
const run = (input: unknown) => skill.run(skill.input.parse(input), { today }) as BodyOutput
const read = (text: string) => skill.read({ text, language: languageOf(text), today })

const adult = { usesLowerThresholds: false, isPregnantOrNursing: false }

test.each([
  [170, 50, 17.3, 'mild thinness'],
  [175, 85, 27.8, 'overweight (pre-obesity)'],
  [175, 76.3, 24.9, 'normal range'],
  [175, 76.5, 25, 'overweight (pre-obesity)'],
  [180, 97.2, 30, 'obesity class I'],
  [170, 116, 40.1, 'obesity class III'],
  [160, 40, 15.6, 'severe thinness'],
])('%i cm and %d kg: %d, %s', (heightCm, weightKg, index, name) => {
  expect(run({ ...adult, heightCm, weightKg }).mass).toMatchObject({ index, name: { en: name } })
})

test.each([
  [66.4, 23, 'overweight'],
  [79.5, 27.5, 'obesity class 1'],
])('with the lower thresholds %d kg at 170 cm is %d, %s', (weightKg, index, name) => {
  expect(run({ ...adult, usesLowerThresholds: true, heightCm: 170, weightKg }).mass).toMatchObject({
    index,
    name: { en: name },
  })
})

test.each([
  [72, 'healthy'],
  [89.9, 'healthy'],
  [90, 'increased central'],
  [108, 'high central'],
])('a waist of %d cm at 180 cm is %s', (waistCm, name) => {
  expect(run({ ...adult, heightCm: 180, waistCm }).waist?.name.en).toContain(name)
})

test.each([
  ['male', 94, 'not above'],
  ['male', 94.5, 'increased risk'],
  ['male', 103, 'substantially'],
  ['female', 80.5, 'increased risk'],
  ['female', 89, 'substantially'],
] as const)('the waist of a %s of %d cm is %s', (sex, waistCm, risk) => {
  expect(run({ ...adult, sex, heightCm: 175, waistCm }).waist?.circumference?.en).toContain(risk)
})

test('the healthy weight at 175 cm is 56.7 to 76.3 kg', () => {
  const healthy = run({ ...adult, heightCm: 175, weightKg: 70 }).healthyKg
  expect([healthy?.least.toFixed(1), healthy?.most.toFixed(1)]).toEqual(['56.7', '76.3'])
})

test.each([
  [{ ...adult, heightCm: 170, weightKg: 60, ageYears: 16 }, 'growth charts'],
  [{ ...adult, heightCm: 170, weightKg: 60, isPregnantOrNursing: true }, 'pregnancy'],
  [{ ...adult, heightCm: 17, weightKg: 60 }, 'outside what I cover'],
  [{ ...adult, weightKg: 60 }, 'needs the height'],
])('%j is refused', (input, reason) => {
  expect(() => run(input)).toThrow(reason)
})

test.each([
  ['bmi 1.75 m, 85 kg', { heightCm: 175, weightKg: 85 }],
  ['5 ft 9 and 200 lbs', { heightCm: 175.26, weightKg: 90.72 }],
  [
    'طولي ١٧٠ سم ووزني ٧٥ كغ من أصل هندي',
    { heightCm: 170, weightKg: 75, usesLowerThresholds: true },
  ],
  ['راجل طولي 178 سم ووزني 101 والوسط 104 سم', { waistCm: 104 }],
] as const)('"%s" is understood', (text, expected) => {
  expect(read(text)).toMatchObject({ input: expected })
})

const answer = (text: string) => {
  const language = languageOf(text)
  const reading = read(text)
  return 'input' in reading
    ? [reading, ...(reading.more ?? [])].map(({ input }) => skill.explain(run(input), language))
    : []
}

test.each([
  ['what should I weigh at 168 cm?', ['A healthy weight at 168 cm is 52.2–70.3 kg']],
  ['how many kilos must I lose to be normal? 1.80 and 95kg', ['14.3 kg less (80.7 kg)']],
  ['what is the weight for bmi 22 at 170 cm', ['a weight of 63.6 kg']],
  ['is 24 bmi ok', ['Body mass index 24.0: normal range']],
  ['what is the healthiest waist for a guy 180cm', ['a healthy waist is below 90 cm']],
  ['كم لازم انقص عشان يصير وزني طبيعي طولي 175 ووزني 92', ['يلزم إنقاص 15.7 كغ']],
  ['my doctor said bmi under 25, I am 178 and 83 kilos', ['Body mass index 26.2']],
  ['170cm, was 80kg in 2024 and now 72 kg. bmi?', ['Body mass index 24.9']],
  [
    'my husband is 181 and 79kg, I am 160 and 62kg, bmi for both',
    ['Body mass index 24.1', 'Body mass index 24.2'],
  ],
  [
    '180 cm, used to be 100 kg, now 90 kg. what was my bmi then?',
    ['Body mass index 27.8', 'Body mass index 30.9'],
  ],
  ['وزنها 80 وطولها 160', ['مؤشر كتلة الجسم 31.3']],
  [
    'Mona, woman, 164 cm, 70 kg\nKarim, man, 188 cm, 97 kg',
    ['Body mass index 26.0', 'Body mass index 27.4'],
  ],
  ['man 188 cm waist 99', ['ratio 0.53']],
])('the first line says what was asked: %s', (text, lines) => {
  expect(answer(text).map((said) => said.split('\n')[0])).toEqual(
    lines.map((line) => expect.stringContaining(line)),
  )
})

test('what stands between a person and whose they are is said of them', () => {
  expect(read('BMI of my 9-year-old son, 135 cm and 35 kg')).toMatchObject({
    input: { ageYears: 9, heightCm: 135, weightKg: 35 },
  })
})

test('a nurse nurses nobody, and "أنا مرة" is a woman', () => {
  expect(read('nurse here in al ain, female 34, 160 cm and 61 kg')).toMatchObject({
    input: { isPregnantOrNursing: false },
  })
  expect(read('أنا مرة، خصري ٨٩ سم وطولي ١٦٠ سم')).toMatchObject({ input: { sex: 'female' } })
})

test('a mass index that nobody has is a height', () => {
  expect(read('me 165 58kg husband 180 95kg bmi both')).toMatchObject({
    more: [{ input: { heightCm: 180, weightKg: 95 } }],
  })
})

test.each([
  ['5 foot 7 woman, 78 kg after two babies, what is my bmi'],
  ['طولي 170 ووزني 78 بعد طفلين و3 أولاد، كم مؤشر كتلتي'],
])('children that are counted give nobody an age: %s', (text) => {
  expect(read(text)).toMatchObject({ input: { weightKg: 78, ageYears: undefined } })
})

test('a weight that an index is asked for is answered beside the weight there is now', () => {
  const text =
    '170 cm, 78 kg. what weight would put me at a BMI of exactly 24, where do I stand now'
  expect(read(text)).toMatchObject({
    input: { find: 'weight at index', index: 24, weightKg: undefined },
    more: [{ input: { find: 'check', weightKg: 78 }, title: 'now' }],
  })
})

test('«كان كام» asks for what was before too', () => {
  const text =
    'طولي 163، السنة اللي فاتت كنت 91 كيلو ودلوقتي بقيت 79. مؤشر الكتلة كان كام وبقى كام؟'
  expect(read(text)).toMatchObject({
    input: { weightKg: 79 },
    more: [{ input: { weightKg: 91 } }],
  })
})

test.each([
  ['حرمه طولها 155 وخصرها 90 سم بس ما نعرف كم وزنها شو وضع الخصر'],
  ["she is 155 cm and her waist is 90 cm, we don't know her weight. how is her waist?"],
])('a weight that is not known is not asked for: %s', (text) => {
  expect(read(text)).toMatchObject({ input: { find: 'check', heightCm: 155, waistCm: 90 } })
})

test('of two people the difference of their indexes is told, and "over 25" is nobody\'s age', () => {
  const text =
    'شنو الفرق بيني وبين اخوي انا 182 سم ووزني 79 وهو 171 سم ووزنه 79 كيلو، كلنا اكبر من 25 سنة'
  const reading = read(text)
  expect(reading).toMatchObject({
    more: [{ input: { heightCm: 171, ageYears: undefined } }],
    understood: { difference: expect.stringContaining('3.2') },
  })
})

test.each([
  ['my son is 12, 150 cm and 55 kg, is his bmi high?', 'sex: boy'],
  ['بنتي عمرها 10 سنين طولها 138 سم ووزنها 40 كيلو، كم مؤشرها؟', 'الجنس: بنت'],
  [`Nepali man 40, 5'6" and 70 kg, am I fine?`, 'family background: Nepali, so the lower limits'],
  [`man 40, 5'6" and 70 kg, am I fine?`, 'Height 5 ft 6 in'],
])('what is understood is said as people say it: %s', (text, said) => {
  const reading = read(text)
  expect('understood' in reading && reading.understood?.facts).toContain(said)
})
