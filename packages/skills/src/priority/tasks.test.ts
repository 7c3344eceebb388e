import { expect, test } from 'vitest'
import { readTasks } from './tasks.ts'

const today = '2026-11-29'

test.each([
  ['already paid the rent yesterday, call the bank tomorrow, i finished the report, buy milk', 2],
  ['[x] pay rent\n[ ] call the bank tomorrow\n[ ] tidy desk, no rush', 2],
  ['خلصت دفع الايجار امس. الباقي: تجديد الاقامة 1 ديسمبر، الرد على الايميلات', 2],
  ["i've got a dentist appointment tomorrow, have to finish the report by friday", 2],
  ["I've got to renew my visa by 25 December, fix the door", 2],
  ['make sure the rent is paid, call the bank tomorrow', 2],
])('what is done is no task: %s', (text, count) => {
  expect(readTasks(text, today)).toHaveLength(count)
})

test.each([
  'pay the bill due tomorrow, call grandma. Which two should I do today?',
  'what should i do today? pay the bill due tomorrow, call mum',
  'ايش لازم اسوي اليوم؟ دفع الفاتورة بكرة، الاتصال بامي',
  'everything feels urgent!! call the lawyer, wash the car tomorrow',
  'My boss says everything is urgent lol. Report due friday. Call the bank today.',
  'كل شي مستعجل عندي: الاتصال بالمحامي، غسيل السيارة بكرة',
  'too much on my head.. take mama to the doctor today, fix garden hose no rush',
  'راسي رح ينفجر. لازم ادفع الفاتورة اليوم، تنظيف السجاد مو مستعجل',
])('what is asked or sighed is no task: %s', (text) => {
  expect(readTasks(text, today)).toHaveLength(2)
})

test('dashes part a list behind a question too', () => {
  const text = 'What can I drop? - Attend webinar, optional - Scroll twitter - Pay the bill today'
  expect(readTasks(text, today)).toEqual([
    'Attend webinar, optional',
    'Scroll twitter',
    'Pay the bill today',
  ])
})

test.each([
  [
    'عندي شغل كتير اليوم ادفع الايجار كلم المحامي جدد الرخصة قبل الخميس نظف المكتب',
    ['ادفع الايجار', 'كلم المحامي', 'جدد الرخصة قبل الخميس', 'نظف المكتب'],
  ],
  [
    'مش عارف ابدا بايه لازم اسلم التقرير بكرة وانضف العربية ولو فيه وقت اتفرج على الماتش',
    ['اسلم التقرير بكرة', 'انضف العربية', 'ولو فيه وقت اتفرج على الماتش'],
  ],
  ['لازم اكلم البنك عشان افتح حساب واشتري حليب', ['اكلم البنك عشان افتح حساب', 'اشتري حليب']],
])('dictated without marks, each act is a task: %s', (text, tasks) => {
  expect(readTasks(text, today)).toEqual(tasks)
})

test('what turns out to be done is taken out', () => {
  const text = 'finish the thesis, pay rent, no wait the rent is already paid, buy ink'
  expect(readTasks(text, today)).toEqual(['finish the thesis', 'buy ink'])
})
