import { expect, test } from 'vitest'
import { endOfServiceGratuity } from './end-of-service-gratuity.ts'
import type { Gratuity } from './gratuity/calculation.ts'
import { use } from './respond.ts'
import { SkillRefusal } from './skill.ts'

const today = '2026-11-20'
const gratuity = (input: object) =>
  endOfServiceGratuity.run(endOfServiceGratuity.input.parse(input), { today }) as Gratuity
const read = (text: string) => endOfServiceGratuity.read({ text, today, language: 'en' })

test.each([
  // 10,000 / 30 = 333.33 a day; 5 × 21 = 105 days, 2 × 30 = 60 days; 165 × 333.33
  ['seven years', { basic: 10_000, service: { years: 7 } }, 55_000],
  ['exactly five years', { basic: 10_000, service: { years: 5 } }, 35_000],
  ['exactly one year', { basic: 10_000, service: { years: 1 } }, 7_000],
  ['a day less than a year', { basic: 10_000, service: { days: 364 } }, 0],
  ['three and a half years', { basic: 8_000, service: { years: 3, months: 6 } }, 19_600],
  // 105 days + 2.25 × 30 = 172.5 days at 240
  ['seven years and three months', { basic: 7_200, service: { years: 7, months: 3 } }, 41_400],
  // 30 years are 105 + 750 = 855 days, 285,000; two years of basic pay are 240,000
  [
    'thirty years, capped at two years of the basic pay',
    { basic: 10_000, service: { years: 30 } },
    240_000,
  ],
  [
    'thirty years with a total pay whose two years are more',
    { basic: 10_000, total: 15_000, service: { years: 30 } },
    285_000,
  ],
  // one year off: 6 years, 135 days at 400
  [
    '365 days of unpaid leave are one year less',
    { basic: 12_000, service: { years: 7 }, unpaidDays: 365 },
    54_000,
  ],
  [
    'unpaid leave that leaves less than a year',
    { basic: 12_000, service: { years: 1 }, unpaidDays: 1 },
    0,
  ],
  [
    'dates with the last day worked',
    { basic: 8_500, service: { start: '2019-03-01', end: '2024-08-31' } },
    34_000,
  ],
  [
    'dates written as the same day of both years',
    { basic: 10_000, service: { start: '2018-03-15', end: '2025-03-15' } },
    55_000,
  ],
  [
    'dates over a leap day',
    { basic: 9_000, service: { start: '2023-02-28', end: '2024-02-28' } },
    6_300,
  ],
])('%s', (_, input, amount) => {
  expect(gratuity(input).gratuity).toBe(amount)
})

test.each([
  [
    'the years after the fifth count 30 days',
    { firstDays: 105, laterDays: 60, firstAmount: 35_000, laterAmount: 20_000 },
  ],
])('%s', (_, parts) => {
  expect(gratuity({ basic: 10_000, service: { years: 7 } })).toMatchObject(parts)
})

test.each([
  ['no pay', { basic: 0, service: { years: 3 } }],
  ['a negative pay', { basic: -5000, service: { years: 3 } }],
  ['no service', { basic: 5000, service: { years: 0 } }],
  ['a service no one can have', { basic: 5000, service: { years: 90 } }],
  ['an end before the start', { basic: 5000, service: { start: '2024-01-01', end: '2020-01-01' } }],
  ['a basic pay above the total', { basic: 9000, total: 5000, service: { years: 3 } }],
  ['the DIFC', { basic: 9000, service: { years: 3 }, regime: 'difc' }],
  ['a UAE national', { basic: 9000, service: { years: 3 }, regime: 'national' }],
])('%s is refused', (_, input) => {
  expect(() => gratuity(input)).toThrow(SkillRefusal)
})

