import { expect, test } from 'vitest'
import { loanPlanner } from '../loan-planner.ts'
import { languageOfRequest } from '../reading/language.ts'

const read = (text: string) =>
  loanPlanner.read({ text, today: '2026-11-29', language: languageOfRequest(text) })

test.each([
  'I have a shop and need 200k, 8% reducing 3 years. monthly?',
  'عندي محل ومحتاج 200 الف للتوسعة، البنك عرض 8% متناقصة 3 سنوات. القسط الشهري؟',
])('what is needed by whoever has something is the loan: %s', (text) => {
  expect(read(text)).toMatchObject({ input: { principal: 200_000, annualRate: 8, months: 36 } })
})

test.each([
  'flat for 1.1m, pay 25% and the rest over 25 years at 3.99',
  'شقة ب 1.1 مليون، ادفع 25% والباقي على 25 سنة بنسبة 3.99',
])('a share beside the rest is paid down: %s', (text) => {
  expect(read(text)).toMatchObject({ input: { price: 1_100_000, downPayment: 275_000 } })
})

test('what is had stays the down payment beside a home that is wanted', () => {
  expect(read('i have 300k and want a flat for 1.2m, 4% 20 years monthly?')).toMatchObject({
    input: { price: 1_200_000, downPayment: 300_000 },
  })
})

test.each([
  'احنا 3 شركاء نبي قرض 900 الف 5% 10 سنين كم على كل واحد بالشهر',
  'we are 3 friends, loan 900k 5% 10 years, how much for each one?',
])('the payment is divided among those who share it: %s', (text) => {
  expect(read(text)).toMatchObject({ input: { principal: 900_000, parts: 3 } })
})

test('what is left to pay is the loan', () => {
  expect(
    read('باقي علي 260 ألف بفايدة 5.4% متناقصة واقدر ادفع 4000 كل شهر، متى اخلص؟'),
  ).toMatchObject({
    input: { principal: 260_000, payment: 4_000 },
  })
})
