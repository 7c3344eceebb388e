import { expect, test } from 'vitest'
import { corporateTax } from '../corporate-tax.ts'
import { languageOfRequest } from '../reading/language.ts'
import { respond } from '../respond.ts'

const answerTo = (text: string): string =>
  respond([corporateTax], { text, language: languageOfRequest(text), today: '2026-11-29' }).text

test.each([
  [
    'Every month we sell for 180,000. Each month the salaries are 70,000, the shop rent is 22,500 and other costs come to 14,000. Corporate tax?',
    '45,630.00',
  ],
  [
    'my cafeteria make around 210k every month. costs per month: rent 35k, staff 62k, food and supplies 58k. corporate tax?',
    '25,650.00',
  ],
  [
    'دخل المطعم كل شهر 210 الف، ومصاريفه كل شهر: ايجار 35 الف، رواتب 62 الف، مواد 58 الف. الضريبة كم بالسنة',
    '25,650.00',
  ],
  ['عندي محل المبيعات بالشهر 120 الف والمصاريف 75 الف بالشهر كم ضريبة الشركات بالسنة', '14,850.00'],
])('a month that is said before its figures is not assumed: %s', (text, tax) => {
  expect(answerTo(text)).toContain(tax)
  expect(answerTo(text)).not.toMatch(/Assumed|افترضت/)
})

test.each([
  ['how much to set aside every month for corporate tax, profit 960,000', '4,387.50'],
  ['نبي نعرف كم نحط على جنب كل شهر للضريبة وربحنا 960 الف', '4,387.50'],
])('what is set aside each month makes no month of the profit: %s', (text, share) => {
  expect(answerTo(text)).toContain(share)
  expect(answerTo(text)).not.toMatch(/multiplied by 12|في 12/)
})

test.each([
  [
    'my cafe licence 884512 makes 210,000 revenue per month and costs are 168,000 per month. we have tax losses of 100,000 from earlier years. whats the corporate tax for the year',
    '2,610.00',
  ],
  [
    'بندخل 180 الف في الشهر ومصاريفنا 130 الف في الشهر وخسائر السنة اللي فاتت 90 الف، ضريبة الشركات كام',
    '12,150.00',
  ],
])('losses of earlier years are a sum: %s', (text, tax) => {
  expect(answerTo(text)).toContain(tax)
})

test.each([
  [
    'دخل المطعم في السنة 4.2 مليون درهم والمصاريف: رواتب 110 الف بالشهر، ايجار 35 الف بالشهر، مشتريات ومواد 90 الف بالشهر، صيانه وكهرباء 150 الف بالسنه. كم ضريبه الشركات علينا؟',
    '76,950.00',
  ],
  [
    'sales 3.9 million a year and expenses: salaries 90k a month, rent 25k a month, stock 1.2m a year. corporate tax?',
    '85,050.00',
  ],
])('the name above a list names no figure before it: %s', (text, tax) => {
  expect(answerTo(text)).toContain(tax)
})

test.each([
  ['Our taxable income is AED 1,350,000. Corporate tax?', 'taxable income AED 1,350,000.00'],
  ['my grocery made 310000 dhs profit this year, corporate tax?', 'profit AED 310,000.00'],
  [
    'we made 2 million in sales and kept 600k as profit. corporate tax?',
    'profit AED 600,000.00 · revenue AED 2,000,000.00',
  ],
  [
    'nursery fees came to 2,850,000 this year, salaries 1,400,000, rent 480,000 and everything else 210,000. corporate tax?',
    'revenue AED 2,850,000.00',
  ],
  ['رخصة 44521، الربح 900 ألف، كم ضريبة الشركات', '> **فهمت:** الربح 900,000.00 درهم\n'],
])('%j is understood as %j', (text, said) => {
  expect(answerTo(text)).toContain(said)
})

test('revenue less expenses is called the profit that is asked for', () => {
  expect(answerTo('revenue 2.4m, costs 1.5m. what is the profit and the tax?')).toContain(
    '| Profit (taxable income) | AED 900,000.00 |',
  )
})

test.each([
  [
    'our sales are 95k per month, cost of goods 40k, rent 12k, 4 staff at 5k each. corporate tax for a year?',
    'AED 864,000.00',
  ],
  ['My wife and I own 50% each of a company with 1.2m profit. Corporate tax?', 'AED 74,250.00'],
  ['نسبة شريكي 50% والشركة ربحها 1.2 مليون، الشركة كم تدفع ضريبة', '74,250.00 درهم'],
  ['حجم الأعمال 1.1 مليون وهامش الربح 18% كم ضريبة الشركات', '198,000.00 درهم'],
  ['الشركة ربحت مليون و٢٠٠ الف وخسرانة السنة اللي قبلها ٣٠٠ الف، قديش الضريبة؟', '47,250.00 درهم'],
  ['شركة رخصتها 66123 وعندها 40 عامل، صافي الربح 2.35 مليون، كم ضريبة الشركات؟', '177,750.00 درهم'],
])('of %j the answer holds %s', (text, figure) => {
  expect(answerTo(text)).toContain(figure)
})

test('a profit of each month is not set aside', () => {
  expect(answerTo('لو ربحي 30 ألف كل شهر كم ضريبة الشركات في السنة')).not.toContain('يُجنّب')
})

test('what is thought instead of something else is answered beside it', () => {
  expect(answerTo('شو الضريبة لو ربحنا 2 مليون بدل 1.5 مليون')).toMatch(/146,250[\s\S]*101,250/)
})