test.each([
  [
    'My basic salary is AED 10,000 and I worked 7 years',
    { basic: 10_000, isBasicAssumed: false, service: { years: 7, months: 0, days: 0 } },
  ],
  [
    'Total salary 15,000, basic 9,000, 3 years and 6 months',
    { basic: 9_000, total: 15_000, service: { years: 3, months: 6, days: 0 } },
  ],
  [
    'I earn 18000 a month of which 11000 is basic, resigned after 6.5 years',
    { basic: 11_000, total: 18_000, service: { years: 6.5, months: 0, days: 0 } },
  ],
  ['basic is 60% of 20,000 total, 10 years', { basic: 12_000, total: 20_000 }],
  ['annual basic 120,000, seven years', { basic: 10_000 }],
  ['AED 1.2m basic per year, 3 years', { basic: 100_000 }],
  ['salary 10,000 after 7 years', { basic: 10_000, isBasicAssumed: true }],
  [
    'joined 15/03/2018, last day 15/03/2025, basic 12,000',
    { service: { start: '2018-03-15', end: '2025-03-15' } },
  ],
  [
    'I joined on 1 Jan 2020 with basic of 5000, how much so far?',
    { service: { start: '2020-01-01', end: today } },
  ],
  [
    'I am 45 years old, basic 10,000, 6 years of service',
    { service: { years: 6, months: 0, days: 0 } },
  ],
  [
    'basic 10,000, 5 years service, 45 days unpaid leave',
    { unpaidDays: 45, service: { years: 5, months: 0, days: 0 } },
  ],
  ['I worked in the DIFC for 5 years, basic 10000', { regime: 'difc' }],
  ['mainland company, not in DIFC, basic 10000 5 years', { regime: 'mainland' }],
  ['I work at UAE National Bank, basic 10000, 5 years', { regime: 'mainland' }],
  ['I earn 10k basic + 5k allowances, 8 years', { basic: 10_000 }],
  [
    'my wife basic salary 6000dhs 9yrs worked',
    { basic: 6_000, service: { years: 9, months: 0, days: 0 } },
  ],
  ['basic 10000, notice 1 month, worked 6 years', { service: { years: 6, months: 0, days: 0 } }],
  [
    'الأساسي ٥٠٠٠ ولي عندهم سبع سنين ونص',
    { basic: 5_000, service: { years: 7.5, months: 0, days: 0 } },
  ],
  [
    'الراتب الأساسي ٨٠٠٠ درهم ومدة الخدمة ٣ سنوات و ٦ أشهر',
    { basic: 8_000, service: { years: 3, months: 6, days: 0 } },
  ],
  ['راتبي الإجمالي 15000 والأساسي 9000 وخدمتي خمس سنوات', { basic: 9_000, total: 15_000 }],
  [
    'استقلت بعد عشر سنوات والأجر الأساسي خمسة آلاف درهم',
    { basic: 5_000, service: { years: 10, months: 0, days: 0 } },
  ],
  [
    'أتقاضى 7000 درهم أساسي منذ 1 يناير 2022',
    { basic: 7_000, isBasicAssumed: false, service: { start: '2022-01-01', end: today } },
  ],
])('%s', (text, input) => {
  expect(read(text)).toMatchObject({ input })
})

test.each([
  [
    'I get a package of 20k, worked 4 years',
    ['the basic pay alone, as gratuity does not count allowances'],
  ],
  [
    'my salary is 10,000 including housing allowance, 3 years',
    ['the basic pay alone, as gratuity does not count allowances'],
  ],
  [
    'راتبي الشامل 20 ألف وعملت 4 سنوات',
    ['the basic pay alone, as gratuity does not count allowances'],
  ],
  ['hourly pay 50 dhs, 5 years', ['monthly basic pay']],
  ['basic 10000, 3 years at company A then 4 years at B', ['what this stands for: 4 years']],
  [
    'my basic is 9000, I worked from 2018 to 2025',
    ['length of service or first and last working day'],
  ],
  [
    'How is gratuity calculated?',
    ['monthly basic pay', 'length of service or first and last working day'],
  ],
])('%s: asked for what is missing', (text, names) => {
  expect(read(text)).toMatchObject({ missing: names.map((en) => ({ name: { en } })) })
})

const answerTo = (text: string) => {
  const ask = { text, language: 'en' as const, today }
  const reading = endOfServiceGratuity.read(ask)
  return 'input' in reading
    ? [reading, ...(reading.more ?? [])].map(({ input }) =>
        use(endOfServiceGratuity, input, ask).explanation.split('\n')[0]?.replaceAll('**', ''),
      )
    : reading.missing
}

