import { expect, test } from 'vitest'
import { languageOfRequest } from '../reading/language.ts'
import { respond } from '../respond.ts'
import { runwayForecast } from '../runway-forecast.ts'

const answerTo = (text: string): string =>
  respond([runwayForecast], { text, language: languageOfRequest(text), today: '2026-11-30' }).text

test.each([
  ['cash 500k, costs 60k monthly. From March we get a client paying 25k a month', '12.1 months'],
  ['Costs 40k a month, income 25k starting in April, cash 300k. How long?', '13.3 months'],
  ['عندنا 250 ألف والمصروف 30 ألف ومن شهر مارس بيدخل علينا 12 ألف كل شهر', '11.9'],
])('an income that starts later counts from its month on: %s', (text, lasting) => {
  expect(answerTo(text)).toContain(lasting)
})

test.each([
  ['rent 12k, salaries 38k, laptop 6k one-off. income 30k. bank 180k', 'paid once AED 6,000.00'],
  ['cash 300k, costs 40k, income 20k and a one-off grant of 50k', 'additional cash AED 50,000.00'],
])('what is one-off is spent, unless it comes in: %s', (text, said) => {
  expect(answerTo(text)).toContain(said)
})

test('the pay that an owner takes is a cost beside that of the staff', () => {
  const text = 'راتبي من الشركه 20 الف والموظفين 35 الف والمبيعات 40 الف والرصيد 150 الف'
  expect(answerTo(text)).toContain('55,000.00')
})
