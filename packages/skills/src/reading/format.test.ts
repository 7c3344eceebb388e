import { expect, test } from 'vitest'
import {
  formatDate,
  formatMoney,
  formatMonth,
  formatNumber,
  formatPercent,
  markdownTable,
} from './format.ts'

test('figures are written with Latin digits in both languages', () => {
  expect(formatMoney(5558.3249, 'en')).toBe('AED 5,558.32')
  expect(formatMoney(5558.3249, 'ar')).toBe('5,558.32 درهم')
  expect(formatMoney(-1200, 'en', 'USD')).toBe('USD -1,200.00')
  expect(formatNumber(1234567.891, 'ar')).toBe('1,234,567.89')
  expect(formatPercent(4.5, 'ar')).toBe('4.5%')
  expect(formatDate('2026-11-20', 'en')).toBe('20 November 2026')
  expect(formatDate('2026-11-20', 'ar')).toBe('20 نوفمبر 2026')
  expect(formatMonth('2026-11', 'ar')).toBe('نوفمبر 2026')
})

test('a cell cannot break its table', () => {
  expect(markdownTable(['a', 'b'], [['x|y', 'two\nlines']], [1])).toBe(
    '| a | b |\n| --- | ---: |\n| x\\|y | two lines |',
  )
})
