import { expect, test } from 'vitest'
import { dateCalculator as skill } from './date-calculator.ts'
import { languageOf } from './reading/language.ts'

const today = '2026-11-20'
const run = (input: unknown) => skill.run(skill.input.parse(input), { today }) as object
const read = (text: string) => skill.read({ text, language: languageOf(text), today })
const firstOf = (text: string) => {
  const reading = read(text)
  return 'input' in reading ? run(reading.input) : reading
}

test.each([
  ['how many days between 1 January 2027 and 15 March 2027', { operation: 'difference', days: 73 }],
  [
    'when is ramadan? and how many days is it from today',
    { operation: 'difference', from: '2026-11-20', to: '2027-02-08' },
  ],
  ['is 2 december 2027 a holiday?', { operation: 'weekday', from: '2027-12-02' }],
  [
    'how old will she be on 1 sept 2028, born 12/11/2022',
    { operation: 'age', from: '2022-11-12', today: '2028-09-01' },
  ],
  ['90 days from today', { operation: 'shift', to: '2027-02-18' }],
  ['90 days from today, is it a weekend?', { to: '2027-02-18', reached: { isWeekend: false } }],
  ['what date is 27 ramadan', { from: '2027-03-06', isExpected: true }],
  ['متى 15 رمضان 2027', { to: '2027-02-22', isExpected: true }],
  ['date 6 months before 31/08/2027', { operation: 'shift', to: '2027-02-28' }],
  [
    'My permit ends on 4 March 2027. How many days is that from today?',
    { operation: 'difference', from: '2026-11-20', to: '2027-03-04' },
  ],
  [
    'الرخصة تنتهي 4 مارس 2027. كم يوم باقي من اليوم؟',
    { operation: 'difference', from: '2026-11-20', to: '2027-03-04' },
  ],
  [
    'the exam is on the sixteenth of June 2027. what weekday is that',
    { operation: 'weekday', from: '2027-06-16' },
  ],
  ['2 years and 3 months from 29 feb 2028', { operation: 'shift', to: '2030-05-29' }],
  ['what day is 2 December 2026', { operation: 'weekday', from: '2026-12-02' }],
  [
    'i was born on 14 May 1990, how old am i?',
    { operation: 'age', period: { years: 36, months: 6, days: 6 }, daysToBirthday: 175 },
  ],
  [
    'working days between 1 December 2026 and 31 December 2026',
    { operation: 'working_days', days: 31, working: { count: 21 } },
  ],
  ['10 working days from 25 November 2026', { operation: 'shift_working_days', to: '2026-12-11' }],
  ['5 working days before 1 January 2027', { operation: 'shift_working_days', to: '2026-12-25' }],
  ['days since 1 jan 2020', { operation: 'difference', days: 2515 }],
  ['how long until eid al fitr', { operation: 'difference', to: '2027-03-09', isExpected: true }],
  ['أضف ٤٥ يوما إلى 20/11/2026', { operation: 'shift', to: '2027-01-04' }],
  [
    'كم عمري إذا كنت مولود في 14 مايو 1990',
    { operation: 'age', period: { years: 36, months: 6, days: 6 } },
  ],
  ['ما هو اليوم الموافق 2 ديسمبر 2026', { operation: 'weekday', from: '2026-12-02' }],
  ['public holidays 2027', { operation: 'holidays', from: '2027-01-01', holidays: { length: 12 } }],
  [
    'ما هي الإجازات الرسمية في الإمارات لعام 2027؟',
    { operation: 'holidays', from: '2027-01-01', holidays: { length: 12 } },
  ],
  [
    'when is the next public holiday',
    { operation: 'holidays', from: '2026-11-20', to: '2027-11-19' },
  ],
  ['what day of the week is 25 dec 2026', { operation: 'weekday', from: '2026-12-25' }],
  ['I take 2 weeks from 20 december, when am i back', { operation: 'shift', to: '2027-01-03' }],
  ['how many days until christmas', { operation: 'difference', to: '2026-12-25' }],
  ['كم باقي على العيد', { operation: 'difference', to: '2027-03-09', isExpected: true }],
  [
    'working days in january 2027',
    { operation: 'working_days', from: '2027-01-01', to: '2027-01-31', working: { count: 20 } },
  ],
  ['كم يوم عمل في يناير 2027', { operation: 'working_days', working: { count: 20 } }],
  ['كم يوم عمل من 1/12/2026 إلى 31/12/2026', { operation: 'working_days', working: { count: 21 } }],
] as const)('"%s" is worked out', (text, expected) => {
  const reading = read(text)
  expect('input' in reading && run(reading.input)).toMatchObject(expected)
})

test.each([
  'how many days between',
  'add 2.5 months to 1 jan 2027',
  'how old am i',
  '31 february 2027 what day',
  '1 year in days',
  '5 min per km in mph',
])('"%s" is asked about', (text) => {
  expect(read(text)).toHaveProperty('missing')
})

test.each([
  [{ operation: 'age', from: '2030-01-01' }, 'in the future'],
  [{ operation: 'working_days', from: '2020-12-01', to: '2021-01-05' }, 'from 2025 on'],
  [{ operation: 'working_days', from: '2026-01-01', to: '2040-01-01' }, 'at most ten years'],
  [
    { operation: 'shift', from: '2026-01-01', add: { years: 1500, months: 0, weeks: 0, days: 0 } },
    '1000 to 3000',
  ],
])('%j is refused', (input, reason) => {
  expect(() => run(input)).toThrow(reason)
})

const casesOf = (text: string) => {
  const reading = read(text)
  return 'input' in reading
    ? [reading.input, ...(reading.more ?? []).map(({ input }) => input)].map(run)
    : []
}

