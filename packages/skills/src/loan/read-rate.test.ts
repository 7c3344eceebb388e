import { expect, test } from 'vitest'
import { loanPlanner } from '../loan-planner.ts'
import { respond } from '../respond.ts'

const answerTo = (text: string, language: 'en' | 'ar' = 'ar') =>
  respond([loanPlanner], { text, today: '2026-11-29', language }).text

test('of «ثابتة» alone both meanings are answered, and the answer says why', () => {
  const answer = answerTo(
    'قرض سيارة 60 ألف درهم بفايدة ثابتة 4% على 3 سنين، شقد القسط ومجموع الفايدة؟',
  )
  expect(answer).toContain('نسبة الفائدة السنوية 4% ثابتة')
  expect(answer).toContain('«ثابتة» قد تكون على كامل المبلغ')
  expect(answer).toContain('1,866.67')
  expect(answer).toContain('1,771.44')
})

test.each([
  'عايز قرض عربية 90,000 درهم بفايدة ثابتة 3% في السنة محسوبة على أصل المبلغ كله (flat) على 5 سنين، القسط كام والفوايد كلها كام؟',
  'قرض 90 الف بفائدة ثابتة 3% على كامل المبلغ لمدة 5 سنوات كم القسط',
  'قرض 90 الف فلات ريت 3% خمس سنين القسط كام',
])('a rate on the whole amount has one meaning: %s', (text) => {
  const answer = answerTo(text)
  expect(answer).toContain('3% ثابتة على كامل المبلغ')
  expect(answer).toContain('1,725.00')
  expect(answer).not.toContain('1,617.18')
})

test('of two rates each is charged as it is called', () => {
  const answer = answerTo('which is cheaper 100k 4 years 3.5% flat or 6% reducing', 'en')
  expect(answer).toContain('2,375.00')
  expect(answer).toContain('2,348.50')
})

test.each([
  ['what would 400k over 15 years at 4% cost a month, and over 20 years?', 'en', '2,958.75'],
  ['بدي سدد 180000 على 5% وبدفع 4000 بالشهر، قديش بدي وقت', 'ar', '4 سنوات وشهران'],
] as const)('"a month" behind a rate may be of the payment: %s', (text, language, found) => {
  const answer = answerTo(text, language)
  expect(answer).toContain(found)
  expect(answer).not.toContain('4% a month')
})

test.each([
  ['phone 5000 over 12 months interest free, how much a month', 'en'],
  ['ابغا اقسط جوال 5000 درهم على سنة بدون فوايد كم بالشهر', 'ar'],
] as const)('without interest no rate has to be named: %s', (text, language) => {
  expect(answerTo(text, language)).toContain('416.67')
})