test.each([
  ['basic 6k, 4 years, no housing', ['End-of-service gratuity: AED 16,800.00']],
  [
    'how many years do I need for 50,000 gratuity with a 10k basic',
    ['It takes 6 years, 6 months (6.5 years) of service for a gratuity of AED 50,000.00.'],
  ],
  [
    'I want to know what basic gives 70,000 after 7 years',
    ['A gratuity of AED 70,000.00 takes a monthly basic pay of AED 12,727.28.'],
  ],
  [
    'gratuity in days for 7 years',
    ['165 days of basic pay (a day is one thirtieth of the monthly basic pay)'],
  ],
  [
    'basic 10,000, six years, the employer already paid 20,000. what is left?',
    [
      'Left to be paid: AED 25,000.00, of an end-of-service gratuity of AED 45,000.00 less AED 20,000.00',
    ],
  ],
  [
    'basic 8,000, compare 4 years and 6 years',
    ['End-of-service gratuity: AED 22,400.00', 'End-of-service gratuity: AED 36,000.00'],
  ],
  [
    'basic 8,000 to 9,000, 5 years',
    ['End-of-service gratuity: AED 28,000.00', 'End-of-service gratuity: AED 31,500.00'],
  ],
])('what is asked for stands first: %s', (text, lines) => {
  expect(answerTo(text)).toEqual(lines)
})

test('no length of service leads beyond the pay of two years', () => {
  expect(answerTo('how many years do I need for 500,000 gratuity with a 10k basic')).toEqual([
    'No length of service leads to that much: the gratuity is at most two years’ pay.',
  ])
})

test('two lengths are compared, an offer is checked, and what is said twice counts once', () => {
  const read = (text: string) =>
    endOfServiceGratuity.read({ text, language: 'en', today: '2026-11-20' })
  expect(
    read(
      'basic 9,000, what is the gratuity at 5 years, what at 6 years, and how much more is that?',
    ),
  ).toMatchObject({ understood: { difference: 'AED 9,000.00 more (6 years against 5 years)' } })
  expect(read('basic 7,000 for 3 years, hr offered me 12,000')).toMatchObject({
    input: { offered: 12_000 },
  })
  expect(read('أساسي 6000 وخدمت سنتين ونص يعني سنتين وستة شهور')).toMatchObject({
    input: { service: { years: 2.5 } },
  })
})

test.each([
  ['started 1 March 2020, I leave by the end of June 2027, basic 9,000', '2027-06-30'],
  ['بدأت 1 مارس 2020 وأخلص بنهاية يونيو 2027 وأساسي 9000', '2027-06-30'],
])('the end of a month is its last day: %s', (text, end) => {
  expect(read(text)).toMatchObject({ input: { service: { start: '2020-03-01', end } } })
})

test.each([
  'basic 26,000 and half my pay is housing, 6 years',
  'أساسي 26 ألف ونص الراتب سكن، 6 سنين',
])('half of something else is no half of the number before it: %s', (text) => {
  expect(read(text)).toMatchObject({ input: { basic: 26_000, service: { years: 6 } } })
})

test('what somebody claims is no basic pay', () => {
  const text = 'six years, my package with housing is 15,000, a friend says I get 70,000'
  expect(read(text)).toHaveProperty('missing')
})

test('a day that bounds no service is said to be unused', () => {
  const reading = JSON.stringify(
    read('I joined 1 March 2020, my last working day is Monday, basic 9,000'),
  )
  expect(reading).toContain('"unused":[')
})

test.each([
  ['7 years, basic 6,100. HR’s sheet shows my eosb as 31,200. Correct?', { offered: 31_200 }],
  ['خدمة 7 سنوات وأساسي 6100، المكافأة اللي حسبوها 31,200، صح؟', { offered: 31_200 }],
  ['basic 5,200, 4 years, with housing it comes to 8,400', { total: 8400 }],
  ['4 years, basic 6,000. HR has not answered for 3 weeks.', { service: { years: 4 } }],
  ['خدمتي 4 سنوات والأساسي 6000، كم لي؟ الإدارة ما ردت من أسبوعين', { service: { years: 4 } }],
  ['a colleague of mine got 25,000, I have 4 years and basic 6,000', { basic: 6000 }],
  ['زميلي أخذ 25 ألف، خدمتي 4 سنوات وأساسي 6000', { basic: 6000 }],
  [
    'Joined 1 April 2017, last day 31 March 2025, basic 7,400. What am I owed now?',
    { service: { start: '2017-04-01', end: '2025-03-31' } },
  ],
])('what is offered, told and said aside: %s', (text, input) => {
  const reading = read(text)
  expect(reading).toMatchObject({ input })
  expect(reading).not.toHaveProperty('more')
})

