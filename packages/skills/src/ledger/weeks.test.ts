import { expect, test } from 'vitest'
import { weeksIn } from './weeks.ts'

test.each([
  ['in the first week of november', '2026-11-01', '2026-11-07'],
  ['2nd week of October 2025', '2025-10-08', '2025-10-14'],
  ['كم صرفت في آخر أسبوع من نوفمبر', '2026-11-24', '2026-11-30'],
  ['بالاسبوع الثالث من شهر اكتوبر', '2026-10-15', '2026-10-21'],
])('%s', (text, from, to) => {
  expect(weeksIn(text, '2026-11-29')).toEqual([{ from, to }])
})

test('a week without a month is none of a month', () => {
  expect(weeksIn('last week we paid in november', '2026-11-29')).toEqual([])
})

test.each([
  'in the first week of october and in the second week',
  'the first and second week of october',
])('a week goes on in the same month: %s', (text) => {
  expect(weeksIn(text, '2026-11-29')).toEqual([
    { from: '2026-10-01', to: '2026-10-07' },
    { from: '2026-10-08', to: '2026-10-14' },
  ])
})
