import { expect, test } from 'vitest'
import { vatCalculator } from '../vat-calculator.ts'
import type { VatResult } from './calculation.ts'

const today = '2026-11-29'
const answer = (text: string, language: 'en' | 'ar') => {
  const reading = vatCalculator.read({ text, today, language })
  if (!('input' in reading)) return 'asked'
  const input = vatCalculator.input.parse(reading.input)
  return vatCalculator.explain(vatCalculator.run(input, { today }) as VatResult, language)
}

test.each([
  [
    'Fast Coat: AED 4,200 including VAT. Colour House: AED 4,050 plus VAT. Which one costs me less and by how much?',
    'en',
    'With VAT Fast Coat is cheaper: AED 4,200.00** (Colour House: AED 4,252.50, AED 52.50 more)',
  ],
  [
    'Supplier A: 1,000 plus VAT. Supplier B: 1,040 including VAT. Supplier C: 990 + VAT. Which is cheapest?',
    'en',
    'Supplier C is the cheapest: AED 1,039.50',
  ],
  [
    'عندي عرضين: المهندس 3,900 درهم شامل الضريبة، والفهد 3,750 درهم قبل الضريبة. أيهم أقل وبكم؟',
    'ar',
    'المهندس بـ3,900.00 درهم** (الفهد: 3,937.50 درهم، أكثر بـ37.50 درهم)',
  ],
  [
    'سعر التلفزيون عند شرف 2,999 شامل الضريبة وعند جمبو 2,899 بدون ضريبة وين أرخص',
    'ar',
    'عند شرف بـ2,999.00 درهم',
  ],
] as const)('offers are compared, and not added up: %s', (text, language, said) => {
  expect(answer(text, language)).toContain(said)
  expect(answer(text, language)).not.toMatch(/\*\*(?:Total|المجموع)\*\*/)
})

test.each([
  ['Chairs 400, tables 900, delivery 100, all plus VAT. What is the total?', 'AED 1,470.00'],
  ['4 chairs at 250 each and a desk at 900, plus VAT', 'AED 1,995.00'],
])('lines of one purchase are added up: %s', (text, total) => {
  expect(answer(text, 'en')).toContain(`Total with VAT: ${total}`)
})
