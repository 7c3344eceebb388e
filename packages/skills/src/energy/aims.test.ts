import { expect, test } from 'vitest'
import { energyPlanner } from '../energy-planner.ts'
import { languageOf } from '../reading/language.ts'
import { respond } from '../respond.ts'

const answer = (text: string) =>
  respond([energyPlanner], { text, language: languageOf(text), today: '2026-11-29' }).text

test.each([
  ['شاب 22 سنة 175 سم 60 كيلو تضخيم جيم 6 ايام عطيني الماكرو', 'الوزن 60 كغ'],
  ['woman 24, 160 cm, 50 kg want to put on 4 kg, gym 3 times', 'change of weight 4 kg'],
  ['بنت 23 سنة 168 سم 60 كيلو وابي انزل 2 كيلو', 'مقدار التغيير 2 كغ'],
])('a light body is no change of weight: %s', (text, expected) => {
  expect(answer(text)).toContain(expected)
})

test.each([
  ['امرأة 32 سنة 160 سم 72 كيلو تبي تنزل 6 كيلو في شهرين', 'المدة شهران'],
  ['بدي اطلع من 100 كيلو ل 85 خلال 6 شهور، رجال 45 سنة 183 سم', 'الوزن المستهدف 85 كغ'],
  ['انا ام 45 سنة 158 سم 72 كيلو بدي صير 62 قبل 1 يونيو 2027', 'الوزن المستهدف 62 كغ'],
  ['woman 30 165 cm 80 kg I want to be 70 kg', 'target weight 70 kg'],
  ['What deficit do I need for 0.75 kg a week? female 30 170cm 85kg', 'change a week 0.75 kg'],
])('an aim and its time are read: %s', (text, expected) => {
  expect(answer(text)).toContain(expected)
})

test('hours on the feet are no time to lose in', () => {
  expect(answer('راجل 28 سنة 178 سم و92 كيلو واقف 12 ساعة عايز اخس')).not.toContain('المدة')
})

test.each([
  ['رجل 35 سنة 178 سم 90 كيلو نشاط متوسط كم ياخذ وقت لين اوصل 80؟', 'نحو 22 أسبوعًا'],
  ['رجل 35 سنة 178 سم 90 كيلو نشاط متوسط كم اسبوع احتاج عشان اوصل 80؟', 'نحو 22 أسبوعًا'],
])('how long it takes: %s', (text, expected) => {
  expect(answer(text)).toContain(expected)
})

test('the shares add up to 100', () => {
  const text = answer('male 23 yrs 176cm 63 kg gym 4 times a week want gain weight')
  const shares = [...text.matchAll(/(\d+)% \|/g)].map(([, share]) => Number(share))
  expect(shares.reduce((sum, share) => sum + share, 0)).toBe(100)
})

test('a number of a member denies no sex', () => {
  const text = answer('member no 4481: man, 33, 177 cm, 88 kg, trains 3 times per week')
  expect(text).toContain('sex: man')
})

test('who asks for all macros gets the plan first', () => {
  expect(answer('man 33, 177 cm, 88 kg, gym 3 times, lose. give protein fat carbs')).not.toContain(
    '**Protein:',
  )
})

test.each([
  ['plumber, 38 yo man, 182 cm, 104 kilos, work is physical. lose weight', 'extra active'],
  ['سباك رجل 38 سنة 182 سم 104 كيلو شغلي بدني ابي انزل', 'شديد النشاط'],
  ['woman 33, 168cm, 82 kg, office, lose weight', 'sedentary'],
])('what somebody works says how active they are: %s', (text, expected) => {
  expect(answer(text)).toContain(expected)
})

test('how long somebody is married is no second age', () => {
  const text = answer('انا متزوجة من 15 سنة عمري 38 طولي 160 ووزني 70 بدي انحف')
  expect(text).toContain('العمر 38')
  expect(text).not.toContain('15 و38')
})
