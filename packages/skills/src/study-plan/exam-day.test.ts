import { expect, test } from 'vitest'
import { languageOf } from '../reading/language.ts'
import { studyPlanner } from '../study-planner.ts'

const today = '2026-11-29'
const spanOf = (text: string) => {
  const reading = studyPlanner.read({ text, language: languageOf(text), today })
  if (!('input' in reading)) return 'asked'
  const { from, exam } = reading.input as { from: string; exam: string }
  return [from, exam]
}

test.each([
  'My exam was moved from 12 December to 19 December 2026. Topics: optics, waves. 2 hours a day',
  'they pushed my final from the 12th to the 19th of december, topics: optics, waves, 2 hours daily',
  'تأجل امتحاني من 12 ديسمبر الى 19 ديسمبر 2026، المواضيع البصريات والموجات، ساعتين باليوم',
  'الامتحان اتأجل من يوم 12 ديسمبر ليوم 19 ديسمبر، بصريات وموجات، ساعتين في اليوم',
])('an exam that was moved is on the later day, and the plan begins today: %s', (text) => {
  expect(spanOf(text)).toEqual([today, '2026-12-19'])
})

test('from one day to another is still how long the plan is', () => {
  expect(
    spanOf('plan from 1 December to 14 December, topics: optics, waves, 1 hour a day'),
  ).toEqual(['2026-12-01', '2026-12-14'])
})

test.each([
  ["my exam's on the 18th, chapters 1-6, two hours a day", '2026-12-18'],
  ['exam is on the 5th, topics cells, genetics and ecology, 1 hour a day', '2026-12-05'],
  ['my exam is on the 18th of january 2027, topics cells, genetics, 1 hour a day', '2027-01-18'],
  ['امتحاني يوم 18 عندي نحو وصرف وبلاغة ساعتين باليوم', '2026-12-18'],
])('a day without its month is the next to come: %s', (text, exam) => {
  expect(spanOf(text)).toEqual([today, exam])
})

test.each([
  'timetable for my finals starting 14 dec, topics: maths, biology, 3 hours a day',
  'امتحاناتي بتبدأ يوم 14 ديسمبر، رياضيات واحياء وكيمياء، 3 ساعات كل يوم',
])('the day on which exams start is the exam, and not the start of the plan: %s', (text) => {
  expect(spanOf(text)).toEqual([today, '2026-12-14'])
})

test.each([
  'my final got pushed off the 5th, now its in 20 days, topics: optics, waves, 2 hours a day',
  'كان امتحاني يوم 12 ديسمبر وأجّلوه صار بعد 20 يوم، المواضيع البصريات والموجات، ساعتين باليوم',
  'Seat of 12 December 2026 is cancelled. New seat 19 December 2026. Topics: optics, waves. 2 h a day',
])('an exam day that no longer holds is not planned for: %s', (text) => {
  expect(spanOf(text)).toEqual([today, '2026-12-19'])
})

test.each([
  'exam on 19 December 2026, topics: optics, waves, 2 hours a day. My flatmate studies 7 hours a day',
  'الامتحان 19 ديسمبر 2026، المواضيع: بصريات، موجات، ساعتين باليوم\nصاحبتي خلصت كل شي في 100 يوم',
])('how long others study is no time of the plan: %s', (text) => {
  const reading = studyPlanner.read({ text, today, language: 'en' })
  expect(reading).toMatchObject({ input: { exam: '2026-12-19', minutesPerDay: 120 } })
})
