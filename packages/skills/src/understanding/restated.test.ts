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
