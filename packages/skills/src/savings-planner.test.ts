import { expect, test } from 'vitest'
import { respond } from './respond.ts'
import { savingsPlanner } from './savings-planner.ts'

const answer = (text: string, language: 'en' | 'ar' = 'en') =>
  respond([savingsPlanner], { text, language, today: '2026-11-20' }).text

test.each([
  // 60,000 / 36
  ['60,000 for our wedding in 3 years: what do I put aside each month?', 'Put aside AED 1,666.67'],
  // (50,000 − 8,000) / 2,000 = 21 months
  ['saving 2k a month, when do i have 50k? got 8,000 in the bank', '(21 months)'],
  // 1,500 × ((1 + 0.04/12)^120 − 1) / (0.04/12)
  ['1,500 monthly for 10 years at 4%, what does it come to?', 'You will have AED 220,874.71'],
  // Of 85,000 with 3,500 a month the 25th is the first that reaches it; the licence counts nothing.
  [
    'need 120k for a flat, have 35k, can put away 3,500 every month. when? my licence is 445821',
    '(25 months)',
  ],
])('%s', (request, expected) => {
  expect(answer(request)).toContain(expected)
})

test.each([
  ['ابغى اجمع ٤٠ الف خلال سنتين، كم اوفر بالشهر؟', 'وفّر 1,666.67 درهم شهريًا'],
  ['عندي 10,000 واوفر 1,200 كل شهر، متى اوصل 50,000؟', '(34 شهرًا)'],
  ['لو وفرت ألف درهم شهريًا خمس سنين بعائد ٣٪، كم بيصير عندي؟', 'سيكون لديك 64,646.71 درهم'],
])('%s', (request, expected) => {
  expect(answer(request, 'ar')).toContain(expected)
})

test('says that no return was assumed, and asks for the time alone when that is missing', () => {
  expect(answer('I want 60,000 in 3 years, how much each month?')).toContain(
    '**Assumed:** no return on what is saved',
  )
  expect(answer('how much should I save a month for 25,000?')).toMatch(/need:\s+- \*\*time\*\*/)
})

test('has nothing to put aside for what is saved already', () => {
  expect(
    answer('goal 20,000 in 2 years at 5%, I have 19,500 in the bank. How much a month?'),
  ).toContain('What is saved already reaches the goal; nothing needs to be put aside.')
})
