import { expect, test } from 'vitest'
import { withDecimalPoints } from './decimal-commas.ts'
import { table } from './table.ts'

test.each([
  [
    ['640,00', '2.150,00', '1.200'],
    ['640.00', '2150.00', '1200'],
  ],
  [
    ['AED 12,50', '-3,75'],
    ['AED 12.50', '-3.75'],
  ],
  [
    ['1,200.50', '640.00'],
    ['1,200.50', '640.00'],
  ],
  [
    ['12,400', '3,600'],
    ['12,400', '3,600'],
  ],
  [
    ['640,00', '1,200.50'],
    ['640,00', '1,200.50'],
  ],
  [
    ['Tea, milk', '640,00'],
    ['Tea, milk', '640.00'],
  ],
])('the column %j is %j', (cells, expected) => {
  expect(withDecimalPoints(cells.map((cell) => [cell])).flat()).toEqual(expected)
})

test('a table with semicolons and decimal commas has a column of numbers', () => {
  const pasted = table('how much?\nDate;Item;Amount\n03/09/2026;Milk;640,00', '2026-11-29')
  expect(pasted?.columns.map(({ type }) => type)).toEqual(['date', 'text', 'number'])
})
