import { expect, test } from 'vitest'
import { languageOf } from '../reading/language.ts'
import { respond } from '../respond.ts'
import { studyPlanner } from '../study-planner.ts'

const answer = (text: string) =>
  respond([studyPlanner], { text, language: languageOf(text), today: '2026-11-29' }).text
const rowOf = (text: string, day: string) =>
  answer(text)
    .split('\n')
    .find((row) => row.includes(`| ${day}`))

test('of two topics that are due on one day the hard one comes first, and both find room', () => {
  const text =
    'Exam 20/12/2026, I start on 1/12/2026. Topics: drugs, nursing (hard), children. 90 minutes a day, Friday rest.'
  expect(rowOf(text, '12 December')).toContain('Review nursing (30 min); Review drugs (30 min)')
})

test('once all is learnt, what is left of a day is a short review rather than practice', () => {
  const text = 'exam in 10 days, chapters 1 to 4, 90 minutes a day, Saturday and Sunday off'
  expect(rowOf(text, '7 December')).toContain('Review Chapter 4 (15 min)')
  expect(answer(text)).toContain('up to 25 minutes per review')
})

test.each([
  ['exam on 20 december 2026, topics: grammar, essay (hard), 1 hour a day', '- Hard: essay.'],
  ['امتحاني 20 ديسمبر 2026، المواضيع: نحو، أدب (سهل)، ساعة في اليوم', '- السهل: أدب.'],
])('what was called hard or easy is said back: %s', (text, line) => {
  expect(answer(text)).toContain(line)
})

test('a plan begins on the first day of study, not on a day of rest', () => {
  const text =
    'exam on 20 december 2026, topics: grammar, reading, 1 hour a day, no study on sundays'
  expect(answer(text)).toContain('Plan from 30 November 2026')
})

test.each([
  'الامتحان 15 يناير 2027، ساعتين في اليوم من غير أجازات، المواضيع: النحو، الأدب',
  'الامتحان 15 يناير 2027، ساعتين كل يوم، المواضيع: النحو، الأدب',
])('who studies every day is not told to name days of rest: %s', (text) => {
  expect(answer(text)).toContain('بدون أيام راحة.')
})

test('where there is no review its length is not told', () => {
  const text = 'Exam tomorrow, topics cells and genetics, 5 hours'
  expect(answer(text)).toContain('2.5 hours of learning; no day exceeds 5 hours')
})
