import { expect, test } from 'vitest'
import { bodyMeasureCheck } from '../body-measure-check.ts'
import { energyPlanner } from '../energy-planner.ts'
import { hydrationPlanner } from '../hydration-planner.ts'
import { languageOf } from '../reading/language.ts'
import { respond } from '../respond.ts'
import type { Skill } from '../skill.ts'
import { withToldSex } from './told-sex.ts'

const understood = (skill: Skill<never>, text: string) =>
  respond([skill as unknown as Skill], {
    text,
    language: languageOf(text),
    today: '2026-11-29',
  }).text.split('\n')[0]

const energy = (text: string) => understood(energyPlanner as never, text)

test.each([
  'أنا أم عمري 34، طولي 160 سم ووزني 72 كيلو، كم سعرة أكل؟',
  'انا معلمه عمري ٣٤ طولي ١٦٨ ووزني ٨١ كيلو، كم سعره اكل باليوم',
  'مرا عمري 41 سنه طولي 163 سم ووزني 79 كيلو وشغلي مكتبي، كم سعره لازم آكل؟',
  'ام لثلاث عيال، عمري ٣٤ وطولي ١٦٣ سم ووزني ٧٢ كيلو. كم سعره اكل في اليوم',
  'كأم عاملة عمري 37 طولي 164 وزني 71، بدي انحف',
  'شغالة سكرتيرة، عمري 31 طولي 158 وزني 66، بدي اخسر وزن',
  'عندي 33 سنة، طولي 160 ووزني 82، عايزة أخس، كام سعرة',
  'انا مو متزوجة عمري 29 طولي 170 وزني 82 بدي انحف',
  'انا صائمة، عمري 30 طولي 160 وزني 65، كم سعرة',
  'فلبينية عمري 29 طولي 152 وزني 50 كم سعرة للحفاظ على وزني',
  'ربة منزل عمري 52 طولي 158 وزني 80، ابي انزل نص كيلو بالاسبوع',
  'زوجي يقول لازم اضعف، عمري 36 طولي 162 وزني 80، كم سعرة',
])('an Arabic role, relation or form tells of a woman: %s', (text) => {
  expect(energy(text)).toContain('الجنس: امرأة')
})

test.each([
  'انا مهندس موقع عمري 35 طولي 178 وزني 88 كم سعره لانقاص الوزن',
  'أنا أب لطفلين، عمري 38، 178 سم، 92 كيلو، بدي أنحف، كم سعرة؟',
  'أنا موظف حكومي عمري 40، 172 سم، 90 كيلو، أبغى أنزل، كم سعرة؟',
  'انا سواق تاكسي عمري 45 طولي 170 وزني 96 ابي انقص وزني',
  'مرتي بتقول لازم انزل، عمري 36 طولي 176 وزني 95، كم سعرة',
])('an Arabic role or relation tells of a man: %s', (text) => {
  expect(energy(text)).toContain('الجنس: رجل')
})

test.each([
  ['Mother of three, 34, 163 cm, 72 kg, gym twice a week, lose weight', 'sex: woman · Age 34'],
  ['hi im a single mum of 2 boys, 36, 1.67m 74kg, wanna lose weight', 'sex: woman · Age 36'],
  ['I am a grandmother of 71, height 158 cm, I weigh 69 kg, calories?', 'sex: woman · Age 71'],
  ['a mother of 3 kids aged 4, 7 and 10, I am 38, 164cm, 73kg, lose weight', 'sex: woman · Age 38'],
  ['guy in my 40s... exactly 44, 183 cm, 101 kg, lose weight', 'sex: man · Age 44'],
  ["I'm a businesswoman 45 yrs 170 cm 80kg desk job lose weight", 'sex: woman · Age 45'],
  ["my husband cooks. I'm 34, 163 cm, 72 kg, calories to lose weight?", 'sex: woman · Age 34'],
  ["my wife says I should lose weight, I'm 34, 173 cm, 92 kg", 'sex: man · Age 34'],
  ["I'm a stay-at-home dad with three kids, 39 yo, 176cm, 88kg, slim down", 'sex: man · Age 39'],
])('an English role or relation tells it: %s', (text, expected) => {
  expect(energy(text)).toContain(expected)
})

test.each([
  "I'm a teacher, 34, 168 cm, 81 kg, gym 3 times a week, lose weight, how many calories?",
  "My son plays football. I'm 45, 170 cm, 80 kg, light exercise. daily calories?",
])('a sex that nobody tells is openly said to be unknown: %s', (text) => {
  expect(energy(text)).toContain('an answer for each (man, woman), none preferred')
})

test.each([
  'انا حمزة عمري 27 طولي 180 وزني 75 كم سعره',
  'انا عادة باكل كتير، عمري 30 طولي 170 وزني 80، كم سعرة لانزل',
  'انا باكله كل يوم، عمري 30 طولي 170 وزني 80، كم سعرة لانزل',
  'مدربة الجيم قالت لازم انزل، عمري 30 طولي 170 وزني 80، كم سعرة',
])('a name, an adverb, a verb with its object or somebody quoted tells nothing: %s', (text) => {
  expect(energy(text)).toContain('الجنس غير مذكور')
})

test('a role is read alike by every skill of the body', () => {
  expect(understood(hydrationPlanner as never, 'انا معلمه كم لتر ماي اشرب باليوم')).toContain(
    'الجنس: امرأة',
  )
  expect(
    understood(bodyMeasureCheck as never, 'انا ممرضه طولي ١٥٠ سم ووزني ٦١ كيلو وخصري ٨٤ سم'),
  ).toContain('الجنس: امرأة')
})

test('a job as a nanny is no other person', () => {
  const text = 'I am woman, 41 years old working as nanny. My height is 154 cm and weight 58 kilos.'
  expect(understood(bodyMeasureCheck as never, text)).toContain('sex: woman · Age 41')
})

test('a pasted text of any length is read within 20 ms', () => {
  const texts = ['انا معلمه كأم ام لثلاث '.repeat(1000).slice(0, 1200), 'as a mother '.repeat(2000)]
  const times = [1, 2, 3].map(() => {
    const before = performance.now()
    for (const text of texts) withToldSex(text, [])
    return performance.now() - before
  })
  expect(Math.min(...times)).toBeLessThan(20)
})
