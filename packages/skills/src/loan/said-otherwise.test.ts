import { expect, test } from 'vitest'
import { loanPlanner } from '../loan-planner.ts'
import { languageOfRequest } from '../reading/language.ts'
import { respond } from '../respond.ts'

const answerTo = (text: string): string =>
  respond([loanPlanner], { text, language: languageOfRequest(text), today: '2026-11-29' }).text

test.each([
  ['monthly instalment for 85000 aed 3.9% 4 years. also for 5 years?', '1,915.42'],
  ['قسط 85000 بفايدة متناقصة 3.9% على 4 سنوات، وكم لو 5 سنوات؟', '1,915.42'],
  ['i can pay 25000 a month for 10 years at 4%, how much can i borrow', '2,469,254.37'],
])('an instalment of so much is what it is asked for: %s', (text, figure) => {
  expect(answerTo(text)).toContain(figure)
})

test.each([
  'my debt is 36000 at 24%, i pay 2000 a month, how long',
  'علي دين 36000 بفايدة 24% وبدفع 2000 بالشهر متى بخلص',
  'ديوني 36000 بفايدة 24% ادفع 2000 بالشهر كم شهر',
])('a debt of one’s own is the loan: %s', (text) => {
  expect(answerTo(text)).toMatch(/23 months|23 شهر/)
})

test.each([
  'how long to pay 120,000 at 5% with 3,000 per month',
  'how many years to pay 120,000 at 5% if i pay 3,000 per month',
])('what is to be paid is the loan: %s', (text) => {
  expect(answerTo(text)).toContain('44 months')
})

test('an extra payment is no loan', () => {
  const text = 'if i pay 500 extra a month on 400,000 at 5% 20 years how much do i save'
  expect(answerTo(text)).toContain('62,108.72')
})

test.each([
  'we have 300,000 saved and can pay 5,000 a month at 4.4% for 25 years. what price home can we afford',
  'معنا 300 الف ونقدر ندفع 5000 شهريا بفايدة 4.4% لمدة 25 سنة، كم سعر البيت اللي نقدر عليه',
])('what buyers have is their down payment: %s', (text) => {
  expect(answerTo(text)).toContain('1,208,807.17')
})

test.each([
  ['قارن بين 500 الف على 20 سنة ب 4% وب 4.5%', '133.35'],
  ['شو بصير لو زادت الفايدة من 4% ل 6% على قرض 700 الف 20 سنة', '4,241.86'],
  ['how much interest do i save with 15 years instead of 25 on 1,000,000 at 4.5%', '290,509.51'],
])('two of a kind are two cases: %s', (text, figure) => {
  expect(answerTo(text)).toContain(figure)
})
