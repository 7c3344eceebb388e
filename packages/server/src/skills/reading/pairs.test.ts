import { expect, test } from 'vitest'
import { pairs } from './pairs.ts'

test('lines of a form are read as keys and values', () => {
  const text = 'Here it is\nSupplier: Al Noor Trading\n- **TRN:** 100123456700003\nالمورد: شركة النور\nTotal = AED 1,050'
  expect(pairs(text).map(({ key, value }) => [key, value])).toEqual([
    ['Supplier', 'Al Noor Trading'],
    ['TRN', '100123456700003'],
    ['المورد', 'شركة النور'],
    ['Total', 'AED 1,050'],
  ])
})
