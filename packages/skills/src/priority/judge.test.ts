import { expect, test } from 'vitest'
import { judge } from './judge.ts'

// A Sunday.
const today = '2026-11-29'

test.each([
  ['Write the blog, not urgent but important', false, true],
  ['Tidy the desk, not important but urgent', true, false],
  ['Learn Excel, not urgent and important', false, true],
  ['Tidy the desk, not urgent or important', false, false],
  ['Tidy the desk, not urgent and not important', false, false],
  ['تجهيز عرض سعر لعميل جديد، مش عاجل بس مهم', false, true],
  ['ترتيب الصور، غير عاجل لكن مهم', false, true],
  ['خطة الفريق ليست عاجلة ولكنها مهمة', false, true],
  ['كتابة الخطة غير عاجل ومهم', false, true],
  ['الرد على النشرة، مش مهم بس عاجل', true, false],
  ['تنظيف الكراج لا عاجل ولا مهم', false, false],
])('what is denied ends with "but" and "and": %s', (task, isUrgent, isImportant) => {
  expect(judge(task, today)).toMatchObject({ isUrgent, isImportant })
})

test('a mark is named without its "and" and taken from the task', () => {
  expect(judge('خطة الفريق ليست عاجلة ولكنها مهمة', today).task).toBe('خطة الفريق')
  expect(judge('كتابة الخطة غير عاجل ومهم', today).word).toBe('مهم')
})

test.each([
  ['تحضير ميزانية السنة الجاية، مهم', 'تحضير ميزانية السنة الجاية'],
  ['دفع إيجار الشهر القادم', 'دفع إيجار الشهر القادم'],
  ["Plan next year's budget, important", "Plan next year's budget"],
  ['Budget for next year, important', 'Budget for next year'],
  ["Book the hall for next month's party, urgent", "Book the hall for next month's party"],
  ['Fridge not working since Friday', 'Fridge not working since Friday'],
  ['الثلاجة ما تشتغل من امس', 'الثلاجة ما تشتغل من امس'],
])('what a task is about or since when is no deadline: %s', (text, task) => {
  expect(judge(text, today)).toMatchObject({ task, due: null })
})

test.each([
  ['تجديد العقد السنة الجاية', 'السنة الجاية'],
  ['تسليم التقرير الأسبوع القادم', 'الأسبوع القادم'],
  ['Renew the licence next year', 'next year'],
  ['Renew the visa, overdue since 20 November', '20 November'],
  ['استلام الطرد اخر يوم بكرا', 'يوم بكرا'],
])('when something is to be done is: %s', (text, words) => {
  expect(judge(text, today).due?.words).toBe(words)
})

test.each([
  ['Answer the Instagram comments, urgent', 'nothing_said'],
  ['Scroll Instagram', 'said_not'],
])('what is urgent is no pastime: %s', (text, importantBecause) => {
  expect(judge(text, today)).toMatchObject({ importantBecause })
})

test.each([
  ['Reply to press, urgent', 'Reply to press'],
  ["Tomorrow is my daughter's surgery", "My daughter's surgery"],
  ['"Sign lease before 3 Dec"', 'Sign lease'],
  ['"Learn guitar"', 'Learn guitar'],
  ['Book flights (cheap fare ends tonight)', 'Book flights'],
  ['غسيل السجاد مو لازم الحين', 'غسيل السجاد'],
])('a task is named as it would be read out: %s', (text, task) => {
  expect(judge(text, today).task).toBe(task)
})

test.each([
  ['deliver the parcel by 4pm', true],
  ['تسليم الطرد قبل الساعة 4', true],
  ['meet him at 4pm', false],
  ['submit it by 5pm on 20 December', false],
])('takes an hour by which a task is to be done for one of today: %s', (task, isUrgent) => {
  expect(judge(task, '2026-11-29').isUrgent).toBe(isUrgent)
})
