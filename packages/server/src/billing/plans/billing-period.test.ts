import { expect, test } from 'vitest'
import { periodEnd } from './billing-period.ts'

test.each([
  [
    'monthly',
    'a month later at the same time',
    '2026-11-20T10:15:30+04:00',
    '2026-12-20T10:15:30+04:00',
  ],
  ['monthly', 'across the year', '2026-12-05T08:00:00+04:00', '2027-01-05T08:00:00+04:00'],
  [
    'monthly',
    'on the last day of a short month',
    '2027-01-31T12:00:00+04:00',
    '2027-02-28T12:00:00+04:00',
  ],
  [
    'monthly',
    'on the last day of February in a leap year',
    '2028-01-31T12:00:00+04:00',
    '2028-02-29T12:00:00+04:00',
  ],
  ['monthly', 'on the 30th after a 31st', '2026-10-31T12:00:00+04:00', '2026-11-30T12:00:00+04:00'],
  [
    'monthly',
    'by the day in the UAE, not in Greenwich',
    '2027-01-31T02:00:00+04:00',
    '2027-02-28T02:00:00+04:00',
  ],
  ['annual', 'a year later', '2026-11-20T10:15:30+04:00', '2027-11-20T10:15:30+04:00'],
  [
    'annual',
    'on 28 February after a 29th',
    '2028-02-29T23:59:59+04:00',
    '2029-02-28T23:59:59+04:00',
  ],
] as const)('a %s period ends %s: from %s to %s', (billing, _how, start, end) => {
  expect(periodEnd(new Date(start), billing)).toEqual(new Date(end))
})

test.each([
  [
    'back to the 31st after a short month',
    '2027-01-31T12:00:00+04:00',
    '2027-02-28T12:00:00+04:00',
    '2027-03-31T12:00:00+04:00',
  ],
  [
    'to the last day there is',
    '2027-01-31T12:00:00+04:00',
    '2027-03-31T12:00:00+04:00',
    '2027-04-30T12:00:00+04:00',
  ],
  [
    'from where it stands when it has left that day',
    '2027-01-31T12:00:00+04:00',
    '2027-03-05T12:00:00+04:00',
    '2027-04-05T12:00:00+04:00',
  ],
] as const)('what began on the 31st goes %s', (_where, since, start, end) => {
  expect(periodEnd(new Date(start), 'monthly', new Date(since))).toEqual(new Date(end))
})
