import { expect, test } from 'vitest'
import { addMonths, daysBetween, periodBetween } from './day.ts'
import { fromHijri, toHijri } from './hijri.ts'
import { nextNamedDay } from './named-days.ts'
import { holidaysOf } from './uae-holidays.ts'
import { shiftWorkingDays, workingDaysBetween } from './working-days.ts'

test.each([
  ['2027-01-31', 1, '2027-02-28'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2027-08-31', -6, '2027-02-28'],
  ['2028-02-29', 12, '2029-02-28'],
  ['2026-11-20', 3, '2027-02-20'],
])('%s and %i months is %s', (day, months, expected) => {
  expect(addMonths(day, months)).toBe(expected)
})

test.each([
  ['1990-05-14', '2026-11-20', { years: 36, months: 6, days: 6 }],
  ['2027-01-31', '2027-03-01', { years: 0, months: 1, days: 1 }],
  ['2000-02-29', '2026-02-28', { years: 26, months: 0, days: 0 }],
  ['2026-11-20', '2026-11-20', { years: 0, months: 0, days: 0 }],
])('from %s to %s is a period', (from, to, expected) => {
  expect(periodBetween(from, to)).toEqual(expected)
})

test('1 January to 15 March 2027 is 73 days', () => {
  expect(daysBetween('2027-01-01', '2027-03-15')).toBe(73)
})

// Published Umm al-Qura dates.
test.each([
  ['2026-02-18', { year: 1447, month: 9, day: 1 }],
  ['2026-03-20', { year: 1447, month: 10, day: 1 }],
  ['2026-06-16', { year: 1448, month: 1, day: 1 }],
  ['2027-02-08', { year: 1448, month: 9, day: 1 }],
  ['2025-06-26', { year: 1447, month: 1, day: 1 }],
])('%s is a Hijri date and back', (day, hijri) => {
  expect(toHijri(day)).toEqual(hijri)
  expect(fromHijri(hijri)).toBe(day)
})

test('a thirtieth of a month of 29 days is no day', () => {
  const month = [1, 2, 3, 4, 5, 6].find(
    (candidate) => fromHijri({ year: 1448, month: candidate, day: 30 }) === undefined,
  )
  expect(month).toBeDefined()
})

test('the UAE rests on the days of Cabinet Resolution 27 of 2024', () => {
  const days = holidaysOf(2026).map(({ day }) => day)
  expect(days).toEqual([
    '2026-01-01',
    '2026-03-19',
    '2026-03-20',
    '2026-03-21',
    '2026-03-22',
    '2026-05-26',
    '2026-05-27',
    '2026-05-28',
    '2026-05-29',
    '2026-06-16',
    '2026-08-25',
    '2026-12-02',
    '2026-12-03',
  ])
})

test('December 2026 has 21 working days', () => {
  const { count, weekendDays, holidays } = workingDaysBetween('2026-12-01', '2026-12-31')
  expect([count, weekendDays, holidays.length]).toEqual([21, 8, 2])
})

test.each([
  ['2026-11-25', 10, '2026-12-11'],
  ['2026-12-11', -10, '2026-11-25'],
  ['2026-11-20', 1, '2026-11-23'],
])('from %s, %i working days on is %s', (day, count, expected) => {
  expect(shiftWorkingDays(day, count)).toBe(expected)
})

test.each([
  ['how long until Eid al-Fitr', '2027-03-09', true],
  ['كم باقي على رمضان', '2027-02-08', true],
  ['days until National Day', '2026-12-02', false],
  ['new year', '2027-01-01', false],
])('the day named in "%s"', (text, day, isExpected) => {
  expect(nextNamedDay(text, '2026-11-20')).toMatchObject({ day, isExpected })
})
