import { expect, test } from 'vitest'
import { periodIn } from './period.ts'

const today = '2026-11-20'

test.each([
  ['4 posts a week in December 2026', '2026-12-01', '2026-12-31'],
  ['for January', '2027-01-01', '2027-01-31'],
  ['في نوفمبر', '2026-11-01', '2026-11-30'],
  ['لشهر ديسمبر ٢٠٢٦', '2026-12-01', '2026-12-31'],
  ['November and December', '2026-11-01', '2026-12-31'],
  ['from 1 December to 20 December 2026', '2026-12-01', '2026-12-20'],
  ['5 posts a week from 1 Dec to 12 Dec 2026', '2026-12-01', '2026-12-12'],
  ['5 - 16 December 2026', '2026-12-05', '2026-12-16'],
  ['2 weeks from 1 March 2027', '2027-03-01', '2027-03-14'],
  ['the next 2 weeks', '2026-11-21', '2026-12-04'],
  ['next month please', '2026-12-01', '2026-12-31'],
  ['الشهر القادم', '2026-12-01', '2026-12-31'],
  ['الأسبوع المقبل', '2026-11-23', '2026-11-29'],
  ['next week', '2026-11-23', '2026-11-29'],
  ['Q1 2027', '2027-01-01', '2027-03-31'],
  ['Ramadan 2027', '2027-02-08', '2027-03-08'],
  ['خلال رمضان', '2027-02-08', '2027-03-08'],
  ['in May', '2026-05-01', '2026-05-31', '2026-04-30'],
])('%j means %s to %s', (text, from, to, day = today) => {
  expect(periodIn(text, day)).toEqual({ from, to })
})

test.each(['4 posts a week', 'you may post twice', 'قناة واحدة'])('%j names no period', (text) => {
  expect(periodIn(text, today)).toBeUndefined()
})
