import { expect, test } from 'vitest'
import { endOfServiceGratuity } from './end-of-service-gratuity.ts'
import type { Gratuity } from './gratuity/calculation.ts'
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
  ['basic 200 a day, 5 years', ['your monthly basic pay']],
  ['hourly pay 50 dhs, 5 years', ['your monthly basic pay']],
  ['basic 8,000 to 9,000, 5 years', ['your monthly basic pay']],
  ['basic 10000, 5 to 6 years', ['the length of service, or the first and last working day']],
  [
    'basic 10000, 3 years at company A then 4 years at B',
    ['the length of service, or the first and last working day'],
  ],
  [
    'my basic is 9000, I worked from 2018 to 2025',
    ['the length of service, or the first and last working day'],
  ],
  [
    'How is gratuity calculated?',
    ['your monthly basic pay', 'the length of service, or the first and last working day'],
  ],
])('%s: asked for what is missing', (text, names) => {
  expect(read(text)).toMatchObject({ missing: names.map((en) => ({ name: { en } })) })
})
