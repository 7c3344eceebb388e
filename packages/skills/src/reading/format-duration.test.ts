import { expect, test } from 'vitest'
import { formatDuration, formatMonths } from './format-duration.ts'

test.each([
  [1, 'يوم واحد'],
  [2, 'يومان'],
  [3, '3 أيام'],
  [11, '11 يومًا'],
  [100, '100 يوم'],
  [103, '103 أيام'],
  [111, '111 يومًا'],
])('%i days are counted as Arabic counts them', (day, said) => {
  expect(formatDuration({ day }, 'ar')).toBe(said)
})

test('months are said in years, with their number behind', () => {
  expect(formatMonths(27, 'en')).toBe('2 years and 3 months (27 months)')
  expect(formatMonths(300, 'ar')).toBe('25 سنة (300 شهر)')
  expect(formatMonths(9, 'en')).toBe('9 months')
})