test.each([
  [
    '60 days from 1 February 2027 and 20 days before 9 May 2027',
    [{ to: '2027-04-02' }, { to: '2027-04-19' }],
  ],
  [
    'we start on 4 January 2027. what date is 100 days later, and what weekday is that?',
    [{ operation: 'shift', to: '2027-04-14' }],
  ],
  [
    'First, business days from 1 to 31 March 2027? Then, 8 UAE working days after 3 May 2027?',
    [{ operation: 'working_days' }, { to: '2027-05-13' }],
  ],
  ['كم يوم دوام من 7 ديسمبر 2026 لين 18 ديسمبر 2026', [{ working: { count: 10 } }]],
  [
    'كم يوم دوام في يناير 2027 من 1 الى 31 مع احتساب اجازة راس السنه؟',
    [{ working: { count: 20 } }],
  ],
  ['how many working days in March 2027 from 5 to 20?', [{ working: { count: 8 } }]],
  ['working days in January 2027 including the New Year holiday', [{ working: { count: 20 } }]],
  ['كم يوم عمل في ديسمبر 2026 مع عطلة اليوم الوطني', [{ working: { count: 21 } }]],
  ['1 رمضان 1448 شو بيصادف بالميلادي وكم يوم باقي عليه من اليوم', [{ operation: 'difference' }]],
  [
    'what date is 15 March 2027 in hijri and how many days till then',
    [{ operation: 'difference' }],
  ],
  ['١٢ يوم شغل بعد ٤ يناير ٢٠٢٧', [{ to: '2027-01-20' }]],
  ['العقد يخلص 31 مارس 2027، أي تاريخ يكون قبله بستين يوم', [{ to: '2027-01-30' }]],
  ['born 9 july 1988, how old will she be on 1 march 2030', [{ period: { years: 41 } }]],
  ['days from 3 march 2027 to 9 june 2027 inclusive', [{ days: 99 }]],
  ['is 2 december 2026 a working day', [{ operation: 'weekday', from: '2026-12-02' }]],
  ['كم يوم من ٣ مارس ٢٠٢٧ إلى ٩ يونيو ٢٠٢٧ شامل اليومين', [{ days: 99 }]],
])('each question of "%s" is worked out', (text, expected) => {
  expect(casesOf(text)).toMatchObject(expected)
})

test('a day that was named with its year is meant again without it', () => {
  expect(
    read('days from 14 Aug 2025 to 28 nov 2026? and what weekday was that 14 aug'),
  ).toMatchObject({ more: [{ input: { operation: 'weekday', from: '2025-08-14' } }] })
})

test('a stretch is counted, whatever somebody says it is', () => {
  const text = 'HR says 4 January 2027 to 22 January 2027 is 12 working days. is that right?'
  expect(skill.read({ text, language: 'en', today })).toMatchObject({
    input: { operation: 'working_days', from: '2027-01-04', to: '2027-01-22' },
  })
})

test.each([
  'How many working days from 4 January 2027 to 5 February 2027? I still have 12 left of my leave',
  'كم يوم عمل من 4 يناير 2027 إلى 5 فبراير 2027؟ باقي لي 12 يوم إجازة',
])('what somebody has left is told and asks for nothing more: %s', (text) => {
  const reading = read(text)
  expect(reading).toMatchObject({ input: { operation: 'working_days', from: '2027-01-04' } })
  expect(reading).not.toHaveProperty('more')
})

test.each([
  'letter of 7 December 2026 says pay within 15 working days, so what day is 15 working days after 7 December 2026',
  'رسالة بتاريخ 7 ديسمبر 2026، كم يكون التاريخ بعد 15 يوم عمل من 7 ديسمبر 2026؟',
])('a day that is named twice is no stretch: %s', (text) => {
  expect(read(text)).toMatchObject({
    input: { operation: 'shift_working_days', from: '2026-12-07', workingDays: 15 },
  })
})

test('the age of a baby is told in weeks too', () => {
  const text = 'my baby was born on 3 aug 2026 how old is she in weeks'
  const reading = read(text)
  const input = 'input' in reading ? reading.input : undefined
  expect(
    skill.explain(skill.run(skill.input.parse(input), { today: '2026-11-29' }), 'en'),
  ).toContain('118 days (16 weeks and 6 days) ago')
})

test.each([
  'My lease ends 30 june 2027, landlord needs 90 days notice. what date is that?',
  'العقد ينتهي 30 يونيو 2027 واحتاج اشعار 90 يوم، اي تاريخ؟',
])('notice is counted back from the end: %s', (text) => {
  expect(firstOf(text)).toMatchObject({ operation: 'shift', to: '2027-04-01' })
})

test('a day of the week that is supposed is asked, and no date', () => {
  expect(firstOf('is 29 feb 2028 a sunday?')).toMatchObject({
    operation: 'weekday',
    from: '2028-02-29',
  })
})

test.each([
  ['how many days between 3 may and 25 december 2026', '2026-05-03', '2026-12-25'],
  ['how many days from 20 december to 5 january 2028', '2027-12-20', '2028-01-05'],
  ['كم يوم بين 3 مايو و25 ديسمبر 2026', '2026-05-03', '2026-12-25'],
])('a year that is said once is that of both days: %s', (text, from, to) => {
  expect(firstOf(text)).toMatchObject({ operation: 'difference', from, to })
})

test('of a birthday to come the days are counted, and the age is told once', () => {
  const reading = read(
    'بنتي مواليد 14 مارس 2019، كم عمرها؟ وكم يوم باقي لين عيد ميلادها 14 مارس 2027',
  )
  expect(reading).toMatchObject({
    input: { operation: 'age', from: '2019-03-14' },
    more: [{ input: { operation: 'difference', from: today, to: '2027-03-14' } }],
  })
})
