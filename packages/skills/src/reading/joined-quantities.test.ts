import { expect, test } from 'vitest'
import { quantities } from './quantities.ts'

const lengths = (text: string) =>
  quantities(text).flatMap((one) => (one.kind === 'duration' ? [one.parts] : []))

test.each([
  ['خدمتي سنة وشهرين', [{ year: 1, month: 2 }]],
  ['اشتغلت سنه و٣ شهور', [{ year: 1, month: 3 }]],
  ['سنة واحدة وشهرين', [{ year: 1, month: 2 }]],
  ['worked a year and 3 months', [{ year: 1, month: 3 }]],
  ['after a month and 10 days', [{ month: 1, day: 10 }]],
  ['20,000 a year and 3 months notice', [{ month: 3 }]],
  ['20 الف كل سنة وشهرين', [{ month: 2 }]],
  ['قعد ١١ سنة وشهر', [{ year: 11, month: 1 }]],
  ['خدمتي خمس سنين وشهر واحد', [{ year: 5, month: 1 }]],
  ['سنتين وشهر ونص', [{ year: 2, month: 1.5 }]],
  ['خدمتي 5 سنوات وشهر إشعار', [{ year: 5 }]],
  ['11 years and a month', [{ year: 11, month: 1 }]],
  ['5 years and a month notice', [{ year: 5 }]],
  ['at 3, 5 and 10 years', [{ year: 3 }, { year: 5 }, { year: 10 }]],
  ['بعد 3 و5 و10 سنوات', [{ year: 3 }, { year: 5 }, { year: 10 }]],
  ['30 days leave a year and 5 days sick', [{ day: 30 }, { day: 5 }]],
])('%j holds %j', (text, expected) => {
  expect(lengths(text)).toEqual(expected)
})
