import { expect, test } from 'vitest'
import { loanPlanner } from '../loan-planner.ts'
import { languageOfRequest } from '../reading/language.ts'
import { respond } from '../respond.ts'

const answerTo = (text: string): string =>
  respond([loanPlanner], { text, language: languageOfRequest(text), today: '2026-11-30' }).text

test.each([
  [
    'I earn 22k a month, wife earns 15k, how much can we borrow at 4.2% over 25 years?',
    '18,500.00',
  ],
  ['راتبي 25 الف وراتب زوجتي 12 الف كم نقدر ناخذ قرض بنسبة 4.25% على 25 سنه', '18,500.00'],
])('a couple borrows on what both earn: %s', (text, half) => {
  expect(answerTo(text)).toContain(half)
})

test.each([
  ['I borrow 100,000 for 4 years and pay 2,400 a month. what is the interest rate?', '7.12%'],
  ['القسط 2500 درهم لمدة 4 سنين والقرض 100 الف كم نسبة الفايدة؟', '9.24%'],
])('the rate that a payment comes to is found: %s', (text, rate) => {
  expect(answerTo(text)).toContain(rate)
})

test.each([
  ['car costs 92,000, I pay 20k down and the rest in 36 payments at 4% reducing', '2,125.73'],
  ['apartment was 1.4m now 1.3m, 25% down, 4.5% 20 years, what will I pay each month', '6,168.33'],
  ['السعر كان مليون ونص ونزل لمليون واربعمية، دفعة اولى 20% وفايدة 4.2% 25 سنة', '6,036.15'],
  ['how long to pay off 60,000 at 6% if i pay 1,500 a month? and with 2,000?', '33 months'],
  ['villa 2.1m, got 20% ready, bank said 3.99% for 25 yrs whats my monthly', '8,858.39'],
])('a loan is read as people tell of it: %s', (text, figure) => {
  expect(answerTo(text)).toContain(figure)
})
