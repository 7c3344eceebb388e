import { expect, test } from 'vitest'
import { periodOf } from './periods.ts'
import { quantities } from './quantities.ts'

test.each([
  ['50,000 a month', 'month'],
  ['AED 50,000/month', 'month'],
  ['40,000 turnover a month', 'month'],
  ['٤٠ ألف مبيعات في الشهر', 'month'],
  ['40,000 and 3 staff a month', undefined],
  ['monthly costs of 50,000', 'month'],
  ['our monthly burn is about 50,000', 'month'],
  ['٥٠ ألف درهم شهريًا', 'month'],
  ['مصروفات شهرية 50,000', 'month'],
  ['التكاليف الشهرية ٥٠ ألف', 'month'],
  ['150,000 per quarter', 'quarter'],
  ['quarterly costs of 150,000', 'quarter'],
  ['600,000 per year', 'year'],
  ['annual rent 120,000', 'year'],
  ['5% p.a.', 'year'],
  ['5 آلاف أسبوعيا', 'week'],
  ['monthly report, total 50,000', undefined],
  ['50,000', undefined],
] as const)('%s', (text, period) => {
  const [figure] = quantities(text)
  expect(figure && periodOf(text, figure)).toBe(period)
})
