import { expect, test } from 'vitest'
import { readMessage } from './read-message.ts'

const durations = (text: string) =>
  readMessage(text, '2026-11-28').mentions.flatMap((mention) =>
    mention.kind === 'duration' ? [mention.parts] : [],
  )

test.each([
  ['7 years including one full year (365 days) unpaid leave', [{ year: 7 }, { year: 1 }]],
  ['5 years (60 months) of service', [{ year: 5 }]],
  ['مدة خدمتي 8 سنوات منها 6 شهور (180 يوم) بدون راتب', [{ year: 8 }, { day: 180 }]],
])('a length of time that a bracket says again is one: %s', (text, parts) => {
  expect(durations(text)).toEqual(parts)
})

test('another length of time in a bracket is another', () => {
  expect(durations('5 years (2 months unpaid) of service')).toEqual([{ year: 5 }, { month: 2 }])
})

const amounts = (text: string) =>
  readMessage(text, '2026-11-28').mentions.flatMap((mention) =>
    'value' in mention ? [mention.value] : [],
  )

test.each([
  ['We hold a quarter of a million dirhams (AED 250,000) and burn 20,000', [250_000, 20_000]],
  ['عندنا ربع مليون درهم (250,000) ونصرف 20,000', [250_000, 20_000]],
  ['Losses of 3,000,000 dirhams: may I use the entire 3m?', [3_000_000]],
  ['الخسائر 3,000,000 درهم، هل أخصم كامل 3 مليون درهم؟', [3_000_000]],
])('an amount that is said again is one: %s', (text, values) => {
  expect(amounts(text)).toEqual(values)
})

test.each([
  ['rent 60,000 (5,000 a month)', [60_000, 5000]],
  ['Salary 2,000 dirhams and 2,000 dirhams for rent', [2000, 2000]],
  ['راتبي 2000 درهم وأحصل نقطة على كل 2000 درهم', [2000, 2000]],
])('another amount stays one of its own: %s', (text, values) => {
  expect(amounts(text)).toEqual(values)
})
