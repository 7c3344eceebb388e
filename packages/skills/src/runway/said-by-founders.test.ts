import { expect, test } from 'vitest'
import { languageOfRequest } from '../reading/language.ts'
import { runwayForecast } from '../runway-forecast.ts'

const read = (text: string) =>
  runwayForecast.read({ text, today: '2026-11-29', language: languageOfRequest(text) })

test.each([
  [
    'cloud kitchen, 4 cooks. cash in bank 340,000. monthly costs 42,000, income 15,000 a month',
    42_000,
  ],
  ['مطبخ سحابي ٤ طباخين، معانا ٣٤٠ الف في البنك، المصاريف ٤٢ الف في الشهر والدخل ١٥ الف', 42_000],
  ['مطعم عندنا 5 طباخين. الكاش 340 الف والمصاريف 42 الف بالشهر والدخل 15 الف. كم نكمل؟', 42_000],
  [
    'clinic, 4 nurses, 2 doctors. cash 340k. monthly costs 42k, income 15k. when does it run out',
    42_000,
  ],
  ['cash 340k, rent 30k, 12k for 4 nurses, income 15k. how long', 42_000],
  ['الكاش 340 الف والايجار 30 الف و12 الف لـ 3 عمال والدخل 15 الف كم شهر', 42_000],
  ['balance 340000, out 42000 in 15000 per month. how long till zero', 42_000],
])('those who are counted are no cost, and what they are paid is: %s', (text, monthlyCosts) => {
  expect(read(text)).toMatchObject({
    input: { cash: 340_000, monthlyCosts, monthlyIncome: 15_000 },
  })
})

test.each([
  [
    'we hold 95,000, donations 7,000 a month, spend 14,000 a month. what if donations double',
    14_000,
  ],
  ['cash 95,000, income 7,000 a month, costs 14,000 a month. what if income stops', 0],
  ['عندنا 95 ألف والتبرعات 7 آلاف بالشهر والمصاريف 14 ألف، كم نكمل ولو التبرعات وقفت؟', 0],
  ['الكاش 95 الف والدخل 7 الاف والمصاريف 14 الف. ولو وقف الدخل؟', 0],
])('what comes in is thought to double or to stop: %s', (text, monthlyIncome) => {
  expect(read(text)).toMatchObject({
    input: { monthlyIncome: 7_000 },
    more: [{ input: { monthlyIncome, monthlyCosts: 14_000 } }],
  })
})

test.each([
  'cash 80k, costs 26k, income 19k. what can we spend a month to last 12 months',
  'الكاش 80 الف والمصاريف 26 الف والدخل 19 الف كم نقدر نصرف عشان نكفي سنة',
])('what may be spent is asked for beside what is spent now: %s', (text) => {
  expect(read(text)).toMatchObject({ input: { find: 'costs', cash: 80_000, targetMonths: 12 } })
})

test.each([
  'gym 150 members each member pays 200 a month. costs 38k. cash 90k how long',
  'نادي ١٥٠ مشترك كل مشترك يدفع ٢٠٠ بالشهر والمصاريف ٣٨ الف والرصيد ٩٠ الف',
])('what each of the members pays is income: %s', (text) => {
  expect(read(text)).toMatchObject({
    input: { cash: 90_000, monthlyCosts: 38_000, monthlyIncome: 30_000 },
  })
})
