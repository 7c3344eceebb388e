import { expect, test } from 'vitest'
import { timesIn } from './asked-times.ts'

const dates = ['2026-09-04', '2026-09-18', '2026-10-02', '2026-10-25']

test.each([
  ['spent by the 20th of September', '2026-09-04', '2026-09-20'],
  ['spent before 1 October', '2026-09-04', '2026-09-30'],
  ['total since 2 October', '2026-10-02', '2026-10-25'],
  ['spending after 4 September', '2026-09-05', '2026-10-25'],
  ['كم صرفنا لين 18 سبتمبر', '2026-09-04', '2026-09-18'],
  ['كم صرفنا من 2 أكتوبر', '2026-10-02', '2026-10-25'],
  ['كم صرفنا بعد 10 سبتمبر', '2026-09-11', '2026-10-25'],
  ['how much on 2 October', '2026-10-02', '2026-10-02'],
  ['the payment from 2 October', '2026-10-02', '2026-10-02'],
  ['from 18 September to 2 October', '2026-09-18', '2026-10-02'],
])('a day that begins or ends a stretch: %s', (text, from, to) => {
  expect(timesIn(text, dates)).toEqual([{ period: { from, to } }])
})

test('a floor is no day', () => {
  expect(timesIn("I'm on the 14th floor. Total fuel?", dates)).toEqual([])
})
