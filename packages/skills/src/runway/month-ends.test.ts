import { expect, test } from 'vitest'
import { languageOfRequest } from '../reading/language.ts'
import { respond } from '../respond.ts'
import { runwayForecast } from '../runway-forecast.ts'

const answerTo = (text: string): string =>
  respond([runwayForecast], { text, language: languageOfRequest(text), today: '2026-11-29' }).text

test.each([
  [
    'board wants to know by tonight: how much do we have to raise to last through the end of december 2027? AED 210,000, spend 41k every month, customers pay us 15.5k every month',
    '121,500.00',
  ],
  ['120k cash, spend 30k. by friday the board wants to know when we run out', 'March 2027'],
  ['الرصيد 150 ألف، نصرف 20 ألف وندخل 8 آلاف شهريا. لمتى يكفينا؟ لازم أرد قبل بكرة', '12.5'],
])('the day on which the answer is needed is no target: %s', (text, said) => {
  expect(answerTo(text)).toContain(said)
  expect(answerTo(text)).not.toMatch(/###|2026\./)
})

test.each([
  ['Cash 500,000, burn 35k a month. How much is left at the end of June 2027?', '255,000.00'],
  [
    'كم سيبقى في حسابنا بنهاية يونيو 2027؟ الرصيد 380,000 درهم والإيراد الشهري 33,000 والمصروفات 51,500 شهرياً',
    '250,500.00',
  ],
  ['دخله الشهري 47 ألف ومصاريفه 44 ألف ونص، والكاش 30 ألف. كم بيكون عندي بعد سنة؟', '60,000.00'],
])('what is left by then stands first: %s', (text, left) => {
  const [, first = ''] = answerTo(text).split('\n\n')
  expect(first).toContain(left)
})

test.each([
  'we got 280k (card ending 4471), spend 39k monthly and bring in 12k monthly. how long?',
  'عندنا 280 ألف في الحساب المنتهي بـ 4471، نصرف 39 ألف ويدخل 12 ألف شهريا. كم يكفينا؟',
])('the last digits of an account are no amount: %s', (text) => {
  expect(answerTo(text)).toContain('10.4')
})

test('whom nobody hires is paid nothing, and nothing is said of it', () => {
  expect(
    answerTo('430k, burn 38k a month. If we hire a dev at 14k, how long compared with not hiring?'),
  ).not.toContain('AED 0.00')
})

test.each([
  'عندنا 320 ألف ونصرف 28 ألف شهريا، تكفينا لديسمبر 2027؟',
  'عندنا 320 ألف ونصرف 28 ألف شهريا، نقدر نكمل الى ديسمبر 2027؟',
  'عندنا 320 ألف وصافي الصرف 28 ألف شهريا، هل نوصل لديسمبر 2027؟',
])('a month that is aimed for in Arabic is a target: %s', (text) => {
  expect(answerTo(text)).toContain('44,000.00')
})

test.each([
  ['with 180k in bank and 25k monthly costs can we survive till august 2027', '45,000.00'],
  ['how much cash do we need to last a year if costs are 35k and income 15k a month', '240,000.00'],
])('a time that is aimed for in few words: %s', (text, amount) => {
  expect(answerTo(text)).toContain(amount)
})
