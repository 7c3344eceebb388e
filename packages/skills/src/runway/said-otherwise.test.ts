import { expect, test } from 'vitest'
import { languageOfRequest } from '../reading/language.ts'
import { respond } from '../respond.ts'
import { runwayForecast } from '../runway-forecast.ts'

const answerTo = (text: string): string =>
  respond([runwayForecast], { text, language: languageOfRequest(text), today: '2026-11-29' }).text

test.each([
  ['باقي معنا 430 الف ونخسر صافي 35 الف كل شهر وفريقنا 6، لايمتى', '12.3'],
  ['we have 150k. monthly out 22k, in 25k. when do we run out?', '3,000.00'],
  ['انا طالب معاي 18 الف والاهل يرسلون 2000 كل شهر واصرف 3500، كم شهر تكفيني', '12 شهر'],
  ['كم لازم ننقص المصاريف كل شهر عشان 180 الف تكفي 20 شهر، الحين نخسر 12 الف شهريا', '3,000.00'],
  ['3 workers at 2,500 each, stock 12k, rent 8k monthly. cash 100k', '27,500.00'],
  ['ايجار 8 الاف و3 عمال ب 2500 للواحد وبضاعه 12 الف والكاش 40 الف كم شهر', '27,500.00'],
])('what comes in and goes out: %s', (text, figure) => {
  expect(answerTo(text)).toContain(figure)
})

test.each([
  'we owe supplier 40,000, have 160,000 in bank, spend 28,000 and make 18,000 each month. runway after paying supplier',
  'عندنا دين للمورد 40 الف ومعانا 160 الف ونصرف 28 الف وندخل 18 الف كل شهر كم نكمل بعد ما ندفع للمورد',
])('what is owed is paid once: %s', (text) => {
  expect(answerTo(text)).toMatch(/12 months|12 شهر/)
})

test('a thousand before a month is no day', () => {
  const text = 'الايجار بيزيد 3000 من يناير، الكاش 140 الف، المصاريف 26 الف، الدخل 12 الف، كم نكمل'
  expect(answerTo(text)).toContain('3,000.00')
})

test('a cost that goes from one amount to another is called so', () => {
  const text = 'bank 60k, sales 12k, costs 20k. if rent drops from 7k to 5k how long'
  expect(answerTo(text)).toContain('a cost of AED 5,000.00 in place of AED 7,000.00')
})

test.each([
  ['we run a gold shop, cash 200k, spend 30k, earn 10k', false],
  ['costs: stock 12k, rent 8k. cash 90k', false],
  ['should i put my 200,000 in gold or keep it', true],
  ['he says put 90k in sukuk. where do we put it', true],
  ['نحط الفلوس في صكوك ولا لا', true],
  ['احط 200 الف في الذهب ولا اخليها', true],
  ['استثمر 100 الف في الاسهم احسن؟', true],
])('advice on investments is asked for, and not what is sold: %s', (text, isAsked) => {
  expect(/investment advice|نصائح استثمارية/.test(answerTo(text))).toBe(isAsked)
})