test('two people are paired in any order, and added up when that is asked', () => {
  const text = 'basic 6,000 and four years for Ali; Sara: nine years, basic 5,000. Combined amount?'
  expect(read(text)).toMatchObject({
    input: { basic: 6000, service: { years: 4 } },
    more: [{ input: { basic: 5000, service: { years: 9 } } }],
    understood: { together: 'AED 54,300.00' },
  })
})

test.each(['basic 200 a day, 5 years', 'أجري الأساسي اليومي 200 درهم وخدمتي 5 سنوات'])(
  'thirty days of pay are a month: %s',
  (text) => {
    expect(read(text)).toMatchObject({ input: { basic: 6000, service: { years: 5 } } })
  },
)

test('two times of leaving that are compared have a difference', () => {
  const reading = read('Basic 7,500. What if I leave after 5 years compared with 6.5 years?')
  expect('input' in reading && reading.understood?.difference).toContain('11,250.00')
})

test.each([
  [
    'basic 9,000, 4 years. Will they cut it if I resign?',
    '**No: resigning does not make it less.**',
  ],
  ['الأساسي 9000 وخدمت 4 سنين، زميلي يقول المستقيل ياخذ ثلث بس', '**لا، الاستقالة لا تُنقصها.**'],
])('that a resignation makes it less is denied at the top: %s', (text, said) => {
  const reading = read(text)
  if (!('input' in reading)) throw new Error('asked back')
  const language = /[a-z]{3}/.test(text) ? 'en' : 'ar'
  expect(use(endOfServiceGratuity, reading.input, { language, today }).explanation).toContain(said)
})

test('two years of service have a dual in Arabic', () => {
  const output = gratuity({ basic: 6000, service: { years: 2, months: 2 } })
  expect(endOfServiceGratuity.explain(output, 'ar')).toContain('مدة الخدمة: سنتان وشهران')
})

test('"now" is no figure that could have been used', () => {
  expect(JSON.stringify(read('basic 9,000, served 6 years now'))).not.toContain('"unused"')
})

test.each([
  'Joined 1 Jan 2022, basic 12,000. Should I go on 31 December 2026 or stay until 30 June 2027?',
  'باشرت 1 يناير 2022 والأساسي 12,000. أطلع 31 ديسمبر 2026 ولا 30 يونيو 2027؟',
])('of two last days each is answered: %s', (text) => {
  expect(read(text)).toMatchObject({
    input: { service: { start: '2022-01-01', end: '2026-12-31' } },
    more: [{ input: { service: { start: '2022-01-01', end: '2027-06-30' } } }],
  })
})

test('the day of resigning is no second last day', () => {
  const reading = read(
    'joined 1 March 2019, resigned 28 February 2025, last day 31 March 2025, basic 10,000',
  )
  expect(reading).toMatchObject({ input: { service: { end: '2025-03-31' } } })
  expect(reading).not.toHaveProperty('more')
})

test.each([
  ['basic 5,400, 3 years... no wait they raised it in june, its 5,700 now', 5_700],
  ['basic 5,400, 3 years. sorry, they bumped it to 5,700 last month', 5_700],
  ['الأساسي 5,400 وخدمة 3 سنوات، عفوا رفعوه صار 5,700', 5_700],
  ['Joined 1 Jan 2020. Basic 4,000 until 2023 then 5,700 from 2024. Leaving 31 Dec 2026.', 5_700],
  ['الاساسي خمس تلاف وسبعمية وخدمتي 4 سنين', 5_700],
  ['اساسي خمستلاف واشتغلت تلت سنين', 5_000],
])('the last basic pay counts: %s', (text, basic) => {
  expect(read(text)).toMatchObject({ input: { basic } })
})

test('months without pay are shorter than the service', () => {
  expect(read('أخذت ٣ شهور إجازة بدون راتب خلال ٧ سنين والأساسي ٥٥٠٠')).toMatchObject({
    input: { service: { years: 7 } },
  })
})

test.each([
  'I resigned after 3 years, basic 6k. Does resigning affect the amount?',
  'استقلت بعد 3 سنين، الأساسي 6 آلاف. هل الاستقالة بتقلل منها؟',
])('who fears to get less is told so: %s', (text) => {
  expect(read(text)).toMatchObject({ input: { isLessFeared: true } })
})
