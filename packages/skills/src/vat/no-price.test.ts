import { expect, test } from 'vitest'
import { readLines } from './lines.ts'

const today = '2026-11-29'

test.each([
  "work out the VAT on the 3 monitors and the docking station, prices don't include vat",
  'how much VAT do I put on 4 invoices this month',
  'what is the vat on 2 laptops',
  'كم ضريبة 3 شاشات وكيبورد، السعر بدون ضريبة',
])('%j names no price', (text) => {
  expect(readLines(text, today).lines).toEqual([])
})

test.each([
  ['vat on 15 please', 15],
  ['VAT on 20 dirhams?', 20],
  ['add vat to 12 plus delivery', 12],
])('%j names the price %d', (text, price) => {
  expect(readLines(text, today).lines[0]?.unitPrice).toBe(price)
})

test('water is counted by the carton and is no hundred', () => {
  const { lines } = readLines('24 كرتونة مية الواحدة بـ 12.50، من غير الضريبة', today)
  expect(lines.map(({ quantity, unitPrice }) => [quantity, unitPrice])).toEqual([[24, 12.5]])
})
