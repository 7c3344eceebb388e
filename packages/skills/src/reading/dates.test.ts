import { expect, test } from 'vitest'
import { dates } from './dates.ts'

const today = '2026-11-20'

test.each([
  ['Dec 1 to Dec 12', ['2026-12-01', '2026-12-12']],
  ['1 Dec to 12 Dec', ['2026-12-01', '2026-12-12']],
  ['from 1 Dec to 12 Dec 2027', ['2027-12-01', '2027-12-12']],
  ['من 1 إلى 12 ديسمبر', ['2026-12-01', '2026-12-12']],
  ['between 6 and 18 January', ['2027-01-06', '2027-01-18']],
  ['بين 6 و18 يناير', ['2027-01-06', '2027-01-18']],
  ['من 6 لين 18 يناير', ['2027-01-06', '2027-01-18']],
  ['2026-12-01', ['2026-12-01']],
  ['01/02/2027', ['2027-02-01']],
  ['1.2.27', ['2027-02-01']],
  ['١/٢/٢٠٢٧', ['2027-02-01']],
  ['31/02/2027', []],
  ['by the end of June', ['2027-06-30']],
  ['بنهاية فبراير 2028', ['2028-02-29']],
  ['by the end of the year', ['2026-12-31']],
  ['لين نهاية السنة', ['2026-12-31']],
  ['the sixteenth of June 2027', ['2027-06-16']],
  ['nineteen june 2027', ['2027-06-19']],
  ['السادس عشر من شهر يونيو 2027', ['2027-06-16']],
  ['تسعطعش يونيو', ['2027-06-19']],
  ['واحد مارس الفين وواحد وعشرين', ['2021-03-01']],
  ['first of june two thousand and eighteen', ['2018-06-01']],
  ['three may apply', []],
  ['20 November 2027', ['2027-11-20']],
  ['November 20th, 2027', ['2027-11-20']],
  ['15 May', ['2027-05-15']],
  ['from 1/2/2026 to 20 November 2027', ['2026-02-01', '2027-11-20']],
  ['from 1 March 2027 to 5 April 2027', ['2027-03-01', '2027-04-05']],
  ['1 March - 5 April 2027', ['2027-03-01', '2027-04-05']],
  ['today, tomorrow', ['2026-11-20', '2026-11-21']],
  ['in two weeks', ['2026-12-04']],
  ['next Monday', ['2026-11-23']],
  ['3rd friday of January', ['2027-01-15']],
  ['the last Thursday in December', ['2026-12-31']],
  ['first monday of next month', ['2026-12-07']],
  ['أول جمعة من شهر فبراير 2027', ['2027-02-05']],
  ['الخميس الثاني من يناير', ['2027-01-14']],
  ['٥ مارس ٢٠٢٧', ['2027-03-05']],
  ['5 من شهر يناير', ['2027-01-05']],
  ['25 ديسمبر', ['2026-12-25']],
  ['غدا وبعد غد', ['2026-11-21', '2026-11-22']],
  ['25 years at 4.5%', []],
  ['1,000,000 dirhams', []],
  ['', []],
] as const)('%s', (text, expected) => {
  expect(dates(text, today).map(({ date }) => date)).toEqual(expected)
})

test('the last day of a job is not yesterday', () => {
  expect(dates('my last day is 30 November 2026', today).map(({ date }) => date)).toEqual([
    '2026-11-30',
  ])
})

test.each(['from the beginning of 2018 to the end of 2025', 'من بداية 2018 لين نهاية 2025'])(
  '%s is a span of eight years',
  (text) => {
    expect(dates(text, today).map(({ date }) => date)).toEqual(['2018-01-01', '2025-12-31'])
  },
)

test.each([
  ['package 11,200 w/ housing'],
  ['so the money lasts us two years'],
  ['what day of the week was it'],
])('%s: names no day', (text) => {
  expect(dates(text, today)).toEqual([])
})

test.each([
  ['can they work in the sun at 1.30pm on 3 August 2027', ['2027-08-03']],
  ['labourers in the open sun at 1 pm on Wednesday 15 September 2027', ['2027-09-15']],
  ['under the blazing sun on 3 July 2027 at 1 pm', ['2027-07-03']],
  ['the next sun at 5 pm', ['2026-12-06']],
  ['let us meet on sun at 5 pm', ['2026-11-29']],
])('of "%s" only what is a day is read', (text, days) => {
  expect(dates(text, '2026-11-28').map(({ date }) => date)).toEqual(days)
})
