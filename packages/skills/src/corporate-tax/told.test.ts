import { expect, test } from 'vitest'
import { corporateTax } from '../corporate-tax.ts'
import type { CorporateTax, CorporateTaxInput } from './estimate.ts'

const today = '2026-11-29'
const read = (text: string) => {
  const reading = corporateTax.read({ text, language: 'en', today })
  const all = 'input' in reading ? [reading, ...(reading.more ?? [])] : []
  return all.map(({ input }) => input as CorporateTaxInput)
}
const worked = (text: string) =>
  read(text).map((input) => corporateTax.run(input, { today }) as CorporateTax)

test.each([
  ['profit 900,000, revenue well above 3 million', false],
  ['الربح 900,000 والإيرادات فوق الـ 4 مليون', false],
  ['profit 900,000, revenue above 2 million', undefined],
  ['profit 900,000, revenue 3 million', true],
  ['الايرادات أقل من 3 مليون والربح 600 ألف', true],
  ['profit 610k, revenue this year 2.95m but in 2025 it was 3.4m', false],
  ['Revenue FY2025 2.9m, FY2024 2.6m. Profit 500k', true],
])('%j leaves small business relief open: %s', (text, expected) => {
  expect(worked(text).map(({ smallBusinessRelief }) => smallBusinessRelief)).toEqual([expected])
})

test.each([
  ['profit 1m after 80,000 of client entertainment and 15,000 of fines, revenue 6.5m', 1_055_000],
  ['الربح المحاسبي 750 ألف وفيه غرامات 20 ألف مخصومة، كم الضريبة؟', 770_000],
  ['taxable income 1,000,000 after the 50k of client entertainment, tax?', 1_000_000],
  ['revenue 3.8m, salaries 1.1m, rent 240k, client entertainment 60k, other costs 900k', 1_530_000],
  ['ندخل 210 آلاف، رواتب 80 ألف، إيجار 15 ألف، ضيافة ألفين، كم الضريبة؟', 113_000],
  ['صافي ربحنا كل شهر 58 ألف ثابت طول السنة ومبيعاتنا 7 مليون كم الضريبة', 696_000],
  ['pay 200k in bonuses so profit is 900k, revenue 6.3m', 900_000],
])('of %j the taxable income is %d', (text, expected) => {
  expect(read(text).map(({ taxableIncome }) => taxableIncome)).toEqual([expected])
})

test.each([
  ['We lost 230k in 2024 and 150k in 2025, this year profit 600k. tax?', [380_000]],
  ['profit 600k, losses carried forward 100k or 200k?', [100_000, 200_000]],
])('%j carries forward %j', (text, expected) => {
  expect(read(text).map(({ lossesBroughtForward }) => lossesBroughtForward)).toEqual(expected)
})

test.each([
  'we made 4.1 million in sales last year, what corporate tax do we owe?',
  'عملنا مبيعات 8 مليون السنة دي، الضريبة كام؟',
])('of sales alone the expenses are asked: %j', (text) => {
  const reading = corporateTax.read({ text, language: 'en', today })
  expect('missing' in reading && reading.missing[0]?.name.en).toContain('the expenses')
})

test.each([
  ['ضريبة الشركات ما تزيد عن 20,000، قديش أعلى ربح؟', 597_222.22],
  ['keep my corporate tax at or below 30,000, what is the most profit I can make', 708_333.33],
])('%j is worked back from the tax', (text, profit) => {
  expect(worked(text).map(({ taxableIncome }) => taxableIncome)).toEqual([profit])
})

test.each([
  ['Yes or no: can we use small business relief? Revenue 2.9m, profit 600k', true],
  ['profit 530k, small business relief is not elected', undefined],
])('%j asks whether relief is open: %s', (text, expected) => {
  expect(read(text)[0]?.asksRelief).toBe(expected)
})

test('of two cases of expenses the second takes the place of the first', () => {
  const incomes = read('revenue 2.2m expenses 1.4m. what if expenses were 1.6m instead?')
  expect(incomes.map(({ taxableIncome }) => taxableIncome)).toEqual([800_000, 600_000])
})

test.each([
  ["we won't have revenue over 3m. profit 420000. how much tax", true],
  ['our sales never exceed 3 million and profit is 600k, tax?', true],
  ['ايراداتنا ما تتجاوز 3 مليون وربحنا 600 الف كم الضريبة', true],
])('%j names no revenue above the limit', (text, expected) => {
  expect(worked(text).map(({ smallBusinessRelief }) => smallBusinessRelief)).toEqual([expected])
})

test.each([
  ['i paid 20k tax last year. profit now 700k. what is due', undefined],
  ['دفعنا ضريبة 20 الف السنة اللي فاتت وربحنا الحين 700 الف كم علينا', undefined],
  ['my accountant says tax is 20,000 on profit 700k is that right', 20_000],
])('the tax of another year is not held against that of this one: %s', (text, statedTax) => {
  expect(read(text)).toMatchObject([{ taxableIncome: 700_000 }])
  expect(read(text)[0]?.statedTax).toBe(statedTax)
  expect(read(text)[0]?.periodEnd).toBeUndefined()
})

test('costs that are only supposed are apart from those of an income', () => {
  const text = 'income 2 million, salaries 700k, rent 200k. what if we add another 100k salary'
  expect(read(text).map(({ taxableIncome }) => taxableIncome)).toEqual([1_100_000, 1_000_000])
})

test('the share is said of what was told', () => {
  const [result] = worked('taxable income AED 630,000, tax?')
  expect(corporateTax.explain(result as CorporateTax, 'en')).toContain('of the taxable income)')
})

test('what was paid last year is worked back where nothing else is told', () => {
  expect(
    read('We paid 63,000 corporate tax for last year. What must our taxable income have been?'),
  ).toMatchObject([{ find: 'profit', statedTax: 63_000 }])
})
