import { expect, test } from 'vitest'
import { clockTimes } from './clock-times.ts'

test.each([
  ['3pm', [900]],
  ['at 3:45 p.m. today', [945]],
  ['12 am', [0]],
  ['12 pm', [720]],
  ['14:30 and 09:05', [870, 545]],
  ['noon or midnight', [720, 0]],
  ['الساعة 3 عصرًا', [900]],
  ['٩ صباحا', [540]],
  ['12 ظهرًا', [720]],
  ['1 ظهرا', [780]],
  ['10 ليلا', [1320]],
  ['3 ونصف مساء', [930]],
  ['at 3', []],
  ['25:00', []],
  ['13 pm', []],
] as const)('the times of day in "%s"', (text, minutes) => {
  expect(clockTimes(text).map((time) => time.minutes)).toEqual(minutes)
})
