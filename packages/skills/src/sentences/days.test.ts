import { expect, test } from 'vitest'
import { daysIn } from './days.ts'

const daysOf = (text: string) => daysIn(text, '2026-01-01').map(({ date }) => date)

test.each([
  ['sales between 3 and 17 May', ['2026-05-03', '2026-05-17']],
  ['sales between the 3rd and the 17th of May', ['2026-05-03', '2026-05-17']],
  ['all of 3-17 May', ['2026-05-03', '2026-05-17']],
  ['May 3 to 17 only', ['2026-05-03', '2026-05-17']],
  ['May 3-17', ['2026-05-03', '2026-05-17']],
  ['from 3 May till the 17th', ['2026-05-03', '2026-05-17']],
  ['28 to 4 June', ['2026-05-28', '2026-06-04']],
  ['5 – 9 June 2027', ['2027-06-05', '2027-06-09']],
  ['من 3 لين 17 مايو', ['2026-05-03', '2026-05-17']],
  ['بين ٣ و١٧ مايو', ['2026-05-03', '2026-05-17']],
])('%j names the days %j, the month being said once', (text, days) => {
  expect(daysOf(text)).toEqual(days)
})

test.each([
  ['it takes 5-10 days', []],
  ['3 May 18:00', ['2026-05-03']],
  ['from 3 May to 12 people', ['2026-05-03']],
])('what stands behind is no day: %j', (text, days) => {
  expect(daysOf(text)).toEqual(days)
})

test.each([
  ['it was due 2 days ago', ['2025-12-30']],
  ['it was due a week ago', ['2025-12-25']],
  ['فات موعدها قبل يومين', ['2025-12-30']],
  ['كان قبل أسبوع', ['2025-12-25']],
  ['قبل يومين من السفر', ['2026-01-03']],
])('%j names the day %j', (text, days) => {
  expect(daysOf(text)).toEqual(days)
})

test.each([
  ["I'm on the 14th floor", []],
  ['for the 3rd time, on the 5th anniversary', []],
  ['send it by the 14th please', ['2026-01-14']],
  ['5, 6 and 9 May', ['2026-05-05', '2026-05-06', '2026-05-09']],
  ['٥ و٦ و٧ مايو', ['2026-05-05', '2026-05-06', '2026-05-07']],
  ['chapters 2, 3 and 5', []],
])('what is numbered is no day, and several days may share their month: %j', (text, days) => {
  expect(daysOf(text)).toEqual(days)
})

test.each([
  ['by the end of January', ['2026-01-31']],
  ['end of February 2028', ['2028-02-29']],
  ['قبل نهاية مارس', ['2026-03-31']],
  ['آخر شهر ديسمبر', ['2026-12-31']],
  ['اجتماع الساعة 4 اليوم', ['2026-01-01']],
])('the end of a month is its last day, and an hour counts no days: %j', (text, days) => {
  expect(daysOf(text)).toEqual(days)
})
