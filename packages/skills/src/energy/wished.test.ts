import { expect, test } from 'vitest'
import { energyPlanner as skill } from '../energy-planner.ts'
import { languageOf } from '../reading/language.ts'

const read = (text: string) => skill.read({ text, language: languageOf(text), today: '2026-11-20' })

test.each([
  ['شاب 22 سنه الطول 183 سم والوزن 68 كيلو وبتمرن 6 ايام وعايز ازود وزني', 'gain'],
  ['زودني بالسعرات: رجل 30 سنة 180 سم 80 كغ رياضة 3 مرات بالاسبوع', 'keep'],
])('%s: %s', (text, goal) => {
  expect(read(text)).toMatchObject({ input: { goal } })
})

test('"cut down to 180 lb" names the weight that is aimed for', () => {
  expect(
    read('44 male 5\'9" 198lbs sit all day, how do i cut down to 180 lb in 6 months?'),
  ).toMatchObject({ input: { goal: 'lose', weightKg: 89.81, changeKg: expect.closeTo(8.16) } })
})

test('a weight that somebody wants to stay at is theirs now', () => {
  expect(
    read("i'm not trying to lose weight, i just want to stay at 65 kg. female 27, 170 cm, office"),
  ).toMatchObject({ input: { goal: 'keep', weightKg: 65 } })
  expect(read('i want to reach 65 kg, woman 27, 170 cm')).toHaveProperty('missing')
})

test('a pound a week is a change a week', () => {
  expect(read('woman 52, 5 foot 4, 11 stone, office, lose a pound a week')).toMatchObject({
    input: { goal: 'lose', changeKcal: 499 },
  })
})

test('what «نبي» and «بدنا» wish for is wished for by both', () => {
  const about = 'زوجتي عمرها 30 طولها 160 ووزنها 75 وانا عمري 35 طولي 175 ووزني 92'
  for (const wish of ['نبي ننزل وزن بدون رياضة', 'بدنا ننحف وما بنلعب رياضة'])
    expect(read(`${about} ${wish}`)).toMatchObject({
      input: { sex: 'female', goal: 'lose', activity: 'sedentary' },
      more: [{ input: { sex: 'male', goal: 'lose', activity: 'sedentary' } }],
    })
})

test('how often somebody trains is said once', () => {
  const text = 'موظفة عمري 34 طولي 168 ووزني 74 كيلو، اتمرن 3 مرات في الاسبوع وابي انزل وزني'
  expect(read(text)).toMatchObject({
    understood: { facts: expect.arrayContaining(['التمارين أسبوعيًا 3']) },
  })
})

test.each([
  ['man 30, 180 cm, 84 kg, desk job, lose a kilo every two weeks', 550],
  ['رجال ٣٢ سنة طولي ١٧٨ ووزني ٩٢ ابي انزل كيلو كل اسبوعين', 550],
  ['man 30, 180 cm, 84 kg, desk job, lose 2 kg a month', 508],
])('a change is told for any time: %s', (text, changeKcal) => {
  expect(read(text)).toMatchObject({ input: { goal: 'lose', changeKcal } })
})

test('"drop to 62" is a weight, and "on 2,000 calories" is what is eaten', () => {
  expect(read('woman 41, 163 cm, 70 kilos, office, want to drop to 62')).toMatchObject({
    input: { goal: 'lose', changeKg: 8 },
  })
  expect(read('how many carbs on 2000 calories for a 65kg woman, 30, 165')).toMatchObject({
    input: { find: 'carbohydrate', eatenKcal: 2000 },
  })
})

test('"my wife and I … her" says of both what sex they are', () => {
  expect(
    read(
      'my wife and i want to lose weight. me: 38, 180, 95kg. her: 35, 165, 72kg. both desk jobs',
    ),
  ).toMatchObject({ input: { sex: 'male' }, more: [{ input: { sex: 'female' } }] })
})
