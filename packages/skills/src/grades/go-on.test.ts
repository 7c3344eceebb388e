import { expect, test } from 'vitest'
import { answerAfter } from '../follow-up/answer-after.ts'
import { gradeCalculator } from '../grade-calculator.ts'

const said = (...messages: string[]) => answerAfter([gradeCalculator], ...messages)
const courses = 'A- in 3 credits, B in 3 credits and C+ in 4 credits, whats my gpa'
const marks =
  'midterm 68 worth 30%, assignments 81 worth 20%, what do i need in the final to get 75 overall'

test.each([
  [[courses, 'and if the B was an A', 'plus one more course, B+ with 2 credits'], 'GPA 3.24'],
  [[marks, 'and for 80?', 'what if the midterm gets regraded to 74'], '83.2'],
  [[marks, 'what if I get 90 in the final'], '81.6'],
  [['جبت B+ في 3 ساعات و A في 3 ساعات، كم المعدل؟', 'زيدلي C في ساعتين'], '3.24'],
])('what a message changes or adds keeps the other results: %j', (messages, result) => {
  expect(said(...messages)).toContain(result)
})

test('new results take nothing from those before', () => {
  expect(said(courses, 'A in 3 credits and A in 2 credits, gpa?')).toContain('GPA 4.00')
})
