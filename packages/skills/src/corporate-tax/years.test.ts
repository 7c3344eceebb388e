import { expect, test } from 'vitest'
import { corporateTax } from '../corporate-tax.ts'
import type { CorporateTax, CorporateTaxInput } from './estimate.ts'

const today = '2026-11-29'
const read = (text: string) => {
  const reading = corporateTax.read({ text, language: 'en', today })
  const all = 'input' in reading ? [reading, ...(reading.more ?? [])] : []
  return all.map(({ input }) => input as CorporateTaxInput)
}
const taxes = (text: string) =>
  read(text).map((input) => (corporateTax.run(input, { today }) as CorporateTax).tax)

test.each([
  [
    'Our profit was eight hundred ten thousand in 2025 and I expect 1.05 million for 2026. By how much will the tax go up? We turn over around 7m so no relief.',
    [39_150, 60_750],
  ],
  ['Our profit was 810,000 in 2025 and 1.05 million in 2026. Revenue around 7m.', [39_150, 60_750]],
  [
    'ربحنا 810 ألف في 2025 وأتوقع 1.05 مليون في 2026، والإيرادات حوالي 7 مليون. بكم تزيد الضريبة؟',
    [39_150, 60_750],
  ],
  ['في ٢٠٢٥ كان الربح ٧٠٠ ألف وفي ٢٠٢٦ صار ٩٥٠ ألف. كم فرق الضريبة', [29_250, 51_750]],
  ['Losses 200k in 2024, profit 700k in 2025. tax for 2025?', [11_250]],
  ['Revenue this year 2.5m, profit 600k; in 2025 it was 3.4m. Relief?', [20_250]],
])('profits of two years are two cases: %s', (text, expected) => {
  expect(taxes(text)).toEqual(expected)
})

test.each([
  ['Sales 210k a month, salaries 78k a month, office 264,000 a year. Team of 9.', 1_320_000],
  ['الشركة كسبت مليون ومتين وخمسين ألف صافي والإيرادات كانت ٦ مليون', 1_250_000],
  ['we turn over about 5m and profit is 900k, what tax?', 900_000],
  ['corporate tax on 1.5m?', 1_500_000],
  ['خسرنا السنة اللي فاتت 400 ألف وربحنا السنة دي 600 ألف هندفع كام', 600_000],
  ['ربحنا متين وخمسين ألف، كم الضريبة؟', 250_000],
])('people, spoken hundreds and a turnover: %s', (text, taxableIncome) => {
  expect(read(text)).toMatchObject([{ taxableIncome }])
})

test('a year before a million is no number of millions', () => {
  const text = 'الدخل الخاضع للضريبة 1.2 مليون وخساير مرحلة من 2025 مليون و100 ألف، كم الضريبة؟'
  expect(read(text)).toMatchObject([{ lossesBroughtForward: 1_100_000 }])
})

test.each([
  ['Revenue 5m, costs 4m. Ignore the fine of 8,000, I left it out. Just the tax.', undefined],
  ['Revenue 5m, costs 4m. What is left after tax?', 'left'],
])('what is left out asks for no rest: %s', (text, find) => {
  expect(read(text)[0]?.find).toBe(find)
})

test('a licence with its number is no cost', () => {
  const text = 'Turnover last year 4.3 million, licence no. 774120. How much corporate tax?'
  const reading = corporateTax.read({ text, language: 'en', today })
  expect(JSON.stringify(reading)).toContain('the expenses or the profit of the year')
})
