import { expect, test } from 'vitest'
import { hydrationPlanner } from '../hydration-planner.ts'
import { languageOf } from '../reading/language.ts'
import { respond } from '../respond.ts'

const answer = (text: string) =>
  respond([hydrationPlanner], { text, language: languageOf(text), today: '2026-11-29' }).text

test.each([
  ['in ramadan i fast 14 hours, man, how much water', 'about 2 l a day'],
  ['i sleep 8 hours, woman. how much water a day?', 'about 1.6 l a day'],
  ['أنا صايم 13 ساعة كم اشرب بين الفطور والسحور؟ رجل', 'نحو 2 لتر'],
  ['انا ممرضة دوامي 12 ساعة داخل المستشفى، كم لتر اشرب؟', 'نحو 1.6 لتر'],
])('hours of rest are no effort: %s', (text, expected) => {
  expect(answer(text)).toContain(expected)
})

test.each([
  ['Man working on a roof from 7 to 12 in summer. How much water?', 'effort 5 hours'],
  [
    'my crew works outside 6am to 2pm in july, how much water should each man drink',
    'effort 8 hours',
  ],
  ['عامل يشتغل برا من ٧ الصبح لين ٤ العصر في الصيف كم يشرب ماي؟ هو رجال', 'المجهود 9 ساعات'],
])('the hours between two hours are worked: %s', (text, expected) => {
  expect(answer(text)).toContain(expected)
})

test('ages are no hours', () => {
  expect(answer('kids aged 7 to 12 in the heat, how much water')).toContain('Age 7')
})

test.each([
  ['Is 3 litres a day too much for a woman?', 'Yes, 3 l a day is more than the 1.6 l needed'],
  ['I drink 2 liters, male. too much?', 'No, 2 l a day is about the 2 l needed'],
  ['هل 3 لتر باليوم كثير على المرأة؟', 'نعم، 3 لتر في اليوم أكثر من الحاجة'],
])('too much is judged as that: %s', (text, expected) => {
  expect(answer(text)).toContain(expected)
})

test.each([
  ['how many half litre bottles should a woman drink?', '3.2 bottles of 500 ml'],
  ['كم غرشة ماي نص لتر لازم اشرب باليوم وانا حرمة', '3.2 قنينة من 500 مل'],
  ['how many bottles of water 1.5 litre should a man drink', '1.3 bottles of 1,500 ml'],
])('what is counted has a size: %s', (text, expected) => {
  expect(answer(text)).toContain(expected)
})

test('the sex of whoever writes is not that of the pupils', () => {
  const text = answer('انا مدرسة، عندي طلاب عمرهم 9 سنوات كم يشربون ماء باليوم')
  expect(text).toContain('1.5 لتر')
  expect(text).toContain('1.7 لتر')
})

test('what somebody weighs is no age', () => {
  expect(answer('رجل وزني 80 كم لتر اشرب')).not.toContain('العمر 80')
})

test.each([
  ['my crew of 8 men works 5 hours in the sun, how much water do i bring in total', 8],
  ['عندي ١٢ عامل يشتغلون ٦ ساعات برا في الحر كم لتر اجيب لهم', 12],
])('water is planned for a whole crew: %s', (text, heads) => {
  expect(
    hydrationPlanner.read({ text, language: languageOf(text), today: '2026-11-29' }),
  ).toMatchObject({ input: { heads } })
})
