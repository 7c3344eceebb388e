import { expect, test } from 'vitest'
import { gradeCalculator } from '../grade-calculator.ts'
import { languageOfRequest } from '../reading/language.ts'
import { respond } from '../respond.ts'

const answerTo = (text: string): string =>
  respond([gradeCalculator], { text, language: languageOfRequest(text), today: '2026-11-29' }).text

test.each([
  'final 40%, midterm 30%, labs 30%. i have 75 in labs and 66 in midterm. need 70 and also tell me what i need for 80',
  'labs 30% midterm 30% final 40%. labs 75 midterm 66, what do i need to get 70',
  'النهائي 40% والنصفي 30% والمشروع 30%، جبت 75 بالمشروع و66 بالنصفي، كم احتاج عشان 70',
  'شو لازم جيب بالفاينل عشان 70، عندي 75 باللاب 30% و66 بالنصفي 30% والفاينل 40%',
])('weights that are told apart from the marks belong to the parts of their names: %s', (text) => {
  expect(answerTo(text)).toContain('69.25')
})

test('each part keeps its own weight in whatever order the marks come', () => {
  const answer = answerTo(
    'the exam is 60%, the project 25% and participation 15%. I got 80 in participation and 71 in the project. what must I score in the exam for 75?',
  )
  expect(answer).toContain('participation 80 × 15% · project 71 × 25% · goal 75')
  expect(answer).toContain('75.42')
})

test.each([
  'midterm 72% (30), homework 88% (20). final worth 50. i want 85. possible?',
  'midterm 72% (30), homework 88% (20), target 85',
])('a number in brackets behind a per cent is its weight: %s', (text) => {
  expect(answerTo(text)).toContain('midterm 72 × 30% · homework 88 × 20%')
  expect(answerTo(text)).toContain('91.6')
})

test.each([
  [
    'B in biology (4), C in chem (4), what grade do i need in 3 credit english to have 2.75',
    '3.42',
  ],
  [
    'B in 4 credits and A in 3 credits, what grade do I need in a 3 credit course to reach 3.2',
    '2.67',
  ],
  [
    'محتاج معدل كام في المادة الاخيرة 3 ساعات عشان يبقى معدلي 3 وانا جايب B في 4 ساعات و A في 3',
    '2.00',
  ],
])('the average that is hoped for is none that there is: %s', (text, needed) => {
  expect(answerTo(text)).toContain(needed)
})

test('a mark of nothing counts', () => {
  const answer = answerTo('attendance 100 10%, midterm 0 because i was sick 30%, final 88 60%')
  expect(answer).toContain('midterm 0 × 30%')
  expect(answer).toContain('The final mark is 62.8')
})

test.each([
  'Mother of three here. He has 64% in the midterm, which counts 25%, and 81% in coursework, which counts 35%. The final counts 40%. What does he need in the final to reach 75 overall?',
  'teacher here, class of 28. quiz 15/20 (20%), project 40/50 (30%), exam 61/100 (50%). The mark?',
  'ابو اربعة، ابني عنده 70 في النصفي 30% و90 في المشروع 20%، النهائي 50%، كم يحتاج عشان 80',
])('how many children or pupils somebody has is not said to be left out: %s', (text) => {
  expect(answerTo(text)).not.toMatch(/not used|لم يُستخدم/)
})

test('a course keeps the number of its code', () => {
  expect(answerTo('Gpa for: CS101 A 3, MA102 B+ 4')).toContain('CS101 A × 3 · MA102 B+ × 4')
})

test.each(["I'm 19; A, A-, B+ all in 3 credit courses", 'A, A- and B+, all 3 credit courses'])(
  'the credits of all courses are said once: %s',
  (text) => {
    expect(answerTo(text)).toContain('GPA 3.67')
  },
)
