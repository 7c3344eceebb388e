import { expect, test } from 'vitest'
import { formatMetric } from './metric-format.ts'

test.each([
  [999, '999'],
  [999.4, '999'],
  [999.5, '1K'],
  [1_000, '1K'],
  [1_500, '2K'],
  [184_200, '184K'],
  [999_499, '999K'],
  [999_500, '1.0M'],
  [1_000_000, '1.0M'],
  [2_847_500, '2.8M'],
  [842_000_000, '842.0M'],
  // Millions are the largest that they know.
  [999_960_000, '1,000.0M'],
  [-999_600, '-1.0M'],
])('most boards shorten %i to %s', (value, shown) => {
  expect(formatMetric(value, 'count', 'thousands', 'en')).toBe(shown)
})

test.each([
  [999_999, '999,999'],
  [999_999.5, '1.0M'],
  [1e6, '1.0M'],
  [847_312_480, '847.3M'],
  [999_949_999, '999.9M'],
  [999_950_000, '1.0B'],
  [999_960_000_000, '1.0T'],
  [999_960_000_000_000, '1.0Q'],
  [1e9, '1.0B'],
  [412_600_000_000, '412.6B'],
  [1e12, '1.0T'],
  [1e15, '1.0Q'],
  [3.4082e15, '3.4Q'],
])('the final board shortens %i to %s', (value, shown) => {
  expect(formatMetric(value, 'count', 'millions', 'en')).toBe(shown)
})

test.each([
  [999_600, 'thousands', '1.0 مليون'],
  [999_960_000, 'millions', '1.0 مليار'],
] as const)('in Arabic %i among the %s is read %s', (value, scale, shown) => {
  expect(formatMetric(value, 'count', scale, 'ar')).toBe(shown)
})

test.each([
  ['aed', 2_847_500, 'AED 2.8M', '2.8 مليون درهم'],
  ['usd', 2_478.83, '$2,478.83', '2,478.83 دولار'],
  ['percent', 66.7, '66.7%', '66.7%'],
  ['percent_hundredths', 99.95, '99.95%', '99.95%'],
  ['score', 97, '97.0', '97.0'],
  ['rating', 4.8, '4.8', '4.8'],
  ['times', 5.8, '5.8×', '5.8×'],
  ['milliseconds', 420, '420 ms', '420 مللي ثانية'],
  ['hours', 2.4, '2.4 h', '2.4 ساعة'],
  ['months', 2.5, '2.5 months', '2.5 شهرًا'],
  ['count', 184_200, '184K', '184 ألف'],
] as const)('a metric in %s is read %s as %s and as %s', (format, value, english, arabic) => {
  expect(formatMetric(value, format, 'thousands', 'en')).toBe(english)
  expect(formatMetric(value, format, 'thousands', 'ar')).toBe(arabic)
})
